import { verdictsIn } from '../attempt/marking.ts'
import type { ExportCell } from './cells.ts'

/** What an export says of a result. `outcomes` are on the questions with `questionIds`, in that order. */
export type ExportedResult = {
  name: string
  email: string
  score: number
  totalQuestions: number
  startedAt: number
  submittedAt: number
  submittedBy: 'student' | 'time'
  outcomes: string
  questionIds: readonly string[]
  /** Which of a student's attempts it is, and how many are submitted; undefined where a quiz has one for each. */
  several?: { number: number; attempts: number } | undefined
}

const headings = ['Name', 'Email', 'Score', 'Out of', 'Started (UTC)', 'Submitted (UTC)', 'Submitted by']
const severalHeadings = ['Attempt', 'Attempts']
const longestHeading = 100

/** The headings of exported results, one for each of these questions at the end. */
export function resultHeadings(questions: readonly { text: string }[], hasSeveral = false): string[] {
  const several = hasSeveral ? severalHeadings : []
  return [...headings, ...several, ...questions.map(({ text }, place) => `${place + 1}. ${shortened(text)}`)]
}

function shortened(text: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ')]
  return line.length > longestHeading ? `${line.slice(0, longestHeading).join('')}…` : line.join('')
}

/**
 * The cells of a result, with the points of each of these questions at the end. A question that was skipped or left out, or that
 * the result is not marked by, has an empty cell, so that sums and averages of a column mean what they say. Throws if
 * the outcomes are on other questions.
 */
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

const points = { correct: 1, incorrect: 0, skipped: null, 'left-out': null }

function pointsOf(
  { outcomes, questionIds }: ExportedResult,
  questions: readonly { _id: string }[],
): ExportCell[] {
  if (questions.length === 0) return []
  const verdicts = verdictsIn(outcomes, questionIds)
  const verdictOf = new Map(verdicts.map(({ questionId, verdict }) => [questionId, verdict]))
  return questions.map(({ _id }) => points[verdictOf.get(_id) ?? 'skipped'])
}
