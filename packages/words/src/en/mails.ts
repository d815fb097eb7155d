import { plural } from './language.ts'

// The mails that the server sends, in plain text: each entry is a subject or a paragraph.
export const serverMails = {
  hello: 'Hello,',
  /** After “Hello,” and a comma: the first letter is small. A link stands below. */
  resetPassword: {
    subject: 'Set a new password for Quizly',
    text: 'someone asked for a new password for your Quizly account. To set one, open this link within one hour. It works once.',
    ifNotYou: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  /** After “Hello,” and a comma: the first letter is small. */
  passwordChanged: {
    subject: 'Your Quizly password was changed',
    text: 'the password of your Quizly account has just been changed, and your other devices are logged out.',
    /** Only if the account has passkeys. */
    passkeys: (link: string) =>
      `Its passkeys still log in. Look at them, and remove those that are not yours: ${link}`,
    ifNotYou: (link: string) =>
      `If it was you, there is nothing to do. If it was not, set a new one at once: ${link}`,
  },
  /** After “Hello,” and a comma: the first letter is small. `school` is what its sign-in is called. A link stands below. */
  proveAccount: {
    subject: 'Is this Quizly account yours?',
    text: (school: string) =>
      `someone has signed in by ${school} with this email address, which has a Quizly account already. If it was you, open this link within one hour, in the browser in which you began. It works once.`,
    ifNotYou: 'If it was not you, ignore this mail: your account stays as it is.',
  },
  /** After “Hello,” and a comma: the first letter is small. `school` is what its sign-in is called. */
  accountLinked: {
    subject: 'Your Quizly account signs in by your school now',
    text: (school: string) =>
      `your Quizly account signs in by ${school} from now on. Its password does not work any more, and it is logged out on all devices.`,
    ifNotYou: 'If it was not you, tell whoever runs Quizly at your school.',
  },
  /** After “Hello,” and a comma: the first letter is small. `name` is what its owner calls the passkey. */
  passkeys: {
    added: {
      subject: 'A passkey was added to your Quizly account',
      text: (name: string) =>
        `the passkey “${name}” has just been added to your Quizly account. It logs in without the password.`,
      ifNotYou: (link: string) =>
        `If it was you, there is nothing to do. If it was not, remove it at once and set a new password: ${link}`,
    },
    removed: {
      subject: 'A passkey was removed from your Quizly account',
      text: (name: string) => `the passkey “${name}” has just been removed from your Quizly account.`,
      ifNotYou: (link: string) =>
        `If it was you, there is nothing to do. If it was not, set a new password at once: ${link}`,
    },
    copied: {
      subject: 'A passkey of your Quizly account may be copied',
      text: (name: string) =>
        `the passkey “${name}” has just logged in to your Quizly account, and its counter went back. There may be a copy of it.`,
      ifNotYou: (link: string) => `Remove it and add a new one: ${link}`,
    },
  },
  secondFactor: {
    /** After “Hello,” and a comma: the first letter of each text is small. */
    on: {
      subject: 'Your Quizly account has a second factor',
      text: 'a second factor has just been set up for your Quizly account. After your password, log-in asks for it from now on. Other devices are logged out.',
    },
    off: {
      subject: 'Your Quizly account has no authenticator app any more',
      text: 'the authenticator app of your Quizly account has just been turned off as a second factor.',
    },
    'recovery-used': {
      subject: 'A recovery code of your Quizly account was used',
      text: (left: number) =>
        plural(left, {
          one: `a recovery code of your Quizly account has just been used. ${left} is left.`,
          other: `a recovery code of your Quizly account has just been used. ${left} are left.`,
        }),
    },
    'recovery-renewed': {
      subject: 'Your Quizly account has new recovery codes',
      text: 'ten new recovery codes have just been made for your Quizly account. Those of before do not work any more.',
    },
    'reset-asked': {
      subject: 'Reset of the second factor of your Quizly account',
      text: 'someone who knows the password of your Quizly account has asked an operator to reset its second factor.',
    },
    reset: {
      subject: 'The second factor of your Quizly account was reset',
      text: 'an operator has reset the second factor of your Quizly account: its app, its passkeys and its recovery codes do not work any more, and it is logged out on all devices.',
    },
    guessed: {
      subject: 'Someone knows your Quizly password',
      text: 'someone has entered the password of your Quizly account and ten wrong codes. Nobody was logged in.',
    },
    ifNotYou: (link: string) =>
      `If it was you, there is nothing to do. If it was not, set a new password at once: ${link}`,
  },
  /** `email` is that of the colleague who shares the quiz. A link stands below. */
  invitation: {
    subject: 'A colleague shares a quiz with you on Quizly',
    text: {
      editor: (email: string) =>
        `${email} shares a quiz with you on Quizly. You would be an editor, who changes its questions and settings, and marks. To see and accept the invitation, open this link within 14 days and log in with this email address, as Admin. It works once.`,
      marker: (email: string) =>
        `${email} shares a quiz with you on Quizly. You would be a marker, who sees its results, changes marks and gives extra time. To see and accept the invitation, open this link within 14 days and log in with this email address, as Admin. It works once.`,
      viewer: (email: string) =>
        `${email} shares a quiz with you on Quizly. You would be a viewer, who sees its questions and results. To see and accept the invitation, open this link within 14 days and log in with this email address, as Admin. It works once.`,
    },
    ifUnknown: 'If you do not know who that is, ignore this mail: nothing happens.',
  },
  /** `email` is that of the colleague who shares the bank. A link stands below. */
  bankInvitation: {
    subject: 'A colleague shares a question bank with you on Quizly',
    text: {
      editor: (email: string) =>
        `${email} shares a question bank with you on Quizly. You would be an editor, who changes its questions and inserts them into quizzes. To see and accept the invitation, open this link within 14 days and log in with this email address, as Admin. It works once.`,
      viewer: (email: string) =>
        `${email} shares a question bank with you on Quizly. You would be a viewer, who sees its questions and inserts them into quizzes. To see and accept the invitation, open this link within 14 days and log in with this email address, as Admin. It works once.`,
    },
  },
  /** After “Hello,” and a comma: the first letter is small. A link stands below. */
  educatorInvitation: {
    subject: 'You are invited to Quizly as an educator',
    text: 'your school invites you to make quizzes on Quizly. To create your account, open this link within 14 days and sign up with this email address. It works once.',
    ifUnknown: 'If you do not expect this, ignore this mail: nothing happens.',
  },
  /** After “Hello,” and a comma: the first letter is small. A link stands below. */
  educatorApproved: {
    subject: 'Your Quizly account is approved',
    text: 'your account is approved, and you can make quizzes now. Log in again:',
  },
  /** After “Hello,” and a comma: the first letter is small. */
  testMail: {
    subject: 'Test mail from Quizly',
    text: 'this is the test mail that you asked for on the operator’s page of Quizly. Mail leaves as it should.',
  },
  /** A message of the contact form, for whoever runs the server. What its writer has typed follows. */
  contactMessage: {
    subject: (name: string) => `Quizly: message from ${name}`,
    /** In place of the email of who has signed in with a slip. */
    bySlip: 'by slip',
    text: {
      student: (name: string, email: string) =>
        `${name} <${email}>, student, writes by the contact form of Quizly:`,
      admin: (name: string, email: string) =>
        `${name} <${email}>, admin, writes by the contact form of Quizly:`,
    },
  },
}
