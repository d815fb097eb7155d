import type { Answer } from '../questions/answer.ts'
import { rulesOf } from '../questions/registry.ts'
import { indexesOf } from '../questions/indexes.ts'
import { fieldsAsText, type Question } from '../questions/question.ts'

export type NumberedQuestions = { revision: number; questions: readonly Question[] }

/** A student’s answers in another revision. Who chose an option whose text was corrected keeps it. */
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

/** Those of these questions that were asked in the revision `seen`: the same list if all were. */
export function shownIn<Q extends { _id: string }>(
  questions: readonly Q[],
  seen: readonly Question[],
): readonly Q[] {
  const indexes = indexesOf(seen)
  const found = questions.filter(({ _id }) => indexes.has(_id))
  return found.length === questions.length ? questions : found
}

export const questionChanges = ['added', 'removed', 'changed', 'moved'] as const
export type QuestionChange = { questionId: string; change: (typeof questionChanges)[number] }

/** Adding or removing a question does not count as moving those after it. */
export function changesBetween(from: readonly Question[], to: readonly Question[]): QuestionChange[] {
  const fromById = new Map(from.map((question) => [question._id, question]))
  const toIds = new Set(to.map(({ _id }) => _id))
  const remaining = from.filter(({ _id }) => toIds.has(_id))
  let index = 0
  const changes = to.flatMap((question): QuestionChange[] => {
    const before = fromById.get(question._id)
    if (!before) return [{ questionId: question._id, change: 'added' }]
    const hasMoved = remaining[index]?._id !== question._id
    index += 1
    if (fieldsAsText(before, 'all') !== fieldsAsText(question, 'all'))
      return [{ questionId: question._id, change: 'changed' }]
    return hasMoved ? [{ questionId: question._id, change: 'moved' }] : []
  })
  const removed = from.filter(({ _id }) => !toIds.has(_id))
  return [...changes, ...removed.map(({ _id }): QuestionChange => ({ questionId: _id, change: 'removed' }))]
}
