import type { SavedAnswer } from '@quizly/domain'

/** In bytes: less than the server accepts, to leave room for the rest of the body. */
export const maxBytes = { save: 150_000, submission: 200_000, last: 60_000 }

const maxAtOnce = 500
/** The bytes of an answer's age and order in a request. */
const besidesBytes = 60

/** Where questions were left, in their order, or in that of the answers: the server takes no earlier one after a later one. */
export function inLine<A extends SavedAnswer>(
  answers: readonly A[],
  questions: readonly { _id: string }[] = [],
): readonly A[] {
  if (!answers.some(({ left }) => left)) return answers
  const placeOf = ({ questionId }: A) => questions.findIndex(({ _id }) => _id === questionId)
  return answers.toSorted((one, other) => placeOf(one) - placeOf(other) || one.at - other.at)
}

type Fitting = Pick<SavedAnswer, 'questionId' | 'selectedOption' | 'left'>

/** One that is too long is skipped. Where questions were left, all after it wait: their order counts. */
export function fittingAnswers<A extends Fitting>(answers: readonly A[], bytes: number): A[] {
  const isInOrder = answers.some(({ left }) => left)
  let room = bytes
  return answers
    .filter(({ questionId, selectedOption }) => {
      const text = JSON.stringify({ questionId, selectedOption })
      const size = new TextEncoder().encode(text).length + besidesBytes
      if (size > room) {
        if (isInOrder) room = 0
        return false
      }
      room -= size
      return true
    })
    .slice(0, maxAtOnce)
}

/** Each with its age at `now` in ms, and with the device's `order`. */
export function agedAnswers(answers: readonly SavedAnswer[], now: number) {
  return answers.map(({ questionId, selectedOption, at, left }) => ({
    questionId,
    selectedOption,
    age: Math.max(0, now - at),
    order: at,
    left,
  }))
}
