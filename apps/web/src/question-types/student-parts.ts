import type { QuestionType } from '@quizly/domain'
import { withResultWords } from '../lib/words/with-results.ts'
import { ChoiceAnswer } from './choice/student.tsx'
import type { StudentPart } from './parts.ts'
import { WrittenAnswer } from './write/student.tsx'

/** Every student's page loads these, so they contain nothing for educators. */
const parts: Partial<Record<QuestionType, StudentPart>> = {
  single: { input: 'radio', Answer: ChoiceAnswer },
  multiple: { input: 'checkbox', Answer: ChoiceAnswer },
  write: { Answer: WrittenAnswer },
}

const loaders: Partial<Record<QuestionType, () => Promise<{ part: StudentPart }>>> = {
  numeric: () => import('./numeric/student.tsx'),
}

/** Fetched before the clock starts; from then on the page needs no network for them. */
export async function fetchStudentParts(types: readonly QuestionType[] = []): Promise<void> {
  for (const type of types) {
    const load = loaders[type]
    if (load) parts[type] ??= (await withResultWords(load())).part
  }
}

export const studentPart = (type: QuestionType) => parts[type] as StudentPart
