import type { Answer } from '../attempt/marking.ts'
import { rulesOf } from '../question-types/all-types.ts'
import type { Question } from './question.ts'

/**
 * A student's answers to one revision of a quiz, as they read in another: an option whose text was changed where it
 * stands keeps the students who chose it, so that mending a slip of the pen takes no marks away.
 */
export function carryAnswers(
  from: readonly Question[],
  to: readonly Question[],
  answers: readonly Answer[],
): readonly Answer[] {
  if (from === to) return answers
  const fromById = new Map(from.map((question) => [question._id, question]))
  const toById = new Map(to.map((question) => [question._id, question]))
  return answers.map((answer) => {
    const before = fromById.get(answer.questionId)
    const after = toById.get(answer.questionId)
    if (!before || !after) return answer
    return { ...answer, selectedOption: rulesOf(before.type).carry(before, after, answer.selectedOption) }
  })
}

export const questionChanges = ['added', 'removed', 'changed', 'moved'] as const
export type QuestionChange = { questionId: string; change: (typeof questionChanges)[number] }

/** What is other in a revision than in one before, by question; where only others came or went, nothing has moved. */
export function changesBetween(from: readonly Question[], to: readonly Question[]): QuestionChange[] {
  const fromById = new Map(from.map((question) => [question._id, question]))
  const toIds = new Set(to.map(({ _id }) => _id))
  const kept = from.filter(({ _id }) => toIds.has(_id))
  let place = 0
  const changes = to.flatMap((question): QuestionChange[] => {
    const before = fromById.get(question._id)
    if (!before) return [{ questionId: question._id, change: 'added' }]
    const hasMoved = kept[place]?._id !== question._id
    place += 1
    if (!isSameContent(before, question)) return [{ questionId: question._id, change: 'changed' }]
    return hasMoved ? [{ questionId: question._id, change: 'moved' }] : []
  })
  const removed = from.filter(({ _id }) => !toIds.has(_id))
  return [...changes, ...removed.map(({ _id }): QuestionChange => ({ questionId: _id, change: 'removed' }))]
}

function isSameContent(one: Question, other: Question): boolean {
  const written = ({ text, type, options, correctAnswers }: Question) =>
    JSON.stringify([text, type, options, correctAnswers])
  return written(one) === written(other)
}
