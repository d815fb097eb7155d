import type { Filling } from './scenarios/growth/filled-store.ts'

/** How much is measured. Everything has a number, so a run cannot go on for ever. */
export type Sizes = {
  /** First rounds, which do not count, until the compiler has settled. */
  warmUps: number
  rounds: number
  students: number
  /** Each round has new quizzes: `students × quizzes` first submissions. */
  quizzes: number
  /** Connections that are kept open, with one running request each. */
  connections: number
  /**
   * How often the bare server gets each request of a round: it is fast, and a short round would be inexact.
   */
  bareRepeats: number
  /** Rows that the bare engine commits singly, and in batches of 50. */
  rows: number
  batchedRows: number
  /** Writes of 4 KiB, each flushed to the disk. */
  flushes: number
  /** The same on a slow disk. */
  slowDisk: { rows: number; batchedRows: number; flushes: number }
  /** How often two commits are started to be compared, and how many rounds each start has. */
  comparedStarts: number
  comparedWarmUps: number
  comparedRounds: number
  /** How many students take how many new quizzes in such a round, and save how many answers in each. */
  comparedStudents: number
  comparedQuizzes: number
  savedAnswers: number
  /** How many students log in per round. */
  logins: number
  /** How many students there are when the bell rings, and how often it rings for each number. */
  bells: number[]
  bellRounds: number
  /** A small store and a very full one, and how often each call is made in both. */
  few: Filling
  many: Filling
  growthRounds: number
  /** How many quizzes an educator's lists have, and how often each page is asked for in a round. */
  listLengths: number[]
  listRounds: number
  listRepeats: number
  /** How many results an exported quiz has, and how often each file is taken. */
  exportedResults: number[]
  exportRounds: number
  /** How many results quizzes have that are marked again, and how often. */
  regradedClasses: number[]
  regradings: number
  /** How many attempts quizzes have that are analysed, and how often. */
  analysed: number[]
  analysisRounds: number
  /** How often a class takes a quiz while reports are read from a replica. */
  replicaRounds: number
  /** How many pages listen, and how often this is measured. */
  streams: number
  streamRounds: number
  /** How often a quiz with formulas is taken and saved, and how many hostile texts are drawn in each round. */
  formattedRounds: number
  hostileTexts: number
  /** How many students write essays, and how often each is saved. */
  essayWriters: number
  essayRounds: number
  /** How often the server is started. */
  starts: number
  /** How many students submit right after a start, and how many quizzes they take until all code is warm. */
  coldStudents: number
  coldLessons: number
  /** How often each call is made with its largest input. */
  blockingRounds: number
  /** How often each large spreadsheet is opened. */
  sheetRounds: number
  formatRounds: number
  /** How often Lighthouse opens each page. */
  visits: number
  /** How often Lighthouse visits a page of each of two commits. */
  comparedVisits: number
  /** How often a class opens a page at once. */
  pageRounds: number
  /** How often a row of keys is pressed in a long quiz. */
  keyRounds: number
  /** How many questions quizzes have in whose editor it is typed. */
  editedQuizzes: number[]
  /** How many students take the quiz whose pages an educator has open, and how often each page is opened. */
  deskStudents: number
  deskRounds: number
}

export const fullSizes: Sizes = {
  warmUps: 4,
  rounds: 6,
  students: 100,
  quizzes: 20,
  connections: 64,
  bareRepeats: 5,
  rows: 1_000,
  batchedRows: 5_000,
  flushes: 1_000,
  slowDisk: { rows: 200, batchedRows: 50, flushes: 10 },
  comparedStarts: 3,
  comparedWarmUps: 2,
  comparedRounds: 5,
  comparedStudents: 200,
  comparedQuizzes: 2,
  savedAnswers: 2,
  logins: 200,
  bells: [100, 500, 2_000],
  bellRounds: 3,
  few: filling(1_000, 1, []),
  many: filling(1_000_000, 10_000, [10, 1_000, 100_000]),
  growthRounds: 5,
  listLengths: [10, 10_000],
  listRounds: 5,
  listRepeats: 50,
  exportedResults: [100, 10_000, 100_000],
  exportRounds: 3,
  regradedClasses: [1_000, 10_000],
  regradings: 3,
  analysed: [100, 10_000, 100_000],
  analysisRounds: 3,
  replicaRounds: 12,
  streams: 2_000,
  streamRounds: 3,
  formattedRounds: 3,
  hostileTexts: 10_000,
  essayWriters: 500,
  essayRounds: 3,
  starts: 5,
  coldStudents: 300,
  coldLessons: 10,
  blockingRounds: 5,
  sheetRounds: 5,
  formatRounds: 9,
  visits: 5,
  comparedVisits: 9,
  pageRounds: 10,
  keyRounds: 5,
  editedQuizzes: [1, 100, 500],
  deskStudents: 500,
  deskRounds: 3,
}

/** Only to see that everything works; the figures mean nothing. */
export const quickSizes: Sizes = {
  warmUps: 1,
  rounds: 1,
  students: 10,
  quizzes: 4,
  connections: 8,
  bareRepeats: 2,
  rows: 50,
  batchedRows: 200,
  flushes: 50,
  slowDisk: { rows: 10, batchedRows: 50, flushes: 10 },
  comparedStarts: 2,
  comparedWarmUps: 1,
  comparedRounds: 2,
  comparedStudents: 10,
  comparedQuizzes: 2,
  savedAnswers: 2,
  logins: 8,
  bells: [10],
  bellRounds: 1,
  few: filling(1_000, 1, []),
  many: filling(3_000, 20, [10, 100]),
  growthRounds: 1,
  listLengths: [10, 200],
  listRounds: 1,
  listRepeats: 5,
  exportedResults: [10, 100],
  exportRounds: 1,
  regradedClasses: [20, 100],
  regradings: 1,
  analysed: [10, 100],
  analysisRounds: 1,
  replicaRounds: 1,
  streams: 20,
  streamRounds: 1,
  formattedRounds: 1,
  hostileTexts: 200,
  essayWriters: 20,
  essayRounds: 1,
  starts: 1,
  coldStudents: 10,
  coldLessons: 1,
  blockingRounds: 1,
  sheetRounds: 1,
  formatRounds: 1,
  visits: 1,
  comparedVisits: 1,
  pageRounds: 1,
  keyRounds: 1,
  editedQuizzes: [1, 20],
  deskStudents: 30,
  deskRounds: 1,
}

function filling(results: number, quizzes: number, own: readonly number[]): Filling {
  const ownQuizzes = own.map((count, index) => ({
    quizId: `own-${index + 1}`,
    results: count,
    studentId: 'filled-1',
  }))
  return { results, quizzes, ownQuizzes }
}
