/** What a quiz is to its educators: a draft has no questions, and the code of an archived quiz is closed for good. */
export type QuizState = 'draft' | 'open' | 'closed' | 'archived'

export function quizState(quiz: { isReady: boolean; isOpen: boolean; isArchived: boolean }): QuizState {
  if (quiz.isArchived) return 'archived'
  if (!quiz.isReady) return 'draft'
  return quiz.isOpen ? 'open' : 'closed'
}
