import type { QuestionType } from '@quizly/domain'
import { ChoiceAnswer } from './choice/student.tsx'
import type { StudentPart } from './parts.ts'
import { WrittenAnswer } from './write/student.tsx'

/** Every student's page loads this, so it contains nothing for educators. */
export const studentParts: Record<QuestionType, StudentPart> = {
  single: { input: 'radio', Answer: ChoiceAnswer },
  multiple: { input: 'checkbox', Answer: ChoiceAnswer },
  write: { Answer: WrittenAnswer },
}
