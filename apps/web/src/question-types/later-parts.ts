import { lenient as lenientWords } from '@quizly/words/results.ts'
import type { QuestionType } from '@quizly/domain'
import { essayPart } from './essay/student.tsx'
import { gapPart } from './gap/student.tsx'
import { matchingPart } from './matching/student.tsx'
import { numericPart } from './numeric/student.tsx'
import { orderingPart } from './ordering/student.tsx'
import type { StudentPart } from './parts.ts'
import type { FirstType } from './student-parts.ts'
import { WrittenAnswer } from './write/student.tsx'

const parts: Record<Exclude<QuestionType, FirstType> | 'lenient', StudentPart> = {
  numeric: numericPart,
  matching: matchingPart,
  ordering: orderingPart,
  essay: essayPart,
  gap: gapPart,
  // A written answer that is compared leniently says so.
  lenient: { Answer: WrittenAnswer, task: () => lenientWords.task },
}

/** How students see a type that not every page loads; undefined for the others. */
export const laterPart = (type: QuestionType | 'lenient'): StudentPart | undefined =>
  (parts as Partial<Record<QuestionType | 'lenient', StudentPart>>)[type]
