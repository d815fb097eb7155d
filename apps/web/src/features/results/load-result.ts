import type { QuizSummary, TimedResult } from '@quizly/contract'
import type { Question, StudentQuestion } from '@quizly/domain'
import { call, CallError } from '../../lib/calls/call.ts'
import type { HeldBack } from './held-back.tsx'
import type { MarkedAgain } from './marked-again.tsx'

export type LoadedResult =
  | {
      outcome: 'found'
      result: TimedResult
      quiz: QuizSummary
      questions: Question[]
      MarkedAgain?: typeof MarkedAgain
    }
  | {
      outcome: 'held-back'
      result: TimedResult
      quiz: QuizSummary
      questions: readonly StudentQuestion[]
      HeldBack: typeof HeldBack
    }
  | { outcome: 'no-result'; isQuizOpen: boolean }
  | { outcome: 'no-quiz' }

/** The student's own result with its questions. Throws only errors that another try may solve. */
export async function loadResult(quizId: string, userId: string, signal: AbortSignal): Promise<LoadedResult> {
  const params = { quizId }
  const [result, reply] = await Promise.all([
    orUndefined(call('getResult', { params, query: { userId } }, { signal })),
    orUndefined(call('getQuiz', { params }, { signal })),
  ])
  if (!reply?.quiz) return { outcome: 'no-quiz' }
  if (!result) return { outcome: 'no-result', isQuizOpen: 'attempt' in reply }
  if (result.score === null || result.why) {
    return { outcome: 'held-back', result, ...reply, ...(await import('./held-back.tsx')) }
  }
  const questions = (reply.questions as object[]).filter(hasAnswers)
  const isWhole = 'verdicts' in result && typeof result.quizId === 'string'
  const whole = isWhole ? result : (await import('./whole-result.ts')).wholeResult(result, quizId, questions)
  const more = result.markedAgain && (await import('./marked-again.tsx'))
  return { outcome: 'found', result: whole, quiz: reply.quiz, questions, ...more }
}

/** Turns "not found" into undefined. */
async function orUndefined<T>(calling: Promise<T>): Promise<T | undefined> {
  try {
    return await calling
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}

function hasAnswers(question: object): question is Question {
  return 'correctAnswers' in question
}
