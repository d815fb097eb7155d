import { formOfAnswers, keepsOrder } from '../questions/registry.ts'
import type { SelectedOption } from '../questions/selected-option.ts'
import type { QuestionType } from '../questions/question.ts'

/** Longer answers are read one by one. */
const longestAlike = 200

/** The same text for answers that can be marked together; undefined if this one is too long for that. */
export function alikeKey(type: QuestionType, selected: SelectedOption): string | undefined {
  const texts = selected === null ? [] : [selected].flat()
  if (texts.reduce((sum, { length }) => sum + length, 0) > longestAlike) return undefined
  const forms = texts.map(formOfAnswers(type))
  return JSON.stringify(keepsOrder(type) ? forms : forms.filter(Boolean).toSorted())
}
