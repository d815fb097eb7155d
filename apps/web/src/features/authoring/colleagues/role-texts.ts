import type { GivenRole, QuizRole } from '@quizly/domain'

/** The roles as words. */
export const roleNames: Record<QuizRole, string> = {
  owner: 'Owner',
  editor: 'Editor',
  marker: 'Marker',
  viewer: 'Viewer',
}

/** What each role allows, for whoever gives it. */
export const roleHints: Record<GivenRole, string> = {
  editor: 'Changes questions and settings, marks and gives extra time. Cannot delete or share the quiz.',
  marker: 'Sees questions and results, changes marks and gives extra time.',
  viewer: 'Sees questions and results.',
}
