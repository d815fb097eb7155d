import type { CallBody, CallResult, Result, saveAnswers, submitAttempt } from '@quizly/contract'
import {
  type Answer,
  differingAnswers,
  mergeStored,
  recordEvents,
  remainingMs,
  reportedEvents,
  withDevice,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { answersAcknowledged, attemptsSubmitted } from '../../events.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { takeAfterEnd } from './after-end.service.ts'
import { arrive, datedIn, isInTime, savedEvents } from './arrival.service.ts'
import { findAttemptById, type SubmittedAttempt } from './attempts.repository.ts'
import { alreadyAttempted, getAttempt } from './attempts.service.ts'
import { canBeKept, markSubmission, settle } from './closing.service.ts'
import { updateSavedAnswers, updateToSubmitted } from './progress.repository.ts'
import { toStudentResult } from './results.service.ts'
import { type CallingStudent, sessionTag } from './session-tag.service.ts'

/**
 * Merges changes into the saved answers: for each question the latest change wins. What happened is recorded in the
 * same statement; where nothing is new there is nothing to write.
 */
export async function save(
  db: Db,
  attemptId: string,
  student: CallingStudent,
  body: CallBody<typeof saveAnswers>,
  now: number,
): Promise<CallResult<typeof saveAnswers>> {
  const found = await findAttemptById(db, attemptId)
  if (found?.studentId !== student._id) throw new AppError('not-found', 'Attempt not found.')
  const attempt = await settle(db, found, now)
  if (attempt.state === 'admitted') throw notStarted()
  const { changes } = body
  const questions = await getRevision(db, attempt.quiz.id, attempt.revision)
  refuseUnknown(questions, changes)
  const arrival = arrive(attempt, changes, body, now)
  if (attempt.state === 'submitted') throw alreadyAttempted(await takeAfterEnd(db, attempt, arrival), now)
  const savedAnswers = mergeStored(attempt.savedAnswers, datedIn(arrival))
  if (!canBeKept(savedAnswers)) {
    throw new AppError('too-large', 'The answers are too long: together they can have at most 1 MiB.')
  }
  const record = recordEvents(attempt.record, [
    ...reportedEvents(body, arrival.elapsedMs),
    ...savedEvents(questions, arrival, differingAnswers(attempt.savedAnswers, savedAnswers)),
  ])
  const kept = new Set(attempt.savedAnswers)
  const devices = withDevice(attempt.devices, sessionTag(attempt, student), body.device)
  const isNothingNew =
    savedAnswers.every((answer) => kept.has(answer)) &&
    record === attempt.record &&
    devices === attempt.devices
  const isSaved = isNothingNew || (await updateSavedAnswers(db, attempt, { savedAnswers, record, devices }))
  if (!isSaved) return save(db, attemptId, student, body, now)
  answersAcknowledged.publish(changes.length)
  const isSent = new Set(changes.map(({ questionId }) => questionId))
  const standing = savedAnswers.filter(({ questionId }) => isSent.has(questionId))
  return {
    savedAt: new Date(arrival.at).toISOString(),
    remainingMs: remainingMs(attempt.deadline, arrival.at),
    others: differingAnswers(changes, standing),
  }
}

/**
 * A save of these answers, and then the end. The first submission stands; one that arrived within the grace stands
 * although time has closed the attempt meanwhile.
 */
export async function submit(
  db: Db,
  student: CallingStudent,
  body: CallBody<typeof submitAttempt>,
  now: number,
): Promise<Result> {
  const { quizId, userId, device = '' } = body
  if (userId !== student._id) throw new AppError('wrong-user', 'You can hand in only your own answers.')
  const attempt = await getAttempt(db, quizId, userId, now)
  if (attempt.state === 'admitted') throw notStarted()
  const questions = new Set((await getRevision(db, quizId, attempt.revision)).map(({ _id }) => _id))
  const known = body.answers.filter(({ questionId }) => questions.has(questionId))
  const arrival = arrive(attempt, known, body, now)
  if (attempt.state === 'submitted' && !isStillToSubmit(attempt, now)) {
    throw alreadyAttempted(await takeAfterEnd(db, attempt, arrival), now)
  }
  const { at: submittedAt, elapsedMs } = arrival
  // Without an age an answer is the last word, also within the millisecond of an earlier save.
  const given = datedIn(arrival).map((answer, i) =>
    known[i]?.age === undefined ? { ...answer, at: elapsedMs + 1 } : answer,
  )
  const savedAnswers = mergeStored(attempt.savedAnswers, given)
  const submission = await markSubmission(db, attempt, savedAnswers, { submittedAt, submittedBy: 'student' })
  const record = recordEvents(attempt.record, [
    ...reportedEvents(body, elapsedMs),
    { kind: 'submitted', at: elapsedMs, device },
  ])
  const devices = withDevice(attempt.devices, sessionTag(attempt, student), body.device)
  const isSubmitted = await updateToSubmitted(db, { ...attempt, devices }, submission, record)
  if (!isSubmitted) return submit(db, student, body, now)
  if (attempt.state === 'in-progress') attemptsSubmitted.publish({ by: 'student', count: 1 })
  return toStudentResult({ ...attempt, ...submission, devices, state: 'submitted' }, now)
}

/** Whether time has closed the attempt, and something that arrives now was faster. */
function isStillToSubmit(attempt: SubmittedAttempt, now: number): boolean {
  return attempt.submittedBy === 'time' && isInTime(attempt, now)
}

const notStarted = () => new AppError('not-started', 'Start the quiz first.')

function refuseUnknown(questions: readonly { _id: string }[], changes: readonly Answer[]): void {
  const known = new Set(questions.map(({ _id }) => _id))
  const problems = changes.flatMap(({ questionId }, index) => {
    if (known.has(questionId)) return []
    const path = `changes.${index}.questionId`
    return [{ path, code: 'unknown-question', message: 'This question is not part of the quiz.' }]
  })
  if (problems.length > 0) throw invalidInput(problems)
}
