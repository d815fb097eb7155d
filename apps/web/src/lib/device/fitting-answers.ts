import type { Answer } from '@quizly/domain'

/** How much of answers goes in one request, in bytes: below what the server takes, with room for what goes along. */
export const mostBytes = { save: 75_000, submission: 200_000, last: 60_000 }

const mostAtOnce = 500
/** An answer's age and order, as they are sent. */
const besidesBytes = 60

/** As many of the answers as fit into so many bytes, the first ones first; one that is too long lets others pass. */
export function fittingAnswers<A extends Answer>(answers: readonly A[], bytes: number): A[] {
  let room = bytes
  return answers
    .filter(({ questionId, selectedOption }) => {
      const text = JSON.stringify({ questionId, selectedOption })
      const size = new TextEncoder().encode(text).length + besidesBytes
      if (size > room) return false
      room -= size
      return true
    })
    .slice(0, mostAtOnce)
}
