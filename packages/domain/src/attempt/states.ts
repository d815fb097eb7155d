import type { TimeOfAttempt } from '../time/deadline.ts'
import type { LatestAttempt, QuizAccess } from '../access/visibility.ts'
import type { StoredAnswer } from './answers.ts'
import type { Timeline } from './events.ts'
import type { LateAnswer } from './late-answers.ts'
import type { Marks } from '../marking/marking.ts'
import type { Answer } from '../questions/answer.ts'
import type { QuizCapabilities } from '../questions/quiz-capabilities.ts'
import type { MarksByHand } from '../marking/marks-by-hand.ts'

type AttemptQuiz = QuizAccess & {
  id: string
  title: string
  timeLimitMinutes: number
  numQuestions: number
  currentRevision: number
  language: string | null
  /** Null in a plain quiz. */
  traits?: QuizCapabilities | null
  /** How it is laid out for attempts that start now, see `readLayout`. */
  layout: string | null
  /** Whether some students have extra time, see `Allowance`. */
  hasAllowances: boolean
  /** Whether students read something before they start. */
  hasInstructions: boolean
}

type Admission = {
  id: string
  studentId: string
  /** The student's first attempt at this quiz is 1. */
  number: number
  /** Drawn at admission: everything random in this attempt follows from it. */
  seed: string
  quiz: AttemptQuiz
  admittedAt: number
  /** Increases with each stored change, to tell whether the attempt is still the one that was read. */
  version: number
}
/** Durations are in ms, moments in ms since 1970. */
type Started = Admission &
  TimeOfAttempt & {
    /** The revision that the student sees. */
    revision: number
    /** The quiz's layout at the start: what the student sees keeps its order. */
    layout: string | null
    startedAt: number
    savedAnswers: StoredAnswer[]
    /** Late answers that were decided before the attempt was opened again, and are decided for good. */
    earlierLate?: LateAnswer[]
    /** What arrived too late to count: of a running attempt, to questions that had been left. */
    lateAnswers?: LateAnswer[]
    timeline: Timeline
    /** The device used in it, or the fact that there are several, as `withDevice` writes it. */
    devices: string
  }

export type Marking = Marks & { markedRevision: number }
export type SubmittedBy = 'student' | 'time'
type Submission = Marking & {
  submittedAt: number
  submittedBy: SubmittedBy
  answers: Answer[]
  /** Undefined: nobody has marked it by hand. */
  byHand?: MarksByHand
  /** What arrived after the time was over: kept beside the result, not counted. */
  lateAnswers: LateAnswer[]
  /** The student's latest attempt at the quiz, if that is another one. */
  latest?: LatestAttempt
}

export type AdmittedAttempt = Admission & {
  state: 'admitted'
  /** How it draws, where it is to be asked what earlier ones were not, see `readLayout`. */
  layout?: string
}
export type RunningAttempt = Started & { state: 'in-progress' }
export type SubmittedAttempt = Started & Submission & { state: 'submitted' }
export type StartedAttempt = RunningAttempt | SubmittedAttempt

export type Attempt = AdmittedAttempt | StartedAttempt
