import type { OwnQuizSummary } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { call } from '../../lib/calls/call.ts'
import { CallError } from '../../lib/failures.ts'

export type OwnQuiz = { quiz: OwnQuizSummary; questions: Question[]; revision: number }

export async function loadOwnQuiz(quizId: string, signal: AbortSignal): Promise<OwnQuiz> {
  const reply = await call('getQuiz', { params: { quizId } }, { signal })
  if ('attempt' in reply) throw new Error('This reply is for a student')
  return reply
}

/** `isOpen`: its code lets students in. */
export type FinalizedQuiz = OwnQuiz & { secretCode: string; isOpen: boolean }

/** Finalizes a quiz, unless it has no questions, and loads it with the code that admits students. */
export async function loadFinalizedQuiz(quizId: string, signal: AbortSignal): Promise<FinalizedQuiz> {
  const [own, { secretCode }] = await Promise.all([
    loadOwnQuiz(quizId, signal),
    loadSecretCode(quizId, signal),
  ])
  const hasCode = own.questions.length > 0 && !own.quiz.isCodeOff
  const isOpen = hasCode && (await isOpenOnceFinalized(quizId, signal))
  return { ...own, secretCode, isOpen }
}

/** Finalizes the quiz, unless it is, and says whether it is open. Colleagues who may not change it cannot. */
async function isOpenOnceFinalized(quizId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { state } = await call('finalizeQuiz', { params: { quizId } }, { signal })
    return state === 'open'
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return false
    throw error
  }
}

/** The code from the quiz's call, otherwise from the spreadsheet's call. */
export async function loadSecretCode(quizId: string, signal: AbortSignal) {
  const params = { quizId }
  try {
    return await call('getSecretCode', { params }, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return call('getSpreadsheetSecretCode', { params }, { signal })
  }
}
