import type { QuestionType } from '@quizly/domain'
import { lateNow } from '../lib/late.ts'
import { ChoiceAnswer } from './choice/student.tsx'
import type { StudentPart } from './parts.ts'
import { WrittenAnswer } from './write/student.tsx'

/** Every student's page loads these, so they contain nothing for educators. */
const firstParts = {
  single: { input: 'radio', Answer: ChoiceAnswer },
  multiple: { input: 'checkbox', Answer: ChoiceAnswer },
  write: { Answer: WrittenAnswer },
} satisfies Partial<Record<QuestionType, StudentPart>>

export type FirstType = keyof typeof firstParts

/** The late part is to be loaded before a quiz with another type is shown. */
export const studentPart = (type: QuestionType | 'lenient'): StudentPart =>
  lateNow()?.laterPart(type) ?? firstParts[type as FirstType]
