import { isBlank } from './text/visible-text.ts'

/** A list for `multiple`, a text for `single` and `write`, `null` if skipped. */
export type SelectedOption = string | string[] | null

export function textsOf(selected: SelectedOption | undefined): readonly string[] {
  if (selected === null || selected === undefined) return []
  return typeof selected === 'string' ? [selected] : selected
}

/** Whether nothing was chosen or written. */
export function isSkipped(selected: SelectedOption | undefined): boolean {
  return typeof selected === 'string' ? isBlank(selected) : textsOf(selected).every(isBlank)
}
