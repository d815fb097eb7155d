import type { QuizPart } from '@quizly/domain'
import type { StudentPart } from './parts.ts'

/** In a file of its own, so that a quiz that needs none of them does not even load where they are. */
export const laterParts: Partial<Record<QuizPart, () => Promise<{ part: StudentPart | undefined }>>> = {
  formatted: () => import('../components/quiz/rich-text.tsx'),
  numeric: () => import('./numeric/student.tsx'),
  matching: () => import('./matching/student.tsx'),
  ordering: () => import('./ordering/student.tsx'),
  essay: () => import('./essay/student.tsx'),
}
