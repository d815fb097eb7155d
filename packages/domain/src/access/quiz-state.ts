import { type QuizAccess, whyNotOpen } from './visibility.ts'

/** How long a deleted quiz can be brought back. */
export const binMs = 30 * 24 * 3_600_000

export const quizStates = ['draft', 'open', 'closed', 'archived'] as const
export type QuizState = (typeof quizStates)[number]

/** A draft until it has questions and its code was asked for; closed before opening and after closing. */
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
