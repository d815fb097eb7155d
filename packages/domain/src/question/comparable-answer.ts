import { isBlank, trimmed } from './visible-text.ts'

/** A list for `multiple`, a text for `single` and `write`, `null` if skipped. */
export type SelectedOption = string | string[] | null

const plainAscii = /^[ -~]*$/

/** Composed (é can be typed in two ways), in lower case, without white space or invisible characters at the ends. */
export function comparableAnswer(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase().trim()
  return trimmed(text.normalize('NFC').toLowerCase().normalize('NFC'))
}

export function comparableAnswers(selected: SelectedOption | undefined): string[] {
  return textsOf(selected)
    .map(comparableAnswer)
    .filter((text) => text !== '')
}

function textsOf(selected: SelectedOption | undefined): readonly string[] {
  if (selected === null || selected === undefined) return []
  return typeof selected === 'string' ? [selected] : selected
}

/** Whether nothing was chosen or written. */
export function isSkipped(selected: SelectedOption | undefined): boolean {
  return typeof selected === 'string' ? isBlank(selected) : textsOf(selected).every(isBlank)
}
