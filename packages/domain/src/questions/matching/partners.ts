import { comparableAnswer } from '../text/comparable-answer.ts'
import type { UncheckedQuestion } from '../question.ts'
import { isBlank, trimmed } from '../text/visible-text.ts'

type Partners = Pick<UncheckedQuestion, 'correctAnswers' | 'distractors'>

/**
 * The partners of the prompts and the distractors, each spelling once. Outcomes name them by their places in this order, so it
 * never changes. The order, and which of two cases is there, depend on nothing but the texts: they say nothing of the key.
 */
export function spelledPartners({ correctAnswers, distractors = [] }: Partners): string[] {
  const found = [...correctAnswers, ...distractors]
    .filter((text) => !isBlank(text))
    .map((text) => ({ text, form: trimmed(text.normalize('NFC').toLowerCase().normalize('NFC')) }))
    .toSorted((one, other) => byCodeUnits(one.form, other.form) || byCodeUnits(one.text, other.text))
  return found.filter(({ form }, index) => form !== found[index - 1]?.form).map(({ text }) => text)
}

/** What students choose from: of spellings that compare alike the first. */
export function partnersOf(question: Partners): string[] {
  const spelled = spelledPartners(question)
  const forms = spelled.map(comparableAnswer)
  return spelled.filter((_, index) => forms.indexOf(forms[index] ?? '') === index)
}

const byCodeUnits = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
