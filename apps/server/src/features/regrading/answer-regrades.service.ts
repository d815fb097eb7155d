import type { AttemptForOwner, CallBody, markByHand as call, User } from '@quizly/contract'
import { isMarkedByPerson, isSameHandVerdict, type MarkByHand, rolesWith } from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import { listAnswerRegrades } from '../../db/attempts/regrades.ts'
import { listSettings } from '../../db/attempts/marking-settings.ts'
import type { Db } from '../../db/store.ts'
import { getCurrentQuestions, type OwnQuiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { execute, changeId } from '../attempts/execute.service.ts'
import { assertAccepted } from '../attempts/results.service.ts'
import { getChangedAttempt } from '../attempts/timeline.service.ts'
import { findStudentOf } from './regrading.repository.ts'

type Requested = { quizId: string; attemptId: string }

/** A stale caller gets the present attempt. A repeated call is not done a second time. */
export async function markByHand(
  db: Db,
  educator: User,
  { quizId, attemptId }: Requested,
  body: CallBody<typeof call>,
  now: number,
): Promise<AttemptForOwner> {
  const quiz = await requireRole(db, quizId, educator._id, 'mark')
  if (!rolesWith('edit').includes(quiz.role)) await requireMarkedByKey(db, quiz, body.questionId)
  const studentId = await findStudentOf(db, quizId, attemptId)
  if (studentId === undefined) throw new AppError('not-found', 'no-such-attempt')
  const key = { attemptId, studentId }
  const mark = { ...body, by: educator._id, reason: reasonOf(body) }
  const outcome = await execute(db, key, () => ({ kind: 'mark-by-hand', mark }), now)
  if (!outcome) throw new AppError('not-found', 'no-such-attempt')
  const isConflict = outcome.refusal?.code === 'attempt-changed'
  if (!isConflict) await assertAccepted(db, outcome, 'submitted', now)
  const attempt = await getChangedAttempt(db, key, now)
  if (isConflict && !(await isMarkedAlready(db, attemptId, mark))) throw attemptChanged(attempt)
  return attempt
}

/** Other questions have their own way: drafts without a name, perhaps of two people, until an editor releases them. */
async function requireMarkedByKey(db: Db, quiz: OwnQuiz, questionId: string): Promise<void> {
  const question = (await getCurrentQuestions(db, quiz)).find(({ _id }) => _id === questionId)
  const settings = (await listSettings(db, quiz.id)).get(questionId)
  if (!question || (!isMarkedByPerson(question.type) && !settings?.on.includes('by-hand'))) return
  throw new AppError('not-found', 'marked-on-page')
}

function reasonOf({ verdict, reason }: CallBody<typeof call>): string {
  if (verdict !== null && reason === undefined) {
    throw invalidInput([{ path: 'reason', code: 'enter-reason-by-hand' }])
  }
  return verdict === null ? '' : (reason ?? '')
}

async function isMarkedAlready(db: Db, attemptId: string, mark: MarkByHand): Promise<boolean> {
  const marks = await listAnswerRegrades(db, attemptId)
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
