import { comparableAnswer } from '../text/comparable-answer.ts'
import { lenientAnswer } from '../text/lenient-answer.ts'
import { optionLetter } from '../option-letter.ts'
import type { UncheckedQuestion } from '../question.ts'

/** Of one gap: normal forms of all texts that are known, in the order by which outcomes name them, and the letters of right ones. */
export type GapKey = { formOf: (text: string) => string; known: readonly string[]; right: string }

/** A question marks many students, so this is worked out only once. */
const keys = new WeakMap<UncheckedQuestion, readonly GapKey[]>()

export function keysOf(question: UncheckedQuestion): readonly GapKey[] {
  const present = keys.get(question)
  if (present) return present
  const { correctAnswers, gaps = [], lenient } = question
  const found = correctAnswers.map((answer, index): GapKey => {
    const { accepted = [], choices } = gaps[index] ?? {}
    const formOf = lenient && !choices ? lenientAnswer : comparableAnswer
    const rightForms = (choices ? [answer] : [answer, ...accepted]).map(formOf).filter(Boolean)
    const all = new Set([...rightForms, ...(choices ?? []).map(formOf).filter(Boolean)])
    const known = [...all].toSorted(byCodeUnits)
    return { formOf, known, right: rightForms.map((form) => optionLetter(known.indexOf(form))).join('') }
  })
  keys.set(question, found)
  return found
}

export const byCodeUnits = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Which gaps of an answer are filled rightly, by what counts now. */
export function gapsFilledRightly(question: UncheckedQuestion, given: readonly string[]): boolean[] {
  const also = question.marking?.also ?? []
  return keysOf(question).map(({ formOf, known, right }, index) => {
    const form = formOf(given[index] ?? '')
    const place = known.indexOf(form)
    const isRight = place >= 0 && right.includes(optionLetter(place))
    return isRight || (form !== '' && also.some((key) => formOf(key[index] ?? '') === form))
  })
}
