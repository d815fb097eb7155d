import type { QuizCapability } from '@quizly/domain'
import type { StudentParts } from './parts.ts'

/** In a file of its own, so that a quiz that needs none of them does not even load where they are. */
const loaders: Partial<Record<QuizCapability, () => Promise<{ part: StudentParts[QuizCapability] }>>> = {
  formatted: async () =>
    (await Promise.all([import('../components/quiz/rich-text.tsx'), import('./strip-markdown.ts')]))[0],
  numeric: () => import('./numeric/student.tsx'),
  matching: () => import('./matching/student.tsx'),
  ordering: () => import('./ordering/student.tsx'),
  essay: () => import('./essay/student.tsx'),
  lenient: () => import('./write/lenient.ts'),
  explained: () => import('../components/quiz/explanation.tsx'),
  practice: () => import('../components/quiz/practice-link.tsx'),
}

/** Adds these to the parts that are there. */
export async function loadParts(requested: readonly QuizCapability[], parts: StudentParts): Promise<void> {
  await Promise.all(requested.map(async (type) => (parts[type] ??= (await loaders[type]?.())?.part)))
}
