import {
  decidedPoints,
  isMarkedByPerson,
  nextRound,
  type Question,
  type QuizRole,
  rolesWith,
} from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { createPauses } from '../../event-loop.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { countMarkedAnswers, listPairedMarks } from './count-to-mark.repository.ts'
import { currentQuestions, toRoundMark } from './marking-task.service.ts'

type Counted = Pick<OwnQuiz, 'id' | 'currentRevision'> & { role: QuizRole }
type Marker = { userId: string; now: number }

/** Answers that still need a mark of a person, and how many of them this person can mark now. */
export type ToMark = { all: number; own: number }

/**
 * Of each quiz how many answers still need a mark of a person, in all attempts; where two people mark, those on which they
 * have not agreed. `waiting`: how many have no mark that counts.
 */
export async function countToMark(
  db: Db,
  quizzes: readonly Counted[],
  waiting: ReadonlyMap<string, number>,
  marker: Marker,
): Promise<(quizId: string) => ToMark> {
  const left = new Map(
    quizzes.flatMap(({ id, role }) => {
      const all = waiting.get(id) ?? 0
      return all > 0 ? [[id, { all, own: rolesWith('mark').includes(role) ? all : 0 }]] : []
    }),
  )
  const toMark = (quizId: string) => left.get(quizId) ?? { all: 0, own: 0 }
  if (left.size === 0) return toMark
  const marked = await countMarkedAnswers(db, [...left.keys()])
  const questionOf = await findQuestions(db, quizzes, marked)
  for (const { quizId, questionId, answers, isPaired } of marked) {
    const found = questionOf(quizId, questionId)
    if (!found || !isMarkedByPerson(found.question.type)) continue
    const { all, own } = toMark(quizId)
    const done = isPaired
      ? await countDone(db, { quizId, ...found }, marker)
      : { decided: answers, closed: answers }
    left.set(quizId, { all: Math.max(0, all - done.decided), own: Math.max(0, own - done.closed) })
  }
  return toMark
}

/** How many answers are decided, and on how many there is nothing that this person could do. */
async function countDone(
  db: Db,
  { quizId, question, role }: { quizId: string; question: Question; role: QuizRole },
  { userId, now }: Marker,
): Promise<{ decided: number; closed: number }> {
  const stored = await listPairedMarks(db, quizId, question._id)
  const person = { id: userId, mayDecide: rolesWith('edit').includes(role) }
  const pause = createPauses()
  const done = { decided: 0, closed: 0 }
  for (const ofAnswer of Map.groupBy(stored, ({ attemptId }) => attemptId).values()) {
    const marks = ofAnswer.map(toRoundMark(question))
    // Which threshold it is does not matter.
    if (decidedPoints(marks, 0)) done.decided += 1
    if (nextRound(marks, person, 0, now) === undefined) done.closed += 1
    await pause()
  }
  return done
}

async function findQuestions(db: Db, quizzes: readonly Counted[], of: readonly { quizId: string }[]) {
  const byKey = new Map<string, { question: Question; role: QuizRole }>()
  const named = new Set(of.map(({ quizId }) => quizId))
  for (const quiz of quizzes.filter(({ id }) => named.has(id))) {
    for (const question of await currentQuestions(db, quiz))
      byKey.set(`${quiz.id} ${question._id}`, { question, role: quiz.role })
  }
  return (quizId: string, questionId: string) => byKey.get(`${quizId} ${questionId}`)
}
