// Copying, also where the page came over http from another machine: there browsers offer no
// clipboard to programs, but still copy what is selected.

export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  // Inside an open dialog, or it could not be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
