import type { AttemptForOwner, CallBody, markByHand as call, User } from '@quizly/contract'
import { isSameHandVerdict, type MarkByHand } from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import { listAnswerOverrides } from '../../db/attempts/marking-overrides.ts'
import type { Db } from '../../db/store.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { act, changeId } from '../attempts/act.service.ts'
import { assertAccepted } from '../attempts/results.service.ts'
import { getChangedAttempt } from '../attempts/timeline.service.ts'
import { findStudentOf } from './marking.repository.ts'

type Wanted = { quizId: string; attemptId: string }

/** A stale caller gets the present attempt. A repeated call is not done a second time. */
export async function markByHand(
  db: Db,
  educator: User,
  { quizId, attemptId }: Wanted,
  body: CallBody<typeof call>,
  now: number,
): Promise<AttemptForOwner> {
  await requireRole(db, quizId, educator._id, 'mark')
  const studentId = await findStudentOf(db, quizId, attemptId)
  if (studentId === undefined) throw new AppError('not-found', 'no-such-attempt')
  const key = { attemptId, studentId }
  const mark = { ...body, by: educator._id, reason: reasonOf(body) }
  const outcome = await act(db, key, () => ({ kind: 'mark-by-hand', mark }), now)
  if (!outcome) throw new AppError('not-found', 'no-such-attempt')
  const isConflict = outcome.refusal?.code === 'attempt-changed'
  if (!isConflict) await assertAccepted(db, outcome, 'submitted', now)
  const attempt = await getChangedAttempt(db, key, now)
  if (isConflict && !(await isMarkedAlready(db, attemptId, mark))) throw attemptChanged(attempt)
  return attempt
}

function reasonOf({ verdict, reason }: CallBody<typeof call>): string {
  if (verdict !== null && reason === undefined) {
    throw invalidInput([{ path: 'reason', code: 'enter-reason-by-hand' }])
  }
  return verdict === null ? '' : (reason ?? '')
}

async function isMarkedAlready(db: Db, attemptId: string, mark: MarkByHand): Promise<boolean> {
  const marks = await listAnswerOverrides(db, attemptId)
  const made = marks.find(({ id }) => id === changeId(attemptId, mark.baseVersion))
  return (
    made !== undefined &&
    made.by === mark.by &&
    made.questionId === mark.questionId &&
    isSameHandVerdict(made.verdict, mark.verdict) &&
    made.reason === mark.reason
  )
}

const attemptChanged = (theirAttempt: AttemptForOwner) =>
  new AppError('attempt-changed', 'attempt-changed', {
    extra: { theirAttempt },
  })
