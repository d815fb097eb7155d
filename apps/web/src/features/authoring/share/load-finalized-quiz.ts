import { call, CallError } from '../../../lib/calls/call.ts'
import { loadOwnQuiz, type OwnQuiz } from '../load-own-quiz.ts'

/** `isNew`: this has made an open quiz of a draft. */
export type FinalizedQuiz = OwnQuiz & { secretCode: string; isNew: boolean }

/** Finalizes a quiz, unless it has no questions, and loads it with the code that admits students. */
export async function loadFinalizedQuiz(quizId: string, signal: AbortSignal): Promise<FinalizedQuiz> {
  const [own, { secretCode }] = await Promise.all([
    loadOwnQuiz(quizId, signal),
    loadSecretCode(quizId, signal),
  ])
  const isNew = own.questions.length > 0 && (await isFinalizedBy(quizId, signal))
  return { ...own, secretCode, isNew }
}

/** Whether this call has finalized the quiz. Colleagues who may not change it cannot. */
async function isFinalizedBy(quizId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { state, isNew } = await call('finalizeQuiz', { params: { quizId } }, { signal })
    return isNew && state === 'open'
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
