import { getQuiz, type QuizSummary, type RunningAttempt, saveAnswers, startAttempt } from '@quizly/contract'
import type { SavedAnswer, StudentQuestion } from '@quizly/domain'
import { call, CallError } from '../../lib/call.ts'
import { openJournal } from './answer-journal.ts'

/** A quiz whose clock runs: what the server knows, and what this device still has to tell it. */
export type OpenPaper = {
  quiz: QuizSummary
  questions: StudentQuestion[]
  attempt: RunningAttempt
  kept: SavedAnswer[]
}

export type LoadedQuiz =
  | { state: 'admitted'; quiz: QuizSummary }
  | { state: 'in-progress'; paper: OpenPaper }
  | { state: 'submitted' }
  | { state: 'not-for-taking' }

/** The quiz as the student stands with it. */
export async function loadQuiz(quizId: string, signal: AbortSignal): Promise<LoadedQuiz> {
  const reply = await call(getQuiz, { params: { quizId } }, { signal })
  if (!('attempt' in reply)) return { state: 'not-for-taking' }
  const { quiz, questions, attempt } = reply
  if (attempt.state === 'in-progress') {
    const kept = await openJournal(attempt._id).read()
    return { state: 'in-progress', paper: { quiz, questions, attempt, kept } }
  }
  if (attempt.state === 'submitted') void deliverLate(attempt._id)
  return attempt.state === 'admitted' ? { state: 'admitted', quiz } : { state: 'submitted' }
}

/** Starts the clock, or resumes where it runs already. */
export async function startQuiz(quiz: QuizSummary): Promise<OpenPaper> {
  const { attempt, questions } = await call(startAttempt, { params: { quizId: quiz._id } })
  return { quiz, questions, attempt, kept: await openJournal(attempt._id).read() }
}

/**
 * Answers that never left this device while the clock ran: the server keeps them beside the result that time has made.
 * They leave the journal once it has seen them, whatever it says.
 */
async function deliverLate(attemptId: string): Promise<void> {
  const journal = openJournal(attemptId)
  const changes = await journal.read()
  if (changes.length === 0) return
  try {
    await call(saveAnswers, { params: { attemptId }, body: { changes } })
  } catch (error) {
    if (error instanceof CallError && error.status < 500 && error.status !== 401) await journal.clear()
  }
}
