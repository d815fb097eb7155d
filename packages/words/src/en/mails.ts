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
    ifNotYou: (link: string) =>
      `If it was you, there is nothing to do. If it was not, set a new one at once: ${link}`,
  },
  /** `email` is that of the colleague who shares the quiz. A link stands below. */
  invitation: {
    subject: 'A colleague shares a quiz with you on Quizly',
    text: {
      editor: (email: string) =>
        `${email} shares a quiz with you on Quizly. You would be an editor, who changes its questions and settings, and marks. To see and accept the invitation, open this link within 14 days and login with this email address, as Admin. It works once.`,
      marker: (email: string) =>
        `${email} shares a quiz with you on Quizly. You would be a marker, who sees its results, changes marks and gives extra time. To see and accept the invitation, open this link within 14 days and login with this email address, as Admin. It works once.`,
      viewer: (email: string) =>
        `${email} shares a quiz with you on Quizly. You would be a viewer, who sees its questions and results. To see and accept the invitation, open this link within 14 days and login with this email address, as Admin. It works once.`,
    },
    ifUnknown: 'If you do not know who that is, ignore this mail: nothing happens.',
  },
  /** A message of the contact form, for whoever runs the server. What its writer has typed follows. */
  contactMessage: {
    subject: (name: string) => `Quizly: message from ${name}`,
    text: {
      student: (name: string, email: string) =>
        `${name} <${email}>, student, writes by the contact form of Quizly:`,
      admin: (name: string, email: string) =>
        `${name} <${email}>, admin, writes by the contact form of Quizly:`,
    },
  },
}
