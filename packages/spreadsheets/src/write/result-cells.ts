import {
  indexesOf,
  type Outcome,
  pointsOfOutcome,
  type PointsQuestion,
  type QuestionContent,
  spokenFormulas,
  stripMarkdown,
  type VerdictName,
} from '@quizly/domain'
import type { LanguageTag } from '@quizly/words'
import { formulas, resultsFile } from '@quizly/words/all-languages.ts'
import type { ExportCell } from './csv.ts'

/** `outcomes` are on the questions `marked`, in that order. */
export type ExportedResult = {
  name: string
  email: string
  /** Of as many, in points. */
  score: number
  outOf: number
  startedAt: number
  submittedAt: number
  submittedBy: 'student' | 'time'
  outcomes: readonly Outcome[]
  marked: readonly (PointsQuestion & { _id: string })[]
  /** Undefined where a quiz has one attempt for each student. */
  several?: { number: number; attempts: number } | undefined
  /** How many questions have still to be marked. */
  waiting?: number | undefined
}

/** Columns that only some quizzes need. */
export type ResultColumns = { hasSeveral?: boolean; hasWaiting?: boolean }

const longestHeading = 100

/** At the end two for each question: its points and its verdict. */
export function resultHeadings(
  language: LanguageTag,
  questions: readonly Pick<QuestionContent, 'text' | 'format' | 'drawn'>[],
  { hasSeveral = false, hasWaiting = false }: ResultColumns = {},
): string[] {
  const { headings, waitingHeading, severalHeadings, verdict, picture } = resultsFile[language]
  const { name, email, score, outOf, started, submitted, submittedBy } = headings
  const several = hasSeveral ? [severalHeadings.number, severalHeadings.attempts] : []
  const shown = ({ text, format, drawn }: (typeof questions)[number]) =>
    format ? stripMarkdown(text, picture, spokenFormulas({ text, drawn }, formulas[language])) : text
  const ofQuestions = questions.flatMap((question, index) => [
    `${index + 1}. ${shortened(shown(question))}`,
    verdict(index + 1),
  ])
  const waiting = hasWaiting ? [waitingHeading] : []
  return [name, email, score, outOf, started, submitted, submittedBy, ...waiting, ...several, ...ofQuestions]
}

function shortened(text: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ')]
  return line.length > longestHeading ? `${line.slice(0, longestHeading).join('')}…` : line.join('')
}

/**
 * A skipped question has 0 points, so that a column’s average is the mean; one that waits has none yet. Throws if the
 * outcomes are on other questions.
 */
export function resultCells(
  language: LanguageTag,
  result: ExportedResult,
  questions: readonly { _id: string }[],
  { hasWaiting = false }: ResultColumns = {},
): ExportCell[] {
  const { submittedBy, verdicts } = resultsFile[language]
  return [
    result.name,
    result.email,
    result.score,
    result.outOf,
    { moment: result.startedAt },
    { moment: result.submittedAt },
    submittedBy[result.submittedBy],
    ...(hasWaiting ? [result.waiting ?? null] : []),
    ...(result.several ? [result.several.number, result.several.attempts] : []),
    ...cellsOfQuestions(result, questions, verdicts),
  ]
}

function cellsOfQuestions(
  { outcomes, marked }: ExportedResult,
  questions: readonly { _id: string }[],
  words: Readonly<Record<VerdictName, string>>,
): ExportCell[] {
  if (questions.length === 0) return []
  if (outcomes.length !== marked.length) throw new Error('These outcomes are on other questions')
  const places = indexesOf(marked)
  return questions.flatMap(({ _id }) => {
    const index = places.get(_id) ?? marked.length
    const [question, outcome] = [marked[index], outcomes[index]]
    if (!question || !outcome) return [null, null]
    const points = outcome.verdict === 'waiting' ? null : pointsOfOutcome(question, outcome)
    return [points, words[outcome.verdict]]
  })
}
