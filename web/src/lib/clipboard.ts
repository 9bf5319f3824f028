// Copying, also where browsers offer no clipboard to programs (the page came over http from another
// machine) or where it is forbidden: they still copy what is selected.

export async function copy(text: string): Promise<void> {
  try {
    if (navigator.clipboard) return await navigator.clipboard.writeText(text)
  } catch {
    // It is forbidden: as below.
  }
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
