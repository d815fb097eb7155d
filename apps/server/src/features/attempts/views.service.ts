import type { RunningAttempt as RunningAttemptView } from '@quizly/contract'
import { arrivalIn, heldForMs, remainingMs, studentQuestion, studentVisibility } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { getCurrentQuestions, getOwnQuiz, summarize } from '../quizzes/quizzes.service.ts'
import {
  type AdmittedAttempt,
  listRunningAttempts,
  type RunningAttempt,
  type SubmittedAttempt,
} from './attempts.repository.ts'

/** What the owner sees of a quiz: everything. */
export async function viewOwnQuiz(db: Db, quizId: string, ownerId: string) {
  const quiz = await getOwnQuiz(db, quizId, ownerId)
  const questions = await getCurrentQuestions(db, quiz)
  return { quiz: summarize(quiz), questions, revision: quiz.currentRevision ?? 0 }
}

/** Before the start: what the quiz is, none of its questions. */
export function viewBeforeStart({ id, state, quiz }: AdmittedAttempt) {
  return { quiz: summarize(quiz), questions: [], attempt: { _id: id, state } }
}

/** A student's quizzes whose clock runs: few enough to be shown on every page. */
export async function listRunning(db: Db, studentId: string, now: number) {
  const running = await listRunningAttempts(db, studentId, { now, limit: 10 })
  return running.map(({ deadline, ...quiz }) => ({ ...quiz, remainingMs: remainingMs(deadline, now) }))
}

/** While the clock runs: the questions of the pinned revision, without their answers. */
export async function viewRunning(db: Db, attempt: RunningAttempt, now: number) {
  const { quiz, revision, startedAt, deadline } = attempt
  const questions = (await getRevision(db, quiz.id, revision)).map(studentQuestion)
  const at = arrivalIn(attempt, now)
  const view: RunningAttemptView = {
    _id: attempt.id,
    state: attempt.state,
    startedAt: new Date(startedAt).toISOString(),
    deadline: new Date(deadline).toISOString(),
    remainingMs: remainingMs(deadline, at),
    answers: attempt.savedAnswers.map(({ questionId, selectedOption, at: givenAt, savedAt }) => ({
      questionId,
      selectedOption,
      age: Math.max(0, at - startedAt - givenAt),
      ...(savedAt !== undefined && { savedAt: new Date(savedAt).toISOString() }),
    })),
  }
  return { quiz: { ...summarize(quiz), numQuestions: questions.length }, questions, attempt: view }
}

/**
 * After handing in: the questions by which the answers are marked, with the right answers, or without them while they are
 * held back.
 */
export async function viewSubmitted(db: Db, submitted: SubmittedAttempt, now: number) {
  const { id, state, quiz, markedRevision, submittedAt } = submitted
  const questions = await getRevision(db, quiz.id, markedRevision)
  const attempt = { _id: id, state, submittedAt: new Date(submittedAt).toISOString() }
  const isHeld = heldForMs(submitted, now) > 0
  return studentVisibility(quiz, state, isHeld).questions === 'with-answers'
    ? { as: 'submitted' as const, body: { quiz: summarize(quiz), questions, attempt } }
    : {
        as: 'heldBack' as const,
        body: { quiz: summarize(quiz), questions: questions.map(studentQuestion), attempt },
      }
}
