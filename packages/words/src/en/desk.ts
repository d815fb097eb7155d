import type { Slot } from '../format.ts'
import { number, plural } from './language.ts'

// Which written answers count besides the correct one.
export const acceptAnswers = {
  loading: 'Loading the answers',
  title: (n: number) => `Accept answers to question ${number(n)}`,
  keyAndHistory: 'Answer key and history',
  rulesForAll: {
    full: 'Everyone has full marks for this question, so accepting an answer changes no scores.',
    'left-out': 'This question is not scored, so accepting an answer changes no scores.',
  },
  none: 'No answers yet',
  noneHint: 'Answers appear here after the first submission, with similar ones in groups.',
  /** `groups` is like “4 groups”. */
  answersInGroups: (n: number, groups: string) =>
    plural(n, { one: `${number(n)} answer in ${groups}.`, other: `${number(n)} answers in ${groups}.` }),
  groups: (n: number) => plural(n, { one: `${number(n)} group`, other: `${number(n)} groups` }),
  allReviewed: 'All reviewed.',
  toReview: (n: number) => plural(n, { one: `${number(n)} to review.`, other: `${number(n)} to review.` }),
  rarer: (n: number) =>
    plural(n, {
      one: `${number(n)} rarer answer not shown.`,
      other: `${number(n)} rarer answers not shown.`,
    }),
  /** Read by screen readers after a decision about an answer. */
  said: {
    accepted: (answer: string) => `“${answer}” accepted.`,
    refused: (answer: string) => `“${answer}” refused.`,
    undecided: (answer: string) => `“${answer}” is undecided.`,
  },
  groupsTitle: 'Groups',
  answersLike: <Node>(answer: Node) => ['Answers like “', answer, '”'],
  tickLower: 'Tick “Scores may go down” to take these points away.',
  noChange: 'No scores change yet.',
  answers: 'Answers of this group',
  /** How often an answer was given. */
  given: (n: number) => plural(n, { one: `Given ${number(n)} time`, other: `Given ${number(n)} times` }),
  decisions: { accepted: 'Accepted', refused: 'Refused' },
  standings: {
    key: 'Correct answer',
    counts: 'Accepted before',
    earlier: 'Counts for students who started before a change',
    wrong: 'Not accepted',
  },
  isCorrect: (answer: string) => `“${answer}” is the correct answer.`,
  /** `spoken` is only read by screen readers. */
  accept: <Node>(answer: string, spoken: Slot<Node>) => ['Accept', spoken(` “${answer}”`)],
  refuse: <Node>(answer: string, spoken: Slot<Node>) => ['Refuse', spoken(` “${answer}”`)],
  undo: <Node>(answer: string, spoken: Slot<Node>) => ['Undo', spoken(` “${answer}”`)],
  /** What a group has: `times` is like “3 times”. */
  group: (n: number, times: string) =>
    plural(n, { one: `${number(n)} answer, given ${times}`, other: `${number(n)} answers, given ${times}` }),
  times: (n: number) => plural(n, { one: `${number(n)} time`, other: `${number(n)} times` }),
  groupDone: 'done',
  groupToReview: (n: number) => plural(n, { one: `${number(n)} to review`, other: `${number(n)} to review` }),
}

// Students who have extra time from their next start on.
export const allowances = {
  youChoose: 'If a student has extra time in all quizzes too, you choose which counts.',
  savedAtOnce: 'Saves straight away.',
  remove: (name: string) => `Remove extra time of ${name}`,
  fieldsLabel: 'Give a student extra time',
  emailLabel: 'Student’s email',
  amountLabel: 'Extra time',
  amountHint: 'From the student’s next start. Use Live for a student who is working.',
  /** The name of the choice between percent and minutes: extra time in percent. */
  unit: 'In',
  inPercent: 'Percent',
  inMinutes: 'Minutes',
  everywhere: 'In all my quizzes',
  giving: 'Giving…',
  give: 'Give extra time',
  whichCounts: 'Which extra time counts in this quiz?',
  /** `all` and `here` are like “+ 25%” or “+ 5 minutes”, `minutes` is like “5 minutes”. */
  compared: <Node>(email: Node, all: string, minutes: string, here: string) => [
    email,
    ' has ',
    all,
    ' in all your quizzes, which is ',
    minutes,
    ' here. ',
    here,
    ' is less.',
  ],
  keepAll: (all: string) => `Keep ${all}`,
  useHere: (here: string) => `Use ${here} here`,
  plusPercent: (n: number) => `+ ${number(n)}%`,
  plusMinutes: (n: number) => plural(n, { one: `+ ${number(n)} minute`, other: `+ ${number(n)} minutes` }),
  /** `amount` is one of the two above. */
  inAllQuizzes: (amount: string) => `${amount}, in all quizzes`,
  countsHere: (amount: string) => `${amount}, only that counts here`,
  wholeNumber: 'Enter a whole number, at least 1.',
  failed: 'The time could not be changed. Try again.',
  undo: 'Undo',
  morePercent: (name: string, n: number) => `${name} has ${number(n)}% more.`,
  /** `minutes` is like “5 minutes”. */
  moreMinutes: (name: string, minutes: string) => `${name} has ${minutes} more.`,
  noMore: (name: string) => `${name} has no extra time any more.`,
  undone: (name: string) => `Undone: extra time of ${name} is as it was.`,
}

// What saving the settings of a quiz would change.
export const changedSettings = {
  titleMissing: 'The title is still missing.',
  title: (quiz: string) => `The title becomes “${quiz}”.`,
  timeMissing: 'The time limit is still missing.',
  timeLimit: (n: number) =>
    plural(n, {
      one: `New starters get ${number(n)} minute.`,
      other: `New starters get ${number(n)} minutes.`,
    }),
  noTimeLimit: 'New starters have no time limit.',
  instructions: 'Students who have not started will read the new instructions.',
  noInstructions: 'Students who have not started will read no instructions.',
  /** Follows a sentence that says what changes. */
  untouched: (n: number) =>
    plural(n, {
      one: `${number(n)} student in progress is not affected.`,
      other: `${number(n)} students in progress are not affected.`,
    }),
  language: (name: string) => `Screen readers will read the questions in ${name}.`,
  noSuchOpening: 'The opening is a time that does not exist.',
  noSuchClosing: 'The closing is a time that does not exist.',
  /** `from`, `to` and `time` are times of day. */
  clocksGoForward: (date: string, from: string, to: string, time: string) =>
    `On ${date} the clocks go forward from ${from} to ${to}, so there is no ${time}. Choose another time.`,
  opensNow: 'Students can start straight away.',
  opensAt: (moment: string) => `Students can start from ${moment} on.`,
  neverCloses: 'The quiz stays open until you close it.',
  closesAt: (moment: string) => `No one can start after ${moment}.`,
  /** Of a quiz without a time limit. */
  endsAt: (moment: string) => `The quiz ends for everyone on ${moment}.`,
  everyoneStops: 'New starters stop at closing.',
  noOneStops: 'New starters keep their full time, even past the closing.',
  open: 'The quiz is open: students can start.',
  closed: 'No one else can start.',
  joiningOn: 'Students can join with the code.',
  joiningOff: 'No one else can join. Students who have joined can still start.',
  questionOrder: {
    shuffled: 'New starters get the questions in their own order.',
    yours: 'New starters get the questions in your order.',
  },
  optionOrder: {
    shuffled: 'New starters get the options in their own order.',
    yours: 'New starters get the options in your order.',
  },
  laterAttempts: {
    fresh: 'Later attempts are asked what the student was not asked before.',
    any: 'Later attempts can be asked the same questions again.',
  },
  pages: {
    all: 'New starters get all questions on one page.',
    'one-by-one': 'New starters get one question a page and can go back.',
    'forward-only': 'New starters get one question a page and cannot go back.',
  },
  unlimited: 'Students can take the quiz as often as they like.',
  attempts: (n: number) =>
    plural(n, {
      one: `Students can take the quiz once.`,
      other: `Students can take the quiz ${number(n)} times.`,
    }),
  answersHidden:
    'Correct answers that students have seen are hidden again until their last attempt, or until the quiz closes.',
  attemptCounts: {
    best: 'The best attempt of each student counts.',
    last: 'The last attempt of each student counts.',
    first: 'The first attempt of each student counts.',
  },
  releases: {
    'at-once': 'Students will see score and correct answers as soon as they submit.',
    'score-only': 'Students will see only their score as soon as they submit.',
    'when-closed':
      'Students will see score and correct answers when the quiz is closed and the last student has finished.',
    'by-hand': 'Students will see score and correct answers when you release them.',
  },
  seeAll: (n: number) =>
    plural(n, {
      one: `${number(n)} student who has submitted will see score and correct answers.`,
      other: `${number(n)} students who have submitted will see score and correct answers.`,
    }),
  seeScore: (n: number) =>
    plural(n, {
      one: `${number(n)} student who has submitted will see only their score.`,
      other: `${number(n)} students who have submitted will see only their score.`,
    }),
  seeAllNoMore: (n: number) =>
    plural(n, {
      one: `${number(n)} student who has submitted will not see score and correct answers any more.`,
      other: `${number(n)} students who have submitted will not see score and correct answers any more.`,
    }),
  seeScoreNoMore: (n: number) =>
    plural(n, {
      one: `${number(n)} student who has submitted will not see their score any more.`,
      other: `${number(n)} students who have submitted will not see their score any more.`,
    }),
  stillWorking: (n: number) =>
    plural(n, {
      one: `${number(n)} student is still working.`,
      other: `${number(n)} students are still working.`,
    }),
  /** Both follow that students are still working. */
  couldShare: 'Students could share the answers with others.',
  othersSee: 'Others can already see the answers.',
  submittedAfter: (n: number) =>
    plural(n, {
      one: `${number(n)} student submitted after others could already see the answers.`,
      other: `${number(n)} students submitted after others could already see the answers.`,
    }),
  savedNothing: 'Settings saved.',
  /** `change` is one of the sentences above. */
  savedOne: (change: string) => `Saved. ${change}`,
  savedMany: (n: number) =>
    plural(n, {
      one: `Saved: ${number(n)} setting changed.`,
      other: `Saved: ${number(n)} settings changed.`,
    }),
  practiceOn: 'Students can practise: anyone with the code can see the correct answers.',
  practiceOff: 'Practice is no longer available.',
}

// Students whose connection was lost at the same time.
export const cutOff = {
  label: 'Cut off together',
  since: (n: number, from: string) =>
    plural(n, {
      one: `${number(n)} student has been cut off since ${from}.`,
      other: `${number(n)} students have been cut off since ${from}.`,
    }),
  /** `minutes` is like “5 minutes”. */
  were: (n: number, from: string, until: string, minutes: string) =>
    plural(n, {
      one: `${number(n)} student was cut off ${from}–${until}. Give them ${minutes}?`,
      other: `${number(n)} students were cut off ${from}–${until}. Give them ${minutes}?`,
    }),
  reopen: (n: number) =>
    `Also reopen attempts that ran out of time (${number(n)}). Some students may have seen the correct answers since.`,
  give: (minutes: string) => `Give them ${minutes}`,
  giving: 'Giving…',
  notNow: 'Not now',
}

export const deleteAttempt = {
  done: (name: string) => `The attempt of ${name} is deleted.`,
  failed: 'The attempt could not be deleted. Check your connection.',
  title: <Node>(name: Node) => ['Delete the attempt of ', name, '?'],
  /** Of several attempts. */
  numberedTitle: <Node>(n: number, name: Node) => [`Delete the attempt ${number(n)} of `, name, '?'],
  nothingSubmitted: 'Nothing was submitted in it. You can’t undo this.',
  /** `score` is like “4”, or “4 + ?” while points are open. */
  goesWithIt: (score: string, total: number) =>
    `The result, ${score} out of ${number(total)}, goes with it, and so do the answers, the timeline and extra time. Its receipt can no longer be verified against it. You can’t undo this.`,
  after: <Node>(name: Node) => [
    name,
    ' can enter the code and take the quiz again as long as it is open. The list of students keeps a note of who deleted the attempt, when and why.',
  ],
  reason: 'Reason (optional)',
  reasonHint: 'Kept for those who share this quiz. Students do not see it.',
  keep: 'Keep it',
  remove: 'Delete attempt',
  removing: 'Deleting…',
}

export const downloads = {
  questionsHint:
    'Or download the questions. Upload either file to make a new quiz; you can edit the Excel file first.',
  download: { xlsx: 'Download XLSX', json: 'Download JSON' },
  exportToExcel: 'Export to Excel',
  /** A button that opens the choice below. */
  csv: 'CSV…',
  csvTitle: 'Download as CSV',
  sheet: 'Sheet',
  /** The four sheets of the workbook. */
  sheets: { results: 'Results', answers: 'Answers', points: 'Points', questions: 'Questions' },
  separator: 'Separator',
  /** `decimal` is a number like 0.67 as such a file writes it. */
  separators: {
    comma: (decimal: string) => `Comma, ${decimal}`,
    semicolon: (decimal: string) => `Semicolon, ${decimal}`,
  },
  separatorHint: 'If a spreadsheet program shows everything in one column, try the other one.',
  downloadCsv: 'Download CSV',
  /** Names of files, without their endings. */
  files: {
    results: (quiz: string) => `${quiz} – results`,
    answers: (quiz: string) => `${quiz} – answers`,
    points: (quiz: string) => `${quiz} – points`,
    questions: (quiz: string) => `${quiz} – questions and figures`,
    quiz: (title: string) => `${title} – questions`,
  },
  progress: 'Download',
  brokeOff: 'The download broke off. Check your connection, then try again.',
  picturesLeftOut: 'Pictures are left out of the Excel file. The JSON file has them.',
}

export const extraTime = {
  noneReached: {
    running: 'No student got extra time: no one is taking the quiz right now.',
    'cut-off': 'No student got extra time: their attempts are already submitted.',
  },
  failed: 'The time could not be given: the server could not be reached.',
  /** To go on without a time limit. */
  canContinue: (name: string) => `${name} can continue.`,
  /** `minutes` is like “5 minutes”: all that is left. */
  canContinueFor: (name: string, minutes: string) => `${name} can continue for ${minutes}.`,
  /** `amount` is like “5 more minutes” or “25% more time”. */
  has: (name: string, amount: string) => `${name} has ${amount}.`,
  noWayBack: 'Extra time can’t be taken back.',
  underAMinute: 'less than a minute',
  /** `minutes` is like “2 minutes”. */
  usable: (minutes: string) => `Time that can be used: ${minutes}.`,
  usableBySome: (n: number, minutes: string) =>
    plural(n, {
      one: `${number(n)} student can use only part of it: ${minutes}.`,
      other: `${number(n)} students can use only part of it, at least ${minutes}.`,
    }),
  closesThen: 'Then the quiz closes for everyone.',
  moreMinutes: (n: number) =>
    plural(n, { one: `${number(n)} more minute`, other: `${number(n)} more minutes` }),
  morePercent: (n: number) => `${number(n)}% more time`,
  wrongMinutes: 'Enter whole minutes, from 1 to 1,440.',
  minutes: 'Minutes (required)',
  reason: 'Reason (optional)',
  reasonHint: 'Kept with the extra time. Students do not see it.',
  give: 'Give extra time',
  /** What is offered in the menu. */
  usual: {
    five: '+ 5 minutes',
    ten: '+ 10 minutes',
    quarter: '+ 25% of the time',
  },
  other: 'Other…',
  /** The same for a student who has submitted. */
  reopenUsual: {
    five: 'Reopen attempt, + 5 minutes',
    ten: 'Reopen attempt, + 10 minutes',
    quarter: 'Reopen attempt, + 25% of the time',
  },
  reopenOther: 'Reopen attempt, other…',
}

// What deserves a look in the results of a class.
export const findings = {
  wrongKey: (n: number) => `Question ${number(n)} may have the wrong answer key`,
  checkKey: 'Check the answer key',
  hardest: (n: number) => `Question ${number(n)} was the hardest`,
  /** What a class wrote, and nobody has looked at yet. */
  toReview: (n: number, answers: number) =>
    plural(answers, {
      one: `${number(answers)} answer to question ${number(n)} to review`,
      other: `${number(answers)} answers to question ${number(n)} to review`,
    }),
  right: (n: number, asked: number) =>
    plural(n, {
      one: `${number(n)} of ${number(asked)} got it right`,
      other: `${number(n)} of ${number(asked)} got it right`,
    }),
  whoMissed: 'See who missed it',
  belowHalf: (n: number) =>
    plural(n, {
      one: `${number(n)} student scored below half`,
      other: `${number(n)} students scored below half`,
    }),
  seeStudents: 'See the students',
  notCounted: (n: number) =>
    plural(n, {
      one: `${number(n)} result not counted yet`,
      other: `${number(n)} results not counted yet`,
    }),
  notCountedHint: 'The quiz was edited. Their scores are being updated.',
}

export const grid = {
  name: 'Grid of results',
  loading: 'Loading the grid',
  heading: 'Who got what right',
  back: 'Back to the figures',
  question: <Node>(n: number, text: Node) => [`Question ${number(n)}: `, text],
  showAll: 'Show all students',
  showMissed: 'Show only who missed it',
  choose: 'Choose a question by its number to see who missed it.',
  notScored: 'It is not scored.',
  notAsked: 'No student was asked it.',
  /** `parts` are those of `tally`, as in “3 got it wrong, 1 skipped it, 24 got it right.” */
  allParts: (parts: string) => `${parts}.`,
  /** How many students did what with a question. */
  tally: {
    incorrect: (n: number) =>
      plural(n, { one: `${number(n)} got it wrong`, other: `${number(n)} got it wrong` }),
    skipped: (n: number) => plural(n, { one: `${number(n)} skipped it`, other: `${number(n)} skipped it` }),
    partly: (n: number) =>
      plural(n, { one: `${number(n)} partly correct`, other: `${number(n)} partly correct` }),
    correct: (n: number) =>
      plural(n, { one: `${number(n)} got it right`, other: `${number(n)} got it right` }),
    unmarked: (n: number) =>
      plural(n, { one: `${number(n)} to be marked`, other: `${number(n)} to be marked` }),
    leftOut: (n: number) =>
      plural(n, { one: `not scored for ${number(n)}`, other: `not scored for ${number(n)}` }),
    notAsked: (n: number) => plural(n, { one: `${number(n)} not asked`, other: `${number(n)} not asked` }),
    waiting: (n: number) =>
      plural(n, { one: `${number(n)} being updated`, other: `${number(n)} being updated` }),
  },
  label: 'Results by student and question',
  student: 'Student',
  /** After a student’s name, from the second attempt on. */
  attempt: (n: number) => `attempt ${number(n)}`,
  score: 'Score',
  /** Read by screen readers before the number at the head of a column. */
  beforeNumber: 'Question ',
  waiting: 'Being updated',
  /** What the signs in the grid mean. */
  signs: 'Signs',
}

export const lateAnswers = {
  accept: 'Accept late answers',
  refuse: 'Refuse late answers',
  saving: 'Saving…',
  undo: 'Undo',
  failed: 'This could not be saved.',
  waiting: (n: number) =>
    plural(n, { one: `${number(n)} answer came too late`, other: `${number(n)} answers came too late` }),
  waitingHint: 'Late answers count only if you accept them.',
  decided: 'Late answers',
  /** What was done with late answers. */
  done: {
    accepted: (n: number) =>
      plural(n, { one: `${number(n)} late answer accepted.`, other: `${number(n)} late answers accepted.` }),
    refused: (n: number) =>
      plural(n, { one: `${number(n)} late answer refused.`, other: `${number(n)} late answers refused.` }),
  },
  question: 'Question',
  removedQuestion: 'A question that was removed',
  sawAnswers: 'This student could already see the correct answers.',
  lateAnswer: 'Late answer',
  why: 'Why',
  /** Why an answer came late. */
  reasons: {
    'server-away': 'The server was away',
    left: 'Its question had been left before it arrived',
    offline: 'Offline (reported by the device)',
    afterSubmission: 'It came after the submission',
    afterTime: 'It came after the time was over',
  },
  /** When the answer was given. */
  given: 'Given',
  /** Under the time that the student’s device has told. */
  byDevice: 'reported by the device',
  arrived: 'Arrived',
  inTime: 'Saved in time',
  decision: 'Decision',
  decisions: { accepted: 'Accepted: it counts', refused: 'Refused' },
  earlierDecisions: {
    accepted: 'Accepted before the attempt was reopened',
    refused: 'Refused before the attempt was reopened',
  },
  /** In the timeline: the late answer that counts. */
  counts: <Node>(n: number, answer: Node) => [`Question ${number(n)}: `, answer],
  countsInstead: <Node>(n: number, answer: Node, before: Node) => [
    `Question ${number(n)}: `,
    answer,
    ' instead of ',
    before,
  ],
}

export const latestQuizzes = {
  title: 'Your latest quizzes',
  all: 'All quizzes',
  /** Students who are taking the quiz now. */
  running: (n: number) => `${number(n)} now`,
  /** Read by screen readers before the number. */
  average: 'Average',
  /** Essays that a person has still to mark. */
  toMark: (n: number) => plural(n, { one: `${number(n)} to mark`, other: `${number(n)} to mark` }),
  /** Essays that are marked; students do not see the marks yet. */
  toRelease: (n: number) => plural(n, { one: `${number(n)} to release`, other: `${number(n)} to release` }),
  /** Read by screen readers before the code. */
  code: 'Code',
  draft: 'Draft',
  notWritten: 'Not written yet',
  noAttempts: 'No attempts yet',
  finished: (n: number) => `${number(n)} finished`,
}

export const lists = {
  /** After the first of a longer list: “Ada, Bo and 3 more”. */
  andMore: <Node>(first: Node, others: string) => [first, ' and ', others],
  /** How many others there are, after “and”. */
  more: (n: number) => plural(n, { one: `${number(n)} more`, other: `${number(n)} more` }),
}

export const liveTable = {
  label: 'Students taking this quiz now',
  student: 'Student',
  state: 'State',
  questions: 'Questions',
  question: 'Question',
  questionsTo: (n: number) => `Questions 1–${number(n)}`,
  answered: 'Answered',
  answeredOf: (n: number, all: number) => `${number(n)} of ${number(all)}`,
  savedSeconds: (n: number) => `saved ${number(n)} s ago`,
  savedMinutes: (n: number) => `saved ${number(n)} min ago`,
  timeLeft: 'Time left',
  actions: 'Actions',
  timeFor: (name: string) => `Extra time for ${name}`,
  reopenOf: (name: string) => `Reopen attempt of ${name}`,
  reopen: 'Reopen attempt',
  /** `time` is like “2:05”. */
  offlineFor: (time: string) => `Offline for ${time}`,
  notStarted: 'Joined, not started',
  working: 'Working',
  submitted: 'Submitted',
}

export const live = {
  loading: 'Loading who is taking the quiz',
  failed: 'Who is taking the quiz could not be loaded',
  safe: 'Your students are not affected and can keep working.',
  outOfDate: 'The server could not be reached, so this may be out of date. We keep trying.',
  nobody: 'No student has joined yet',
  nobodyHint: 'Students appear here as they join.',
  paused: 'Updates are paused.',
  updated: (n: number) =>
    plural(n, { one: `Updated ${number(n)} second ago.`, other: `Updated ${number(n)} seconds ago.` }),
  offlineHint: 'Students who are offline can keep working. Answers sync when they reconnect.',
  pause: 'Pause updates',
  resume: 'Resume updates',
  showing: (shown: number, n: number) =>
    plural(n, {
      one: `Showing ${number(shown)} of ${number(n)} student, first those who may need help.`,
      other: `Showing ${number(shown)} of ${number(n)} students, first those who may need help.`,
    }),
  timeForAll: 'Extra time for all',
  /** `amount` is like “5 more minutes” or “25% more time”. */
  gotTime: (n: number, amount: string) =>
    plural(n, { one: `${number(n)} student got ${amount}.`, other: `${number(n)} students got ${amount}.` }),
  /** Above how many students there are of each kind. */
  figures: {
    joined: 'Joined',
    working: 'Working',
    offline: 'Offline',
    notStarted: 'Not started',
    submitted: 'Submitted',
  },
}

export const loadedQuiz = {
  failed: 'The results could not be loaded',
  safe: 'They are safe.',
  missing: 'Quiz not found.',
  /** Above figures that come from a copy of the data which is behind: the time of their last change. */
  asOf: (time: string) => `As of ${time}`,
}

// One answer that an educator counts as correct or as incorrect.
export const markByHand = {
  label: (n: number) => `Mark the answer to question ${number(n)}`,
  counted: {
    correct: <Node>(by: Node, date: Node, reason: Node) => [
      'Counted as correct by ',
      by,
      ', ',
      date,
      ': ',
      reason,
    ],
    incorrect: <Node>(by: Node, date: Node, reason: Node) => [
      'Counted as incorrect by ',
      by,
      ', ',
      date,
      ': ',
      reason,
    ],
    points: <Node>(points: number, by: Node, date: Node, reason: Node) => [
      `Points set to ${number(points)} by `,
      by,
      ', ',
      date,
      ': ',
      reason,
    ],
  },
  /** `spoken` is only read by screen readers. */
  undo: <Node>(n: number, spoken: Slot<Node>) => ['Undo', spoken(` for question ${number(n)}`)],
  countAs: {
    correct: <Node>(n: number, spoken: Slot<Node>) => [
      'Count as correct',
      spoken(` for question ${number(n)}`),
    ],
    incorrect: <Node>(n: number, spoken: Slot<Node>) => [
      'Count as incorrect',
      spoken(` for question ${number(n)}`),
    ],
    points: <Node>(n: number, spoken: Slot<Node>) => ['Give points', spoken(` for question ${number(n)}`)],
  },
  /** The name of the field for the reason. */
  why: {
    correct: (n: number) => `Why question ${number(n)} counts as correct (required)`,
    incorrect: (n: number) => `Why question ${number(n)} counts as incorrect (required)`,
    points: (n: number) => `Why question ${number(n)} has these points (required)`,
  },
  whyHint: 'The student sees it with the result and in the receipt.',
  noReason: 'Enter a reason. The student sees it.',
  /** A button that saves the mark. */
  save: { correct: 'Count as correct', incorrect: 'Count as incorrect', points: 'Give points' },
  points: (n: number, most: number) => `Points for question ${number(n)} (0 to ${number(most)})`,
  /** The same after the points of a mark by hand. */
  saving: 'Saving…',
}

// Marking answers one by one: which questions have some, and the page of one question.
export const markingPage = {
  title: 'Marking',
  titleOf: (n: number) => `Marking question ${number(n)}`,
  loading: 'Loading the answers…',
  /** The link to this page. */
  open: 'Mark answers',
  nothing: 'Nothing waits to be marked',
  nothingHint: 'Answers come here when students submit them.',
  /** Answers that still need a mark of a person. */
  toMark: (n: number) =>
    plural(n, { one: `${number(n)} answer to mark`, other: `${number(n)} answers to mark` }),
  noneToMark: 'All answers are marked',
  /** Of the table: a row for each question, or for each student. */
  views: { legend: 'Show', question: 'By question', student: 'By student' },
  columns: {
    question: 'Question',
    student: 'Student',
    toMark: 'To mark',
    marked: 'Marked',
    released: 'Released',
    actions: 'Actions',
  },
  /** Stands for a name that is hidden. */
  student: (n: number) => `Student ${number(n)}`,
  byKey: (n: number) =>
    plural(n, {
      one: `${number(n)} is marked by the answer key`,
      other: `${number(n)} are marked by the answer key`,
    }),
  /** The buttons of a row; `spoken` is only read by screen readers. */
  openOf: <Node>(n: number, spoken: Slot<Node>) => ['Mark answers', spoken(` to question ${number(n)}`)],
  readOf: <Node>(n: number, spoken: Slot<Node>) => ['Read answers', spoken(` to question ${number(n)}`)],
  openBy: <Node>(student: string, spoken: Slot<Node>) => ['Mark answers', spoken(` of ${student}`)],
  readBy: <Node>(student: string, spoken: Slot<Node>) => ['Read answers', spoken(` of ${student}`)],
  namesShown: 'Everyone who marks sees the names.',
  namesHidden: 'Names are hidden.',
  allMarked: 'All answers to this question are marked',
  othersMark: (n: number) =>
    plural(n, {
      one: `${number(n)} is being marked by another marker.`,
      other: `${number(n)} are being marked by other markers.`,
    }),
  back: 'All questions to mark',
  left: (n: number) => plural(n, { one: `${number(n)} left`, other: `${number(n)} left` }),
  /** Which one of all answers it is, marked ones included. */
  place: (n: number, of: number) => `Answer ${number(n)} of ${number(of)}`,
  previous: 'Previous',
  next: 'Next',
  /** The next answer that needs a mark. */
  nextToMark: 'Next to mark',
  lockedReleased: 'Students see this mark. To change it, withdraw the marks first.',
  lockedBy: (name: string) => `${name} has marked this answer. Only they can change it.`,
  lockedOthers: 'Another marker has this answer open.',
  lockedTwice: 'Other markers have this answer.',
  notOpened: 'The answer could not be opened. Try again.',
  /** After saving a mark: somebody has edited the rubric since the answer was opened. */
  rubricChanged: (n: number) =>
    plural(n, {
      one: `The rubric has changed: the last answer has ${number(n)} point by it.`,
      other: `The rubric has changed: the last answer has ${number(n)} points by it.`,
    }),
  answer: 'Answer',
  sample: 'Sample answer',
  /** Of an item of the rubric. */
  item: (text: string, points: string) => `${text} (${points})`,
  rubric: 'Rubric',
  points: 'Points',
  morePoints: 'Adjust points (+/−)',
  comment: 'Comment',
  commentHint: 'The student sees it with the result.',
  total: (n: number, most: number) => `${number(n)} of ${number(most)} points`,
  save: 'Save and next',
  saving: 'Saving…',
  notSaved: 'The mark could not be saved. It is still here.',
  undo: 'Back to the last one',
  keys: 'Keys: 1 to 9 choose items of the rubric, A adjusts the points, Enter saves and opens the next answer to mark, ← and → go through all answers, U goes back to the last one.',
  theirs: (name: string, n: number) =>
    plural(n, {
      one: `${name} has marked this answer: ${number(n)} point. Keep their mark or yours?`,
      other: `${name} has marked this answer: ${number(n)} points. Keep their mark or yours?`,
    }),
  keepTheirs: 'Keep theirs',
  keepMine: 'Keep mine',
}

// How the answers to one question are marked by people.
export const markingSettings = {
  open: 'How this question is marked',
  titleOf: (n: number) => `How question ${number(n)} is marked`,
  byHand: 'Answers are marked by a teacher',
  byHandHint: 'The marks of the answer key count until you release others.',
  names: 'Show names',
  second: 'Two people mark each answer',
  secondHint: 'Neither sees the other’s mark. Where they differ, a third look decides.',
  drift: 'Check my consistency',
  driftHint:
    'Every 20th answer is one that the marker has marked before. Only they see how far their marks agree.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved. It applies from the next answer on.',
  notSaved: 'This could not be saved. Try again.',
  others: 'Other questions',
  markedByKey: 'The answer key marks this question',
}

// Marking a question again, by another answer key or by accepting other written answers.
export const marking = {
  reason: 'Reason (required)',
  reasonHint: 'Students see it with their result and in their receipt.',
  noReason: 'Enter a reason. Students see it.',
  mayLower: 'Scores may go down',
  update: 'Update scores',
  updating: 'Updating scores…',
  /** In the title of the browser’s tab. */
  questionTab: (n: number) => `question ${number(n)}`,
  question: <Node>(n: number, text: Node) => [`Question ${number(n)}: `, text],
  allQuestions: 'All questions',
  effect: 'Effect on scores',
  checking: 'Checking…',
  notLoaded: 'This could not be loaded.',
  byHand: (n: number) =>
    plural(n, {
      one: `${number(n)} answer was marked by a teacher and stays as it is.`,
      other: `${number(n)} answers were marked by a teacher and stay as they are.`,
    }),
  /** The heads of lists of students. */
  gains: 'Gains',
  loses: 'Loses',
  score: 'Score',
  andMore: (n: number) => plural(n, { one: `And ${number(n)} more`, other: `And ${number(n)} more` }),
  noResults: 'No submissions yet. This will apply to everyone who submits.',
  noScores: 'No scores change.',
  /** `up` and `down` are what `goUp` and `goDown` say: “Of 30 results, 3 go up and none goes down.” */
  moves: (n: number, up: string, down: string) =>
    plural(n, {
      one: `Of ${number(n)} result, ${up} and ${down}.`,
      other: `Of ${number(n)} results, ${up} and ${down}.`,
    }),
  goUp: (n: number) =>
    n === 0 ? 'none goes up' : plural(n, { one: `${number(n)} goes up`, other: `${number(n)} go up` }),
  goDown: (n: number) =>
    n === 0 ? 'none goes down' : plural(n, { one: `${number(n)} goes down`, other: `${number(n)} go down` }),
  keepShare: (n: number) =>
    plural(n, {
      one: `${number(n)} score keeps its share of the points.`,
      other: `${number(n)} scores keep their share of the points.`,
    }),
  noneMoved: 'No score went up or down.',
  /** `up` and `down` are what `wentUp` and `wentDown` say: “3 scores went up, 1 went down.” */
  moved: (up: string, down: string) => `${up}, ${down}.`,
  wentUp: (n: number) =>
    plural(n, { one: `${number(n)} score went up`, other: `${number(n)} scores went up` }),
  wentDown: (n: number) =>
    n === 0
      ? 'none went down'
      : plural(n, { one: `${number(n)} went down`, other: `${number(n)} went down` }),
  /** `scores` is a sentence about the scores. */
  done: (n: number, scores: string) => `Question ${number(n)} updated. ${scores}`,
  undone: (scores: string) => `Change undone. ${scores}`,
  undo: 'Undo',
  notSaved: 'This could not be saved. Nothing has changed.',
  notUndone: 'This could not be undone. Nothing has changed.',
  showQuiz: 'Show the quiz as it is now',
  changedMeanwhile: 'Nothing was saved, because the attempt was changed meanwhile.',
  theyCounted: {
    correct: (name: string, n: number) => `${name} counted question ${number(n)} as correct.`,
    incorrect: (name: string, n: number) => `${name} counted question ${number(n)} as incorrect.`,
    points: (name: string, n: number, points: number) =>
      plural(points, {
        one: `${name} gave question ${number(n)} ${number(points)} point.`,
        other: `${name} gave question ${number(n)} ${number(points)} points.`,
      }),
  },
  theyTookBack: (name: string, n: number) => `${name} took back the mark of question ${number(n)}.`,
  otherAnswer: (n: number) => `The answer to question ${number(n)} is another one now.`,
  isNow: {
    partly: (n: number) => `Question ${number(n)} is partly correct now.`,
    correct: (n: number) => `Question ${number(n)} is correct now.`,
    incorrect: (n: number) => `Question ${number(n)} is incorrect now.`,
    skipped: (n: number) => `Question ${number(n)} is skipped now.`,
    waiting: (n: number) => `Question ${number(n)} waits to be marked now.`,
    'left-out': (n: number) => `Question ${number(n)} is left out now.`,
  },
  counts: {
    correct: (n: number) => `Question ${number(n)} counts as correct.`,
    incorrect: (n: number) => `Question ${number(n)} counts as incorrect.`,
    points: (n: number, points: number) =>
      plural(points, {
        one: `Question ${number(n)} has ${number(points)} point.`,
        other: `Question ${number(n)} has ${number(points)} points.`,
      }),
  },
  markUndone: {
    partly: (n: number) => `The mark of question ${number(n)} is undone: partly correct.`,
    correct: (n: number) => `The mark of question ${number(n)} is undone: correct.`,
    incorrect: (n: number) => `The mark of question ${number(n)} is undone: incorrect.`,
    skipped: (n: number) => `The mark of question ${number(n)} is undone: skipped.`,
    waiting: (n: number) => `The mark of question ${number(n)} is undone: it waits to be marked.`,
    'left-out': (n: number) => `The mark of question ${number(n)} is undone: left out.`,
  },
  /** `points` are like “4”, or “4 + ?” while some are open. */
  scoreNow: (points: string, total: number) => `Score: ${points} out of ${number(total)}.`,
  /** While points are open. */
  openPoints: (points: number) => `${number(points)} + ?`,
}

export const myQuizzes = {
  heading: 'My quizzes',
  titled: {
    current: 'My quizzes',
    archived: 'My quizzes – Archived',
    bin: 'My quizzes – Bin',
  },
  create: 'Create Quiz',
  loading: 'Loading your quizzes',
  failed: 'Your quizzes could not be loaded',
  safe: 'They are safe.',
  searchFailed: <Node>(again: Slot<Node>) => [
    'Your quizzes could not be searched. Check your connection, then ',
    again('try again'),
    '.',
  ],
  listsLabel: 'Quizzes',
  lists: {
    current: 'In use',
    archived: 'Archived',
    bin: 'Bin',
  },
  isEmpty: {
    current: 'You have not made a quiz yet',
    archived: 'No quiz is archived',
    bin: 'The bin is empty',
  },
  howToFill: {
    current: 'Type your questions or upload a spreadsheet, then share the secret code with your students.',
    archived: 'Archive a quiz that is over: its code stops working, and its results stay.',
    bin: 'Deleted quizzes are kept here for 30 days. You can restore them until then.',
  },
  columns: {
    title: 'Title',
    state: 'State',
    questions: 'Questions',
    code: 'Code',
    attempts: 'Attempts',
    average: 'Average',
    created: 'Created',
    actions: 'Actions',
  },
  /** In the column of questions: how many of them each attempt is asked. */
  asked: (n: number, of: number) => `${number(n)} of ${number(of)}`,
  deleted: (date: string) => `Deleted ${date}`,
  shared: {
    owner: <Node>(name: Node) => ['Shared by ', name, ' · you own it'],
    editor: <Node>(name: Node) => ['Shared by ', name, ' · you can edit'],
    marker: <Node>(name: Node) => ['Shared by ', name, ' · you can mark'],
    viewer: <Node>(name: Node) => ['Shared by ', name, ' · you can view'],
  },
  /** How many students are taking a quiz. */
  running: (n: number) => `${number(n)} now`,
  /** The same; screen readers read the quiz too. */
  runningIn: <Node>(n: number, quiz: string, hidden: Slot<Node>) => [
    `${number(n)} now`,
    hidden(` in ${quiz}`),
  ],
  /** Essays that a person has still to mark. */
  toMark: (n: number) => plural(n, { one: `${number(n)} to mark`, other: `${number(n)} to mark` }),
  /** The same; screen readers read the quiz too. */
  toMarkIn: <Node>(n: number, quiz: string, hidden: Slot<Node>) => [
    `${number(n)} to mark`,
    hidden(` in ${quiz}`),
  ],
  /** Essays that are marked; students do not see the marks yet. */
  toRelease: (n: number) => plural(n, { one: `${number(n)} to release`, other: `${number(n)} to release` }),
  /** The same; screen readers read the quiz too. */
  toReleaseIn: <Node>(n: number, quiz: string, hidden: Slot<Node>) => [
    `${number(n)} to release`,
    hidden(` in ${quiz}`),
  ],
  averageLater: 'After it ends',
  noAttempts: 'No attempts yet',
  /** What can be done with a quiz. */
  menu: {
    share: 'Share',
    write: 'Write the questions',
    results: 'Results',
    students: 'Students',
    questions: 'Questions',
    print: 'Print paper',
    edit: 'Edit quiz',
    preview: 'Preview',
    finalize: 'Finalize',
    settings: 'Settings',
  },
}

// What is shown of a quiz before there is anything to show.
export const noAttemptsYet = {
  draft: 'It is still a draft. Finalize it to get the secret code for your students.',
  codeOff: 'The code is off: students cannot join.',
  closed: 'The quiz is closed: students cannot join.',
  share: 'Share the code.',
  noResults: 'No results yet',
  noResultsHint: 'Results appear here after the first submission.',
  code: <Node>(secretCode: Node) => ['Code ', secretCode],
  copy: 'Copy code',
  fullScreen: 'Show full screen',
  writeHint: 'Write them, and you have a code for your students.',
}

// A quiz to print, and what is printed of it.
export const print = {
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded',
  safe: 'They are saved.',
  title: (quiz: string) => `Print paper – ${quiz}`,
  heading: 'Print paper',
  print: 'Print paper',
  /** The results. */
  printList: 'Print list',
  what: 'What to print',
  parts: { questions: 'Questions', answers: 'Answer boxes', key: 'Answer key' },
  preview: 'Preview',
  /** Of a quiz that draws its questions: one of the versions that students may get. */
  version: (n: number) => `Version ${number(n)}`,
  drawn: (version: number, n: number, of: number) =>
    plural(of, {
      one: `Version ${number(version)}: ${number(n)} of ${number(of)} question, drawn at random. The answer key is for this version.`,
      other: `Version ${number(version)}: ${number(n)} of ${number(of)} questions, drawn at random. The answer key is for this version.`,
    }),
  another: 'Another version',
  noQuestions: 'This quiz has no questions yet',
  write: 'Write the questions',
  /** Under the title of the printed quiz; `minutes` is like “5 minutes”. */
  facts: (n: number, minutes: string) =>
    plural(n, { one: `${number(n)} question · ${minutes}`, other: `${number(n)} questions · ${minutes}` }),
  /** Lines on which a student writes by hand. */
  lines: { name: 'Name', class: 'Class', date: 'Date', points: 'Points' },
  /** The same with what all questions are worth; `points` is like “24.5 points”. */
  weightedFacts: (n: number, points: string, minutes: string) =>
    plural(n, {
      one: `${number(n)} question · ${points} · ${minutes}`,
      other: `${number(n)} questions · ${points} · ${minutes}`,
    }),
}

export const questionFigures = {
  label: 'Questions',
  question: 'Question',
  /** Above the share of students who got a question right. */
  correct: 'Correct',
  discrimination: 'Discrimination',
  answers: 'Answers',
  whyUncounted: {
    full: 'Full marks for all. It is not part of these figures.',
    'left-out': 'Left out. It is not part of these figures.',
    'not-asked': 'Not asked yet. It was added after these students had started.',
  },
  /** How difficult a question is. */
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  /** How well a question tells students apart. */
  discriminations: { good: 'Good', fair: 'Fair', weak: 'Weak', negative: 'Negative' },
  whyNoDiscrimination: {
    'all-right': 'All correct',
    'all-wrong': 'None correct',
    'same-rest': 'Same points on the rest',
    'too-few': 'Too few to tell',
  },
  whoMissed: 'Who missed it',
  byGroup: 'Answers by score group',
  checkPair: (prompt: string, partner: string) =>
    `Check the answer key. For “${prompt}” the strongest students chose “${partner}”.`,
  /** `key` and `chosen` are letters of options. */
  checkKey: (key: string, chosen: string) =>
    `Check the answer key. It says ${key}, but the strongest students chose ${chosen}.`,
  changeKey: 'Change answer key',
  shareBetween: (low: string, high: string) => `Between ${low} and ${high} of such students`,
  between: (low: string, high: string) => `Between ${low} and ${high}`,
  /** How many students got it right: “18 of 24”. */
  right: (n: number, asked: number) => `${number(n)} of ${number(asked)}`,
  notAsked: (n: number) => plural(n, { one: `${number(n)} not asked`, other: `${number(n)} not asked` }),
  /** Answers that are to be marked, or whose mark is not released. */
  waiting: (n: number) => plural(n, { one: `${number(n)} waiting`, other: `${number(n)} waiting` }),
  noneMarked: (n: number) =>
    plural(n, {
      one: `No marks released yet: ${number(n)} answer waits.`,
      other: `No marks released yet: ${number(n)} answers wait.`,
    }),
  /** A link; `spoken` is only read by screen readers. */
  missed: <Node>(n: number, place: number, spoken: Slot<Node>) => [
    `${number(n)} missed`,
    spoken(` question ${number(place)}`),
  ],
  correctAnswer: (answer: string) => `${answer}, correct`,
  acceptLike: (answer: string, n: number) => `${answer}: accept answers to question ${number(n)}`,
  accept: 'Accept answers',
  groupsTitle: (n: number) => `Question ${number(n)}: answers by score group`,
  groupsHint: 'The class in thirds, by their points on the other questions.',
  close: 'Close',
  answer: 'Answer',
  /** In a list of answers. */
  markedCorrect: (text: string) => `${text} (correct)`,
  /** The class in thirds. */
  thirds: { best: 'Top', middle: 'Middle', worst: 'Bottom' },
}

// One question: how it is scored, and changing that.
export const remark = {
  loading: 'Loading the question',
  gone: 'This question is no longer part of the quiz',
  back: 'Back to the results',
  title: (n: number) => `Answer key of question ${number(n)}`,
  accept: <Node>(link: Slot<Node>) => [link('Accept answers'), ' that students spelt differently.'],
  askOwner: 'To change how this question is scored, ask the quiz’s owner to make you a marker.',
  rulesForAll: {
    full: 'Everyone has full marks for this question.',
    'left-out': 'This question is not scored.',
  },
  modesTitle: 'How to score it',
  modes: {
    'either-key': 'Accept the old and the new answer',
    'new-key': 'Use the new answer only',
    'full-marks': 'Full marks for all',
    'left-out': 'Leave the question out',
  },
  modeHints: {
    'either-key': 'Both are correct, also for students who start later.',
    'new-key': 'Students who have started keep points already earned.',
    'full-marks': 'Every student gets the point, whatever they answered.',
    'left-out': 'Not scored. Points already given are kept.',
  },
  /** The same if scores may go down. */
  lowerHints: {
    'new-key': 'Students who were correct only by the old answer lose the point.',
    'left-out': 'Not scored for any student, correct or not.',
  },
  /** In a quiz with points. */
  weightedHints: {
    'full-marks': 'Every student gets all points of the question, whatever they answered.',
    'new-key': 'Students who earned points only by the old answer lose them.',
  },
}

// Changes of how questions are scored.
export const remarkingHistory = {
  title: 'History of changes',
  question: 'Question',
  change: 'Change',
  reason: 'Reason',
  /** Who made a change. */
  by: 'By',
  deletedAccount: 'A deleted account',
  byAt: <Node>(name: Node, date: string) => [name, `, ${date}`],
  undoColumn: 'Undo',
  changes: {
    'new-key': 'New answer only',
    'either-key': 'Old and new answer',
    'full-marks': 'Full marks for all',
    'left-out': 'Not scored',
    answers: 'Written answers reviewed',
    undo: 'Undo of a change',
  },
  accepted: <Node>(answers: Node) => ['Accepted: ', answers],
  refused: <Node>(answers: Node) => ['No longer accepted: ', answers],
  undone: 'Undone',
  editedSince: 'Edited since. To change it, choose the answer again.',
  undoFirst: (date: string) => `Undo the change of ${date} first.`,
  undoLaterFirst: 'Undo the change of later first.',
  /** `spoken` is only read by screen readers. */
  undo: <Node>(n: number, spoken: Slot<Node>) => ['Undo', spoken(` for question ${number(n)}`)],
  /** It asks first. */
  undoAsking: <Node>(n: number, spoken: Slot<Node>) => ['Undo…', spoken(` for question ${number(n)}`)],
  undoing: 'Undoing…',
  asks: (n: number) => `Undo this change to question ${number(n)}?`,
  editsStay: 'The question was edited after this change. Your edits to its text and options stay.',
  answerNow: <Node>(answer: Node) => ['Correct answer now: ', answer],
  answerAfter: <Node>(answer: Node) => ['After undoing: ', answer],
  scoresUpdated: 'Scores are updated, and students see that the change was undone.',
  undoChange: 'Undo the change',
}

export const results = {
  loading: 'Loading the results',
  /** In the title of the browser’s tab. */
  results: (n: number) => plural(n, { one: `${number(n)} result`, other: `${number(n)} results` }),
  worthALook: 'Worth a look',
  nothingStandsOut: 'Nothing stands out.',
  distribution: 'Score distribution',
  questions: 'Questions',
  grid: 'Who got what right',
  /** Above what is compared: results in which an answer waits for a person. */
  unmarked: (n: number) =>
    plural(n, {
      one: `${number(n)} result has essays to mark and is not counted here.`,
      other: `${number(n)} results have essays to mark and are not counted here.`,
    }),
  /** Above the figures, which are without them. */
  toMark: (n: number) =>
    plural(n, { one: `${number(n)} essay to mark.`, other: `${number(n)} essays to mark.` }),
  toRelease: (n: number) =>
    plural(n, {
      one: `${number(n)} marked essay is not released yet.`,
      other: `${number(n)} marked essays are not released yet.`,
    }),
  withoutThem: 'All figures are without them.',
  updating: 'Scores are being updated',
  updatingHint: 'The quiz was edited. Reload this page in a moment.',
  /** The names of the figures of a class. */
  figures: {
    attempts: 'Attempts',
    average: 'Average',
    median: 'Median',
    range: 'Lowest – highest',
    time: 'Median time',
  },
  /** After the average: “8.2 of 12 · 68%”. */
  averageOf: (total: string, share: string) => `of ${total} · ${share}`,
  /** While essays wait: “4.2 + ?”, and after it “of 15 · 68% so far”. */
  openAverage: (score: string) => `${score} + ?`,
  openAverageOf: (total: number, share: string) => `of ${number(total)} · ${share} so far`,
  /** After the median time. */
  timeOf: (time: string) => `of ${time}`,
  range: (low: number, high: number) => `${number(low)} – ${number(high)}`,
  percent: (n: number) => `${number(n)}%`,
  average: (score: string) => `Average ${score}`,
  outOf: (n: number) => `Score out of ${number(n)}.`,
  /** In a picture of the scores. */
  dots: 'One dot is one student.',
  students: (n: number) => plural(n, { one: `${number(n)} student.`, other: `${number(n)} students.` }),
  scoreColumn: 'Score',
  studentsColumn: 'Students',
  scoresFromTo: (from: number, to: number) => `${number(from)} to ${number(to)}`,
}

// What each rule of partial credit would have given a class for one question.
export const ruleSimulation = {
  title: 'What would each rule have given this class?',
  hint: 'Worked out from the answers given so far. Nothing is saved.',
  noResults: 'No submissions yet, so only what guessing earns is known.',
  unclear: (n: number) =>
    plural(n, {
      one: `For ${number(n)} result this cannot be worked out. It counts as it is now.`,
      other: `For ${number(n)} results this cannot be worked out. They count as they are now.`,
    }),
  rule: 'Rule',
  /** After the rule that the question has. */
  now: '(now)',
  questionMean: 'Average for the question',
  /** “1.25 of 2.5” */
  of: (points: string, most: string) => `${points} of ${most}`,
  scoreMean: 'Average score',
  spread: 'Standard deviation',
  reliability: 'Reliability',
  guessing: 'Guessing earns',
  guessingHint:
    'Guessing earns: the average points of an answer chosen at random. Reliability is coefficient alpha and takes 10 results.',
  gain: 'Gain',
  lose: 'Lose',
  /** A button that shows names, and above these; `ruleName` is like “Per correct part”. */
  gaining: (ruleName: string) => `Who would gain: ${ruleName}`,
  losing: (ruleName: string) => `Who would lose: ${ruleName}`,
  student: 'Student',
}

// How the score of an attempt has changed, as in “14 March 2026, 10:42: from 3 / 5 to 4 / 5, question 2 counted as correct by Mia: Checked”.
export const scoreHistory = {
  title: 'Score history',
  /** `score` is `moved` or `same`. */
  entry: <Node>(date: Node, score: Node) => [date, ': ', score],
  /** `mark` is one of `marked` or `withReason`. */
  entryByHand: <Node>(date: Node, score: Node, mark: Node) => [date, ': ', score, ', ', mark],
  moved: <Node>(before: Node, after: Node) => ['from ', before, ' to ', after],
  same: 'the same score',
  marked: {
    correct: <Node>(n: number, by: Node) => [`question ${number(n)} counted as correct by `, by],
    incorrect: <Node>(n: number, by: Node) => [`question ${number(n)} counted as incorrect by `, by],
    points: <Node>(n: number, points: number, by: Node) => [
      `points of question ${number(n)} set to ${number(points)} by `,
      by,
    ],
    undone: <Node>(n: number, by: Node) => [`mark of question ${number(n)} undone by `, by],
  },
  withReason: <Node>(mark: Node, reason: Node) => [mark, ': ', reason],
}

// A list with a field in which it is searched.
export const searchedList = {
  of: {
    quizzes: {
      search: 'Search quizzes',
      placeholder: 'Search by title or code',
      count: (n: number) => plural(n, { one: `${number(n)} quiz`, other: `${number(n)} quizzes` }),
      /** While there are more that are not loaded yet. */
      soFar: (n: number) =>
        plural(n, { one: `${number(n)} quiz so far`, other: `${number(n)} quizzes so far` }),
      noMatch: <Node>(searched: Node) => ['No quizzes match “', searched, '”'],
    },
    students: {
      search: 'Search students',
      placeholder: 'Search by name or email',
      count: (n: number) => plural(n, { one: `${number(n)} student`, other: `${number(n)} students` }),
      soFar: (n: number) =>
        plural(n, { one: `${number(n)} student so far`, other: `${number(n)} students so far` }),
      noMatch: <Node>(searched: Node) => ['No students match “', searched, '”'],
    },
    bank: {
      search: 'Search the question bank',
      placeholder: 'Search by text or tag',
      count: (n: number) => plural(n, { one: `${number(n)} question`, other: `${number(n)} questions` }),
      soFar: (n: number) =>
        plural(n, { one: `${number(n)} question so far`, other: `${number(n)} questions so far` }),
      noMatch: <Node>(searched: Node) => ['No questions match “', searched, '”'],
    },
    people: {
      search: 'Search people',
      placeholder: 'Search by name or email',
      count: (n: number) => plural(n, { one: `${number(n)} person`, other: `${number(n)} people` }),
      soFar: (n: number) =>
        plural(n, { one: `${number(n)} person so far`, other: `${number(n)} people so far` }),
      noMatch: <Node>(searched: Node) => ['No one matches “', searched, '”'],
    },
  },
  clear: 'Clear',
}

// Several marks of one answer: by two people, by one person again, and of answers that say the same.
export const secondMarks = {
  bothMark: 'Two people mark each answer. You do not see the other mark.',
  thirdLook: 'Third look: these two marks differ. Yours decides.',
  /** Of the answers to a question that two people mark: whose marks are equal, whose differ, and which have one mark only. */
  agreeDiffer: (agree: number, differ: number, missing: number) =>
    `agree ${number(agree)} · differ ${number(differ)} · second mark missing ${number(missing)}`,
  /** Follows the one above. */
  andSettled: (n: number) => ` · settled ${number(n)}`,
  settleThem: (n: number) =>
    plural(n, { one: `Settle ${number(n)} difference`, other: `Settle ${number(n)} differences` }),
  seeSettled: 'See what was settled',
  differencesOf: (n: number) => `Differences in question ${number(n)}`,
  noDifferences: 'No two marks differ here',
  toSettle: (n: number) =>
    plural(n, { one: `${number(n)} difference left`, other: `${number(n)} differences left` }),
  allSettled: 'All differences are settled.',
  /** Two people mark each answer. Others may still be missing. */
  allYours: 'No answer to this question waits for your mark',
  /** Of a table of two marks: what its rows are, then its columns. */
  bothMarks: 'Both marks',
  part: 'Item',
  firstMark: 'First mark',
  secondMark: 'Second mark',
  /** What can be chosen, with its points. */
  whichCounts: 'Which mark counts?',
  firstOf: (points: number) => `First mark: ${number(points)}`,
  secondOf: (points: number) => `Second mark: ${number(points)}`,
  meanOf: (points: number) => `Average: ${number(points)}`,
  another: 'Another mark',
  settle: 'Settle',
  settled: 'Mark settled.',
  settledAs: (points: number, most: number) => `Settled: ${number(points)} of ${number(most)} points`,
  settledBy: (name: string, points: number, most: number) =>
    `${name} has settled it: ${number(points)} of ${number(most)} points`,
  settleAgain: 'Change decision',
  markedMeanwhile: 'Another marker has marked this answer, so your mark is not needed.',
  nextAnswer: 'Next answer',
  repeats: 'Every 20th answer is one that you have marked before.',
  agreement: 'Your marks compared',
  agreementHint: 'Only you see this.',
  withSelf: (n: number, same: number, difference: string) =>
    plural(n, {
      one: `With yourself: ${number(same)} of ${number(n)} answer got the same points; on average ${difference} apart.`,
      other: `With yourself: ${number(same)} of ${number(n)} answers got the same points; on average ${difference} apart.`,
    }),
  withOthers: (n: number, same: number, difference: string) =>
    plural(n, {
      one: `With the other markers: ${number(same)} of ${number(n)} answer got the same points; on average ${difference} apart.`,
      other: `With the other markers: ${number(same)} of ${number(n)} answers got the same points; on average ${difference} apart.`,
    }),
  pointsApart: (points: number) =>
    plural(points, { one: `${number(points)} point`, other: `${number(points)} points` }),
  alike: (n: number) =>
    plural(n, {
      one: `${number(n)} other answer says the same.`,
      other: `${number(n)} other answers say the same.`,
    }),
  /** For `n` other answers: `all` with the one that is shown. */
  saveAll: (n: number, all: number) =>
    plural(n, { one: `Save for both answers`, other: `Save for all ${number(all)} answers` }),
  savedTogether: (n: number) =>
    plural(n, { one: `${number(n)} answer marked.`, other: `${number(n)} answers marked.` }),
  key: 'Answer key',
  changed: (n: number, up: number, down: number) =>
    plural(n, {
      one: `By the rubric as it is now, ${number(n)} released mark changes: ${number(up)} up, ${number(down)} down.`,
      other: `By the rubric as it is now, ${number(n)} released marks change: ${number(up)} up, ${number(down)} down.`,
    }),
  changedMarks: 'Marks that change',
  takeMark: (n: number) => `Use mark ${number(n)}`,
  takeAverage: (points: string) => `Use the average: ${points}`,
}

// The settings of a quiz.
export const settings = {
  loading: 'Loading the settings',
  failed: 'The settings could not be loaded',
  archived: 'This quiz is archived. Restore it to change its settings.',
  label: 'Settings',
  onlyEditors: 'Only the owner and the editors of this quiz can change these.',
  save: 'Save settings',
  saving: 'Saving…',
  saved: 'Saved.',
  noChanges: 'No changes',
  /** `names` are those of `changed`. */
  changedByOthers: (names: string) =>
    `Someone else saved ${names} while you were editing. Save again to keep yours.`,
  keepTheirs: 'Keep theirs',
  and: (first: string, second: string) => `${first} and ${second}`,
  /** What somebody else has changed: “Someone else saved the title while you were editing.” */
  changed: {
    title: 'the title',
    instructions: 'the instructions',
    timeLimit: 'the time limit',
    language: 'the language',
    code: 'whether the quiz is open',
    joining: 'the code',
    opensAt: 'the opening',
    closesAt: 'the closing',
    everyoneStops: 'who stops at closing',
    resultRelease: 'the result',
    shuffleQuestions: 'the order of the questions',
    shuffleOptions: 'the order of the options',
    freshQuestions: 'the questions of later attempts',
    practice: 'the practice',
    pages: 'the pages',
  },
  sectionsLabel: 'Sections',
  sections: {
    title: 'Title',
    instructions: 'Instructions',
    time: 'Time',
    joining: 'Joining',
    order: 'Order',
    results: 'Results',
    attempts: 'Attempts',
    language: 'Language',
    practice: 'Practice',
    'extra-time': 'Extra time',
  },
  quizTitle: 'Quiz Title',
  quizTitleHint: 'Updates everywhere, including results.',
  draft: 'This quiz is a draft. It opens when you finalize it.',
  quiz: 'Quiz',
  open: 'Open',
  closed: 'Closed',
  openHint: 'Students who have joined can start.',
  closedHint: 'No one can join or start. Students who have started keep their full time.',
  joining: 'Joining with the code',
  joiningOn: 'On',
  joiningOff: 'Off',
  joiningLater: 'Students can join with the code once the quiz is open.',
  joiningOnHint: 'Students can join with the code.',
  joiningOffHint: 'No one else can join. Students who have joined can still start.',
  result: 'Result',
  releases: {
    'at-once': 'At once',
    'score-only': 'Score only',
    'when-closed': 'After closing',
    'by-hand': 'When I release them',
  },
  releaseHints: {
    'at-once':
      'Score and correct answers appear on submitting. Students could share the answers with others.',
    'score-only': 'Students see their score on submitting, and never the correct answers.',
    'when-closed':
      'Score and correct answers appear when the quiz is closed and the last student has finished.',
    'by-hand': 'Score and correct answers appear when you press Release results.',
  },
  released: (time: string) => `You released the results on ${time}. Students who submit see theirs at once.`,
  severalAttempts:
    'Correct answers appear after a student’s last attempt, or when all have finished after the closing.',
  practise: 'Students can practise this quiz',
  practiseHint: 'Anyone with the code can see the correct answers. Practice is not graded.',
}

// Printed codes with which students sign in once.
export const slips = {
  title: 'Slips',
  about:
    'Print slips for students who have no email, or for a morning on which the school’s sign-in is down. A slip signs one student in, once.',
  loading: 'Loading your slips',
  failed: 'Your slips could not be loaded',
  make: 'Make slips',
  name: 'Name of the list',
  nameHint: 'Such as the name of the class',
  names: 'Students',
  namesHint: (most: number) =>
    `One name a line, at most ${number(most)}. You can paste a column of a spreadsheet.`,
  days: 'Days valid',
  daysHint: (most: number) => `From 1 to ${number(most)}`,
  quiz: 'Leads to',
  noQuiz: 'No quiz',
  lists: 'Your lists',
  none: 'No slips yet',
  noneHint: 'What you print is listed here, with who has used which slip.',
  columns: { list: 'List', made: 'Made', validUntil: 'Valid until', used: 'Used' },
  used: (n: number, of: number) => `${number(n)} of ${number(of)}`,
  quizOf: (title: string) => `Quiz: ${title}`,
  validUntil: (day: string) => `Valid until ${day}`,
  /** Slips whose codes are shown. */
  ready: (n: number) =>
    plural(n, { one: `${number(n)} slip to print`, other: `${number(n)} slips to print` }),
  onlyNow: 'The codes are shown only now. Print them before you leave this page.',
  print: 'Print slips',
  toList: 'Go to the list',
  preview: 'Preview',
  /** On a slip: an address without a path, and the code below it. */
  open: <Node>(address: Node) => ['Scan, or open ', address, ' and enter the code.'],
  leave: {
    title: 'Leave before printing?',
    text: 'These codes are not shown again. You can make new ones on the list.',
    stay: 'Stay',
    leave: 'Leave',
  },
  slip: { name: 'Student', state: 'Slip', when: 'When', actions: 'Actions' },
  states: {
    unused: 'Not used',
    used: 'Used',
    expired: 'Expired',
    revoked: 'Revoked',
    joined: 'In the student’s own account',
    deleted: 'Account deleted',
  },
  printList: 'Print list',
  moreFor: (name: string) => `More for ${name}`,
  renew: 'New code',
  renewAll: (n: number) =>
    plural(n, {
      one: `New code for ${number(n)} slip not used`,
      other: `New codes for ${number(n)} slips not used`,
    }),
  joinHint:
    'Students can take what they did with a slip over into their own account until it expires. After that, give it a new code.',
  renewHint: 'The codes before end.',
  revoke: 'Revoke slip',
  revokeHint: (name: string) => `The slip ends, and ${name} is logged out. Answers are kept.`,
  revoked: (name: string) => `The slip of ${name} is revoked.`,
  deleteList: 'Delete list',
  deleteHint:
    'Slips that were not used end. Accounts and results stay, but students who used a slip and have not taken it over into their own account cannot come back to their results.',
  deleted: (title: string) => `“${title}” is deleted.`,
  keep: 'Keep it',
}

export const statistics = {
  difficultyHint: '“Correct” is the share of students who got it right.',
  discriminationHint:
    'Discrimination says whether students who did well on the other questions also got this one right.',
  tooFew: (needed: number) =>
    plural(needed, {
      one: `Too few answers to tell how reliable the scores are: at least ${number(needed)} is needed.`,
      other: `Too few answers to tell how reliable the scores are: at least ${number(needed)} are needed.`,
    }),
  reliability: {
    none: 'Reliability: the scores do not tell students apart.',
    high: 'Reliability: high. A similar quiz would rank students much the same.',
    low: 'Reliability: low. A similar quiz could rank students differently; more questions help.',
    drawn: 'Reliability: not told. Slots ask each student other questions, and few are asked together.',
    fair: 'Reliability: fair. A similar quiz would rank most students the same; take small differences with care.',
  },
  title: 'For statisticians',
  alpha: (value: string, low: string, high: string, error: string, points: number) =>
    plural(points, {
      one: `Coefficient alpha ${value}, 95% interval ${low} to ${high} (Feldt). Standard error of a score: ${error} of ${number(points)} point.`,
      other: `Coefficient alpha ${value}, 95% interval ${low} to ${high} (Feldt). Standard error of a score: ${error} of ${number(points)} points.`,
    }),
  /** `points` is like “2.4”. */
  deviation: (points: string) => `Standard deviation of the scores: ${points} points.`,
  difficulty:
    'Correct: the share of right answers, with Wilson’s 95% interval under the pointer. Easy from 85%, hard below 40%.',
  discrimination:
    'Discrimination: the correlation with the points on all other questions, with a bootstrap interval under the pointer. Good from 0.30, fair from 0.15. Negative only if its interval excludes 0 after Holm’s correction over all questions. It takes 10 results, and 3 right and 3 wrong answers.',
  /** In a quiz with points. */
  weighted: {
    difficultyHint: '“Correct” is the share of its points that students earned.',
    difficulty:
      'Correct: the mean share of the points, with Wilson’s 95% interval under the pointer, or a bootstrap interval where parts were earned. Easy from 85%, hard below 40%.',
  },
}

export const studentAttempt = {
  loading: 'Loading the student’s answers',
  failed: 'The result could not be loaded',
  safe: 'It is safe.',
  answers: 'Answers',
  answer: 'Answer',
  timelineHint: 'The student can see this too, without marks, names, reasons and releases.',
  /** After the moment at which an attempt was submitted. */
  ended: 'ended for everyone',
  timeRanOut: 'time ran out',
  remove: 'Delete attempt…',
  students: 'Students',
  previous: <Node>(name: Node) => ['← Previous: ', name],
  next: <Node>(name: Node) => ['Next: ', name, ' →'],
  attempts: 'Attempts',
  attempt: (n: number) => `Attempt ${number(n)}`,
  /** What became of an attempt: “Attempt 2: 5 / 5”. */
  attemptIs: <Node>(name: Node, state: Node) => [name, ': ', state],
  attemptCounts: <Node>(name: Node, state: Node) => [name, ': ', state, ' (counts)'],
  running: 'running',
}

export const students = {
  loading: 'Loading the students',
  failed: 'The students could not be loaded',
  nobody: 'No student has joined yet',
  nobodyHint: 'Students appear here as they join.',
  label: 'Students',
  columns: {
    student: 'Student',
    state: 'State',
    score: 'Score',
    took: 'Time taken',
    extra: 'Extra time',
    late: 'Late answers',
    receipt: 'Receipt',
    actions: 'Actions',
  },
  receiptReady: 'Receipt ready',
  /** After a student’s name: which of several attempts counts. */
  counts: (n: number, all: number) => `attempt ${number(n)} of ${number(all)} counts`,
  countsWhileRunning: (n: number, all: number) =>
    `attempt ${number(n)} of ${number(all)} counts, ${number(all)} is running`,
  notStarted: 'Joined, not started',
  /** `time` is a clock, like “2:05”. */
  working: <Node>(time: Node) => ['Working, ', time, ' left'],
  workingUntimed: 'Working, no time limit',
  endedForAll: 'Ended for everyone',
  timeRanOut: 'Time ran out',
  submitted: 'Submitted',
  /** `minutes` is like “5 minutes”; the rest is only read by screen readers. */
  extra: <Node>(minutes: string, name: string, hidden: Slot<Node>) => [
    `+ ${minutes}`,
    hidden(` for ${name}: who gave it`),
  ],
  extraFromStart: (n: number) => `+ ${number(n)} from the start, by the settings`,
  /** Minutes that somebody gave. */
  grant: <Node>(n: number, by: Node, time: string) => [`+ ${number(n)} by `, by, ` at ${time}`],
  grantBecause: <Node>(n: number, by: Node, time: string, reason: Node) => [
    `+ ${number(n)} by `,
    by,
    ` at ${time}: `,
    reason,
  ],
  /** The second part is only read by screen readers. */
  decideLate: <Node>(name: string, hidden: Slot<Node>) => [
    'Decide',
    hidden(` about late answers of ${name}`),
  ],
  late: { accepted: 'Accepted', refused: 'Refused' },
  more: (name: string) => `More for ${name}`,
  seeAttempt: 'See the attempt',
  deleteAttempt: 'Delete attempt…',
  deletedAttempts: 'Deleted attempts',
  /** After a student’s name. */
  deleted: <Node>(by: Node, time: Node) => ['deleted by ', by, ', ', time],
  deletedBecause: <Node>(by: Node, time: Node, reason: Node) => ['deleted by ', by, ', ', time, ': ', reason],
}

// What ends an attempt in a quiz without a time limit, and what counts.
export const untimedSettings = {
  staysOpen: 'An attempt stays open until the student submits it or you end the quiz.',
  ends: 'The quiz ends for everyone at closing. Answers saved until then count.',
  several: 'An attempt counts once it is submitted. Only then can the student start the next one.',
  extraTime: 'Extra time has no effect here.',
}

// Settings of time, order and attempts.
export const timeSettings = {
  timeLimit: 'Time Limit (minutes)',
  timeLimitHint: 'For new starters. Students who have started keep their full time.',
  opens: 'Opens',
  opensHint: (zone: string, offset: string) =>
    `Leave empty to open straight away. Your time zone: ${zone} (${offset}).`,
  closes: 'Closes',
  closesHint: (zone: string, offset: string) =>
    `Leave empty to keep it open. Your time zone: ${zone} (${offset}).`,
  atClosing: 'At closing',
  noOneStarts: 'No one else can start',
  everyoneStops: 'Everyone stops',
  noOneStartsHint: 'Students who have started keep their full time, even past the closing.',
  everyoneStopsHint: 'Students who start late have less time. They are told before they start.',
  noneSaved: 'Now saved by another window: none',
  otherSaved: (value: string) => `Now saved by another window: ${value}`,
  shuffleQuestions: 'Shuffle the questions',
  shuffleOptions: 'Shuffle the options',
  shuffleOptionsHint: 'An option marked “Don’t shuffle” in its question stays where it is.',
  shuffleHint: 'Each student gets their own order. You always see the original.',
  freshQuestions: 'Ask other questions in later attempts',
  freshQuestionsHint: 'As long as a slot has questions that the student was not asked.',
  pages: 'Pages',
  allOnOne: 'All on one page',
  oneByOne: 'One question a page',
  goingBack: 'Going back',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  allHint: 'Students see all questions and can answer in any order.',
  pageHints: {
    'one-by-one': 'Students can go back and change answers until they submit.',
    'forward-only': 'Students cannot go back to a question, on any device. They are told before they start.',
  },
  attempts: 'Attempts for each student',
  attemptsHint: 'Attempts already made are kept.',
  noLimit: 'No limit',
  whatCounts: 'What counts',
  best: 'The best',
  last: 'The last',
  first: 'The first',
  countsHint: 'One attempt counts per student. If scores are equal, the earlier one counts.',
}
