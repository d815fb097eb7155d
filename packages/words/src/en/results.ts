import type { Slot } from '../format.ts'
import { number, plural } from './language.ts'

// The answer to an essay question.
export const essay = {
  task: 'Write your answer',
  tasks: {
    words: (n: number) =>
      plural(n, {
        one: `Write your answer in at most ${number(n)} word`,
        other: `Write your answer in at most ${number(n)} words`,
      }),
    characters: (n: number) =>
      plural(n, {
        one: `Write your answer in at most ${number(n)} character`,
        other: `Write your answer in at most ${number(n)} characters`,
      }),
  },
  /** Below the field: how long the text is. */
  wordCount: (n: number) => plural(n, { one: `${number(n)} word`, other: `${number(n)} words` }),
  wordsOf: (n: number, most: number) => `${number(n)} of ${number(most)} words`,
  charactersOf: (n: number, most: number) => `${number(n)} of ${number(most)} characters`,
  ownText: 'Your text on this device',
  ownTextHint:
    'This answer was changed on another device. What you wrote here is kept below and does not count.',
  copyOwn: 'Copy this text',
  copiedOwn: 'Copied',
}

// Beside the correct answer of a result.
export const explanation = {
  alsoCorrect: 'Also correct',
  title: 'Explanation',
  notes: 'Feedback',
  noteOn: <Node>(option: Node, note: Node) => [option, ': ', note],
}

// A formula as it is read out where it names something.
export const formulas = {
  squared: (of: string) => `${of} squared`,
  cubed: (of: string) => `${of} cubed`,
  raised: ({ of, power }: { of: string; power: string }) => `${of} to the power of ${power}`,
  subscript: ({ of, below }: { of: string; below: string }) => `${of} sub ${below}`,
  over: ({ above, below }: { above: string; below: string }) => `${above} over ${below}`,
  fraction: ({ above, below }: { above: string; below: string }) =>
    `fraction ${above} over ${below}, end of fraction`,
  root: (of: string) => `square root of ${of}`,
  longRoot: (of: string) => `square root of ${of}, end of root`,
  rootOfDegree: ({ degree, of }: { degree: string; of: string }) => `root of degree ${degree} of ${of}`,
  fromTo: ({ of, from, to }: { of: string; from: string; to: string }) => `${of} from ${from} to ${to}`,
  withBelow: ({ of, below }: { of: string; below: string }) => `${of} under which is ${below}`,
  withAbove: ({ of, above }: { of: string; above: string }) => `${of} with ${above} above`,
  row: ({ n, cells }: { n: number; cells: string }) => `row ${n}: ${cells}`,
  symbols: {
    '−': 'minus',
    '+': 'plus',
    '±': 'plus or minus',
    '=': 'equals',
    '×': 'times',
    '⋅': 'times',
    '÷': 'divided by',
    '<': 'less than',
    '>': 'greater than',
    '≤': 'at most',
    '≥': 'at least',
    '≠': 'not equal to',
    '≈': 'about',
    '→': 'to',
    '⇌': 'in equilibrium with',
    '∑': 'sum',
    '∏': 'product',
    '∫': 'integral',
    '∞': 'infinity',
  },
  wideTable: 'Wide table',
  wideCode: 'Wide code',
  marks: {
    '‾': 'a line',
    '→': 'an arrow',
    ˆ: 'a hat',
    '˜': 'a tilde',
    '˙': 'a dot',
    '⏞': 'a brace',
  },
  binomial: ({ above, below }: { above: string; below: string }) => `${above} choose ${below}`,
  crossedOut: (of: string) => `${of} crossed out`,
}

// Why a student does not see the whole result yet.
export const heldBack = {
  scoreOnly: 'Your teacher isn’t showing correct answers for this quiz.',
  attemptsLeft: 'You’ll see the correct answers after your last attempt, or when the quiz closes.',
  nothingUntilAllFinish:
    'Your answers have been received. Your score and the correct answers appear here when the last student has finished.',
  untilAllFinish: 'You’ll see the correct answers when the last student has finished.',
  untilReleased:
    'Your answers have been received. Your score and the correct answers appear here when your teacher releases them.',
  /** `zone` is like “Europe/Berlin”. */
  untilReleasedAt: (moment: string, zone: string) =>
    `Your answers have been received. Your score appears here on ${moment} (your time, ${zone}).`,
  wasWithdrawn:
    'Your teacher has taken the results back. They appear here when your teacher releases them again.',
  wasWithdrawnUntil: (moment: string, zone: string) =>
    `Your teacher has taken the results back. They appear here on ${moment} (your time, ${zone}).`,
  untilClosed:
    'Your answers have been received. Your score and the correct answers appear here when your teacher closes the quiz and the last student has finished.',
  untilClosedAt: (moment: string) =>
    `Your answers have been received. Your score and the correct answers appear here when the quiz is closed, on ${moment} (your time) at the latest, and the last student has finished.`,
  /** `seconds` is a number that counts down. */
  opensIn: <Node>(seconds: Node) => [
    'Another device or tab of yours may still be sending answers. Your result opens in ',
    seconds,
    ' s.',
  ],
}

// A written answer that is compared leniently.
export const lenient = {
  task: 'Write your answer. Accents, spaces and punctuation do not matter, but apostrophes do. You can write oe for œ or ss for ß.',
}

export const markedAgain = {
  /** Behind it stands what has moved the score. */
  why: 'Why did my score change?',
  asBefore: (date: string, n: number) => `Change undone on ${date}: question ${number(n)}.`,
  /** `before` and `after` are scores like “3 / 5”. */
  moved: <Node>(before: Node, after: Node) => ['Your score went from ', before, ' to ', after, '.'],
  byHandOn: (date: string) => `Marked by a teacher on ${date}.`,
  comment: 'Comment',
  /** After a mark by hand, if the question has other points now. */
  ofThen: (points: number) =>
    plural(points, {
      one: `The question had ${number(points)} point then.`,
      other: `The question had ${number(points)} points then.`,
    }),
  again: (date: string, n: number) => `Marked again on ${date}: question ${number(n)}.`,
  rubricItem: (text: string, points: string) => `${text} (${points})`,
  /** What a marker gave or took beside the items, with its sign. */
  adjustment: (points: string) => `Adjustment: ${points}`,
  rubric: 'What counted',
}

// The answer to a text with gaps.
export const gapText = {
  task: 'Fill in the gaps',
  /** Names the field in a text: “Gap 1 of 4”. */
  gap: (n: number, count: number) => `Gap ${number(n)} of ${number(count)}`,
  /** In a text that is only shown, where a gap is. */
  blank: (n: number) => `gap ${number(n)}`,
  /** Chosen in a list where nothing is chosen yet. */
  none: '– Choose –',
  /** Beside a gap in which nothing was written. */
  empty: 'left empty',
  /** After what was written in a gap. */
  right: 'right',
  wrong: 'wrong',
}

// The answer to a question in which each prompt gets a partner.
export const matching = {
  task: 'Match each item',
  /** Chosen in a field where nothing is chosen yet. */
  none: '– Choose –',
  /** The list of partners beside the fields, where they are formatted. */
  partners: 'To choose from',
  /** Beside a prompt that was left out. */
  skipped: 'nothing chosen',
}

// The answer to a numeric question.
export const numeric = {
  task: 'Write a number',
  tasks: {
    decimals: (n: number) =>
      plural(n, {
        one: `Write a number with ${number(n)} decimal`,
        other: `Write a number with ${number(n)} decimals`,
      }),
    significant: (n: number) =>
      plural(n, {
        one: `Write a number with ${number(n)} significant figure`,
        other: `Write a number with ${number(n)} significant figures`,
      }),
  },
  /** `asked` is one of those above. */
  withUnit: (asked: string) => `${asked}, with its unit`,
  /** Below the field: how the number will be read. */
  readAs: (text: string) => `Read as ${text}`,
  notYet: 'Not a number yet',
  unknownUnit: (unit: string) => `“${unit}” is no unit that Quizly knows`,
}

// Reasons that educators are offered. They stand in the field until others are written.
export const offeredReasons = {
  /** Why a question was marked again, or an answer by hand. Students see it. */
  reasons: {
    'new-key': 'The answer key was corrected',
    'either-key': 'Another answer is correct too',
    'full-marks': 'Full marks for all',
    'left-out': 'This question is not scored',
    answers: 'Another spelling is accepted',
    'by-hand': 'Marked by a teacher',
  },
  /** Why students got extra time: their connection was lost between two times. */
  cutOff: (from: string, until: string) => `Cut off ${from}–${until}`,
}

// The answer to a question whose items are put in order.
export const ordering = {
  task: 'Put the items in order',
  order: 'Your order',
  moveUp: (item: string) => `Move up: ${item}`,
  moveDown: (item: string) => `Move down: ${item}`,
  /** Read out after each move: “Iron, now 2 of 5”. */
  nowAt: (item: string, place: number, count: number) => `${item}, now ${number(place)} of ${number(count)}`,
  /** A button that answers without moving anything. */
  isRight: 'Keep this order',
  clear: 'Clear answer',
}

export const ownAttempts = {
  attempts: 'Your attempts',
  attempt: (n: number) => `Attempt ${number(n)}`,
  /** What became of an attempt, after its name: “Attempt 2: 5 out of 5 (counts)”. */
  attemptIs: <Node>(name: Node, state: string) => [name, ': ', state],
  running: 'running',
  notStarted: 'not started',
  submitted: 'submitted',
  submittedCounts: 'submitted (counts)',
  scored: (score: number, total: number) => `${number(score)} out of ${number(total)}`,
  scoredCounts: (score: number, total: number) => `${number(score)} out of ${number(total)} (counts)`,
  whichCounts: (which: 'best' | 'last' | 'first') =>
    ({
      best: 'The best one counts.',
      last: 'The last one counts.',
      first: 'The first one counts.',
    })[which],
  goOn: 'Continue',
  again: (n: number) => `Try again (${number(n)})`,
  againOf: (n: number, allowed: number) => `Try again (${number(n)} of ${number(allowed)})`,
}

// A quiz that shows one question at a time.
export const pagedQuiz = {
  place: (n: number, total: number) => `Question ${number(n)} of ${number(total)}`,
  moved: 'You went on to this question on another device or in another tab.',
  previous: 'Previous',
  next: 'Next',
  lastQuestion: 'This is the last question.',
  noWayBack: 'You cannot come back to this question.',
  oneAtATime: 'One question at a time. You can go back to earlier questions.',
  forwardOnly: 'One question at a time. You cannot go back to an earlier question.',
  forwardChanging:
    'You can change an answer until you go on to the next question. At 0:00 the quiz is submitted for you.',
  skipTitle: 'Go on without an answer?',
  skipText: (n: number) =>
    `You have not answered question ${number(n)}, and you cannot come back to it. It will be marked as skipped.`,
  skip: (n: number) => `Skip question ${number(n)}`,
  stay: (n: number) => `Stay on question ${number(n)}`,
}

// Practising a quiz, or one’s own mistakes. Nothing of it is stored.
export const practice = {
  practise: 'Practise this quiz',
  practiseHint: 'Practice shows the correct answers. It is not graded.',
  eyebrow: 'Practice',
  title: (quiz: string) => `Practice: ${quiz}`,
  mistakes: 'Practise my mistakes',
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded',
  closed: 'This quiz cannot be practised now',
  closedHint: 'Your teacher may have switched practice off, or you are taking the quiz right now.',
  none: 'No mistakes to practise',
  noneHint: 'Questions that you got wrong or skipped appear here once you may see their correct answers.',
  cut: (n: number) => `These are the latest ${number(n)}. There are more.`,
  fromDevice: 'No connection. These are the questions that this device has kept.',
  countsNothing: 'Try as often as you like. Practice is not graded.',
  place: (n: number, total: number) => `Question ${number(n)} of ${number(total)}`,
  clock: 'Show a clock',
  time: 'Time so far',
  check: 'Check answer',
  show: 'Show the answer',
  next: 'Next question',
  finish: 'See the summary',
  retry: 'Try this question again',
  rubric: 'What gives points',
  markYourself: 'Mark yourself: how was your answer?',
  summary: 'Summary',
  wrongAgain: 'Practise the wrong ones again',
  allAgain: 'Practise all again',
  end: 'End practice',
}

export const questionDrawer = {
  close: 'Close',
}

export const receiptView = {
  hint: <Node>(link: Slot<Node>) => [
    'A receipt proves when you submitted, and that your stored answers are the ones you gave. It does not show the answers. Anyone can ',
    link('verify a receipt'),
    '.',
  ],
  /** The name of a file, before `.json`. */
  file: (quiz: string) => `Receipt ${quiz}`,
  save: 'Save receipt',
  copy: 'Copy receipt',
}

// On other pages, while a quiz runs.
export const runningElsewhere = {
  label: 'Quiz under way',
  /** `time` is like 12:34. */
  left: <Node>(time: Node) => [time, ' left'],
}

// A quiz that may be taken more than once, before it starts. See own-attempts.ts for which attempt counts.
export const severalAttempts = {
  unlimited: 'As often as you like.',
  attemptOf: (n: number, allowed: number) => `This is attempt ${number(n)} of ${number(allowed)}.`,
}

// From when until when a quiz can be started. A `moment` is like “5 March 2026, 10:00 (your time, Berlin)”, a `span` like “2 hours 5 minutes”.
export const startWindow = {
  label: 'When you can start',
  /** `left` is a clock like 12:34, or a span. */
  opensIn: (left: string) => `Opens in ${left}`,
  closed: 'This quiz is closed. Ask your teacher if you still need to take it.',
  closedOn: (moment: string) =>
    `This quiz closed on ${moment}. Ask your teacher if you still need to take it.`,
  opens: (moment: string) => `This quiz opens on ${moment}.`,
  wait: 'You can wait here. The Start button appears when the quiz opens.',
  closes: (moment: string) => `It closes on ${moment}.`,
  startUntil: (moment: string, span: string) => `You can start until ${moment}: ${span} left.`,
  fullTime: 'If you start before then, you have your full time.',
  lessTime: (span: string, limit: string) =>
    `The quiz ends for everyone then. If you start now, you have ${span} instead of ${limit}.`,
  everyoneStops: 'The quiz ends for everyone then, even if you have time left.',
  ownTime: (moment: string, zone: string) => `${moment} (your time, ${zone})`,
  soon: 'less than a minute',
  hours: (n: number) => plural(n, { one: `${number(n)} hour`, other: `${number(n)} hours` }),
  hoursAndMinutes: (ofHours: string, minutes: string) => `${ofHours} ${minutes}`,
  days: (n: number) => plural(n, { one: `${number(n)} day`, other: `${number(n)} days` }),
}

// A quiz without a time limit, as its student sees it.
export const untimed = {
  noLimit: 'No limit',
  /** Above a clock that counts up. */
  elapsed: 'Time taken',
  clock: 'There is no time limit. The clock shows the time you have taken.',
  changing: 'You can change any answer until you submit.',
  forwardChanging: 'You can change an answer until you go on to the next question.',
  /** Follows when the quiz closes. */
  ends: 'The quiz ends for everyone then. Answers saved until then count.',
}

// What an educator wrote for students to read before they start.
export const instructions = {
  title: 'Instructions',
  more: 'Show all instructions',
  less: 'Show less',
}

// What happened to an attempt, in order.
export const timeline = {
  label: 'Timeline',
  events: {
    verified: 'Code verified',
    started: 'Quiz started',
    saved: 'saved',
    offline: 'Offline (reported by the device)',
    resumed: 'Quiz opened again',
    submitted: 'Submitted',
    closed: 'Time was over: submitted with the answers saved until then',
    late: 'Other answers arrived too late. They are kept and not counted',
    accepted: 'Answers that came too late were accepted: they count',
    refused: 'Answers that came too late were refused',
    granted: 'More time was given',
    reopened: 'Opened again by the educator, with more time',
    marked: 'Marked by a teacher',
    released: 'Results were released: others could see the correct answers from here on',
    ended: 'The educator ended the quiz for everyone: what was answered until then was submitted',
  },
  grantedMinutes: (minutes: string) => `More time was given: ${minutes}`,
  reopenedMinutes: (minutes: string) => `Opened again by the educator, with more time: ${minutes}`,
  reopenedUntimed: 'Opened again by the educator',
  saved: (n: number) => `Question ${number(n)} saved`,
  byHand: (n: number, verdict: 'correct' | 'incorrect') =>
    ({
      correct: `Question ${number(n)} counted as correct by a teacher`,
      incorrect: `Question ${number(n)} counted as incorrect by a teacher`,
    })[verdict],
  pointsByHand: (n: number, points: number) =>
    plural(points, {
      one: `Question ${number(n)} given ${number(points)} point by a teacher`,
      other: `Question ${number(n)} given ${number(points)} points by a teacher`,
    }),
  byHandUndone: (n: number) => `Mark of question ${number(n)} undone`,
  device: (n: number) => `Device ${number(n)}`,
  incomplete:
    'There were more saves than a timeline holds. The time beside each answer is exact all the same.',
  whoSees: 'You and the educator who made this quiz can see this.',
}

// A quiz whose questions are not all worth one point, or in which an answer can earn a part of the points.
export const weighted = {
  points: (n: number) => plural(n, { one: `${number(n)} point`, other: `${number(n)} points` }),
  /** After the score: “7.5 out of 12 points”, with the first number large. */
  outOf: (n: number) => plural(n, { one: `out of ${number(n)} point`, other: `out of ${number(n)} points` }),
  /** Of one question: “1.5 of 2 points”. */
  earned: (n: number, most: number) =>
    plural(most, {
      one: `${number(n)} of ${number(most)} point`,
      other: `${number(n)} of ${number(most)} points`,
    }),
  /** Before the start. */
  pointsInAll: (n: number) =>
    plural(n, { one: `${number(n)} point in all.`, other: `${number(n)} points in all.` }),
  /** Beside the score; `more` is what they can bring: one of those below. */
  waiting: (n: number, more: string) =>
    plural(n, {
      one: `${number(n)} question not marked yet (${more}).`,
      other: `${number(n)} questions not marked yet (${more}).`,
    }),
  more: (n: number) =>
    plural(n, { one: `up to ${number(n)} more point`, other: `up to ${number(n)} more points` }),
  rules: {
    'right-minus-wrong': 'In some questions wrong choices cost points, never below 0.',
    'each-decision': 'Some questions give a part of their points for each part of the answer that is right.',
    'half-for-one-slip': 'Some questions give half of their points if you make one mistake.',
    'by-option': 'In some questions, options give different parts of the points.',
  },
  /** Before the start, of some numeric answers. */
  numbers: {
    near: 'Partial credit for a number that is close.',
    precision: 'Partial credit for a right number in another precision.',
    unit: 'Partial credit if the unit is missing.',
  },
  deductions: 'Some wrong answers cost points. A question that you skip costs nothing.',
  /** At a question. */
  ruleHere: {
    'right-minus-wrong': 'Wrong choices cost points, never below 0.',
    'each-decision': 'Partial credit for each option you get right.',
    'half-for-one-slip': 'Half credit for one mistake.',
    'by-option': 'Options give different parts of the points.',
  },
  /** At a question whose decisions are not about options. */
  ruleOfType: {
    matching: { 'each-decision': 'Partial credit for each right pair.' },
    gap: { 'each-decision': 'Partial credit for each right gap.' },
    ordering: { 'each-decision': 'Partial credit for neighbours in the right order.' },
  },
  deductionHere: (n: number) =>
    plural(n, {
      one: `A wrong answer costs ${number(n)} point.`,
      other: `A wrong answer costs ${number(n)} points.`,
    }),
}
