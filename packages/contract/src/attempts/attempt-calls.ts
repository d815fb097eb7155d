import { entrySentences } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { runningAttempt, runningQuiz, saveAnswersBody, savedReply, submitBody } from './attempt-schemas.ts'
import { defineCall } from '../call.ts'
import { attemptNumber, id, quizIdParams, textOf, visibleText } from '../shared-fields.ts'
import { studentQuestion } from '../quizzes/quiz-schemas.ts'
import { attemptTimeline, attemptForOwner } from './timeline-schemas.ts'
import { handVerdict, listedResult, result, timedResult } from './result-schemas.ts'

const tag = 'Taking a quiz'
/** Without `attempt`: for its student the latest that is submitted, for educators the one that counts. */
const attemptOf = z.object({ userId: id, attempt: z.optional(attemptNumber) })

export const verifyCode = defineCall(addresses.verifyCode, {
  summary: 'Enter a quiz by its secret code; the student is admitted',
  tag,
  audience: 'student',
  body: z.object({
    secretCode: textOf(200, entrySentences.code, 'A code has 8 characters').check(
      z.trim(),
      z.minLength(1, entrySentences.code),
    ),
  }),
  replies: {
    ok: { status: 200, description: 'Admitted', schema: z.object({ valid: z.literal(true), quizId: id }) },
  },
  errors: [
    'invalid-input',
    'invalid-code',
    'quiz-closed',
    'already-attempted',
    'limit-reached',
    'too-many-requests',
  ],
})

/** Asked for with the same number once more, the attempt is started once. */
export const startAttempt = defineCall(addresses.startAttempt, {
  summary:
    'Start the clock, or resume the attempt that runs already. With `attempt`, the number of the next one, after one that is submitted',
  tag,
  audience: 'student',
  params: quizIdParams,
  query: z.object({ attempt: z.optional(attemptNumber) }),
  replies: {
    inProgress: {
      status: 200,
      description: 'The attempt runs',
      schema: z.object({ attempt: runningAttempt, questions: z.array(studentQuestion) }),
    },
  },
  errors: ['invalid-input', 'not-found', 'already-attempted', 'quiz-closed', 'limit-reached'],
})

export const saveAnswers = defineCall(addresses.saveAnswers, {
  summary: 'Save answers while the quiz runs; for each question the latest change wins',
  tag,
  audience: 'student',
  params: z.object({ attemptId: id }),
  body: saveAnswersBody,
  // Room for the longest possible answer: six options of 2,000 characters, each of up to six bytes in JSON.
  bodyLimit: 80 * 1024,
  replies: {
    ok: {
      status: 200,
      description: 'Committed durably',
      schema: savedReply,
    },
  },
  errors: ['invalid-input', 'not-found', 'not-started', 'already-attempted'],
})

export const submitAttempt = defineCall(addresses.submitAttempt, {
  summary:
    'Submit: save these answers, and then the end. Those not named stay as they were saved; the first submission stands',
  tag,
  audience: 'student',
  body: submitBody,
  bodyLimit: 256 * 1024,
  replies: { created: { status: 201, description: 'The result', schema: result } },
  errors: ['invalid-input', 'not-found', 'wrong-user', 'not-started', 'already-attempted'],
})

export const getResult = defineCall(addresses.getResult, {
  summary: 'A student’s result, or that of one attempt, for that student and for the owner of the quiz',
  tag: 'Results',
  audience: 'signed-in',
  params: quizIdParams,
  query: attemptOf,
  replies: { ok: { status: 200, description: 'The result', schema: timedResult } },
  errors: ['invalid-input', 'not-found'],
})

export const getTimeline = defineCall(addresses.getTimeline, {
  summary: 'What happened in a submitted attempt, for its student and for the owner of the quiz',
  tag: 'Results',
  audience: 'signed-in',
  params: quizIdParams,
  query: attemptOf,
  replies: {
    educator: {
      status: 200,
      description: 'Owner: whose attempt, its result, its timeline',
      schema: attemptForOwner,
    },
    submitted: { status: 200, description: 'Its student: the timeline', schema: attemptTimeline },
  },
  errors: ['invalid-input', 'not-found'],
})

export const decideLateAnswers = defineCall(addresses.decideLateAnswers, {
  summary: 'Accept the answers of a student that came too late, which are then marked, or refuse them',
  tag: 'Results',
  audience: 'admin',
  params: quizIdParams,
  body: z.object({
    userId: id,
    accept: z.boolean('Accept is true or false'),
    attempt: z.optional(attemptNumber),
  }),
  replies: {
    educator: {
      status: 200,
      description: 'Whose attempt, its result and its timeline now',
      schema: attemptForOwner,
    },
  },
  errors: ['invalid-input', 'not-found'],
})

const longestReason = 500
const versionMessage = 'A version is a number'

export const markByHand = defineCall(addresses.markByHand, {
  summary:
    'Count one answer of a submitted attempt as correct or as incorrect, or mark it like those of all others again',
  tag: 'Results',
  audience: 'admin',
  params: z.object({ quizId: id, attemptId: id }),
  body: z.object({
    questionId: id,
    /** Null: what was marked by hand is taken back, and no reason is needed. */
    verdict: z.nullable(handVerdict),
    reason: z.optional(
      visibleText(
        'Write why it is marked by hand',
        longestReason,
        `Use at most ${longestReason} characters for the reason`,
      ),
    ),
    /** The attempt that the educator has seen. */
    baseVersion: z.int(versionMessage).check(z.minimum(0, versionMessage)),
  }),
  replies: {
    educator: {
      status: 200,
      description: 'Whose attempt, its result and its timeline now',
      schema: attemptForOwner,
    },
  },
  errors: ['invalid-input', 'not-found', 'still-running', 'attempt-changed'],
})

export const listRunningAttempts = defineCall(addresses.listRunningAttempts, {
  summary: 'One’s own quizzes whose clock runs, at most 10, the one that ends first at the front',
  tag,
  audience: 'student',
  replies: { ok: { status: 200, description: 'The quizzes', schema: z.array(runningQuiz) } },
  errors: [],
})

export const listResults = defineCall(addresses.listResults, {
  summary: 'One’s own results, newest first',
  tag: 'Results',
  audience: 'signed-in',
  params: z.object({ userId: id }),
  query: z.object({ before: z.optional(id) }),
  replies: {
    ok: {
      status: 200,
      description: 'At most 50; `before` with the last one’s ID gives those after it',
      schema: z.array(listedResult),
    },
  },
  errors: ['invalid-input', 'not-found'],
})
