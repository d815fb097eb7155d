import * as z from 'zod/mini'
import { authorQuestion } from '../quizzes/quiz-schemas.ts'
import { timelineEvent } from '../attempts/timeline-schemas.ts'
import { selectedOption } from '../attempts/result-schemas.ts'
import { id, moment } from '../shared-fields.ts'
import { user } from '../auth/user-schemas.ts'

/** Where somebody is signed in. `device` is a plain description; `lastUsedAt` is right to the hour. */
export const session = z.object({
  _id: id,
  device: z.string(),
  signedInAt: moment,
  lastUsedAt: moment,
  isCurrent: z.boolean(),
})
export type Session = z.output<typeof session>

const givenAnswer = z.object({ questionId: id, selectedOption })
const exportedAttempt = z.object({
  _id: id,
  quiz: z.object({ _id: id, title: z.string() }),
  state: z.enum(['admitted', 'in-progress', 'submitted']),
  admittedAt: moment,
  startedAt: z.nullable(moment),
  submittedAt: z.nullable(moment),
  submittedBy: z.nullable(z.enum(['student', 'time'])),
  score: z.nullable(z.int()),
  totalQuestions: z.nullable(z.int()),
  /** The answers that count, with their questions and marks, which are null when an edit removed the question. */
  answers: z.array(
    z.object({
      questionId: id,
      question: z.nullable(z.string()),
      selectedOption,
      verdict: z.nullable(z.enum(['correct', 'incorrect', 'skipped'])),
    }),
  ),
  /** What was saved while the quiz was being taken, with moments in ms since the start. */
  savedAnswers: z.array(z.extend(givenAnswer, { at: z.number() })),
  /** What came too late to count. */
  lateAnswers: z.array(z.extend(givenAnswer, { at: z.number() })),
  timeline: z.array(timelineEvent),
})
export type ExportedAttempt = z.output<typeof exportedAttempt>

const exportedQuiz = z.object({
  _id: id,
  title: z.string(),
  timeLimit: z.int(),
  secretCode: z.string(),
  createdAt: moment,
  updatedAt: moment,
  questions: z.array(authorQuestion),
})
export type ExportedQuiz = z.output<typeof exportedQuiz>

/** Everything that Quizly knows of a person, for that person. */
export const accountExport = z.object({
  exportedAt: moment,
  account: z.extend(user, { createdAt: moment }),
  sessions: z.array(z.object({ device: z.string(), signedInAt: moment, lastUsedAt: moment, endsAt: moment })),
  /** Browsers that are known again at log-in, by a hash of what they were given. */
  devices: z.array(z.object({ lastUsedAt: moment })),
  messages: z.array(z.object({ sentAt: moment, message: z.string() })),
  /** Of a student. */
  attempts: z.array(exportedAttempt),
  /** Of an educator. */
  quizzes: z.array(exportedQuiz),
})
