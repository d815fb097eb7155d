import type { FailureReason } from '../reasons.ts'
import { type Produced, producedByRequests } from './produced-request-failures.ts'

/**
 * What a server really says for each reason: a test of the server makes it say so on each engine. The messages are those
 * that programs have read since 0.2.0, and must go on reading.
 */
export const producedFailures: Record<FailureReason, Produced> = {
  ...producedByRequests,
  'no-such-address': { code: 'not-found', message: 'There is nothing at this address.' },
  'invalid-input': { code: 'invalid-input', message: 'Enter your email address, like name@example.com' },
  'internal-error': {
    code: 'internal-error',
    message: 'Something went wrong on our side. Please try again.',
  },
  busy: { code: 'busy', message: 'Quizly has too much to do right now. Please try again in a few seconds.' },
  'store-unavailable': {
    code: 'busy',
    message: 'Quizly cannot reach its data at the moment. Please try again in a few seconds.',
  },
  'many-log-in': {
    code: 'busy',
    message: 'Many people are logging in right now. Please try again in a few seconds.',
  },
  'server-stopping': { code: 'busy', message: 'This server is being stopped.' },
  'store-not-ready': { code: 'busy', message: 'The data store does not answer or cannot be written to.' },
  'texts-being-drawn': {
    code: 'busy',
    message: 'Quizly is drawing formulas for others. Please try again in a few seconds.',
  },
  'pictures-being-read': {
    code: 'busy',
    message: 'Quizly is reading pictures of others. Please try again in a few seconds.',
  },
  'sheets-being-read': {
    code: 'busy',
    message: 'Quizly is reading other large spreadsheets. Please try again in a few seconds.',
  },
  'sheet-too-large': {
    code: 'too-large',
    message: 'This sheet cannot be read in one piece. Split it into several files.',
  },
  'sheet-cells': {
    code: 'too-large',
    message: 'This sheet has too many cells. Split it into several files.',
  },
  'too-many-pages': {
    code: 'too-many-requests',
    message: 'Too many pages follow quizzes. Close some pages.',
  },
  'too-many-attempts': {
    code: 'too-many-requests',
    params: { unit: 'minute', n: 60 },
    message: 'Too many attempts. Please try again in 60 minutes.',
  },
  'too-many-quizzes': {
    code: 'too-many-requests',
    params: { unit: 'minute', n: 60 },
    message: 'You can create at most 100 quizzes an hour. Please try again in 60 minutes.',
  },
  'too-many-quizzes-of-address': {
    code: 'too-many-requests',
    params: { unit: 'minute', n: 60 },
    message:
      'At most 1,000 quizzes can be created from one address in an hour. Please try again in 60 minutes.',
  },
  'too-many-accounts': {
    code: 'too-many-requests',
    params: { unit: 'second', n: 600 },
    message:
      'At most 600 accounts can be created from one address in ten minutes. Please try again in 600 seconds.',
  },
  'too-many-accounts-in-a-day': {
    code: 'too-many-requests',
    params: { unit: 'minute', n: 1429 },
    message:
      'At most 3,000 accounts can be created from one address in a day. Please try again in 1429 minutes.',
  },
  'not-signed-in': { code: 'not-signed-in', message: 'Please log in first.' },
  'session-expired': { code: 'session-expired', message: 'Your session has ended. Please log in again.' },
  'students-only': { code: 'wrong-role', message: 'Only students can access the quiz.' },
  'admins-only': { code: 'wrong-role', message: 'Only admins can create quizzes.' },
  'wrong-pair': { code: 'invalid-credentials', message: 'Invalid email or password.' },
  'wrong-password': { code: 'wrong-password', message: 'This is not your current password.' },
  'device-logged-out': { code: 'not-found', message: 'This device is logged out already.' },
  'reset-link': {
    code: 'invalid-link',
    message: 'This link does not work any more. A link works once and for one hour; ask for a new one.',
  },
  'email-taken': {
    code: 'email-taken',
    message: 'An account with this email already exists. Login instead.',
  },
  'account-deleted': { code: 'not-found', message: 'This account is deleted.' },
  'too-many-messages': {
    code: 'limit-reached',
    message: 'You have sent 1,000 messages, the most that are kept of one account. This one was not sent.',
  },
  'no-colleague': { code: 'not-found', message: 'This colleague has no role on the quiz.' },
  'too-many-colleagues': {
    code: 'limit-reached',
    params: { most: 50 },
    message: 'A quiz can be shared by at most 50 people, with those who are invited.',
  },
  'too-many-invitations': {
    code: 'too-many-requests',
    params: { most: 50 },
    message: 'You can send at most 50 invitations a day. Try again tomorrow.',
  },
  'invited-too-often': {
    code: 'too-many-requests',
    message: 'This email was invited too often today. Try again tomorrow.',
  },
  'invitation-link': {
    code: 'invalid-link',
    message:
      'This invitation does not work here. It works once, within 14 days, for the email that was invited.',
  },
  'colleague-full': {
    code: 'limit-reached',
    message:
      'Your colleague’s account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions.',
  },
  'no-quiz': { code: 'not-found', message: 'Quiz not found.' },
  'settings-changed': {
    code: 'quiz-changed',
    message: 'These settings were changed in another window meanwhile. Nothing was saved.',
  },
  'too-many-allowances': {
    code: 'limit-reached',
    params: { most: 500 },
    message: 'At most 500 students can have more time.',
  },
  'too-many-drafts': { code: 'limit-reached', message: 'You have too many drafts. Save or discard some.' },
  'draft-changed': { code: 'draft-changed', message: 'This draft was changed or saved on another device.' },
  'code-taken': {
    code: 'code-taken',
    message: 'This secret code is in use already. Please try again with another one.',
  },
  'questions-exist': {
    code: 'questions-exist',
    message: 'This quiz has questions already. Edit the quiz to change them.',
  },
  'quiz-changed': {
    code: 'quiz-changed',
    message: 'This quiz was changed in another window meanwhile. Nothing was saved.',
  },
  'too-many-stored-quizzes': {
    code: 'limit-reached',
    message:
      'Your account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions. Change one that you have.',
  },
  'older-server': {
    code: 'older-server',
    message: 'Another server still runs an older version. Try again in a minute.',
  },
  'questions-fill-account': {
    code: 'limit-reached',
    message: 'Your account cannot hold more: your quizzes take 200 MB. Nothing was saved.',
  },
  'pictures-fill-account': {
    code: 'limit-reached',
    message: 'Your account holds 250 MB of pictures. Delete quizzes that you no longer need.',
  },
  'too-many-versions': {
    code: 'limit-reached',
    message:
      'This quiz cannot be changed any more: students have taken it in 500 versions. Make a new quiz to go on.',
  },
  'no-remarking': { code: 'not-found', message: 'This re-marking does not exist.' },
  'question-gone': { code: 'quiz-changed', message: 'This question is no longer part of the quiz.' },
  'question-unknown': { code: 'not-found', message: 'This question is not part of the quiz.' },
  'changed-again-later': {
    code: 'quiz-changed',
    message: 'This question was changed again later. Undo that first.',
  },
  'edited-since': {
    code: 'quiz-changed',
    message: 'The question was edited since, so this cannot be undone. Choose its correct answer again.',
  },
  'confirm-undo': {
    code: 'quiz-changed',
    message: 'The question was edited since. Confirm that this is undone all the same.',
  },
  'changed-by-someone-else': {
    code: 'quiz-changed',
    message: 'Someone else has changed this quiz. Nothing was saved.',
  },
  'no-written-question': {
    code: 'not-found',
    message: 'This quiz has no such question that is answered in writing.',
  },
  'invalid-code': { code: 'invalid-code', message: 'Invalid code. Please try again.' },
  'already-attempted': { code: 'already-attempted', message: 'You have already attempted this quiz.' },
  'not-started': { code: 'not-started', message: 'Start the quiz first.' },
  'closed-to-late-student': {
    code: 'quiz-closed',
    message: 'This quiz is closed. Ask your teacher if you still need to take it.',
  },
  'quiz-closed': { code: 'quiz-closed', message: 'This quiz is closed. Ask your teacher.' },
  'too-early': {
    code: 'quiz-closed',
    message: 'This quiz is not open yet. Wait until it opens, then start it.',
  },
  'still-running': {
    code: 'still-running',
    message: 'This student has not submitted the quiz yet. Mark by hand when it is submitted.',
  },
  'attempt-changed': {
    code: 'attempt-changed',
    message: 'This attempt was changed meanwhile. Nothing was saved.',
  },
  'mark-changed': {
    code: 'mark-changed',
    message: 'Another marker has marked this answer.',
  },
  'answer-changed': {
    code: 'mark-changed',
    message: 'This answer has changed since you opened it.',
  },
  'nothing-to-mark': {
    code: 'not-found',
    message: 'This answer does not wait to be marked.',
  },
  'marked-on-page': {
    code: 'not-found',
    message: 'This answer is marked on the Marking page. Owners and editors can also change it here.',
  },
  'not-asked': {
    code: 'not-found',
    message: 'This student was not asked this question, or it is not in the quiz any more.',
  },
  'answers-too-long': {
    code: 'too-large',
    message: 'The answers are too long: together they can have at most 1 MiB.',
  },
  'no-practice': { code: 'not-found', message: 'This quiz cannot be practised now.' },
  'no-result': { code: 'not-found', message: 'No result available.' },
  'no-results': { code: 'not-found', message: 'No quiz results found.' },
  'others-answers': { code: 'wrong-user', message: 'You can submit only your own answers.' },
  'no-attempt': { code: 'not-found', message: 'Attempt not found.' },
  'no-such-attempt': { code: 'not-found', message: 'There is no such attempt.' },
  'takes-it-now': {
    code: 'still-running',
    message: 'This student is taking the quiz now. Delete the attempt when it is over.',
  },
  'receipt-comes': { code: 'not-found', message: 'Your receipt comes with your result, in a few seconds.' },
  'student-account-full': {
    code: 'limit-reached',
    message: 'Your account is full: it cannot hold another quiz. Ask your teacher for help.',
  },
  'too-many-grants': {
    code: 'limit-reached',
    params: { most: 500 },
    message: 'Time can be given at most 500 times in one quiz.',
  },
  'student-not-entered': { code: 'not-found', message: 'This student has not entered the quiz.' },
  'student-not-started': {
    code: 'not-started',
    message: 'This student has not started: their whole time is still to come.',
  },
  'stays-submitted': {
    code: 'already-attempted',
    message: 'This quiz is submitted. Open it again to give more time.',
  },
  'closes-before': {
    code: 'quiz-closed',
    message:
      'Everyone stops when this quiz closes, and no time is left before that. Set a later closing first.',
  },
  'ended-at-this-moment': {
    code: 'quiz-closed',
    message: 'This quiz was ended for everyone at this moment. No extra time was given.',
  },
  ended: {
    code: 'quiz-closed',
    message: 'This quiz was ended for everyone. Its owner or an editor can give time to one student.',
  },
}
