import { limits } from '../../question/limits.ts'
import type { QuestionContent } from '../../question/question.ts'
import { choiceAnswers } from './choices.ts'
import { noHabits, type SheetHabits } from './habits.ts'
import { ruleForAll } from './exported-columns.ts'
import { fractionDates } from './fraction-dates.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { tooLong } from './options.ts'
import type { CellFinding, QuestionRow } from './question-row.ts'
import type { RowMeaning } from './row-meaning.ts'
import { readType } from './question-type.ts'
import { clearing, removal } from '../fixes/row-fixes.ts'
import { formulaWithoutResult } from '../sheet.ts'
import { isErrorText } from '../text.ts'
import { trimmed } from '../../question/visible-text.ts'
import { isWritten, writtenAnswer } from './written.ts'

/** The question in a row, or its problems. Problems and warnings name their column by its position. */
export type QuestionReading = {
  question: QuestionContent | undefined
  meaning: RowMeaning | undefined
  problems: CellFinding[]
  warnings: CellFinding[]
}

/** A longer cell is not read: the longest text with white space around it. */
const longestCell = limits.questionTextLength + 2_000

/** Reads the cells of one row. */
export function readQuestion(
  values: readonly string[],
  columns: QuestionColumns,
  habits: SheetHabits = noHabits,
  waysOf: QuestionRow['waysOf'] = () => [],
): QuestionReading {
  const endless = columns.used.filter((column) => (values[column]?.length ?? 0) > longestCell)
  if (endless.length > 0) {
    const problems = endless.flatMap((column) => textProblems(values[column] ?? '', column))
    return { question: undefined, meaning: undefined, problems, warnings: [] }
  }
  const texts = values.map(trimmed)
  const shown = (column: number | undefined) => (column === undefined ? '' : (texts[column] ?? ''))
  const cell = (column: number | undefined) =>
    column === columns.correct && columns.moreCorrect.length > 0
      ? [column, ...columns.moreCorrect].map(shown).filter(Boolean).join('\n')
      : shown(column)
  const type = readType(cell(columns.type), habits)
  const row = { columns, cell, wish: type.wish, keysArePositions: habits.keysArePositions, waysOf }

  const text = cell(columns.question)
  const {
    problems: answerProblems,
    warnings,
    correctColumns,
    keyReading,
    ...answers
  } = isWritten(row) ? writtenAnswer(row) : choiceAnswers(row)
  const { all, problems: ruleProblems } = ruleForAll(row)
  // A question of an exported quiz may be about spreadsheets.
  const mayHaveErrors = columns.template !== 'quizly'
  const errors = mayHaveErrors ? columns.used.filter((column) => isErrorText(shown(column))) : []
  const problems = [
    ...textProblems(text, columns.question),
    ...typeProblems(type, columns, cell(columns.type)),
    ...answerProblems,
    ...ruleProblems,
    ...fractionDates(row),
  ]
    .filter(({ column }) => !errors.includes(column))
    .concat(errors.map((column) => ({ column, message: errorMessage(shown(column)) })))
    .toSorted((a, b) => a.column - b.column)

  if (problems.length > 0) return { question: undefined, meaning: undefined, problems, warnings: [] }
  const accepted = answers.options.length === 0 ? (answers.marking?.also ?? []).flat() : []
  const meaning = { type: answers.type, correctColumns, keyReading, ...(accepted.length > 0 && { accepted }) }
  const question = { text, ...answers, ...(all && { marking: { ...answers.marking, all } }) }
  return { question, meaning, problems, warnings }
}

function textProblems(text: string, column: number): CellFinding[] {
  const message =
    text === '' ? 'The question is missing. Type its text here.' : tooLong(text, limits.questionTextLength)
  if (message === undefined) return []
  return [{ column, message, ...(text === '' && { fixes: [removal('remove-blank')] }) }]
}

function typeProblems(
  { problem, isUnmarkable }: ReturnType<typeof readType>,
  { type: column = 0 }: QuestionColumns,
  typed: string,
): CellFinding[] {
  if (problem === undefined) return []
  const fix = isUnmarkable ? removal('remove-unmarkable') : clearing('clear-type', column, typed)
  return [{ column, message: problem, fixes: [fix] }]
}

function errorMessage(text: string): string {
  return text === formulaWithoutResult
    ? 'The file holds no result for this formula. Save it once more in your spreadsheet program, fill in the cell that it refers to, or type the text here.'
    : `This cell shows the error ${text}. Correct its formula, or type the text here.`
}
