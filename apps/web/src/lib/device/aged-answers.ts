import type { SavedAnswer } from '@quizly/domain'

/**
 * Answers in the form in which they are sent: each with its age at `now` in ms, and with the device's
 * `order`.
 */
export function agedAnswers(answers: readonly SavedAnswer[], now: number) {
  return answers.map(({ questionId, selectedOption, at, left }) => ({
    questionId,
    selectedOption,
    age: Math.max(0, now - at),
    order: at,
    left,
  }))
}
