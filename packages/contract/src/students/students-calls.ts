import { limits } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { callsFor, done, ok } from '../call.ts'
import { ownQuizSummary } from '../quizzes/quiz-schemas.ts'
import { id, milliseconds, moment, quizIdParams, textOf } from '../shared-fields.ts'

const forQuiz = callsFor({ tag: 'Quizzes', audience: 'admin', params: quizIdParams })
const studentOrders = ['name', 'state', 'score', 'took', 'extra'] as const
const sortMessage = 'Students go by name, state, score, took or extra, ascending or descending'
const searchMessage = `Search for at most ${limits.nameLength} characters`
const reasonMessage = 'A reason has at most 200 characters'

/** Time that was given: how much, by whom, and why. */
const timeGiven = z.object({ minutes: z.int(), by: z.string(), at: moment, reason: z.string() })

/**
 * An attempt in the list of a quiz's students. `number`: the student's first attempt is 1. `grants` are the latest of
 * the time that was given; `extraMs` is all of it, with `allowedMs` that the student had from the start on. `isEnded`: its time ran out because an educator ended the quiz. `lateAnswers`: what became of answers that came too late. `receipt`:
 * its student can get one now. Where a quiz can be taken several times there is one row for each student, with the
 * attempt that counts. `attempts` is how many there are then, `latestState` what the latest is in, if it is another one.
 */
const listedStudent = z.object({
  _id: id,
  userId: id,
  name: z.string(),
  email: z.string(),
  number: z.int(),
  state: z.enum(['not-started', 'running', 'submitted']),
  score: z.optional(z.int()),
  totalQuestions: z.optional(z.int()),
  submittedAt: z.optional(moment),
  submittedBy: z.optional(z.enum(['student', 'time'])),
  isEnded: z.optional(z.literal(true)),
  tookMs: z.optional(milliseconds),
  remainingMs: z.optional(milliseconds),
  extraMs: milliseconds,
  allowedMs: z.optional(milliseconds),
  grants: z.array(timeGiven),
  lateAnswers: z.optional(z.enum(['waiting', 'accepted', 'refused'])),
  receipt: z.boolean(),
  attempts: z.optional(z.int()),
  latestState: z.optional(z.enum(['not-started', 'running'])),
})
export type ListedStudent = z.output<typeof listedStudent>

const deletedAttempt = z.object({
  _id: id,
  name: z.string(),
  score: z.optional(z.int()),
  totalQuestions: z.optional(z.int()),
  by: z.string(),
  at: moment,
  reason: z.string(),
})
export type DeletedAttempt = z.output<typeof deletedAttempt>

export const listStudents = forQuiz(addresses.listStudents, {
  summary: 'Everybody who has entered one’s own quiz, by name unless asked otherwise',
  query: z.object({
    /** A part of the name or of the e-mail, without regard to case and accents. */
    search: z.optional(textOf(limits.nameLength, 'A search is a text', searchMessage)),
    sort: z.optional(z.enum(studentOrders, sortMessage)),
    order: z.optional(z.enum(['ascending', 'descending'], sortMessage)),
    after: z.optional(id),
  }),
  replies: {
    educator: ok(
      'At most 50 attempts, and how many there are without a search; `next` leads to those after them. Only the first page has the latest attempts that were deleted',
      z.object({
        quiz: ownQuizSummary,
        students: z.array(listedStudent),
        count: z.int(),
        deleted: z.optional(z.array(deletedAttempt)),
        next: z.optional(id),
      }),
    ),
  },
})

export const deleteAttempt = forQuiz(addresses.deleteAttempt, {
  summary: 'Delete one attempt at one’s own quiz for good; its student may enter the code again',
  body: z.object({ attemptId: id, reason: z.optional(textOf(200, reasonMessage)) }),
  replies: { done: done('Deleted, now or before') },
  errors: ['still-running'],
})
