/** Signing in, one's own account, and colleagues. */
export const accounts = {
  'not-signed-in': 'Please log in first.',
  'session-expired': 'Your session has ended. Please log in again.',
  'students-only': 'Only students can access the quiz.',
  'admins-only': 'Only admins can create quizzes.',
  'wrong-pair': 'Invalid email or password.',
  'device-logged-out': 'This device is logged out already.',
  'reset-link': 'This link does not work any more. A link works once and for one hour; ask for a new one.',
  'email-taken': 'An account with this email already exists. Login instead.',
  'account-deleted': 'This account is deleted.',
  'too-many-messages':
    'You have sent 1,000 messages, the most that are kept of one account. This one was not sent.',
  'no-colleague': 'This colleague has no role on the quiz.',
  'too-many-colleagues': ({ most }: { most: number }) =>
    `A quiz can be shared by at most ${most} people, with those who are invited.`,
  'too-many-invitations': ({ most }: { most: number }) =>
    `You can send at most ${most} invitations a day. Try again tomorrow.`,
  'invited-too-often': 'This email was invited too often today. Try again tomorrow.',
  'invitation-link':
    'This invitation does not work here. It works once, within 14 days, for the email that was invited.',
  'colleague-full':
    'Your colleague’s account cannot hold another quiz: there is a limit of 10,000 quizzes and 200 MB of questions.',
}
