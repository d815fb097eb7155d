import type { Slot } from '../format.ts'
import { number, plural } from './language.ts'

export const about = {
  heading: 'About Quizly',
  lead: 'Interactive quizzes, real-time scoring and a seamless experience for students and educators.',
  offer: 'What We Offer',
  offerText: 'Timed quizzes behind a secret code, marked the moment they are submitted.',
  start: 'Get Started',
  learnMore: 'Learn More',
  explore: 'Explore',
  shownReceipt: <Node>(link: Slot<Node>) => [
    'Were you shown the receipt of a submission? ',
    link('Verify a receipt'),
  ],
  details: 'Details',
  detailsHeading: 'Discover More About Us',
  detailsLead: 'How a quiz is made, taken and marked, and what we keep.',
  topics: {
    making: {
      heading: 'Making a quiz',
      text: 'An educator types the questions in or brings a spreadsheet, checks each one, and gets a secret code of eight letters and digits. Only students who have the code can enter.',
    },
    taking: {
      heading: 'Taking a quiz',
      text: 'The clock starts when the student presses Start Quiz, and it is the server’s clock. Each answer is saved as it is made; a lost connection, a reload or a closed laptop takes nothing away. At 0:00 the quiz is submitted by itself.',
    },
    marking: {
      heading: 'Marking',
      text: 'An answer is correct when it is exactly the set of correct answers. Capital letters, the order of choices and spaces at the ends do not matter. A question left blank counts as skipped. Each question is worth one point.',
    },
    kept: {
      heading: 'What we keep',
      text: 'Your name, your email address, your answers, and what happened to them in a quiz: when each was saved, from which of your devices (they are only numbered) and when the connection was lost. Passwords are kept only as a hash that cannot be turned back. There is no tracking and no advertising.',
    },
  },
  backHome: '← Back to Home',
}

export const accountMenu = {
  label: 'Account menu',
  account: 'Account',
  logout: 'Logout',
}

export const contact = {
  name: 'Name',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  signInFirst: 'You must be signed in to send a message.',
  inQuiz: 'In the middle of a quiz?',
  inQuizHint: 'Your answers stay on your device. Tell your teacher first.',
}

export const deleteAccount = {
  heading: 'Delete your account',
  hint: 'Your name, email, password and messages are removed at once. This cannot be undone.',
  submit: 'Delete my account',
  question: 'Delete your account?',
  whatGoes:
    'Your name, email, password and messages are removed, and you are logged out everywhere. This cannot be undone; download your data first if you want to keep it.',
  whatStays: {
    student:
      'Your answers and scores stay in your educators’ statistics under the name “Deleted student”. They do not show who you were, unless you wrote it into an answer.',
    admin:
      'A quiz that you share with an editor goes to that editor: to its last owner, or to the editor of longest standing. Other quizzes that no student has started are deleted; the rest take no new students. Students keep their results, but you can no longer see them. To choose who gets a quiz, hand it over before, on its Share tab.',
  },
  password: 'Your password',
  keep: 'Keep my account',
  done: 'Your account is deleted.',
}

export const devices = {
  unknown: 'Unknown device',
  /** Names of a browser and of a system: “Chrome on Android”. */
  on: (browser: string, system: string) => `${browser} on ${system}`,
}

export const fields = {
  fullName: 'Full Name',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters',
}

// What happens after somebody has asked for a link to set a new password.
export const forgotPassword = {
  nextSteps: {
    'link-sent':
      'If there is an account with this email, a link to set a new password is on its way. It works for one hour.',
    'ask-operator': "Ask your school's Quizly administrator for a link.",
  },
}

export const ownLanguage = {
  hint: 'For Quizly’s own words and its mails, wherever you are logged in. A quiz keeps the language that its educator chose.',
}

export const profile = {
  title: 'Profile',
  roles: { admin: 'Admin Profile', student: 'Student Profile' },
  quizzes: 'Quizzes',
  /** How often students have taken them. */
  attempts: 'Attempts',
  results: 'Results',
  failed: 'Your results could not be loaded. They are safe.',
  quiz: 'Quiz',
  score: 'Score',
  date: 'Date',
  /** In the place of a score that is not shown. */
  opensShortly: 'Opens shortly',
  /** After the title of the quiz. */
  attempt: (n: number) => `attempt ${number(n)}`,
  none: 'No quiz results found.',
  noneHint: 'When you finish a quiz, your score appears here.',
  practiseMistakes: 'Practise my mistakes',
}

export const resetPassword = {
  forgotHint: 'Enter the email of your account. We send a link to set a new password.',
  sendLink: 'Send link',
  backToLogin: 'Back to Login',
  title: 'Set a new password',
  hint: 'Afterwards you are logged out everywhere.',
  submit: 'Set password',
  done: 'Your new password is set. Login with it.',
  brokenLink: 'This link is incomplete. Open it again from the mail, or ask for a new one.',
  newLink: 'Ask for a new link',
}

export const sessions = {
  heading: 'Where you are logged in',
  failed: 'The list could not be loaded.',
  current: (login: string) => `This device. Logged in ${login}`,
  other: (lastUse: string, login: string) => `Last used ${lastUse}. Logged in ${login}`,
  logout: 'Log out',
  logoutOf: (device: string) => `Log out ${device}`,
  loggedOut: (device: string) => `${device} is logged out.`,
  logoutEverywhere: 'Log out everywhere',
  everywhereHint: 'Logs you out on every device, including this one.',
  everywhereDone: 'You are logged out everywhere.',
}

export const settings = {
  data: 'Your data',
  dataHint:
    'Everything that Quizly keeps about you, as a JSON file: your account, quizzes, answers, results and messages.',
  download: 'Download my data',
  name: 'Name',
  nameHint:
    'Updates everywhere, including earlier results. Receipts keep the name you had when you submitted.',
  changeName: 'Change name',
  nameChanged: 'Your name is changed.',
  password: 'Password',
  passwordHint: 'This signs you out on other devices.',
  currentPassword: 'Current password',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed. Other devices are logged out.',
}

export const signup = {
  /** In Quizly “Sign In” creates an account, and “Login” opens one. */
  title: 'Sign In',
  submit: 'Sign In',
  hint: <Node>(link: Slot<Node>) => ['Create your Quizly account. Already have one? ', link('Login')],
  role: 'Role',
  roleHint: 'Students take quizzes. Admins create them.',
  roles: { student: 'Student', admin: 'Admin' },
  whatYouGet: 'What you get',
  whatYouGetText:
    'Students keep every result on their profile. Educators get a secret code for each quiz and see how the class did, question by question.',
  done: 'Sign-in successful!',
  noUser: 'Error: No user data received. Check backend response.',
  failed: 'Sign-in failed',
}

export const verifyReceipt = {
  title: 'Verify a receipt',
  lead: 'A receipt shows that a quiz was submitted: who, which quiz and when. Paste one here, or upload its file.',
  receipt: 'Receipt',
  upload: 'Upload the receipt file',
  uploadHint: 'The .json file that was saved with the result',
  verify: 'Verify',
  problems: {
    blank: 'Paste a receipt, or upload its file.',
    unreadable: 'This is not a receipt of Quizly. Paste the whole text, from { to }.',
  },
  verdicts: {
    valid: 'This receipt is valid. This server signed it, and nothing in it was changed.',
    altered:
      'This receipt is not valid. Something in it was changed after it was signed, so do not rely on it.',
    'other-server':
      'Another server signed this receipt, so it cannot be verified here. Ask the school that runs that server.',
  },
  matches: 'The answers stored on this server are the ones in this receipt.',
  differs: 'The answers stored on this server are not the ones in this receipt.',
  facts: 'What it says',
  student: 'Student',
  quiz: 'Quiz',
  submitted: 'Submitted',
  answered: 'Answered',
  answeredOf: (n: number, questions: number) =>
    plural(questions, {
      one: `${number(n)} of ${number(questions)} questions`,
      other: `${number(n)} of ${number(questions)} questions`,
    }),
  issuedAgain: 'Issued again',
  /** The reason follows, as the educator wrote it. */
  markedAgain: (date: string, n: number) => `${date}: question ${number(n)} was marked again.`,
  asBefore: (date: string, n: number) => `${date}: question ${number(n)} counts as before again.`,
}
