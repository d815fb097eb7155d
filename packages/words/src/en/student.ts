import type { Slot } from '../format.ts'
import { number, plural } from './language.ts'

export const app = {
  skip: 'Skip to main content',
}

// A quiz before its clock starts.
export const beforeStart = {
  loadingTitle: 'Loading quiz',
  loading: 'Loading quiz…',
  failed: 'Failed to load quiz.',
  unreachable: 'We could not reach the server.',
  noAnswer: 'The server could not answer.',
  noTimeLost: 'If you have not started, you lose no time. If you have, your answers are kept.',
  missingHint: 'A quiz opens with its code. Enter the code that you were given.',
  otherCode: 'Enter a different code',
  questions: (n: number) => plural(n, { one: `${number(n)} question`, other: `${number(n)} questions` }),
  /** In the place of what is saved. */
  notStarted: 'Not started',
  clock: 'The clock starts when you press Start Quiz and does not pause.',
  saving: 'Every answer is saved as you make it, even if you lose the connection.',
  changing: 'You can change any answer until you submit. At 0:00 the quiz is submitted for you.',
  /** Starts the clock. */
  start: 'Start Quiz',
  startFailed: (why: string) => `The quiz could not be started. ${why}`,
  questionCount: 'Questions',
  timeLimit: 'Time limit',
  /** `minutes` is like “30 minutes”, all of them. */
  withExtra: (minutes: string, extra: number) => `${minutes} (${number(extra)} extra for you)`,
  attempts: 'Attempts',
  oneAttempt: '1 attempt',
}

export const entries = {
  /** What is missing in a form, by field: the same as in `problems/account`, which a student does not load. */
  missing: {
    email: 'Enter your email address, like name@example.com',
    password: 'Enter a password',
    secretCode: 'Enter the code',
  },
}

export const everywhere = {
  loading: 'Loading…',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  problems: 'There is a problem',
  /** The title of the browser’s tab while a form has problems. */
  errorTitle: (title: string) => `Error: ${title}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  checkConnection: 'Check your connection, then try again.',
  inAMoment: 'Try again in a moment.',
  networkError: 'Network error. Please try again.',
  somethingWrong: 'Something went wrong. Please try again.',
  sessionEnded: 'Your session has ended. Log in to go on where you were.',
  notShown: 'This page could not be shown',
  nothingLost: 'Nothing that was saved is lost. Check your connection, then try again.',
  loadingPage: 'Loading',
  /** In the place of a title that is not known. */
  untitled: 'Untitled quiz',
  minutes: (n: number) => plural(n, { one: `${number(n)} minute`, other: `${number(n)} minutes` }),
}

export const footer = {
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}

export const home = {
  title: 'Home',
  headlineStart: 'Test Your Knowledge,',
  headlineEnd: 'Track Your Progress',
  promise: 'Simplified Assessment for Students & Educators',
  startQuiz: 'Start Quiz',
  startHint: 'Enter your unique quiz code and begin the test.',
  createQuiz: 'Create Quiz',
  createHint: 'Upload questions and generate a quiz code.',
  loginToStart: 'You need to login to start a quiz.',
  loginToCreate: 'You need to login to create a quiz.',
  onlyStudents: 'Only students can access the quiz.',
  onlyAdmins: 'Only admins can create quizzes.',
  /** Describes the drawing of a form with filled bubbles. */
  drawing: 'A marked answer sheet: twelve questions, eight correct, two incorrect, two skipped',
  drawnCode: 'Quiz code',
  score: 'Score',
  latestResults: 'Your latest results',
  allResults: 'All results',
  submitted: 'Submitted',
}

export const languageChoice = {
  label: 'Language',
  failed: 'The language could not be loaded. Check your connection, then choose again.',
}

export const login = {
  title: 'Login',
  submit: 'Login',
  passkey: 'Log in with a passkey',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  /** The link leads to the form for a new account, which is called “Sign In”. */
  newHere: <Node>(link: Slot<Node>) => ['New to Quizly? ', link('Sign In'), ' creates your account.'],
  done: 'Login successful!',
  haveCode: 'Have a quiz code?',
  haveCodeHint: 'Log in first. You enter the code next. The clock starts when you press Start Quiz.',
}

export const navigation = {
  menu: 'Menu',
  main: 'Main',
  home: 'Home',
  about: 'About Us',
  contact: 'Contact Us',
  myQuizzes: 'My quizzes',
  signUp: 'Sign In',
  login: 'Login',
}

// The name of a link to a question; `state` is like “answered” or “not answered”.
export const questionGrid = {
  question: (n: number, state: string) => `Question ${number(n)}, ${state}`,
}

// A question in the list of a result, with what it counted as.
export const resultQuestion = {
  /** Read by screen readers before the text of the question. */
  numbered: (n: number) => `Question ${number(n)}: `,
  yourAnswer: 'Your answer',
  skipped: 'You skipped this question.',
  saved: (time: string) => `Saved ${time}`,
  correctAnswer: 'Correct answer',
  correctAnswers: 'Correct answers',
  /** The name of a link to the question; `verdict` is what it counts as. */
  link: (n: number, verdict: string) => `Question ${number(n)}: ${verdict}`,
}

export const result = {
  title: (quiz: string) => `Result – ${quiz}`,
  previewTitle: (quiz: string) => `Result of a preview – ${quiz}`,
  heading: 'Your result',
  answersHeading: 'Your answers',
  score: 'Score',
  /** After the score: “8 out of 12”, with the first number large. */
  outOf: (total: number) => `out of ${number(total)}`,
  questions: 'Questions',
  summary: 'Summary',
  print: 'Print result',
  receipt: 'Receipt',
  timeline: 'Timeline',
  allMine: 'All my results',
  endedForAll: (time: string) =>
    `Your teacher ended the quiz at ${time}. Your answers were submitted for you.`,
  timeWasUp: (time: string) => `Time was up at ${time}. Your answers were submitted for you.`,
  loading: 'Loading your result',
  failed: 'Something went wrong while loading quiz result.',
  kept: 'Your result is kept on the server.',
  loginFirst: 'Please log in to view your results.',
  noQuiz: 'Quiz not found.',
  noQuizHint: 'Check the address, or choose the result from your profile.',
  none: 'No result available.',
  noneHint: 'You have not submitted this quiz.',
  goToQuiz: 'Go to the quiz',
  partFailed: 'This could not be loaded. Check your connection, then try again.',
  /** Of a result in which points are still open: “4 + ? of 15”. */
  openScore: (n: number, most: number) => `${number(n)} + ? of ${number(most)}`,
}

// A question that is being answered.
export const runningQuestion = {
  /** Below the number of a question: “3 of 12”. */
  outOf: (total: number) => `of ${number(total)}`,
  tasks: {
    single: 'Choose one answer',
    multiple: 'Choose all that apply',
    write: 'Write your answer',
  },
  /** The end is only for screen readers. */
  clear: <Node>(n: number, hidden: Slot<Node>) => ['Clear answer', hidden(` to question ${number(n)}`)],
  /** The end is only for screen readers. */
  flag: <Node>(n: number, hidden: Slot<Node>) => ['Flag', hidden(` question ${number(n)} for review`)],
  changedElsewhere: 'Changed on another device',
}

// A quiz while its clock runs.
export const runningQuiz = {
  status: 'Quiz status',
  timeLeft: 'Time left',
  lastMinute: 'Last minute',
  /** The title of the browser’s tab; `time` is like 12:34. */
  tabTitle: (time: string, quiz: string) => `${time} left – ${quiz}`,
  /** With the number in red. */
  unanswered: <Node>(n: Node) => [n, ' unanswered'],
  submit: 'Submit Quiz',
  lastQuestion: 'That was the last question.',
  answered: 'Answered',
  notAnswered: 'Not answered',
  flagged: 'Flagged',
  /** After the number of a question. */
  states: {
    answered: 'answered',
    unanswered: 'not answered',
  },
  flaggedStates: {
    answered: 'answered, flagged',
    unanswered: 'not answered, flagged',
  },
  /** The keys that can be pressed, like A–D, 1–4 and R. */
  keys: <Node>(letters: Node, numbers: Node, flag: Node) => [
    'In a question, press ',
    letters,
    ' or ',
    numbers,
    ' to choose, arrow keys to move, ',
    flag,
    ' to flag.',
  ],
  /** What became of the last answer. */
  saves: {
    saved: 'All answers saved',
    saving: 'Saving…',
    offline: 'Offline – answers kept on this device',
    'offline-here': 'Offline – answers kept on this page only: do not close it',
    failing: 'Not saved – trying again',
    refused: 'Not saved – kept on this device',
    here: 'Not saved – kept on this page only: do not close it',
    missed: 'Saved, except an answer that came too late',
  },
  /** For screen readers. The words differ from those on the screen, so that nothing is read twice. */
  spokenSaves: {
    offline: 'You are offline. Your answers are kept on this device.',
    'offline-here': 'You are offline. Your answers are kept on this page only. Do not close it.',
    saved: 'You are online again. Your answers are saved.',
  },
  /** How much time is left, for screen readers. */
  spokenTimes: { minutes: '5 minutes left', minute: '1 minute left', seconds: '10 seconds left' },
  otherTab: 'This quiz is also open in another tab. Both save the same answers.',
  doubtfulTime: 'The time left may be wrong until you are online again.',
  moreTime: (minutes: number) =>
    plural(minutes, {
      one: `You have ${number(minutes)} more minute.`,
      other: `You have ${number(minutes)} more minutes.`,
    }),
}

// The end of a quiz: asking whether to submit, and what is shown while it is submitted.
export const submission = {
  question: 'Are you sure you want to submit?',
  unanswered: (n: number) =>
    plural(n, {
      one: `${number(n)} question is unanswered.`,
      other: `${number(n)} questions are unanswered.`,
    }),
  /** After the number of questions that are unanswered. */
  skipped: (n: number) =>
    plural(n, { one: 'It will be marked as skipped.', other: 'They will be marked as skipped.' }),
  complete: (n: number) =>
    plural(n, {
      one: 'You have answered the question.',
      other: `You have answered all ${number(n)} questions.`,
    }),
  unansweredList: 'Unanswered questions',
  flaggedList: 'Flagged questions',
  /** Before the numbers of questions. */
  flagged: (n: number) =>
    plural(n, { one: 'You wanted to see this again:', other: 'You wanted to see these again:' }),
  goTo: (n: number) => `Go to question ${number(n)}`,
  goBack: 'Go back to the quiz',
  submit: 'Submit now',
  submitting: 'Submitting…',
  submittingTitle: 'Submitting your quiz',
  timeIsUp: "Time's up! Submitting your quiz.",
  ended: 'Your teacher has ended the quiz. Submitting your answers.',
  safe: (answers: number) =>
    plural(answers, {
      one: 'Your answer is safe.',
      other: `All ${number(answers)} of your answers are safe.`,
    }),
  opensSoon: 'Your result opens in a moment.',
  failed: 'Failed to submit quiz: Submission failed',
  failedBecause: (why: string) => `Failed to submit quiz: ${why}`,
  failedForNow: 'Failed to submit quiz: Submission failed. It is sent again by itself.',
  offline: 'Not submitted yet: you are offline. It is sent when you reconnect.',
  offlineAtEnd:
    'You are offline. Your answers are safe on this device and will be submitted when you reconnect.',
  doNotClose: 'Your answers are kept on this page only: do not close it.',
  /** On the page of the result, or where else a student is led. */
  arrivals: {
    alreadyAttempted: 'You have already attempted this quiz.',
    someTooLate: 'Some answers arrived after the quiz had closed and do not count.',
  },
}

export const verdicts = {
  /** What a question of an attempt counts as. */
  names: {
    correct: 'Correct',
    partly: 'Partly correct',
    incorrect: 'Incorrect',
    skipped: 'Skipped',
    waiting: 'Waiting to be marked',
    'left-out': 'Left out',
    'not-asked': 'Not asked',
  },
  /** The same after a number, as in “8 correct”. */
  counted: {
    correct: (n: number) => `${number(n)} correct`,
    partly: (n: number) => `${number(n)} partly correct`,
    incorrect: (n: number) => `${number(n)} incorrect`,
    skipped: (n: number) => `${number(n)} skipped`,
  },
}

export const verify = {
  title: 'Enter Verification Code',
  lead: 'Please enter the code provided to access the quiz.',
  code: 'Quiz code',
  codeHint: '8 letters and numbers. Capital and small letters count.',
  placeholder: 'Enter Code',
  submit: 'Verify & Continue',
  clockHint: 'The clock does not start yet. You see the title, questions and time limit first.',
  unknownCode: 'Invalid code. Please try again.',
  failed: 'An error occurred. Please try again later.',
}
