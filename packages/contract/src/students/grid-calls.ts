import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, ok } from '../call.ts'
import { ownQuizSummary } from '../quizzes/quiz-schemas.ts'
import { id, quizIdParams, textOf } from '../shared-fields.ts'

const failedMessage = 'A question that was failed is named by its number'
const sortMessage = 'The grid goes by name, by score or by the number of a question, ascending or descending'

/**
 * A result in the grid. `signs` has one sign for each question of the quiz in their order: + correct, - incorrect,
 * . skipped, / left out, ~ not asked. It is missing while the result is still marked by other questions. `number`: the student's
 * first attempt is 1.
 */
const gridRow = z.object({
  _id: id,
  userId: id,
  name: z.string(),
  number: z.int(),
  score: z.int(),
  totalQuestions: z.int(),
  signs: z.optional(z.string()),
})
export type GridRow = z.output<typeof gridRow>

/** What became of one question in all results; `waiting` ones are still marked by other questions. */
const gridTally = z.object({
  correct: z.int(),
  incorrect: z.int(),
  skipped: z.int(),
  leftOut: z.int(),
  notAsked: z.int(),
  waiting: z.int(),
})
export type GridTally = z.output<typeof gridTally>

const forQuiz = callsFor({ tag: 'Quizzes', audience: 'admin', params: quizIdParams })

export const getGrid = forQuiz(addresses.getGrid, {
  summary: 'Who got which question right in one’s own quiz; by a question, those who failed it come first',
  query: z.object({
    sort: z.optional(textOf(5, sortMessage).check(z.regex(/^(name|score|[1-9]\d{0,2})$/, sortMessage))),
    order: z.optional(z.enum(['ascending', 'descending'], sortMessage)),
    /** Only the results in which the question of this number is wrong or skipped. */
    failed: z.optional(textOf(3, failedMessage).check(z.regex(/^[1-9]\d{0,2}$/, failedMessage))),
    after: z.optional(id),
  }),
  replies: {
    educator: ok(
      'At most 50 results; `next` leads to those after them. Only the first page has the questions and, if it goes by one, its tally',
      z.object({
        quiz: ownQuizSummary,
        rows: z.array(gridRow),
        count: z.int(),
        questions: z.optional(z.array(z.object({ _id: id, text: z.string() }))),
        tally: z.optional(gridTally),
        next: z.optional(id),
      }),
    ),
  },
})
