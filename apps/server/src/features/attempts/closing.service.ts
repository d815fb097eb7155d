import {
  type Answer,
  attemptStateAt,
  defaultGraceMs,
  type SavedAnswer,
  type StoredAnswer,
  submittedAnswers,
} from '@quizly/domain'
import { readEach } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { attemptsSubmitted } from '../../events.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import {
  type Attempt,
  findAttemptById,
  listOverdueAttempts,
  type Marking,
  type RunningAttempt,
  type Submission,
  type SubmittedAttempt,
} from './attempts.repository.ts'
import { markBy } from './marking.service.ts'
import { updateToSubmitted } from './progress.repository.ts'

const batchSize = 50
const keptAnswersLimit = 1024 * 1024

/** What handing in these answers makes of an attempt. Those to questions that it does not have are left out. */
export async function markSubmission(
  db: Db,
  attempt: RunningAttempt | SubmittedAttempt,
  savedAnswers: readonly StoredAnswer[],
  { submittedAt, submittedBy }: Pick<Submission, 'submittedAt' | 'submittedBy'>,
): Promise<Submission> {
  const marked = await markAnswersOf(db, attempt, savedAnswers)
  const isSeen = new Set(marked.answers.map(({ questionId }) => questionId))
  return {
    submittedAt,
    submittedBy,
    savedAnswers: savedAnswers.filter(({ questionId }) => isSeen.has(questionId)),
    lateAnswers: attempt.state === 'submitted' ? attempt.lateAnswers : [],
    ...marked,
  }
}

/** Answers as they are handed in, of two to a question the last, marked by the current revision. */
export async function markAnswersOf(
  db: Db,
  { quiz, revision }: RunningAttempt | SubmittedAttempt,
  answers: readonly Answer[],
): Promise<Marking & { answers: Answer[] }> {
  const seen = await getRevision(db, quiz.id, revision)
  const current = await getRevision(db, quiz.id, quiz.currentRevision)
  const given = submittedAnswers(seen, answers)
  const marking = markBy({ revision: quiz.currentRevision, questions: current }, seen, given)
  return { answers: given, ...marking }
}

/** The attempt as it stands at `now`: one whose time and grace are over is closed, whoever looks at it first. */
export async function settle(db: Db, attempt: Attempt, now: number): Promise<Attempt> {
  if (attempt.state !== 'in-progress') return attempt
  if (attemptStateAt(attempt, now, defaultGraceMs) === 'in-progress') return attempt
  const isClosed = await updateToSubmitted(db, attempt, await markByTime(db, attempt), attempt.record)
  if (isClosed) attemptsSubmitted.publish({ by: 'time', count: 1 })
  return settle(db, await reread(db, attempt), now)
}

/** What handing in makes of what was saved, at the deadline. */
function markByTime(db: Db, attempt: RunningAttempt): Promise<Submission> {
  const at = { submittedAt: attempt.deadline, submittedBy: 'time' } as const
  return markSubmission(db, attempt, attempt.savedAnswers, at)
}

/** Whether answers are small enough to be kept: no longer together than what a submission can carry. */
export function canBeKept(answers: readonly SavedAnswer[]): boolean {
  return JSON.stringify(answers).length <= keptAnswersLimit
}

/**
 * Closes every attempt whose time and grace are over, of one student or of all, in small batches, and says how many it
 * closed. One that somebody changes meanwhile is left to the next time.
 */
export async function closeOverdueAttempts(db: Db, now: number, studentId?: string): Promise<number> {
  const of = { limit: batchSize, ...(studentId !== undefined && { studentId }) }
  let page = await listOverdueAttempts(db, now - defaultGraceMs, of)
  let closed = 0
  for (;;) {
    closed += await closeByTime(db, page.attempts)
    if (!page.next) return closed
    page = await listOverdueAttempts(db, now - defaultGraceMs, { ...of, after: page.next })
  }
}

async function closeByTime(db: Db, attempts: readonly RunningAttempt[]): Promise<number> {
  const ended = await readEach(attempts, async (attempt) => {
    return { attempt, submission: await markByTime(db, attempt) }
  })
  if (ended.length === 0) return 0
  const count = await db.transaction().execute(async (trx) => {
    let closed = 0
    for (const { attempt, submission } of ended) {
      if (await updateToSubmitted(trx, attempt, submission, attempt.record)) closed += 1
    }
    return closed
  })
  attemptsSubmitted.publish({ by: 'time', count })
  return count
}

/** The attempt as it is now. */
export async function reread(db: Db, { id }: RunningAttempt | SubmittedAttempt): Promise<Attempt> {
  const attempt = await findAttemptById(db, id)
  if (!attempt) throw new Error(`Attempt ${id} has vanished`)
  return attempt
}
