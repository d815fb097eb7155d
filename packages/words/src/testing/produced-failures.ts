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
  'too-much-for-archive': {
    code: 'too-large',
    message:
      'You have more quizzes and pictures than one archive can hold in so many formats. Choose fewer formats.',
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
  'codes-used-up': {
    code: 'too-many-requests',
    params: { unit: 'minute', n: 1440 },
    message: 'Too many wrong codes today: use a recovery code. Please try again in 1440 minutes.',
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
  'sign-in-expired': {
    code: 'sign-in-failed',
    message:
      'This sign-in does not count here any more: it was used, it took more than ten minutes, or it began in another browser. Start again.',
  },
  'sign-in-silent': {
    code: 'sign-in-failed',
    message: 'The school’s sign-in does not answer. Try again in a minute, or ask your teacher for a slip.',
  },
  'sign-in-misfit': {
    code: 'sign-in-failed',
    message:
      'Quizly and the school’s sign-in do not understand each other. Tell whoever runs Quizly; the reason is in its log.',
  },
  'sign-in-refused': {
    code: 'sign-in-failed',
    message: 'The school has not signed you in.',
  },
  'sign-in-no-email': {
    code: 'sign-in-failed',
    message: 'The school’s sign-in gave no email address that it has verified. Tell whoever runs Quizly.',
  },
  'sign-in-no-groups': {
    code: 'sign-in-failed',
    message: 'The school’s sign-in did not say which groups you are in. Tell whoever runs Quizly.',
  },
  'sign-in-email-taken': {
    code: 'sign-in-failed',
    message:
      'There is an account with your email already, and it does not sign in by the school. Log in with its password, or ask whoever runs Quizly.',
  },
  'sign-in-again': {
    code: 'wrong-password',
    message: 'Sign in by the school again first: that must be less than ten minutes ago.',
  },
  'passwords-off': {
    code: 'sign-in-failed',
    message: 'Accounts come from the school here. Sign in by the school.',
  },
  'email-taken': {
    code: 'email-taken',
    message: 'An account with this email already exists. Log in instead.',
  },
  'account-deleted': { code: 'not-found', message: 'This account is deleted.' },
  'too-many-messages': {
    code: 'limit-reached',
    message: 'You have sent 1,000 messages, the most that are kept of one account. This one was not sent.',
  },
  'no-colleague': { code: 'not-found', message: 'This colleague has no role any more.' },
  'too-many-colleagues': {
    code: 'limit-reached',
    params: { most: 50 },
    message: 'At most 50 people can share this, with those who are invited.',
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
  'educator-invitation': {
    code: 'invalid-link',
    message: 'This invitation does not work. It works once, within 14 days, for the email that was invited.',
  },
  'account-closed': {
    code: 'invalid-credentials',
    message: 'This account is closed. Ask the operator of Quizly at your school.',
  },
  'operators-only': { code: 'wrong-role', message: 'Only operators can do this.' },
  'no-account': { code: 'not-found', message: 'This account does not exist any more.' },
  'person-takes-quiz': {
    code: 'still-running',
    message: 'This person is taking a quiz. Try again when it is over.',
  },
  'own-account': { code: 'not-needed', message: 'Ask another operator to change your own account.' },
  'invited-has-account': {
    code: 'email-taken',
    message: 'This email has an account already. Find it among the people and make it an Admin.',
  },
  'last-local-operator': {
    code: 'not-needed',
    message: 'Keep one account that can sign in without the provider.',
  },
  'last-operator': { code: 'not-needed', message: 'This is the last operator. Add another one first.' },
  'no-educator-invitation': {
    code: 'not-found',
    message: 'This invitation was used or withdrawn already.',
  },
  'too-many-educators-invited': {
    code: 'limit-reached',
    params: { most: 1000 },
    message: 'At most 1000 invitations can be open. Withdraw some first.',
  },
  'second-step-expired': {
    code: 'sign-in-failed',
    message: 'This log-in took too long, or went on somewhere else. Enter your password again.',
  },
  'factor-set-up-expired': {
    code: 'not-found',
    message: 'This took more than half an hour. Start again with a new QR code.',
  },
  'factor-required': {
    code: 'not-needed',
    message: 'Educators need a second factor here. Add another one first.',
  },
  'factor-not-offered': {
    code: 'not-needed',
    message: 'A second factor is for educators and operators.',
  },
  'factor-reset-unproved': {
    code: 'not-needed',
    message:
      'This person has not proved the password yet. At log-in, they must enter it and choose “Ask an operator”; then try again, within a week.',
  },
  'no-slips': { code: 'not-found', message: 'These slips are not there.' },
  'slip-used': {
    code: 'invalid-code',
    message: 'This slip has been used. Ask your teacher for a new one.',
  },
  'too-many-slips': {
    code: 'limit-reached',
    params: { most: 200 },
    message: 'You have 200 lists of slips, the most that are kept. Delete one first.',
  },
  'slip-quiz-running': {
    code: 'still-running',
    message: 'A quiz is being taken with this slip. Submit it first, then take the slip over.',
  },
  'slip-both-took': {
    code: 'already-attempted',
    params: { title: 'quiz' },
    message: 'You took “quiz” with the slip and with your own account. Ask your teacher which counts.',
  },
  'slip-again': {
    code: 'wrong-password',
    message:
      'Ask your teacher for a new slip and sign in with it first: that must be less than ten minutes ago.',
  },
  'slip-stays-student': {
    code: 'not-needed',
    message: 'An account of a slip has no email to log in with. It stays a student’s.',
  },
  'slip-not-own': {
    code: 'wrong-user',
    message: 'You are signed in with a slip. Sign in with your own account, then enter the slip there.',
  },
  'passkeys-insecure': {
    code: 'sign-in-failed',
    message:
      'Passkeys need an address of Quizly that begins with https:// and has a name. Ask whoever runs Quizly.',
  },
  'passkey-expired': {
    code: 'sign-in-failed',
    message: 'This took longer than five minutes, or was done already. Start again.',
  },
  'passkey-unknown': {
    code: 'sign-in-failed',
    message: 'Quizly does not know this passkey. Log in another way.',
  },
  'passkey-refused': {
    code: 'sign-in-failed',
    message: 'This passkey was not accepted. Try again, or log in another way.',
  },
  'passkey-in-frame': {
    code: 'sign-in-failed',
    message: 'Passkeys work only in a window of Quizly’s own. Open Quizly in one.',
  },
  'passkey-known': { code: 'sign-in-failed', message: 'This passkey is in use already.' },
  'too-many-passkeys': {
    code: 'limit-reached',
    params: { most: 10 },
    message: 'You have 10 passkeys, the most that are kept. Remove one first.',
  },
  'no-passkey': { code: 'not-found', message: 'This passkey is not there any more.' },
  'last-way-in': {
    code: 'not-needed',
    message: 'This is the last way into your account. Add another passkey first.',
  },
  'passkey-by-slip': {
    code: 'not-needed',
    message: 'You are signed in with a slip. Passkeys are for accounts with an email.',
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
  'no-bank': { code: 'not-found', message: 'This question bank is not shared with you any more.' },
  'no-bank-item': { code: 'not-found', message: 'This question is not in your bank.' },
  'bank-item-changed': {
    code: 'quiz-changed',
    message: 'This question was changed in another window meanwhile. Nothing was saved.',
  },
  'bank-full': {
    code: 'limit-reached',
    message:
      'Your bank is full: it holds at most 20,000 questions with 2,000 tags, and 200 MB. Nothing was saved.',
  },
  'too-many-tags': {
    code: 'limit-reached',
    params: { most: 20 },
    message: 'A question can have at most 20 tags. Nothing was saved.',
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
    message: 'This student has not submitted the quiz yet. Mark the answer when it is submitted.',
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
    message: 'There is nothing to mark in this answer.',
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
  'no-time-limit': {
    code: 'not-needed',
    message: 'There is no time limit here, so no extra time is needed.',
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
