import { type QuizAccess, whyNotOpen } from './visibility.ts'

/** How long a deleted quiz can be brought back. */
export const binMs = 30 * 24 * 3_600_000

/** Where a quiz stands for those who work on it. */
export const quizStates = ['draft', 'open', 'closed', 'archived'] as const
export type QuizState = (typeof quizStates)[number]

/**
 * The state of a quiz. It is a draft until it has questions and was finalized, which means that its code was asked
 * for. What is archived is nothing else: its code is closed for good. Before its opening and after its closing a quiz is
 * closed.
 */
export function quizState(
  quiz: Pick<QuizAccess, 'isOpen' | 'opensAt' | 'closesAt'> & {
    currentRevision: number | null
    finalizedAt: number | null
    archivedAt: number | null
  },
  now: number,
): QuizState {
  if (quiz.archivedAt !== null) return 'archived'
  if (quiz.currentRevision === null || quiz.finalizedAt === null) return 'draft'
  return whyNotOpen(quiz, now) === undefined ? 'open' : 'closed'
}
