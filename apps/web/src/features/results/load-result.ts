import type { QuizSummary, TimedResult } from '@quizly/contract'
import type { Question, StudentQuestion } from '@quizly/domain'
import { call } from '../../lib/calls/call.ts'
import { CallError } from '../../lib/failures.ts'
import { loadLateFor } from '../../lib/late.ts'

export type LoadedResult =
  | {
      outcome: 'found'
      result: TimedResult
      quiz: QuizSummary
      questions: Question[]
    }
  | {
      outcome: 'held-back'
      result: TimedResult
      quiz: QuizSummary
      questions: readonly StudentQuestion[]
    }
  | { outcome: 'no-result'; isQuizOpen: boolean }
  | { outcome: 'no-quiz' }

/** The student's own result, of this attempt or the latest, with its questions. Throws only errors that another try may solve. */
export async function loadResult(
  quizId: string,
  userId: string,
  signal: AbortSignal,
  attempt?: string,
): Promise<LoadedResult> {
  const params = { quizId }
  const query = attempt === undefined ? {} : { attempt }
  const [result, reply] = await Promise.all([
    orUndefined(call('getResult', { params, query: { userId, ...query } }, { signal })),
    orUndefined(call('getQuiz', { params, query }, { signal })),
  ])
  if (!reply?.quiz) return { outcome: 'no-quiz' }
  if (!result) return { outcome: 'no-result', isQuizOpen: 'attempt' in reply }
  const hasMore = (reply.questions as { marking?: object }[]).find(({ marking }) => marking)
  await loadLateFor(reply.quiz, result.maxScore ?? result.markedAgain ?? result.attempts ?? hasMore)
  if (result.score === null || result.why) {
    return { outcome: 'held-back', result, ...reply }
  }
  const questions = (reply.questions as object[]).filter(hasAnswers)
  const isWhole = 'verdicts' in result && typeof result.quizId === 'string'
  const whole = isWhole ? result : (await import('./whole-result.ts')).wholeResult(result, quizId, questions)
  return { outcome: 'found', result: whole, quiz: reply.quiz, questions }
}

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
