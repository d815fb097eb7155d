import { bankRoles, quizRoles } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { defineCall, done, ok } from '../call.ts'
import { id, moment } from '../shared-fields.ts'
import { changeLanguageBody, changeNameBody, changePasswordBody, deleteAccountBody, user } from './auth.ts'
import { authorQuestion } from '../questions/question-schemas.ts'
import { exportedBankItem } from './bank.ts'
import { storedDraft } from './questions.ts'
import { selectedOption, timelineEvent, verdictName, shownRegrade } from './results.ts'

/** Where a user is logged in. `names` are those of its browser and its system, as far as they are known; `device` says them in English. */
const session = z.object({
  _id: id,
  device: z.string(),
  names: z.optional(z.array(z.string())),
  signedInAt: moment,
  /** Exact to the hour */
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
  score: z.nullable(z.number()),
  totalQuestions: z.nullable(z.int()),
  maxScore: z.optional(z.number()),
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
  lateAnswers: z.array(z.extend(givenAnswer, { at: z.number() })),
  timeline: z.array(timelineEvent),
  /** How it was marked by hand, with points, items of the rubric and comments; absent if it was not. */
  markedAgain: z.optional(z.array(shownRegrade)),
})
export type ExportedAttempt = z.output<typeof exportedAttempt>

const exportedQuiz = z.object({
  _id: id,
  title: z.string(),
  timeLimit: z.int(),
  instructions: z.optional(z.string()),
  secretCode: z.string(),
  createdAt: moment,
  updatedAt: moment,
  questions: z.array(authorQuestion),
})
export type ExportedQuiz = z.output<typeof exportedQuiz>

/** Everything that Quizly stores about a user, for that user. */
export const accountExport = z.object({
  exportedAt: moment,
  account: z.extend(user, { createdAt: moment, secondFactorSince: z.optional(moment) }),
  sessions: z.array(z.object({ device: z.string(), signedInAt: moment, lastUsedAt: moment, endsAt: moment })),
  /** Names before the one that counts now, the latest first. */
  formerNames: z.array(z.object({ name: z.string(), until: moment })),
  /** Devices that are recognised at log-in; only a hash of their token is stored. */
  devices: z.array(z.object({ lastUsedAt: moment })),
  /** Without their keys. */
  passkeys: z.array(z.object({ name: z.string(), addedAt: moment, lastUsedAt: z.nullable(moment) })),
  messages: z.array(z.object({ sentAt: moment, message: z.string() })),
  /** Only for a student. */
  attempts: z.array(exportedAttempt),
  /** Only for an educator. */
  quizzes: z.array(exportedQuiz),
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
  /** By whom and with which email a bank is shared, if one of them is the user, and who is invited. */
  bankSharing: z.array(
    z.object({
      owner: z.string(),
      email: z.string(),
      role: z.enum(bankRoles),
      sentAt: moment,
      isAccepted: z.boolean(),
    }),
  ),
  /** Only for an educator: the slips of their lists. */
  slips: z.array(
    z.object({
      list: z.string(),
      name: z.string(),
      madeAt: moment,
      validUntil: moment,
      usedAt: z.optional(moment),
      revokedAt: z.optional(moment),
    }),
  ),
  /** Only for an educator: questions that are not saved yet. */
  drafts: z.array(z.object({ quizId: id, ...storedDraft.shape })),
  /** Only for an educator: the newest versions of the questions of their bank. */
  bank: z.array(exportedBankItem),
  /** Those that the educator sent first, in WebP, as base64. */
  pictures: z.array(z.object({ hash: z.string(), image: z.string() })),
})

const forUsers = { tag: 'Accounts', audience: 'signed-in' } as const

export const listSessions = defineCall(addresses.listSessions, forUsers, {
  summary: 'Where the caller is signed in, the latest first',
  replies: { ok: ok('The sessions', z.object({ sessions: z.array(session) })) },
})

export const endSession = defineCall(addresses.endSession, forUsers, {
  summary: 'Sign out on one device',
  params: z.object({ sessionId: id }),
  replies: { done: done('That session has ended') },
})

export const endAllSessions = defineCall(addresses.endAllSessions, forUsers, {
  summary: 'Sign out everywhere, here too',
  replies: { done: done('Every session has ended') },
})

export const changePassword = defineCall(addresses.changePassword, forUsers, {
  summary: 'Change the password; every other session ends',
  body: changePasswordBody,
  replies: { done: done('The new password is set') },
  errors: ['wrong-password', 'too-many-requests', 'busy'],
})

export const changeName = defineCall(addresses.changeName, forUsers, {
  summary: 'Correct one’s own name; receipts keep the name that they were issued with',
  body: changeNameBody,
  replies: { ok: ok('The caller', z.object({ user })) },
  errors: ['not-found', 'too-many-requests'],
})

export const changeLanguage = defineCall(addresses.changeLanguage, forUsers, {
  summary: 'Choose the language of the app and of mails for one’s own account',
  body: changeLanguageBody,
  replies: { done: done('The language is chosen') },
  errors: ['too-many-requests'],
})

export const exportAccount = defineCall(addresses.exportAccount, forUsers, {
  summary: 'Everything that is kept about the caller',
  replies: { ok: ok('The data', accountExport) },
  errors: ['too-many-requests'],
})

export const deleteAccount = defineCall(addresses.deleteAccount, forUsers, {
  summary: 'Delete the account: what names its person is removed, what others need stays without a name',
  body: deleteAccountBody,
  replies: { done: done('The account is gone') },
  errors: ['wrong-password', 'too-many-requests', 'busy'],
})
