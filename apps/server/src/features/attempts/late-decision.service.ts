import type { OwnerRecord, User } from '@quizly/contract'
import { mergeStored, recordEvents, undecidedAnswers } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import type { NewId } from '../../random.ts'
import type { SubmittedAttempt } from './attempts.repository.ts'
import { markAnswersOf } from './closing.service.ts'
import { insertScoreChanges } from './marking.repository.ts'
import { updateLateAnswers, updateToSubmitted } from './progress.repository.ts'
import { getRecordForOwner } from './timeline.service.ts'
import { getSubmittedAttempt } from './results.service.ts'

type Decision = { quizId: string; userId: string; accept: boolean }

/**
 * Accepts what came too late in a student's attempt, or refuses it, and gives the record as it is then. Accepted answers
 * count and are marked; the old score is kept. Refused ones are kept and not offered again. Where nothing waits for a
 * decision, nothing changes.
 */
export async function decideLateAnswers(
  db: Db,
  newId: NewId,
  owner: User,
  { accept, ...wanted }: Decision,
  now: number,
): Promise<OwnerRecord> {
  const { attempt } = await getSubmittedAttempt(db, owner, wanted, now)
  if (undecidedAnswers(attempt.lateAnswers).length > 0) {
    const isDecided = accept ? await acceptLate(db, newId, attempt, now) : await refuseLate(db, attempt, now)
    if (!isDecided) return decideLateAnswers(db, newId, owner, { accept, ...wanted }, now)
  }
  return getRecordForOwner(db, owner, wanted, now)
}

/** False when somebody else has changed the attempt or the quiz meanwhile. */
async function acceptLate(db: Db, newId: NewId, attempt: SubmittedAttempt, now: number): Promise<boolean> {
  const { submittedAt, submittedBy, score, totalQuestions } = attempt
  const late = undecidedAnswers(attempt.lateAnswers)
  const { answers, ...marking } = await markAnswersOf(db, attempt, [...attempt.answers, ...late])
  const given = late.map(({ reason: _, ...answer }) => answer)
  const savedAnswers = mergeStored(attempt.savedAnswers, given)
  const { lateAnswers, record } = decided(attempt, 'accepted', now)
  const submission = { submittedAt, submittedBy, answers, savedAnswers, lateAnswers, ...marking }
  const isChanged = marking.score !== score || marking.totalQuestions !== totalQuestions
  return db.transaction().execute(async (trx) => {
    if (!(await updateToSubmitted(trx, attempt, submission, record))) return false
    if (isChanged) await insertScoreChanges(trx, [{ id: newId(), result: attempt, marking }], now)
    return true
  })
}

function refuseLate(db: Db, attempt: SubmittedAttempt, now: number): Promise<boolean> {
  return updateLateAnswers(db, attempt, decided(attempt, 'refused', now))
}

function decided(attempt: SubmittedAttempt, decision: 'accepted' | 'refused', now: number) {
  const at = Math.max(0, now - attempt.startedAt)
  return {
    lateAnswers: attempt.lateAnswers.map((answer) => ({ decision, ...answer })),
    record: recordEvents(attempt.record, [{ kind: decision, at, device: '' }]),
  }
}
