import { expect, test } from 'vitest'
import {
  englishFailures,
  failureInEnglish,
  type FailureReason,
  type Reason,
  type WaitReason,
} from './failures.ts'
import { sentenceFrom } from './problems.ts'

/** What programs have read since 0.2.0, and must go on reading. */
const plain: Partial<Record<FailureReason, string>> = {
  'not-http': 'The request is not valid HTTP.',
  'not-one-host': 'The request has to name one host.',
  'address-unreadable': 'The address cannot be read.',
  'body-unreadable': 'The request cannot be read. A body has to be valid JSON.',
  'body-not-utf8': 'The body has to be text in UTF-8.',
  'body-broken-off': 'The request ended before its body did.',
  'request-timeout': 'The request did not arrive in time. Please try again.',
  'headers-too-large': 'The headers of the request are too large.',
  'length-required': 'The request has to say how long its body is.',
  'unsupported-media-type': 'Send JSON, with the header Content-Type: application/json.',
  'too-many-values':
    'This is too large: at most 20,000 values, 5,000 of them with names, can be sent at once.',
  'no-such-address': 'There is nothing at this address.',
  'invalid-input': 'This input is not valid.',
  'internal-error': 'Something went wrong on our side. Please try again.',
  busy: 'Quizly has too much to do right now. Please try again in a few seconds.',
  'store-unavailable': 'Quizly cannot reach its data at the moment. Please try again in a few seconds.',
  'many-log-in': 'Many people are logging in right now. Please try again in a few seconds.',
  'server-stopping': 'This server is being stopped.',
  'store-not-ready': 'The data store does not answer or cannot be written to.',
  'sheets-being-read': 'Quizly is reading other large spreadsheets. Please try again in a few seconds.',
  'sheet-too-large': 'This sheet cannot be read in one piece. Split it into several files.',
  'sheet-cells': 'This sheet has too many cells. Split it into several files.',
  'too-many-pages': 'Too many pages follow quizzes. Close some pages.',
  'not-signed-in': 'Please log in first.',
  'session-expired': 'Your session has ended. Please log in again.',
  'students-only': 'Only students can access the quiz.',
  'admins-only': 'Only admins can create quizzes.',
  'wrong-pair': 'Invalid email or password.',
  'wrong-password': 'This is not your current password.',
  'device-logged-out': 'This device is logged out already.',
  'reset-link': 'This link does not work any more. A link works once and for one hour; ask for a new one.',
  'email-taken': 'An account with this email already exists. Login instead.',
  'account-deleted': 'This account is deleted.',
  'too-many-messages':
    'You have sent 1,000 messages, the most that are kept of one account. This one was not sent.',
  'no-colleague': 'This colleague has no role on the quiz.',
  'invited-too-often': 'This email was invited too often today. Try again tomorrow.',
  'invitation-link':
    'This invitation does not work here. It works once, within 14 days, for the email that was invited.',
  'colleague-full':
    'Your colleague’s account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions.',
  'no-quiz': 'Quiz not found.',
  'settings-changed': 'These settings were changed in another window meanwhile. Nothing was saved.',
  'too-many-drafts': 'You have too many drafts. Save or discard some.',
  'draft-changed': 'This draft was changed or saved on another device.',
  'code-taken': 'This secret code is in use already. Please try again with another one.',
  'questions-exist': 'This quiz has questions already. Edit the quiz to change them.',
  'quiz-changed': 'This quiz was changed in another window meanwhile. Nothing was saved.',
  'too-many-stored-quizzes':
    'Your account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions. Change one that you have.',
  'questions-fill-account': 'Your account cannot hold more: your quizzes take 200 MB. Nothing was saved.',
  'too-many-versions':
    'This quiz cannot be changed any more: students have taken it in 500 versions. Make a new quiz to go on.',
  'no-remarking': 'This re-marking does not exist.',
  'question-gone': 'This question is no longer part of the quiz.',
  'question-unknown': 'This question is not part of the quiz.',
  'changed-again-later': 'This question was changed again later. Undo that first.',
  'edited-since': 'The question was edited since, so this cannot be undone. Choose its correct answer again.',
  'confirm-undo': 'The question was edited since. Confirm that this is undone all the same.',
  'changed-by-someone-else': 'Someone else has changed this quiz. Nothing was saved.',
  'no-written-question': 'This quiz has no such question that is answered in writing.',
  'invalid-code': 'Invalid code. Please try again.',
  'already-attempted': 'You have already attempted this quiz.',
  'not-started': 'Start the quiz first.',
  'closed-to-late-student': 'This quiz is closed. Ask your teacher if you still need to take it.',
  'quiz-closed': 'This quiz is closed. Ask your teacher.',
  'too-early': 'This quiz is not open yet. Wait until it opens, then start it.',
  'still-running': 'This student has not submitted the quiz yet. Mark by hand when it is submitted.',
  'attempt-changed': 'This attempt was changed meanwhile. Nothing was saved.',
  'not-asked': 'This student was not asked this question, or it is not in the quiz any more.',
  'answers-too-long': 'The answers are too long: together they can have at most 1 MiB.',
  'no-result': 'No result available.',
  'no-results': 'No quiz results found.',
  'others-answers': 'You can submit only your own answers.',
  'no-attempt': 'Attempt not found.',
  'no-such-attempt': 'There is no such attempt.',
  'takes-it-now': 'This student is taking the quiz now. Delete the attempt when it is over.',
  'receipt-comes': 'Your receipt comes with your result, in a few seconds.',
  'student-account-full': 'Your account is full: it cannot hold another quiz. Ask your teacher for help.',
  'student-not-entered': 'This student has not entered the quiz.',
  'student-not-started': 'This student has not started: their whole time is still to come.',
  'stays-submitted': 'This quiz is submitted. Open it again to give more time.',
  'closes-before':
    'Everyone stops when this quiz closes, and no time is left before that. Set a later closing first.',
  'ended-at-this-moment': 'This quiz was ended for everyone at this moment. No extra time was given.',
  ended: 'This quiz was ended for everyone. Its owner or an editor can give time to one student.',
}

const withParams: [Reason, string][] = [
  [
    { reason: 'body-too-large', params: { most: 5, unit: 'MiB' } },
    'This is too large: at most 5 MiB can be sent at once.',
  ],
  [
    { reason: 'too-many-colleagues', params: { most: 50 } },
    'A quiz can be shared by at most 50 people, with those who are invited.',
  ],
  [
    { reason: 'too-many-invitations', params: { most: 30 } },
    'You can send at most 30 invitations a day. Try again tomorrow.',
  ],
  [{ reason: 'too-many-allowances', params: { most: 1000 } }, 'At most 1000 students can have more time.'],
  [{ reason: 'too-many-grants', params: { most: 100 } }, 'Time can be given at most 100 times in one quiz.'],
]

const waits: Record<WaitReason, string> = {
  'too-many-attempts': 'Too many attempts.',
  'too-many-quizzes': 'You can create at most 100 quizzes an hour.',
  'too-many-quizzes-of-address': 'At most 1,000 quizzes can be created from one address in an hour.',
  'too-many-accounts': 'At most 600 accounts can be created from one address in ten minutes.',
  'too-many-accounts-in-a-day': 'At most 3,000 accounts can be created from one address in a day.',
}

test.each(Object.entries(plain) as [Extract<Reason, string>, string][])(
  '%s is what it was',
  (reason, sentence) => {
    expect(failureInEnglish(reason)).toBe(sentence)
  },
)

test.each(withParams)('$reason is what it was, with its parameters', (why, sentence) => {
  expect(failureInEnglish(why)).toBe(sentence)
})

test.each(Object.entries(waits) as [WaitReason, string][])('%s says how long to wait', (reason, sentence) => {
  const inEnglish = (unit: 'second' | 'minute', n: number) =>
    failureInEnglish({ reason, params: { unit, n } })
  expect(inEnglish('second', 1)).toBe(`${sentence} Please try again in 1 second.`)
  expect(inEnglish('second', 600)).toBe(`${sentence} Please try again in 600 seconds.`)
  expect(inEnglish('minute', 1)).toBe(`${sentence} Please try again in 1 minute.`)
  expect(inEnglish('minute', 1440)).toBe(`${sentence} Please try again in 1440 minutes.`)
})

test('every reason is in one of these lists', () => {
  const listed = [
    ...Object.keys(plain),
    ...Object.keys(waits),
    ...withParams.map(([why]) => Object(why).reason),
  ]
  expect(Object.keys(englishFailures).toSorted()).toEqual(listed.toSorted())
})

test.each([
  ['without its parameters', 'too-many-grants', {}],
  ['with a unit of tomorrow', 'too-many-attempts', { unit: 'fortnight', n: 1 }],
  ['that is new', 'of-tomorrow', {}],
])('a reason %s has no sentence', (_, code, params) => {
  expect(sentenceFrom(englishFailures, { code, params })).toBeUndefined()
})
