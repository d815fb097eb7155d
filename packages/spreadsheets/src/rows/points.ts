import {
  comparableAnswer,
  type CreditRule,
  creditRules,
  isWritten,
  limits,
  problemsOfQuestion,
  type UncheckedQuestion,
} from '@quizly/domain'
import { questionsFile } from '@quizly/words/all-languages.ts'
import { formerWords } from '../former-words.ts'
import { isErrorText, numberIn, quoted } from '../text.ts'
import { isPlaceholder, tooLong } from './options.ts'
import type { CellFinding, QuestionRow } from './question-row.ts'

type QuestionPoints = Pick<UncheckedQuestion, 'points' | 'deduction' | 'rule' | 'explanation'>

const allNames = [...Object.values(questionsFile), formerWords].map(({ creditRules: names }) => names)

/** What columns say of a question's points, and its explanation; `beside` comes before the details. Errors are left out. */
export function writtenPoints({ cell: shown, columns }: QuestionRow): {
  questionPoints: Pick<QuestionPoints, 'points' | 'explanation'>
  beside: Pick<QuestionPoints, 'deduction' | 'rule'>
  problems: CellFinding[]
} {
  const isOwn = columns.template === 'quizly'
  const cell = (column: number | undefined) => (!isOwn && isErrorText(shown(column)) ? '' : shown(column))
  const [points, deduction] = [columns.points, columns.deduction].map((column) => numberIn(cell(column)))
  const credit = cell(columns.credit)
  const rule = credit === '' ? undefined : creditRule(credit)
  const written = cell(columns.explanation)
  const explanation = !isOwn && isPlaceholder(written) ? '' : written
  const long = tooLong(explanation, limits.explanationLength)
  return {
    questionPoints: {
      ...(points !== undefined && { points }),
      ...(explanation !== '' && { explanation }),
    },
    beside: { ...(deduction !== undefined && { deduction }), ...(rule && { rule }) },
    problems: [
      ...(long ? [{ column: columns.explanation ?? 0, ...long }] : []),
      ...(credit !== '' && !rule ? [unknownRule(columns.credit ?? 0, credit)] : []),
    ],
  }
}

/** What is wrong with these columns, now that the question is known. */
export function pointsProblems(question: UncheckedQuestion, { cell, columns }: QuestionRow): CellFinding[] {
  const { deduction, credit, tolerance, unit } = columns
  const points = isErrorText(cell(columns.points)) ? undefined : columns.points
  const further = columns.further.find((column) => cell(column) !== '')
  const isPlain = [points, deduction, credit, tolerance, unit, further].every((column) => cell(column) === '')
  if (isPlain && !question.number) return []
  const found = problemsOfQuestion(question, 0)
  const isFound = (path: string) => found.some((each) => `${each.path}.`.startsWith(`questions.0.${path}.`))
  const ofField = (path: string, column: number | undefined): column is number =>
    column !== undefined && cell(column) !== '' && isFound(path)
  const isElsewhere = (column: number | undefined): column is number =>
    column !== undefined && cell(column) !== '' && !question.number
  return [
    ...(further === undefined && question.number && ofField('correctAnswers', columns.correct)
      ? [
          {
            column: columns.correct,
            code: 'row-number-wrong' as const,
            params: { text: quoted(cell(columns.correct)) },
          },
        ]
      : []),
    ...(further !== undefined && (!isWritten(question.type) || ofField('correctAnswers', further))
      ? [{ column: further, code: 'row-further-wrong' as const, params: { most: limits.acceptedTexts } }]
      : []),
    ...(ofField('points', points) ? [{ column: points, code: 'row-points-wrong' as const }] : []),
    ...(ofField('deduction', deduction) ? [{ column: deduction, code: 'row-deduction-wrong' as const }] : []),
    ...(ofField('rule', credit) || ofField('shares', credit) ? [unknownRule(credit, cell(credit))] : []),
    ...(ofField('number.tolerance', tolerance) || isElsewhere(tolerance)
      ? [{ column: tolerance, code: 'row-tolerance-wrong' as const }]
      : []),
    ...(ofField('number.unit', unit) || isElsewhere(unit)
      ? [{ column: unit, code: 'row-unit-wrong' as const, params: { text: quoted(cell(unit)) } }]
      : []),
  ]
}

const unknownRule = (column: number, credit: string): CellFinding => ({
  column,
  code: 'row-credit-unknown',
  params: { text: quoted(credit) },
})

function creditRule(text: string): CreditRule | undefined {
  const comparable = comparableAnswer(text)
  return creditRules.find((rule) =>
    allNames.some((names) => rule !== 'by-option' && comparableAnswer(names[rule]) === comparable),
  )
}
