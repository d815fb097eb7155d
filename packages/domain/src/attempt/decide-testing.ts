import { plainAccess } from '../access/visibility.ts'
import type { Question } from '../questions/question.ts'
import { type Command, decide, type DecisionInputs, type Decision } from './decide.ts'
import type { AdmittedAttempt, Attempt } from './states.ts'

/** When the tests' attempts start, in ms since 1970. */
export const startedAt = 1_767_600_000_000

/** Three written questions with the correct answers v0, v1 and v2. */
export const questions: Question[] = [0, 1, 2].map((i) => ({
  _id: `q${i}`,
  text: `Question ${i}`,
  type: 'write',
  options: [],
  correctAnswers: [`v${i}`],
}))

export const given: DecisionInputs = { questions: { seen: questions, current: questions }, outages: [] }

/** An attempt at a quiz of one minute. */
export const admitted: AdmittedAttempt = {
  state: 'admitted',
  id: 'a',
  studentId: 's',
  number: 1,
  seed: '',
  quiz: {
    id: 'q',
    title: 'Quiz',
    timeLimitMinutes: 1,
    numQuestions: 3,
    currentRevision: 1,
    language: null,
    ...plainAccess,
    layout: null,
    hasAllowances: false,
    hasInstructions: false,
  },
  admittedAt: startedAt - 1_000,
  version: 0,
}

/** What a command does to an attempt this many ms after the start. */
export function outcomeOf(attempt: Attempt, command: Command, elapsedMs: number): Decision {
  return decide(attempt, command, given, startedAt + elapsedMs)
}
