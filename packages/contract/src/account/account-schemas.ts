import { quizRoles } from '@quizly/domain'
import * as z from 'zod/mini'
import { keptDraft } from '../quizzes/draft-schemas.ts'
import { authorQuestion } from '../quizzes/question-schemas.ts'
import { timelineEvent } from '../attempts/timeline-schemas.ts'
import { selectedOption, verdictName } from '../attempts/result-schemas.ts'
import { id, moment } from '../shared-fields.ts'
import { user } from '../auth/user-schemas.ts'

/** Where a user is logged in. `device` is a plain description; `lastUsedAt` is exact to the hour. */
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
  /** The answers that count, with question and verdict, which are null if an edit removed the question. */
  answers: z.array(
    z.object({
      questionId: id,
      question: z.nullable(z.string()),
      selectedOption,
      verdict: z.nullable(verdictName),
    }),
  ),
  /** What was saved while the quiz was being taken. `at` is in ms since the start. */
  savedAnswers: z.array(z.extend(givenAnswer, { at: z.number() })),
  /** Answers that came too late to count. */
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

/** Everything that Quizly stores about a user, for that user. */
export const accountExport = z.object({
  exportedAt: moment,
  account: z.extend(user, { createdAt: moment }),
  sessions: z.array(z.object({ device: z.string(), signedInAt: moment, lastUsedAt: moment, endsAt: moment })),
  /** Names before the one that counts now, the latest first. */
  formerNames: z.array(z.object({ name: z.string(), until: moment })),
  /** Devices that are recognised at log-in; only a hash of their token is stored. */
  devices: z.array(z.object({ lastUsedAt: moment })),
  messages: z.array(z.object({ sentAt: moment, message: z.string() })),
  /** Only for a student. */
  attempts: z.array(exportedAttempt),
  /** Only for an educator. */
  quizzes: z.array(exportedQuiz),
  /** What the user is to the quizzes of others. */
  sharedQuizzes: z.array(z.object({ _id: id, title: z.string(), role: z.enum(quizRoles) })),
  /** Invitations that the user has sent or received and that have not expired. */
  invitations: z.array(
    z.object({
      email: z.string(),
      quiz: z.string(),
      role: z.enum(quizRoles),
      sentAt: moment,
      expiresAt: moment,
    }),
  ),
  /** Only for an educator: questions that are not saved yet. */
  drafts: z.array(z.object({ quizId: id, ...keptDraft.shape })),
})
