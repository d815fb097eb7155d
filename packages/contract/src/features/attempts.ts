import { attemptCounts, latinDigits, pageWays } from '@quizly/domain'
import { account, changedQuestions, forms, requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { errorMessage } from '../error-message.ts'
import { addresses } from '../addresses.ts'
import { defineCall, created, ok } from '../call.ts'
import {
  attemptNumber,
  id,
  listOf,
  milliseconds,
  moment,
  quizIdParams,
  textOf,
  visibleText,
} from '../shared-fields.ts'
import { studentQuestion } from '../questions/question-schemas.ts'
import {
  answer,
  attemptForOwner,
  attemptTimeline,
  givenOption,
  handVerdict,
  listedResult,
  result,
  timedResult,
} from './results.ts'

const answersMessage = errorMessage(requests, 'answers-wanted')

const ageMessage = errorMessage(requests, 'age-wanted')
const orderMessage = errorMessage(requests, 'order-wanted')
const leftMessage = errorMessage(requests, 'left-wanted')

/**
 * An answer with its `age` in ms; without one it is given now. An age and not a moment, because a device's
 * clock may start late or stand still. `order` is the device's own counter in ms, from any beginning,
 * increasing with each change of a question: it keeps a delayed send from undoing a later one. `left`: the student has
 * gone on to the next question and cannot come back.
 */
const sentAnswer = z.object(
  {
    questionId: id,
    selectedOption: givenOption,
    age: z.optional(z.number(ageMessage)),
    order: z.optional(z.number(orderMessage)),
    left: z.optional(z.literal(true, leftMessage)),
  },
  errorMessage(requests, 'answer-for-question-wanted'),
)
const sentAnswers = listOf(sentAnswer, 500, answersMessage)

/** `left`: the student has left its question and cannot come back. */
const standingAnswer = z.extend(answer, { left: z.optional(z.literal(true)) })

/** `age` in ms by the server's clock at its reply. `savedAt` is when the server received the answer. */
const acknowledgedAnswer = z.extend(standingAnswer, { age: milliseconds, savedAt: z.optional(moment) })

/** How one question at a time is shown; left out: all are on one page. */
export const pages = z.optional(z.enum(pageWays))

/** Which attempt it is, where a quiz can be taken several times: of `allowed`, unless there is no limit. */
export const tryFields = {
  number: z.optional(z.int()),
  allowed: z.optional(z.int()),
  counts: z.optional(z.enum(attemptCounts)),
}

/** `isEnded`: an educator has ended the quiz, and what is under way is still taken. */
export const runningAttempt = z.object({
  _id: id,
  state: z.literal('in-progress'),
  startedAt: moment,
  deadline: moment,
  durationMs: milliseconds,
  remainingMs: milliseconds,
  isEnded: z.optional(z.literal(true)),
  answers: z.array(acknowledgedAnswer),
  pages,
  ...tryFields,
})
export type RunningAttempt = z.output<typeof runningAttempt>

/** `next`: the number of the attempt that the student can start now. */
export const submittedAttempt = z.object({
  _id: id,
  state: z.literal('submitted'),
  submittedAt: moment,
  ...tryFields,
  next: z.optional(z.int()),
  pages,
})

const runningQuiz = z.object({ quizId: id, title: z.string(), remainingMs: milliseconds })

const enterCode = errorMessage(account, 'enter-code')
const deviceMessage = errorMessage(requests, 'device-wanted')
const offlineMessage = errorMessage(requests, 'offline-wanted')

/** The browser's report for the timeline. `device` is a label that it drew at random for this attempt. */
const browserReport = {
  device: z.optional(textOf(16, deviceMessage).check(z.regex(/^[A-Za-z0-9]{1,16}$/, deviceMessage))),
  offline: z.optional(
    z.object({ from: z.number(offlineMessage), to: z.number(offlineMessage) }, offlineMessage),
  ),
}

/** `resumed`: sent with the first save after the quiz was reopened while its clock ran. */
export const saveAnswersBody = z.object({
  changes: sentAnswers,
  ...browserReport,
  resumed: z.optional(z.boolean(errorMessage(requests, 'resumed-wanted'))),
})

/** `others`: what stands where it is not the sent answer: a later one, or what stood when it was left. */
const savedReply = z.object({
  savedAt: moment,
  remainingMs: milliseconds,
  others: z.array(standingAnswer),
})

/**
 * Without `attemptId` it is the student's first attempt, which is the only one in most quizzes. `atZero`: sent by the clock
 * of a page, and refused if more time was given before it arrived.
 */
export const submitBody = z.object({
  quizId: id,
  userId: id,
  attemptId: z.optional(id),
  answers: sentAnswers,
  ...browserReport,
  atZero: z.optional(z.boolean(errorMessage(requests, 'at-zero-wanted'))),
})

const forStudents = { tag: 'Taking a quiz', audience: 'student' } as const
const forQuizOfStudents = { tag: 'Taking a quiz', audience: 'student', params: quizIdParams } as const
const forQuizOfUsers = { tag: 'Results', audience: 'signed-in', params: quizIdParams } as const
const forQuiz = { tag: 'Results', audience: 'admin', params: quizIdParams } as const
const forEducators = { tag: 'Results', audience: 'admin' } as const
const forUsers = { tag: 'Results', audience: 'signed-in' } as const
/** Without `attempt`: for its student the latest that is submitted, for educators the one that counts. */
const attemptOf = z.object({ userId: id, attempt: z.optional(attemptNumber) })

export const verifyCode = defineCall(addresses.verifyCode, forStudents, {
  summary: 'Enter a quiz by its secret code; the student is admitted',
  body: z.object({
    secretCode: textOf(200, enterCode, errorMessage(forms, 'code-length')).check(
      z.trim(),
      z.minLength(1, enterCode),
      // Here, because a student's script would be heavier by it.
      z.overwrite(latinDigits),
    ),
  }),
  replies: { ok: ok('Admitted', z.object({ valid: z.literal(true), quizId: id })) },
  errors: ['invalid-code', 'quiz-closed', 'already-attempted', 'limit-reached', 'too-many-requests'],
})

/** Asked for with the same number once more, the attempt is started once. */
export const startAttempt = defineCall(addresses.startAttempt, forQuizOfStudents, {
  summary:
    'Start the clock, or resume the attempt that runs already. With `attempt`, the number of the next one, after one that is submitted',
  query: z.object({ attempt: z.optional(attemptNumber) }),
  replies: {
    inProgress: ok(
      'The attempt runs',
      z.object({ attempt: runningAttempt, questions: z.array(studentQuestion) }),
    ),
  },
  errors: ['already-attempted', 'quiz-closed', 'limit-reached'],
})

export const saveAnswers = defineCall(addresses.saveAnswers, forStudents, {
  summary: 'Save answers while the quiz runs; for each question the latest change wins',
  params: z.object({ attemptId: id }),
  body: saveAnswersBody,
  // Room for the longest possible answer: 20,000 characters, or twelve items of 2,000, each of up to six bytes in JSON.
  bodyLimit: 160 * 1024,
  replies: { ok: ok('Committed durably', savedReply) },
  errors: ['not-started', 'already-attempted'],
})

export const submitAttempt = defineCall(addresses.submitAttempt, forStudents, {
  summary:
    'Submit: save these answers, and then the end. Those not named stay as they were saved; the first submission stands',
  body: submitBody,
  bodyLimit: 256 * 1024,
  replies: { created: created('The result', result) },
  errors: ['not-found', 'wrong-user', 'not-started', 'already-attempted', 'attempt-changed'],
})

export const getResult = defineCall(addresses.getResult, forQuizOfUsers, {
  summary: 'A student’s result, or that of one attempt, for that student and for the owner of the quiz',
  query: attemptOf,
  replies: { ok: ok('The result', timedResult) },
})

export const getTimeline = defineCall(addresses.getTimeline, forQuizOfUsers, {
  summary: 'What happened in a submitted attempt, for its student and for the owner of the quiz',
  query: attemptOf,
  replies: {
    educator: ok('Owner: whose attempt, its result, its timeline', attemptForOwner),
    submitted: ok('Its student: the timeline', attemptTimeline),
  },
})

export const decideLateAnswers = defineCall(addresses.decideLateAnswers, forQuiz, {
  summary: 'Accept the answers of a student that came too late, which are then marked, or refuse them',
  body: z.object({
    userId: id,
    accept: z.boolean(errorMessage(requests, 'accept-wanted')),
    attempt: z.optional(attemptNumber),
  }),
  replies: { educator: ok('Whose attempt, its result and its timeline now', attemptForOwner) },
})

const longestReason = 500
const versionMessage = errorMessage(requests, 'version-wanted')

export const markByHand = defineCall(addresses.markByHand, forEducators, {
  summary:
    'Count one answer of a submitted attempt as correct or as incorrect, or mark it like those of all others again',
  params: z.object({ quizId: id, attemptId: id }),
  body: z.object({
    questionId: id,
    /** Null: what was marked by hand is taken back, and no reason is needed. */
    verdict: z.nullable(handVerdict),
    reason: z.optional(
      visibleText(
        errorMessage(changedQuestions, 'enter-reason-by-hand'),
        longestReason,
        errorMessage(forms, 'reason-too-long', { most: longestReason }),
      ),
    ),
    /** The attempt that the educator has seen. */
    baseVersion: z.int(versionMessage).check(z.minimum(0, versionMessage)),
  }),
  replies: { educator: ok('Whose attempt, its result and its timeline now', attemptForOwner) },
  errors: ['still-running', 'attempt-changed'],
})

export const listRunningAttempts = defineCall(addresses.listRunningAttempts, forStudents, {
  summary: 'One’s own quizzes whose clock runs, at most 10, the one that ends first at the front',
  replies: { ok: ok('The quizzes', z.array(runningQuiz)) },
})

export const listResults = defineCall(addresses.listResults, forUsers, {
  summary: 'One’s own results, newest first',
  params: z.object({ userId: id }),
  query: z.object({ before: z.optional(id) }),
  replies: {
    ok: ok('At most 50; `before` with the last one’s ID gives those after it', z.array(listedResult)),
  },
})
