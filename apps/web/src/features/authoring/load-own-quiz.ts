import type { OwnQuizSummary } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { call } from '../../lib/calls/call.ts'

export type OwnQuiz = { quiz: OwnQuizSummary; questions: Question[]; revision: number }

/** A quiz as its educator sees it. */
export async function loadOwnQuiz(quizId: string, signal: AbortSignal): Promise<OwnQuiz> {
  const reply = await call('getQuiz', { params: { quizId } }, { signal })
  if ('attempt' in reply) throw new Error('This reply is for a student')
  return reply
}
