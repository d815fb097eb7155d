import { limits } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../../addresses.ts'
import { defineCall, ok } from '../../call.ts'
import { id, quizIdParams } from '../../shared-fields.ts'
import { quizSummary } from '../quiz-schemas.ts'
import { keyedQuestion } from '../../questions/question-schemas.ts'

const forStudent = { tag: 'Practice', audience: 'student' } as const

/** Questions of a quiz with their answers; `parts` are what a page must load to show them. */
const practisedQuiz = z.object({
  _id: id,
  title: z.string(),
  language: z.optional(z.string()),
  parts: quizSummary.shape.parts,
  questions: z.array(keyedQuestion),
})
export type PractisedQuiz = z.output<typeof practisedQuiz>

export const getPractice = defineCall(addresses.getPractice, forStudent, {
  summary:
    'The questions of a quiz with answers, explanations and notes, for practice; nothing of that is stored. Only with the quiz’s switch on, for who has entered it and is not taking it',
  params: quizIdParams,
  replies: { student: ok('The quiz as it is now', practisedQuiz) },
})

export const getMistakes = defineCall(addresses.getMistakes, forStudent, {
  summary:
    'The questions that one has answered wrongly or only partly right, or skipped, where one may see the correct answers now',
  replies: {
    student: ok(
      `By quiz, the latest result first, at most ${limits.mistakes} questions. \`isCut\`: there are more`,
      z.object({ quizzes: z.array(practisedQuiz), isCut: z.optional(z.literal(true)) }),
    ),
  },
})
