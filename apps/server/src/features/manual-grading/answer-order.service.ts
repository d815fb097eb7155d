import type { NextAnswer } from '@quizly/contract'
import { hashOfAnswer } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { createPauses } from '../../event-loop.ts'
import { type AllAnswerHandles, allAnswerHandles } from './answer-handles.service.ts'
import { isOn, type MarkingTask, roundFor } from './marking-task.service.ts'

export type OrderedAnswer = MarkingTask['answers'][number] & { task: MarkingTask }

/** All answers to a question, or to a quiz by student. From a hash neither name nor time can be read. */
export async function orderAnswers(tasks: readonly MarkingTask[], quizId?: string): Promise<OrderedAnswer[]> {
  const pause = createPauses()
  const keyed: { key: string; answer: OrderedAnswer }[] = []
  for (const task of tasks) {
    const showsNames = isOn(task.settings, 'names')
    for (const answer of task.answers) {
      const hash = hashOfAnswer(`${quizId ?? task.question._id} ${answer.attemptId}`)
      keyed.push({ key: `${showsNames ? (answer.name ?? '') : ''} ${hash}`, answer: { ...answer, task } })
      await pause()
    }
  }
  // Of one student they keep the order of their questions.
  return keyed.toSorted((one, other) => compare(one.key, other.key)).map(({ answer }) => answer)
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

export const indexOfAnswer = (ordered: readonly OrderedAnswer[], questionId: string, attemptId: string) =>
  ordered.findIndex(({ task, ...each }) => each.attemptId === attemptId && task.question._id === questionId)

/** From the answer after this one on, once around. */
export const fromAfter = <T>(ordered: readonly T[], index: number): T[] => [
  ...ordered.slice(index + 1),
  ...ordered.slice(0, Math.max(index, 0)),
]

export const refOf = (
  handles: AllAnswerHandles,
  { task: { question }, attemptId }: Pick<OrderedAnswer, 'task' | 'attemptId'>,
) => ({ questionId: question._id, answer: handles(question._id).seal(attemptId) })

export async function placeOf(
  db: Db,
  ordered: readonly OrderedAnswer[],
  index: number,
  { userId, now }: { userId: string; now: number },
): Promise<NextAnswer['place']> {
  const own = ordered[index]
  if (!own) return undefined
  const handles = await allAnswerHandles(db)
  const [previous, next] = [ordered[index - 1], ordered[index + 1]]
  const toMark = fromAfter(ordered, index).find(
    (each) => roundFor(each.task, each, userId, now) !== undefined,
  )
  return {
    ...refOf(handles, own),
    number: index + 1,
    of: ordered.length,
    ...(previous && { previous: refOf(handles, previous) }),
    ...(next && { next: refOf(handles, next) }),
    ...(toMark && { toMark: refOf(handles, toMark) }),
  }
}
