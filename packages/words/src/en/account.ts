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
  /** Printed codes with which students sign in. */
  slips: 'Slips',
  logout: 'Logout',
  operator: 'Operator’s page',
}

// Signing in by the accounts of one's school. `school` is what its sign-in is called, such as “Northfield School”.
export const bySchool = {
  signIn: (school: string) => `Sign in with ${school}`,
  /** Between two ways to sign in. */
  or: 'or',
  withPassword: 'I have a password of Quizly',
  title: 'Signing in',
  failed: 'You are not signed in',
  prove: 'Is this account yours?',
  proveHint: (email: string) =>
    `${email} has a Quizly account in which something was done. Show that it is yours to go on with it.`,
  linked: (school: string) =>
    `From then on it signs in by ${school} alone: its password ends, and it is logged out everywhere else.`,
  password: 'Its password',
  goOn: 'Continue',
  mailLink: 'Mail me a link instead',
  mailed: (email: string) => `A link is on its way to ${email}. Open it in this browser within one hour.`,
  choose: 'Is this your work?',
  chooseHint: (email: string) =>
    `Anybody could have used ${email} for an account before. Keep what is in it if it is yours.`,
  quizzes: (n: number) => plural(n, { one: `${number(n)} quiz`, other: `${number(n)} quizzes` }),
  attempts: (n: number) => plural(n, { one: `${number(n)} quiz taken`, other: `${number(n)} quizzes taken` }),
  keep: 'It is mine: keep it',
  leave: 'It is not mine: begin anew',
  leaveHint: 'That account is deleted. Yours starts empty.',
  account: (school: string) => `You sign in by ${school}. Quizly has no password of yours.`,
  deleteHint: 'For this you must have signed in within the last ten minutes.',
  loggedOut: 'You are logged out of Quizly.',
  leaveSchool: (school: string) => `Log out of ${school}`,
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
  /** By how one signs in. */
  hint: {
    password: 'Your name, email, password and messages are removed at once. This cannot be undone.',
    school: 'Your name, email and messages are removed at once. This cannot be undone.',
    slip: 'Your name and messages are removed at once, and your slip ends. This cannot be undone.',
  },
  submit: 'Delete my account',
  question: 'Delete your account?',
  whatGoes: {
    password:
      'Your name, email, password and messages are removed, and you are logged out everywhere. This cannot be undone; download your data first if you want to keep it.',
    school:
      'Your name, email and messages are removed, and you are logged out of Quizly everywhere. This cannot be undone; download your data first if you want to keep it.',
    slip: 'Your name and messages are removed, your slip ends, and you are logged out everywhere. This cannot be undone; download your data first if you want to keep it.',
  },
  whatStays: {
    student:
      'Your answers and scores stay in your educators’ statistics under the name “Deleted student”. They do not show who you were, unless you wrote it into an answer.',
    admin:
      'A quiz that you share with an editor goes to that editor: to its last owner, or to the editor of longest standing. Other quizzes that no student has started are deleted; the rest take no new students. Students keep their results, but you can no longer see them. To choose who gets a quiz, hand it over before, on its Share tab. Your question bank is deleted, also for colleagues; quizzes keep their copies. Your slips end: students who used one and have not taken it over into their own account cannot come back to their results.',
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

export const passkeys = {
  heading: 'Passkeys',
  hint: 'Log in with your fingerprint, face or PIN instead of the password.',
  failed: 'Your passkeys could not be loaded.',
  none: 'You have no passkey yet.',
  used: (lastUse: string, added: string) => `Last used ${lastUse}. Added ${added}`,
  unused: (added: string) => `Not used yet. Added ${added}`,
  copied: (date: string) =>
    `On ${date} its counter went back: there may be a copy. Remove it and add a new one.`,
  add: 'Add a passkey',
  name: 'Name of the passkey',
  nameHint: 'So that you know it again, such as the device',
  goOn: 'Continue',
  cancel: 'Cancel',
  done: (name: string) => `${name} is added.`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  saveName: 'Save name',
  renamed: (name: string) => `The passkey is called ${name} now.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeHint:
    'You can no longer log in with it. Delete it in your password manager or on your security key too.',
  removed: (name: string) => `${name} is removed.`,
  insecure:
    'Passkeys are not offered here, because this page was opened without encryption. They need an address that begins with https://.',
  unsupported: 'This browser has no passkeys. A newer one has.',
  inFrame: 'Passkeys work only in a window of Quizly’s own.',
  openWindow: 'Open in a window of its own',
  cancelled: 'No passkey was used: it was cancelled or took too long. Try again.',
  noAuthenticator: 'This device cannot keep a passkey. Set a screen lock, or use a phone or a security key.',
  known: 'This device has a passkey for your account already.',
  /** `address` begins with https:// and is the one that the operator has set. */
  otherAddress: (address: string) => `Passkeys do not work at this address. Open Quizly at ${address}.`,
  broken: 'The browser or the device could not do it. Try again.',
}

export const profile = {
  title: 'Profile',
  roles: { admin: 'Admin Profile', student: 'Student Profile' },
  waits: 'Your account waits for approval. You can take quizzes until then.',
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
  done: 'Your new password is set. Log in with it.',
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
  everything: 'Take everything with you: quizzes, question bank and results',
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
  /** Who may sign up as an Admin here, where not everybody may. */
  educators: {
    invited: 'Admins are invited. Open the link in your invitation. Students can sign up here.',
    approved: 'An operator approves new Admin accounts. You can take quizzes until then.',
    group: 'Admins log in with the account of the school. Students can sign up here.',
    domain: (domains: string) => `Admins need an email address at ${domains}.`,
  },
  invited: 'You are invited as an Admin. Use the email that was invited.',
  whatYouGet: 'What you get',
  whatYouGetText:
    'Students keep every result on their profile. Educators get a secret code for each quiz and see how the class did, question by question.',
  done: 'Sign-in successful!',
  noUser: 'Error: No user data received. Check backend response.',
  failed: 'Sign-in failed',
}

// Signing in with a printed code that an educator has given out.
export const slip = {
  title: 'Sign in with a slip',
  lead: 'Your teacher has given you a slip with a code. It works once.',
  code: 'Code of your slip',
  codeHint: '10 letters and digits, such as ABCDE-FGH23',
  submit: 'Sign in',
  /** Of whoever uses this device now. */
  signedIn: (name: string) => `${name} is signed in on this device. Signing in with a slip ends that.`,
  isMine: <Node>(link: Slot<Node>) => ['Is the slip yours? ', link('Take it over into your account')],
  keep: 'Keep your work',
  account: 'You have signed in with a slip. This account has no email and no password.',
  /** How somebody who has signed in with a slip keeps what they did. */
  toKeep: <Node>(link: Slot<Node>) => [
    'To keep your work, ',
    link('sign up'),
    ' and take over the slip on your account page. You need the slip’s code for that, so keep it. It works for that until the day printed on the slip; after that, ask your teacher for a new one.',
  ],
  takeOver: 'Take over a slip',
  takeOverHint:
    'Did you use a slip? What you did with it moves into this account, and the slip ends. This works until the day printed on the slip; after that, ask your teacher for a new one.',
  takeOverSubmit: 'Take over the slip',
  takenOver: (n: number) =>
    plural(n, {
      one: `${number(n)} attempt is in your account now.`,
      other: `${number(n)} attempts are in your account now.`,
    }),
  nothingTaken: 'The slip is yours now. There were no attempts to move.',
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
  asBefore: (date: string, n: number) => `${date}: the change to question ${number(n)} was undone.`,
}

/** The second factor of Admins and operators: on the account page, and as the second step of a log-in. */
export const secondFactor = {
  heading: 'Second factor',
  hint: 'After the password, log-in asks for a code of an app on your phone.',
  required: 'Admins and operators need a second factor here.',
  failed: 'Your second factor could not be loaded.',
  on: 'The app is set up.',
  codesLeft: (n: number) =>
    plural(n, { one: `${number(n)} recovery code is left.`, other: `${number(n)} recovery codes are left.` }),
  setUp: 'Set up an app',
  move: 'Move to another phone',
  newCodes: 'Get new recovery codes',
  turnOff: 'Turn the app off',
  password: 'Your password',
  anyCode: 'Code of the app, or a recovery code',
  goOn: 'Continue',
  cancel: 'Cancel',
  scan: 'Scan this with an authenticator app.',
  picture: 'QR code for an authenticator app',
  key: 'Or type this key into the app:',
  firstCode: 'Code that the app shows',
  digits: '6 digits',
  confirm: 'Turn on',
  codes: 'Your recovery codes',
  codesHint:
    'Each of them logs you in once if you lose your phone. They are shown only now: keep them where only you look.',
  download: 'Download',
  print: 'Print',
  copy: 'Copy',
  copied: 'The recovery codes are copied.',
  copyFailed: 'The recovery codes could not be copied. Download or print them.',
  kept: 'I have kept them',
  isOn: 'The second factor is on. Other devices are logged out.',
  isOff: 'The app is turned off.',
  step: 'Second factor',
  stepHint: 'Enter the code that your authenticator app shows.',
  recoveryHint: 'Enter one of your recovery codes.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  byRecovery: 'Use a recovery code',
  byApp: 'Use the app',
  passkeyHint: 'Go back and log in with your passkey.',
  back: 'Back to the password',
  lost: 'Lost your phone and your recovery codes?',
  askOperator: 'Ask an operator',
  askedOperator:
    'Operators see for a week that you have proved your password. Ask one of them to reset your second factor.',
  logIn: 'Log in',
}
