import type { QuizSummary, RunningAttempt as RunningAttemptView, StartWindow, User } from '@quizly/contract'
import {
  type AdmittedAttempt,
  type Attempt,
  arrivalIn,
  askedIn,
  isDrawn,
  shownIn,
  extraMinutes,
  hasTimeLimit,
  isEducator,
  isUntimed,
  laidOut,
  laidOutForStudent,
  mayPractise,
  readLayout,
  remainingMs,
  type Question,
  type RunningAttempt,
  type StartedAttempt,
  type StudentQuestion,
  type SubmittedAttempt,
  untilWindow,
  wasEnded,
  whyNotOpen,
} from '@quizly/domain'
import { findLastDeadline } from '../../db/attempts/last-deadlines.ts'
import type { Db } from '../../db/store.ts'
import { findAllowance } from '../quizzes/allowances/allowances.service.ts'
import { findInstructions } from '../quizzes/instructions/instructions.service.ts'
import { getRevision, withAnswers, withoutAnswers } from '../quizzes/questions.service.ts'
import { getCurrentQuestions, momentsOf, summarize, summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { listRunningAttempts } from './attempt-lists.repository.ts'
import { seenByStudent } from './results.service.ts'
import type { CallingStudent } from './execute.service.ts'
import { open, openSubmitted } from './enter.service.ts'

export async function viewQuiz(
  db: Db,
  reader: User & CallingStudent,
  { quizId, number }: { quizId: string; number?: number | undefined },
  now: number,
) {
  if (isEducator(reader)) {
    return { as: 'educator' as const, body: await viewOwnQuiz(db, quizId, reader._id, now) }
  }
  if (number !== undefined) {
    return viewSubmitted(db, await openSubmitted(db, { quizId, studentId: reader._id, number }, now), now)
  }
  const attempt = await open(db, quizId, reader, now)
  switch (attempt.state) {
    case 'admitted':
      return { as: 'admitted' as const, body: await viewBeforeStart(db, attempt, now) }
    case 'in-progress':
      return { as: 'inProgress' as const, body: await viewRunning(db, attempt, now) }
    case 'submitted':
      return viewSubmitted(db, attempt, now)
  }
}

async function viewOwnQuiz(db: Db, quizId: string, userId: string, now: number) {
  const quiz = await requireRole(db, quizId, userId, 'read')
  const questions = await getCurrentQuestions(db, quiz)
  const instructions = await findInstructions(db, quiz)
  return {
    quiz: summarizeOwn(quiz, now),
    questions,
    revision: quiz.currentRevision ?? 0,
    ...(instructions && { instructions }),
  }
}

async function viewBeforeStart(db: Db, attempt: AdmittedAttempt, now: number) {
  const { id, state, quiz } = attempt
  const window = await viewWindow(db, attempt, now)
  const allowance = await findAllowance(db, attempt)
  const added = allowance && extraMinutes(quiz.timeLimitMinutes, allowance)
  const instructions = await findInstructions(db, quiz)
  return {
    quiz: { ...(await summarizeFor(db, attempt, now)), timeLimit: quiz.timeLimitMinutes + (added ?? 0) },
    questions: [],
    attempt: {
      _id: id,
      state,
      ...(added && { extraMinutes: added }),
      ...pagesOf(quiz),
      ...tryOf(attempt),
    },
    ...(window && { window }),
    ...(instructions && { instructions }),
  }
}

/** It is said to be for practice only to who would get it at this moment, and to have no time limit if that holds for the attempt. */
async function summarizeFor(db: Db, attempt: Attempt, now: number) {
  const { quiz } = attempt
  const isTimed = attempt.state === 'in-progress' ? !isUntimed(attempt) : hasTimeLimit(quiz.timeLimitMinutes)
  if (!quiz.canBePractised) return summarizeForStudent(quiz, isTimed)
  const lastDeadline = await findLastDeadline(db, quiz, now)
  return summarizeForStudent(
    { ...quiz, canBePractised: mayPractise(quiz, attempt, lastDeadline, now) },
    isTimed,
  )
}

/** To a student a quiz has as many questions as each attempt is asked. */
function summarizeForStudent(quiz: Parameters<typeof summarize>[0], isTimed: boolean): QuizSummary {
  const { asked, ...summary } = summarize(quiz, isTimed)
  return asked === undefined ? summary : { ...summary, numQuestions: asked }
}

async function viewWindow(db: Db, attempt: AdmittedAttempt, now: number): Promise<StartWindow | undefined> {
  const { quiz } = attempt
  const { canStart } = await seenByStudent(db, attempt, now)
  const times = { ...momentsOf(quiz), ...untilWindow(quiz, now) }
  if (canStart && Object.keys(times).length === 0) return undefined
  const why = whyNotOpen(quiz, now)
  return {
    canStart,
    ...(why && { why }),
    ...times,
    ...(quiz.stopsAtClosing && { everyoneStops: true as const }),
  }
}

/** A student's quizzes whose clock is running: few enough to be shown on every page. */
export async function listRunning(db: Db, studentId: string, now: number) {
  const running = await listRunningAttempts(db, studentId, { now, limit: 10 })
  return running.map(({ deadline, ...quiz }) => ({ ...quiz, remainingMs: remainingMs(deadline, now) }))
}

export async function viewRunning(db: Db, attempt: RunningAttempt, now: number) {
  const { quiz, revision, startedAt, deadline } = attempt
  const questions = asShown(askedIn(await getRevision(db, quiz.id, revision), attempt), attempt)
  const at = arrivalIn(attempt, now)
  const view: RunningAttemptView = {
    _id: attempt.id,
    state: attempt.state,
    startedAt: new Date(startedAt).toISOString(),
    deadline: new Date(deadline).toISOString(),
    durationMs: deadline - startedAt,
    remainingMs: remainingMs(deadline, at),
    ...(wasEnded(attempt) && { isEnded: true as const }),
    answers: attempt.savedAnswers.map(({ questionId, selectedOption, at: givenAt, savedAt, left }) => ({
      questionId,
      selectedOption,
      age: Math.max(0, at - startedAt - givenAt),
      ...(savedAt !== undefined && { savedAt: new Date(savedAt).toISOString() }),
      ...(left && { left }),
    })),
    ...pagesOf(attempt),
    ...tryOf(attempt),
  }
  const summary = await summarizeFor(db, attempt, now)
  return { quiz: { ...summary, numQuestions: questions.length }, questions, attempt: view }
}

function pagesOf({ layout }: { layout: string | null }) {
  const { pages } = readLayout(layout)
  return pages && { pages }
}

/** Only where a quiz can be taken several times. */
function tryOf({ number, quiz: { attemptRule } }: Attempt) {
  if (attemptRule === null) return undefined
  const { allowed, counts } = attemptRule
  return { number, ...(allowed !== 'unlimited' && { allowed }), counts }
}

function asShown(questions: readonly Question[], attempt: StartedAttempt): readonly StudentQuestion[] {
  return attempt.layout === null ? withoutAnswers(questions) : laidOutForStudent(questions, attempt)
}

/** Without questions added after the start, and without the correct answers while they are held back. */
async function viewSubmitted(db: Db, submitted: SubmittedAttempt, now: number) {
  const { id, state, quiz, revision, markedRevision, submittedAt } = submitted
  const marked = await getRevision(db, quiz.id, markedRevision)
  const questions =
    revision === markedRevision && !isDrawn(submitted)
      ? marked
      : shownIn(marked, askedIn(await getRevision(db, quiz.id, revision), submitted))
  const seen = await seenByStudent(db, submitted, now)
  const attempt = {
    _id: id,
    state,
    submittedAt: new Date(submittedAt).toISOString(),
    ...tryOf(submitted),
    ...(seen.canStart && { next: (submitted.latest ?? submitted).number + 1, ...pagesOf(quiz) }),
  }
  const instructions = seen.canStart ? await findInstructions(db, quiz) : undefined
  const summary = await summarizeFor(db, submitted, now)
  const body = { quiz: summary, attempt, ...(instructions && { instructions }) }
  return seen.questions === 'with-answers'
    ? {
        as: 'submitted' as const,
        body: { ...body, questions: laidOut(withAnswers(questions), submitted) },
      }
    : { as: 'heldBack' as const, body: { ...body, questions: asShown(questions, submitted) } }
}
