import { comparableAnswer } from '../../question/comparable-answer.ts'
import type { QuestionContent } from '../../question/question.ts'
import { isBlank } from '../../question/visible-text.ts'

/**
 * What students choose from: the partners of the prompts and the distractors, each once. The order, and which of two
 * spellings is shown, depend on nothing but the texts, so they say nothing of the key.
 */
export function partnersOf({
  correctAnswers,
  distractors = [],
}: Pick<QuestionContent, 'correctAnswers' | 'distractors'>): string[] {
  const found = [...correctAnswers, ...distractors]
    .filter((text) => !isBlank(text))
    .map((text) => ({ text, form: comparableAnswer(text) }))
    .toSorted((one, other) => byCodeUnits(one.form, other.form) || byCodeUnits(one.text, other.text))
  return found.filter(({ form }, place) => form !== found[place - 1]?.form).map(({ text }) => text)
}

const byCodeUnits = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
