/** How long a deleted quiz can be brought back. */
export const binMs = 30 * 24 * 3_600_000

/** Where a quiz stands for those who work on it. */
export const quizStates = ['draft', 'open', 'closed', 'archived'] as const
export type QuizState = (typeof quizStates)[number]

/**
 * The state of a quiz. It is a draft until it has questions and was finalized, which means that its code was asked
 * for. What is archived is nothing else: its code is closed for good.
 */
export function quizState(quiz: {
  currentRevision: number | null
  isOpen: boolean
  finalizedAt: number | null
  archivedAt: number | null
}): QuizState {
  if (quiz.archivedAt !== null) return 'archived'
  if (quiz.currentRevision === null || quiz.finalizedAt === null) return 'draft'
  return quiz.isOpen ? 'open' : 'closed'
}
