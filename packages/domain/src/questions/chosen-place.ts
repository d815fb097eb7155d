import { comparableAnswer } from './text/comparable-answer.ts'

/**
 * Finds the place of a text that was chosen among these: of the same text, otherwise of the only one that compares as it
 * does. So `Int` and `int` can stand side by side.
 */
export function placeFinder(texts: readonly string[]): (text: string) => number | undefined {
  const places = new Map<string, number>()
  const byForm = new Map<string, number | undefined>()
  for (const [index, text] of texts.entries()) {
    const form = comparableAnswer(text)
    if (form === '' || places.has(text)) continue
    places.set(text, index)
    byForm.set(form, byForm.has(form) ? undefined : index)
  }
  return (text) => places.get(text) ?? byForm.get(comparableAnswer(text))
}
