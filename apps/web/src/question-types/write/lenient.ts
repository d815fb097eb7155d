import { lenient as lenientWords } from '@quizly/words/results.ts'
import type { StudentPart } from '../parts.ts'
import { WrittenAnswer } from './student.tsx'

/** A written answer that is compared leniently says so. */
export const part: StudentPart = { Answer: WrittenAnswer, task: () => lenientWords.task }
