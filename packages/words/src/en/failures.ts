import { plural } from './language.ts'

/** Signing in, one's own account, and colleagues. */
export const accounts = {
  'not-signed-in': 'Please log in first.',
  'session-expired': 'Your session has ended. Please log in again.',
  'students-only': 'Only students can access the quiz.',
  'admins-only': 'Only admins can create quizzes.',
  'wrong-pair': 'Invalid email or password.',
  'device-logged-out': 'This device is logged out already.',
  'reset-link': 'This link does not work any more. A link works once and for one hour; ask for a new one.',
  'email-taken': 'An account with this email already exists. Log in instead.',
  // The next ones are about signing in by the accounts of one's school.
  'sign-in-expired':
    'This sign-in does not count here any more: it was used, it took more than ten minutes, or it began in another browser. Start again.',
  'sign-in-silent':
    'The school’s sign-in does not answer. Try again in a minute, or ask your teacher for a slip.',
  'sign-in-misfit':
    'Quizly and the school’s sign-in do not understand each other. Tell whoever runs Quizly; the reason is in its log.',
  'sign-in-refused': 'The school has not signed you in.',
  'sign-in-no-email':
    'The school’s sign-in gave no email address that it has verified. Tell whoever runs Quizly.',
  'sign-in-no-groups': 'The school’s sign-in did not say which groups you are in. Tell whoever runs Quizly.',
  'sign-in-email-taken':
    'There is an account with your email already, and it does not sign in by the school. Log in with its password, or ask whoever runs Quizly.',
  'sign-in-again': 'Sign in by the school again first: that must be less than ten minutes ago.',
  'passwords-off': 'Accounts come from the school here. Sign in by the school.',
  'second-step-expired': 'This log-in took too long, or went on somewhere else. Enter your password again.',
  'factor-set-up-expired': 'This took more than half an hour. Start again with a new QR code.',
  'factor-required': 'Educators need a second factor here. Add another one first.',
  'factor-not-offered': 'A second factor is for educators and operators.',
  'factor-reset-unproved':
    'This person has not proved the password yet. At log-in, they must enter it and choose “Ask an operator”; then try again, within a week.',
  'account-deleted': 'This account is deleted.',
  'too-many-messages':
    'You have sent 1,000 messages, the most that are kept of one account. This one was not sent.',
  'no-colleague': 'This colleague has no role any more.',
  'too-many-colleagues': ({ most }: { most: number }) =>
    `At most ${most} people can share this, with those who are invited.`,
  'too-many-invitations': ({ most }: { most: number }) =>
    `You can send at most ${most} invitations a day. Try again tomorrow.`,
  'invited-too-often': 'This email was invited too often today. Try again tomorrow.',
  'invitation-link':
    'This invitation does not work here. It works once, within 14 days, for the email that was invited.',
  'educator-invitation':
    'This invitation does not work. It works once, within 14 days, for the email that was invited.',
  'account-closed': 'This account is closed. Ask the operator of Quizly at your school.',
  'operators-only': 'Only operators can do this.',
  'no-account': 'This account does not exist any more.',
  'person-takes-quiz': 'This person is taking a quiz. Try again when it is over.',
  'own-account': 'Ask another operator to change your own account.',
  'invited-has-account': 'This email has an account already. Find it among the people and make it an Admin.',
  'last-local-operator': 'Keep one account that can sign in without the provider.',
  'last-operator': 'This is the last operator. Add another one first.',
  'no-educator-invitation': 'This invitation was used or withdrawn already.',
  'too-many-educators-invited': ({ most }: { most: number }) =>
    `At most ${most} invitations can be open. Withdraw some first.`,
  'no-slips': 'These slips are not there.',
  'slip-used': 'This slip has been used. Ask your teacher for a new one.',
  'too-many-slips': ({ most }: { most: number }) =>
    `You have ${most} lists of slips, the most that are kept. Delete one first.`,
  'slip-quiz-running': 'A quiz is being taken with this slip. Submit it first, then take the slip over.',
  'slip-both-took': ({ title }: { title: string }) =>
    `You took “${title}” with the slip and with your own account. Ask your teacher which counts.`,
  'slip-again':
    'Ask your teacher for a new slip and sign in with it first: that must be less than ten minutes ago.',
  'slip-stays-student': 'An account of a slip has no email to log in with. It stays a student’s.',
  'slip-not-own': 'You are signed in with a slip. Sign in with your own account, then enter the slip there.',
  'passkeys-insecure':
    'Passkeys need an address of Quizly that begins with https:// and has a name. Ask whoever runs Quizly.',
  'passkey-expired': 'This took longer than five minutes, or was done already. Start again.',
  'passkey-unknown': 'Quizly does not know this passkey. Log in another way.',
  'passkey-refused': 'This passkey was not accepted. Try again, or log in another way.',
  'passkey-in-frame': 'Passkeys work only in a window of Quizly’s own. Open Quizly in one.',
  'passkey-known': 'This passkey is in use already.',
  'too-many-passkeys': ({ most }: { most: number }) =>
    `You have ${most} passkeys, the most that are kept. Remove one first.`,
  'no-passkey': 'This passkey is not there any more.',
  'last-way-in': 'This is the last way into your account. Add another passkey first.',
  'passkey-by-slip': 'You are signed in with a slip. Passkeys are for accounts with an email.',
  'colleague-full':
    'Your colleague’s account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions.',
}

/** Entering, taking and submitting a quiz, its results, and extra time. */
export const attempts = {
  'invalid-code': 'Invalid code. Please try again.',
  'already-attempted': 'You have already attempted this quiz.',
  'not-started': 'Start the quiz first.',
  'closed-to-late-student': 'This quiz is closed. Ask your teacher if you still need to take it.',
  'quiz-closed': 'This quiz is closed. Ask your teacher.',
  'too-early': 'This quiz is not open yet. Wait until it opens, then start it.',
  'still-running': 'This student has not submitted the quiz yet. Mark the answer when it is submitted.',
  'attempt-changed': 'This attempt was changed meanwhile. Nothing was saved.',
  'mark-changed': 'Another marker has marked this answer.',
  'answer-changed': 'This answer has changed since you opened it.',
  'nothing-to-mark': 'There is nothing to mark in this answer.',
  'marked-on-page': 'This answer is marked on the Marking page. Owners and editors can also change it here.',
  'not-asked': 'This student was not asked this question, or it is not in the quiz any more.',
  'answers-too-long': 'The answers are too long: together they can have at most 1 MiB.',
  'no-result': 'No result available.',
  'no-practice': 'This quiz cannot be practised now.',
  'no-results': 'No quiz results found.',
  'others-answers': 'You can submit only your own answers.',
  'no-attempt': 'Attempt not found.',
  'no-such-attempt': 'There is no such attempt.',
  'takes-it-now': 'This student is taking the quiz now. Delete the attempt when it is over.',
  'receipt-comes': 'Your receipt comes with your result, in a few seconds.',
  'student-account-full': 'Your account is full: it cannot hold another quiz. Ask your teacher for help.',
  'too-many-grants': ({ most }: { most: number }) => `Time can be given at most ${most} times in one quiz.`,
  'student-not-entered': 'This student has not entered the quiz.',
  'student-not-started': 'This student has not started: their whole time is still to come.',
  'stays-submitted': 'This quiz is submitted. Open it again to give more time.',
  'closes-before':
    'Everyone stops when this quiz closes, and no time is left before that. Set a later closing first.',
  'no-time-limit': 'There is no time limit here, so no extra time is needed.',
  'ended-at-this-moment': 'This quiz was ended for everyone at this moment. No extra time was given.',
  ended: 'This quiz was ended for everyone. Its owner or an editor can give time to one student.',
}

/** What an educator cannot do with a quiz, its questions and settings. */
export const quizzes = {
  'no-quiz': 'Quiz not found.',
  'settings-changed': 'These settings were changed in another window meanwhile. Nothing was saved.',
  'too-many-allowances': ({ most }: { most: number }) => `At most ${most} students can have more time.`,
  'too-many-drafts': 'You have too many drafts. Save or discard some.',
  'draft-changed': 'This draft was changed or saved on another device.',
  'code-taken': 'This secret code is in use already. Please try again with another one.',
  'questions-exist': 'This quiz has questions already. Edit the quiz to change them.',
  'quiz-changed': 'This quiz was changed in another window meanwhile. Nothing was saved.',
  'too-many-stored-quizzes':
    'Your account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions. Change one that you have.',
  'older-server': 'Another server still runs an older version. Try again in a minute.',
  'questions-fill-account': 'Your account cannot hold more: your quizzes take 200 MB. Nothing was saved.',
  'pictures-fill-account': 'Your account holds 250 MB of pictures. Delete quizzes that you no longer need.',
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
  'no-bank': 'This question bank is not shared with you any more.',
  'no-bank-item': 'This question is not in your bank.',
  'bank-item-changed': 'This question was changed in another window meanwhile. Nothing was saved.',
  'bank-full':
    'Your bank is full: it holds at most 20,000 questions with 2,000 tags, and 200 MB. Nothing was saved.',
  'too-many-tags': ({ most }: { most: number }) =>
    `A question can have at most ${most} tags. Nothing was saved.`,
}

/** A request that the server could not read, or had no room for. */
export const requests = {
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
  'body-too-large': ({ most, unit }: { most: number; unit: string }) =>
    `This is too large: at most ${most} ${unit} can be sent at once.`,
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
  'texts-being-drawn': 'Quizly is drawing formulas for others. Please try again in a few seconds.',
  'pictures-being-read': 'Quizly is reading pictures of others. Please try again in a few seconds.',
  'sheets-being-read': 'Quizly is reading other large spreadsheets. Please try again in a few seconds.',
  'sheet-too-large': 'This sheet cannot be read in one piece. Split it into several files.',
  'too-much-for-archive':
    'You have more quizzes and pictures than one archive can hold in so many formats. Choose fewer formats.',
  'sheet-cells': 'This sheet has too many cells. Split it into several files.',
  'too-many-pages': 'Too many pages follow quizzes. Close some pages.',
}
/** Somebody did something too often. `unit` is that of the time to wait, `n` how many of it. */
export const waits = {
  'too-many-attempts': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `Too many attempts. Please try again in ${n} second.`,
        other: `Too many attempts. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `Too many attempts. Please try again in ${n} minute.`,
        other: `Too many attempts. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'codes-used-up': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `Too many wrong codes today: use a recovery code. Please try again in ${n} second.`,
        other: `Too many wrong codes today: use a recovery code. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `Too many wrong codes today: use a recovery code. Please try again in ${n} minute.`,
        other: `Too many wrong codes today: use a recovery code. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'too-many-quizzes': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `You can create at most 100 quizzes an hour. Please try again in ${n} second.`,
        other: `You can create at most 100 quizzes an hour. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `You can create at most 100 quizzes an hour. Please try again in ${n} minute.`,
        other: `You can create at most 100 quizzes an hour. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'too-many-quizzes-of-address': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `At most 1,000 quizzes can be created from one address in an hour. Please try again in ${n} second.`,
        other: `At most 1,000 quizzes can be created from one address in an hour. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `At most 1,000 quizzes can be created from one address in an hour. Please try again in ${n} minute.`,
        other: `At most 1,000 quizzes can be created from one address in an hour. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'too-many-accounts': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `At most 600 accounts can be created from one address in ten minutes. Please try again in ${n} second.`,
        other: `At most 600 accounts can be created from one address in ten minutes. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `At most 600 accounts can be created from one address in ten minutes. Please try again in ${n} minute.`,
        other: `At most 600 accounts can be created from one address in ten minutes. Please try again in ${n} minutes.`,
      }),
    })[unit],
  'too-many-accounts-in-a-day': ({ unit, n }: { unit: 'second' | 'minute'; n: number }) =>
    ({
      second: plural(n, {
        one: `At most 3,000 accounts can be created from one address in a day. Please try again in ${n} second.`,
        other: `At most 3,000 accounts can be created from one address in a day. Please try again in ${n} seconds.`,
      }),
      minute: plural(n, {
        one: `At most 3,000 accounts can be created from one address in a day. Please try again in ${n} minute.`,
        other: `At most 3,000 accounts can be created from one address in a day. Please try again in ${n} minutes.`,
      }),
    })[unit],
}
