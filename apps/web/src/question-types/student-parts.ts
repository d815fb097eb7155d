import type { QuestionType, QuizPart } from '@quizly/domain'
import { withResultWords } from '../lib/words/with-results.ts'
import { ChoiceAnswer } from './choice/student.tsx'
import type { StudentPart } from './parts.ts'
import { WrittenAnswer } from './write/student.tsx'

/** Every student's page loads these, so they contain nothing for educators. */
const parts: Partial<Record<QuizPart, StudentPart | undefined>> = {
  single: { input: 'radio', Answer: ChoiceAnswer },
  multiple: { input: 'checkbox', Answer: ChoiceAnswer },
  write: { Answer: WrittenAnswer },
}

const loaders: Partial<Record<QuizPart, () => Promise<{ part: StudentPart | undefined }>>> = {
  formatted: () => import('../components/quiz/rich-text.tsx'),
  numeric: () => import('./numeric/student.tsx'),
  ordering: () => import('./ordering/student.tsx'),
}

/** Fetched before the clock starts; from then on the page needs no network for them. */
export async function fetchStudentParts(wanted: readonly QuizPart[] = []): Promise<void> {
  for (const type of wanted) {
    const load = loaders[type]
    if (load) parts[type] ??= (await withResultWords(load())).part
  }
}

export const studentPart = (type: QuestionType) => parts[type] as StudentPart
