import { comparableAnswer } from './text/comparable-answer.ts'
import type { SelectedOption } from './selected-option.ts'

/** The texts of a list answer with the blank ones, in their order. */
export const listedTexts = (selected: SelectedOption | undefined): readonly string[] =>
  [selected ?? []].flat()

/** The first text that is the same as an earlier one, and the place of that. */
export function repeatedPlace(texts: readonly string[]): { index: number; first: number } | undefined {
  const comparable = texts.map(comparableAnswer)
  const index = comparable.findIndex((text, i) => comparable.indexOf(text) < i)
  return index < 0 ? undefined : { index, first: comparable.indexOf(comparable[index] ?? '') }
}
