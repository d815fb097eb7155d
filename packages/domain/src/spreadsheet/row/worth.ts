import { questionsFile } from '@quizly/words/files.ts'
import { latinDigits } from '../../digits.ts'
import { comparableAnswer } from '../../question/comparable-answer.ts'
import { type CreditRule, creditRules } from '../../question/credit-rules.ts'
import { limits } from '../../question/limits.ts'
import type { QuestionContent } from '../../question/question.ts'
import { pointsProblems } from '../../question-types/points-problems.ts'
import { quoted } from '../text.ts'
import { tooLong } from './options.ts'
import type { CellFinding, QuestionRow } from './question-row.ts'

type Worth = Pick<QuestionContent, 'points' | 'deduction' | 'rule' | 'explanation'>

const allNames = Object.values(questionsFile).map(({ creditRules: names }) => names)

/** What the columns of our own files say of a question's points, and its explanation. */
export function writtenWorth({ cell, columns }: QuestionRow): { worth: Worth; problems: CellFinding[] } {
  const [points, deduction] = [columns.points, columns.deduction].map((column) => numberIn(cell(column)))
  const credit = cell(columns.credit)
  const rule = credit === '' ? undefined : creditRule(credit)
  const explanation = cell(columns.explanation)
  const long = tooLong(explanation, limits.explanationLength)
  return {
    worth: {
      ...(points !== undefined && { points }),
      ...(deduction !== undefined && { deduction }),
      ...(rule && { rule }),
      ...(explanation !== '' && { explanation }),
    },
    problems: [
      ...(long ? [{ column: columns.explanation ?? 0, ...long }] : []),
      ...(credit !== '' && !rule ? [unknownRule(columns.credit ?? 0, credit)] : []),
    ],
  }
}

/** What is wrong with these columns, now that the question is known. */
export function worthProblems(question: QuestionContent, { cell, columns }: QuestionRow): CellFinding[] {
  return pointsProblems(question, 0).flatMap(({ path, code }): CellFinding[] => {
    const field = path.slice(path.lastIndexOf('.') + 1)
    const isOf = (column: number | undefined): column is number => column !== undefined && cell(column) !== ''
    if (field === 'points' && isOf(columns.points)) return [{ column: columns.points, code: 'row-points-wrong' }]
    if (field === 'deduction' && isOf(columns.deduction))
      return [{ column: columns.deduction, code: 'row-deduction-wrong' }]
    return code === 'rule-needs-decisions' && isOf(columns.credit)
      ? [unknownRule(columns.credit, cell(columns.credit))]
      : []
  })
}

const unknownRule = (column: number, credit: string): CellFinding => ({
  column,
  code: 'row-credit-unknown',
  params: { text: quoted(credit) },
})

/** With a point or a comma before its decimals; not a number if it is none. */
function numberIn(text: string): number | undefined {
  if (text === '') return undefined
  const plain = latinDigits(text).replace(/[,٫]/, '.')
  return /^\d{1,4}(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

function creditRule(text: string): CreditRule | undefined {
  const asked = comparableAnswer(text)
  return creditRules.find((rule) =>
    allNames.some((names) => rule !== 'by-option' && comparableAnswer(names[rule]) === asked),
  )
}
