// Spans of time in words.
import { settings } from './settings.svelte'

/** 30 sec, 15 min. */
export function spanText(seconds: number): string {
  const unit = seconds % 60 ? 'second' : 'minute'
  const style = new Intl.NumberFormat(settings.language, { style: 'unit', unit })
  return style.format(unit === 'minute' ? seconds / 60 : seconds)
}
