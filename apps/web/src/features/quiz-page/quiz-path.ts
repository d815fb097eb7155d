import type { ListedQuiz } from '@quizly/contract'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'

/** Where a quiz goes on: to be written, to be finalized, to be marked, to be watched, or to be looked at. */
export function quizPath(quiz: ListedQuiz): string {
  const { _id: quizId, isReady, state, running } = quiz
  if (!isReady && mayEdit(quiz)) return paths.createQuestions(quizId)
  if (state === 'draft') return paths.quizQuestions(quizId)
  if (quiz.role === 'marker') return paths.marking(quizId)
  return running > 0 ? paths.quizLive(quizId) : paths.quizResults(quizId)
}
