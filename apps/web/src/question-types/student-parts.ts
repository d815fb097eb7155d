import type { QuizCapability } from '@quizly/domain'
import { withResultWords } from '../lib/words/with-results.ts'
import { ChoiceAnswer } from './choice/student.tsx'
import type { StudentPart, StudentParts } from './parts.ts'
import { WrittenAnswer } from './write/student.tsx'

/** Every student's page loads these, so they contain nothing for educators. */
const parts: StudentParts = {
  single: { input: 'radio', Answer: ChoiceAnswer },
  multiple: { input: 'checkbox', Answer: ChoiceAnswer },
  write: { Answer: WrittenAnswer },
}

/** Fetched before the clock starts; from then on the page needs no network for them. */
export async function fetchStudentParts(requested: readonly QuizCapability[] = []): Promise<void> {
  if (requested[0]) await (await withResultWords(import('./later-parts.ts'))).loadParts(requested, parts)
}

export const studentPart = (part: QuizCapability) => parts[part] as StudentPart
