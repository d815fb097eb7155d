import { entrySentences } from '@quizly/domain'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { runningAttempt, runningQuiz, saveAnswersBody, savedReply, submitBody } from './attempt-schemas.ts'
import { callsFor, created, ok } from '../call.ts'
import { attemptNumber, id, quizIdParams, textOf, visibleText } from '../shared-fields.ts'
import { studentQuestion } from '../quizzes/question-schemas.ts'
import { attemptTimeline, attemptForOwner } from './timeline-schemas.ts'
import { handVerdict, listedResult, result, timedResult } from './result-schemas.ts'

const forStudents = callsFor({ tag: 'Taking a quiz', audience: 'student' })
const forQuizOfStudents = callsFor({ tag: 'Taking a quiz', audience: 'student', params: quizIdParams })
const forQuizOfUsers = callsFor({ tag: 'Results', audience: 'signed-in', params: quizIdParams })
const forQuiz = callsFor({ tag: 'Results', audience: 'admin', params: quizIdParams })
const forEducators = callsFor({ tag: 'Results', audience: 'admin' })
const forUsers = callsFor({ tag: 'Results', audience: 'signed-in' })
/** Without `attempt`: for its student the latest that is submitted, for educators the one that counts. */
const attemptOf = z.object({ userId: id, attempt: z.optional(attemptNumber) })

export const verifyCode = forStudents(addresses.verifyCode, {
  summary: 'Enter a quiz by its secret code; the student is admitted',
  body: z.object({
    secretCode: textOf(200, entrySentences.code, 'A code has 8 characters').check(
      z.trim(),
      z.minLength(1, entrySentences.code),
    ),
  }),
  replies: { ok: ok('Admitted', z.object({ valid: z.literal(true), quizId: id })) },
  errors: ['invalid-code', 'quiz-closed', 'already-attempted', 'limit-reached', 'too-many-requests'],
})

/** Asked for with the same number once more, the attempt is started once. */
export const startAttempt = forQuizOfStudents(addresses.startAttempt, {
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

export const saveAnswers = forStudents(addresses.saveAnswers, {
  summary: 'Save answers while the quiz runs; for each question the latest change wins',
  params: z.object({ attemptId: id }),
  body: saveAnswersBody,
  // Room for the longest possible answer: six options of 2,000 characters, each of up to six bytes in JSON.
  bodyLimit: 80 * 1024,
  replies: { ok: ok('Committed durably', savedReply) },
  errors: ['not-started', 'already-attempted'],
})

export const submitAttempt = forStudents(addresses.submitAttempt, {
  summary:
    'Submit: save these answers, and then the end. Those not named stay as they were saved; the first submission stands',
  body: submitBody,
  bodyLimit: 256 * 1024,
  replies: { created: created('The result', result) },
  errors: ['not-found', 'wrong-user', 'not-started', 'already-attempted'],
})

export const getResult = forQuizOfUsers(addresses.getResult, {
  summary: 'A student’s result, or that of one attempt, for that student and for the owner of the quiz',
  query: attemptOf,
  replies: { ok: ok('The result', timedResult) },
})

export const getTimeline = forQuizOfUsers(addresses.getTimeline, {
  summary: 'What happened in a submitted attempt, for its student and for the owner of the quiz',
  query: attemptOf,
  replies: {
    educator: ok('Owner: whose attempt, its result, its timeline', attemptForOwner),
    submitted: ok('Its student: the timeline', attemptTimeline),
  },
})

export const decideLateAnswers = forQuiz(addresses.decideLateAnswers, {
  summary: 'Accept the answers of a student that came too late, which are then marked, or refuse them',
  body: z.object({
    userId: id,
    accept: z.boolean('Accept is true or false'),
    attempt: z.optional(attemptNumber),
  }),
  replies: { educator: ok('Whose attempt, its result and its timeline now', attemptForOwner) },
})

const longestReason = 500
const versionMessage = 'A version is a number'

export const markByHand = forEducators(addresses.markByHand, {
  summary:
    'Count one answer of a submitted attempt as correct or as incorrect, or mark it like those of all others again',
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
  replies: { educator: ok('Whose attempt, its result and its timeline now', attemptForOwner) },
  errors: ['still-running', 'attempt-changed'],
})

export const listRunningAttempts = forStudents(addresses.listRunningAttempts, {
  summary: 'One’s own quizzes whose clock runs, at most 10, the one that ends first at the front',
  replies: { ok: ok('The quizzes', z.array(runningQuiz)) },
})

export const listResults = forUsers(addresses.listResults, {
  summary: 'One’s own results, newest first',
  params: z.object({ userId: id }),
  query: z.object({ before: z.optional(id) }),
  replies: {
    ok: ok('At most 50; `before` with the last one’s ID gives those after it', z.array(listedResult)),
  },
})
