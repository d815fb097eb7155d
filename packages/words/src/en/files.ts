import { number } from './language.ts'

// What the server writes for whoever copies a quiz.
export const copiedQuiz = {
  title: (original: string) => `${original} (copy)`,
}

// The archive of all that is an educator’s own. Its folders and files have these names in every language.
export const archive = {
  /** The name of files that hold the questions of the bank. */
  bank: 'Question bank',
  /** A short file beside the folders, for whoever opens the archive. */
  readMe: `Everything from Quizly

quizzes: your quizzes with their settings and answer keys. Quizly can read them again.
bank: the questions of your bank with their versions and tags.
pictures: the pictures in them.
results: what students answered, as tables (CSV) and as JSON. These are personal data: keep them safe.
formats: the questions for other programs, and what each file cannot hold.
contents.json: the last file. Where it is missing, the archive is not complete.

To bring everything back, upload the ZIP file in Quizly, as you upload a file with questions.
`,
}

// The workbook with the questions of a quiz, which is read again on the way in: a heading is enough to know its column.
export const questions = {
  /** At most 31 characters. */
  sheetName: 'Questions',
  headings: {
    question: 'Question',
    type: 'Type',
    /** Only an exported quiz has this heading: without “Quizly” the column would be read as if a person had filled it in. */
    correct: 'Correct Answer (Quizly: number of the option, or text)',
    fixed: 'Don’t Shuffle (numbers of options)',
    accepted: 'Also Accepted (one answer on each line)',
    either: 'Also Correct (numbers of options, one key on each line)',
    rule: 'Full Marks or Not Scored (rule for all students)',
    details: 'Points and Marking (Quizly: for another import)',
    points: 'Points',
    deduction: 'Penalty (Quizly: for a wrong answer)',
    credit: 'Partial Credit (Quizly: rule)',
    tolerance: 'Tolerance (Quizly: of a number)',
    unit: 'Unit (Quizly: of a number)',
    explanation: 'Explanation',
    further: 'Further Answers (Quizly: one on each line)',
    distractors: 'Distractors (Quizly: one on each line)',
  },
  /** An item and its partner: item = partner. */
  pair: (n: number) => `Pair ${n}`,
  /** Of an order, in the right one. */
  item: (n: number) => `Item ${n}`,
  note: (letter: string) => `Feedback on Option ${letter}`,
  option: (letter: string) => `Option ${letter}`,
  /** How a question counts for all alike. */
  rules: { full: 'Full marks for all', 'left-out': 'Not scored' },
  /** How a part of the points is earned, as screens call it (authoring/points.ts). */
  creditRules: {
    'right-minus-wrong': 'Correct minus wrong',
    'each-decision': 'Per correct part',
    'half-for-one-slip': 'Half for one mistake',
  },
}

// The file with the results of a quiz: its sheet, its headings and what stands in its cells.
export const results = {
  /** At most 31 characters each. */
  sheets: { results: 'Results', answers: 'Answers', points: 'Points', questions: 'Questions' },
  headings: {
    name: 'Name',
    email: 'Email',
    score: 'Score',
    outOf: 'Out of',
    /** In this time zone: “UTC”, “Europe/Berlin”. */
    started: (zone: string) => `Started (${zone})`,
    submitted: (zone: string) => `Submitted (${zone})`,
    submittedBy: 'Submitted by',
  },
  /** The score of what could be reached, and how long the attempt took. */
  figures: { share: 'Score (%)', minutes: 'Minutes' },
  /** Heads the points of a question, as in “3. Why did the war begin? (6)”. */
  worth: (question: string, points: number) => `${question} (${number(points)})`,
  /** Of the sheet with the questions. */
  questions: {
    number: 'Number',
    question: 'Question',
    type: 'Type',
    key: 'Correct answer',
    points: 'Points',
    asked: 'Marked answers',
    correct: 'Correct',
    partly: 'Partly correct',
    share: 'Correct (%)',
    discrimination: 'Discrimination',
    /** Answers that have no mark yet, or one that is not released. */
    toMark: 'Not released',
  },
  /** How many questions of a result have no mark yet, or one that is not released. */
  waitingHeading: 'Waiting',
  /** Which of a student’s attempts it is, and how many there are. */
  severalHeadings: { number: 'Attempt', attempts: 'Attempts' },
  /** Heads what became of each answer to the question of this number. */
  verdict: (n: number) => `${number(n)}. Verdict`,
  /** Stands for a picture that nobody has described. */
  picture: '(picture)',
  /** Below “Email”, of who has signed in with a slip. */
  bySlip: 'by slip',
  /** Below “Submitted by”: the student, or the time that was over. */
  submittedBy: { student: 'student', time: 'time' },
  /** What became of a question. */
  verdicts: {
    correct: 'correct',
    partly: 'partly correct',
    incorrect: 'incorrect',
    skipped: 'skipped',
    waiting: 'not released',
    'left-out': 'left out',
    'not-asked': 'not asked',
  },
}

// The workbook that educators can start with. What else stands in it is in questions.ts.
export const template = {
  /** Heads the column in which people write letters, numbers or texts. */
  correct: 'Correct Answer',
  /** Short names of types, to be typed into cells. The others have the names of screens. */
  types: {
    single: 'Single',
    multiple: 'Multiple',
    write: 'Write',
  },
  /** The option that is correct is the third. */
  respiration: {
    question: 'Which organelle is the site of aerobic respiration?',
    nucleus: 'Nucleus',
    ribosome: 'Ribosome',
    mitochondrion: 'Mitochondrion',
    vacuole: 'Vacuole',
  },
  /** Of the question before. */
  explanation: 'Mitochondria release energy from sugar and oxygen.',
  /** The options that are correct are the first and the third. */
  plantCells: {
    question: 'Which of these are found in plant cells but not in animal cells?',
    wall: 'Cell wall',
    membrane: 'Cell membrane',
    chloroplasts: 'Chloroplasts',
    mitochondria: 'Mitochondria',
  },
  water: {
    question: 'Name the process by which water moves across a partially permeable membrane.',
    answer: 'osmosis',
  },
  chromosomes: {
    question: 'How many chromosomes does a cell of the human body have?',
    answer: '46',
  },
  /** Each prompt and its partner, under Pair 1 to Pair 4. */
  cellParts: {
    question: 'What does each part of a cell do?',
    nucleus: 'Nucleus = keeps the DNA',
    ribosome: 'Ribosome = builds proteins',
    mitochondrion: 'Mitochondrion = releases energy',
    chloroplast: 'Chloroplast = makes sugar',
  },
  /** In the right order, under Item 1 to Item 4. */
  sizes: {
    question: 'Put these in order of their size, the smallest first.',
    water: 'Water molecule',
    ribosome: 'Ribosome',
    mitochondrion: 'Mitochondrion',
    cell: 'Plant cell',
  },
  /** Answered at length. */
  leaves: { question: 'Explain in two or three sentences why leaves look green.' },
  /** Its gaps stand in it with their answers; one is to be chosen, the first of which is right. */
  sugar: {
    question:
      'Plants make sugar from [[water]] and [[carbon dioxide|CO2]]. The energy comes from [[=light|soil|wind]].',
  },
}
