import { alikeKey, type Round } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import type { Noted } from './manual-grading.repository.ts'
import { isDraft, type MarkingTask, roundFor } from './marking-task.service.ts'
import { listShortAnswers } from './to-mark.repository.ts'

/** So many other answers are compared; what is alike among them can be marked in one go. */
const maxCompared = 500
const comparedAtOnce = 100

type Requested = { attemptId: string; round: Round; userId: string; noted?: Noted | undefined }
type Alike = { attemptId: string; hash: string }

/**
 * Other answers that say the same and that this person can mark in the same round, in parts; with `noted` also those that
 * they have marked like that.
 */
export async function* findAlike(
  db: Db,
  task: MarkingTask,
  { attemptId, round, userId, noted }: Requested,
  now: number,
): AsyncGenerator<Alike[]> {
  const { question } = task
  const others = task.answers
    .filter((answer) => answer.isToMark && answer.attemptId !== attemptId)
    .filter((answer) => {
      const own = answer.marks.find((mark) => mark.round === round)
      if (own && noted && own.markerId === userId && isDraft(own)) return true
      return roundFor(task, answer, userId, now) === round && (!own || own.version === 0)
    })
    .slice(0, maxCompared)
  if (others.length === 0) return
  const [shown] = await listShortAnswers(db, [attemptId], question._id)
  const key = shown && alikeKey(question.type, shown.selected)
  if (key === undefined) return
  for (let at = 0; at < others.length; at += comparedAtOnce) {
    const some = others.slice(at, at + comparedAtOnce).map((answer) => answer.attemptId)
    const answers = await listShortAnswers(db, some, question._id)
    const alike = answers.filter(({ selected }) => alikeKey(question.type, selected) === key)
    if (alike.length > 0) yield alike
    await yieldToEventLoop()
  }
}
