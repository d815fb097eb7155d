import type { Outcome, VerdictName } from '../question-types/outcome.ts'
import type { ExportCell } from './csv.ts'

/** `outcomes` are on the questions with `questionIds`, in that order. */
export type ExportedResult = {
  name: string
  email: string
  score: number
  totalQuestions: number
  startedAt: number
  submittedAt: number
  submittedBy: 'student' | 'time'
  outcomes: readonly Outcome[]
  questionIds: readonly string[]
  /** Undefined where a quiz has one attempt for each student. */
  several?: { number: number; attempts: number } | undefined
}

const headings = ['Name', 'Email', 'Score', 'Out of', 'Started (UTC)', 'Submitted (UTC)', 'Submitted by']
const severalHeadings = ['Attempt', 'Attempts']
const longestHeading = 100

/** At the end two for each question: its points and its verdict. */
export function resultHeadings(questions: readonly { text: string }[], hasSeveral = false): string[] {
  const several = hasSeveral ? severalHeadings : []
  const ofQuestions = questions.flatMap(({ text }, place) => [
    `${place + 1}. ${shortened(text)}`,
    `${place + 1}. Verdict`,
  ])
  return [...headings, ...several, ...ofQuestions]
}

function shortened(text: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ')]
  return line.length > longestHeading ? `${line.slice(0, longestHeading).join('')}…` : line.join('')
}

/** A skipped question has 0 points, so that a column’s average is the mean. Throws if the outcomes are on other questions. */
export function resultCells(result: ExportedResult, questions: readonly { _id: string }[]): ExportCell[] {
  return [
    result.name,
    result.email,
    result.score,
    result.totalQuestions,
    { moment: result.startedAt },
    { moment: result.submittedAt },
    result.submittedBy,
    ...(result.several ? [result.several.number, result.several.attempts] : []),
    ...pointsOf(result, questions),
  ]
}

const cellsOf: Record<VerdictName, ExportCell[]> = {
  correct: [1, 'correct'],
  incorrect: [0, 'incorrect'],
  skipped: [0, 'skipped'],
  'left-out': [null, 'left out'],
  'not-asked': [null, 'not asked'],
}

function pointsOf(
  { outcomes, questionIds }: ExportedResult,
  questions: readonly { _id: string }[],
): ExportCell[] {
  if (questions.length === 0) return []
  if (outcomes.length !== questionIds.length) throw new Error('These outcomes are on other questions')
  const places = new Map(questionIds.map((id, place) => [id, place]))
  return questions.flatMap(({ _id }) => {
    const outcome = outcomes[places.get(_id) ?? outcomes.length]
    return outcome ? cellsOf[outcome.verdict] : [null, null]
  })
}
