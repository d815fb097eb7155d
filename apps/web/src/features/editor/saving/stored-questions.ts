import { authorQuestion, deviceDraft } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import * as z from 'zod/mini'
import type { QuestionDraft } from '../../../question-types/parts.ts'

const questionDrafts = z.array(deviceDraft)

export function isQuestionDrafts(stored: unknown): stored is QuestionDraft[] {
  const { success, data = [] } = questionDrafts.safeParse(stored)
  const keys = new Set(data.map(({ key }) => key))
  return success && keys.size === data.length && data.every(hasMarksOnOptions)
}

function hasMarksOnOptions({ correct, fixed = [], options }: QuestionDraft): boolean {
  return [...correct, ...fixed].every((position) => position >= 0 && position < options.length)
}

export type HandedQuiz = {
  title: string
  language?: string | undefined
  questions: Question[]
  revision: number
}

const handedQuiz = z.object({
  title: z.string(),
  language: z.optional(z.string()),
  questions: z.array(authorQuestion),
  revision: z.int(),
})

/** The questions that another screen passed along; undefined if there are none. */
export function readHandedQuiz(state: unknown): HandedQuiz | undefined {
  return handedQuiz.safeParse(state).data
}
