import { call } from '../../../lib/calls/call.ts'
import { loadOwnQuiz, type OwnQuiz } from '../load-own-quiz.ts'

export type FinalizedQuiz = OwnQuiz & { secretCode: string }

/** A quiz and the code that admits students. */
export async function loadFinalizedQuiz(quizId: string, signal: AbortSignal): Promise<FinalizedQuiz> {
  const [own, { secretCode }] = await Promise.all([
    loadOwnQuiz(quizId, signal),
    loadSecretCode(quizId, signal),
  ])
  return { ...own, secretCode }
}

/** The code from the quiz's call, otherwise from the spreadsheet's call. */
async function loadSecretCode(quizId: string, signal: AbortSignal) {
  const params = { quizId }
  try {
    return await call('getSecretCode', { params }, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    return call('getSpreadsheetSecretCode', { params }, { signal })
  }
}
