import {
  hasFittingNotes,
  isChoice,
  isMarkedByPerson,
  isWritten as isQuestionWritten,
  limits,
  type UncheckedQuestion,
  type QuestionDetails,
  type QuestionType,
  readDetails,
  trimmed,
  withCleanKeys,
  withoutNotes,
} from '@quizly/domain'
import type { FixLabel, SheetFinding } from '../codes.ts'
import { choiceAnswers } from './choices.ts'
import { listAnswers, typeOfRow } from './lists.ts'
import { readNumberCells } from './number-cells.ts'
import { tooLong } from './options.ts'
import type { CellFinding, QuestionRow } from './question-row.ts'
import { isWritten, ruleForAll, writtenAnswer, writtenColumn } from './written.ts'
import { pointsProblems, writtenPoints } from './points.ts'
import type { QuestionColumns } from '../columns/columns.ts'
import { type Fix, type FixKind, formulaWithoutResult, type ParsedAs } from '../sheet.ts'
import { isErrorText, quoted, shortened } from '../text.ts'
import { months } from '../words.ts'
import { noHabits, type SheetHabits } from './habits.ts'
import { readType } from '../stated-type.ts'
import { clearing, removal } from './offered-fixes.ts'

/** The notes on the options of a row that stand in columns of their own, one for each of its options. */
function writtenNotes(
  { columns, cell }: QuestionRow,
  { type, options }: Pick<UncheckedQuestion, 'type' | 'options'>,
): { optionNotes?: string[]; problems: CellFinding[] } {
  const notes = columns.notes.filter(({ column }) => cell(column) !== '')
  if (notes.length === 0) return { problems: [] }
  const slots = columns.options.filter(({ column }) => cell(column) !== '').map(({ slot }) => slot)
  const apart = notes.filter(({ slot }) => !isChoice(type) || !slots.includes(slot))
  const [first] = slots.length === options.length || !isChoice(type) ? apart : notes
  if (first) {
    const cells = (apart.length > 0 ? apart : notes).map(({ column }) => ({ column, text: '' }))
    const label = { code: 'leave-out-notes' } as const
    const fixes = [{ kind: 'leave-out-notes' as const, label, cells }]
    return { problems: [{ column: first.column, code: 'row-notes-apart', fixes }] }
  }
  const problems = notes.flatMap(({ column }): CellFinding[] => {
    const long = tooLong(cell(column), limits.optionNoteLength)
    return long ? [{ column, ...long }] : []
  })
  const noteOn = (slot: number) => cell(notes.find((each) => each.slot === slot)?.column)
  return { optionNotes: slots.map(noteOn), problems }
}

/** The question in a row, or its problems. Problems and warnings name their column by its position. */
export type ParsedRow = {
  question: UncheckedQuestion | undefined
  parsedAs: ParsedAs | undefined
  problems: CellFinding[]
  warnings: CellFinding[]
}

/** A longer cell is not read: the longest text with white space around it. */
const longestCell = limits.questionTextLength + 2_000

export function readQuestion(
  values: readonly string[],
  columns: QuestionColumns,
  habits: SheetHabits = noHabits,
  waysOf: QuestionRow['waysOf'] = () => [],
): ParsedRow {
  const endless = columns.used.filter((column) => (values[column]?.length ?? 0) > longestCell)
  if (endless.length > 0) {
    const problems = endless.flatMap((column) => textProblems(values[column] ?? '', column))
    return { question: undefined, parsedAs: undefined, problems, warnings: [] }
  }
  const texts = values.map(trimmed)
  const shown = (column: number | undefined) => (column === undefined ? '' : (texts[column] ?? ''))
  const keys = [columns.correct, ...columns.moreCorrect]
    .map((column) => ({ text: shown(column), column }))
    .filter(({ text }) => text !== '')
  const cell = (column: number | undefined) =>
    column === columns.correct ? keys.map(({ text }) => text).join('\n') : shown(column)
  const type = readType(cell(columns.type), habits)
  const written = cell(columns.details)
  const details = written === '' ? undefined : readDetails(written)
  const row = {
    columns,
    cell,
    keys,
    statedType: type.problem ? undefined : typeOfRow({ columns, cell }, type.statedType, details),
    keysAre: habits.keysAre,
    waysOf,
  }

  const text = cell(columns.question)
  const {
    problems: answerProblems,
    warnings,
    correctColumns,
    keyReading,
    ...answers
  } = listAnswers(row, details) ?? (isWritten(row) ? writtenAnswer(row) : choiceAnswers(row))
  const { all, problems: ruleProblems } = ruleForAll(row)
  const { questionPoints, beside, problems: ofPoints } = writtenPoints(row)
  const { optionNotes, problems: ofNotes } = writtenNotes(row, answers)
  // A question of an exported quiz may be about spreadsheets.
  const mayHaveErrors = columns.template !== 'quizly'
  const isNeeded = (column: number) => column !== columns.points && column !== columns.explanation
  const errors = mayHaveErrors
    ? columns.used.filter((column) => isNeeded(column) && isErrorText(shown(column)))
    : []
  const problems = [
    ...textProblems(text, columns.question),
    ...typeProblems(type, columns, cell(columns.type)),
    ...answerProblems,
    ...ruleProblems,
    ...ofPoints,
    ...ofNotes,
    ...(written === '' || details
      ? []
      : [{ column: columns.details ?? 0, code: 'row-details-unknown' as const }]),
    ...fractionDates(row),
  ]
    .filter(({ column }) => !errors.includes(column))
    .concat(errors.map((column) => ({ column, ...aboutError(shown(column)) })))
    .toSorted((a, b) => a.column - b.column)

  if (problems.length > 0) return { question: undefined, parsedAs: undefined, problems, warnings: [] }
  const accepted = isQuestionWritten(answers.type)
    ? [...answers.correctAnswers.slice(1), ...(answers.marking?.also ?? []).flat()]
    : []
  const parsedAs = {
    type: answers.type,
    correctColumns,
    keyReading,
    ...(accepted.length > 0 && { accepted }),
  }
  const { others, stored, ofDetails } = fittingDetails(details, answers.type)
  const numberText = { tolerance: cell(columns.tolerance), unit: cell(columns.unit) }
  const { number, ...read } = readNumberCells(answers, numberText, stored)
  const question = {
    text,
    ...read,
    ...(all && { marking: { ...answers.marking, all } }),
    ...questionPoints,
    ...(optionNotes && { optionNotes }),
    ...ofDetails,
    ...beside,
    ...(number && { number }),
    ...(others.length > 0 && { correctAnswers: [...read.correctAnswers, ...others] }),
  }
  const found = [
    ...(hasFittingNotes(question) ? [] : [notesApart(columns.details ?? 0, written)]),
    ...pointsProblems(question, row),
  ]
  if (found.length > 0) return { question: undefined, parsedAs: undefined, problems: found, warnings: [] }
  const cleaned = withCleanKeys(question)
  const findings: CellFinding[] =
    cleaned === question ? [] : [{ column: writtenColumn(row), code: 'cell-key-cleaned' }]
  return { question: cleaned, parsedAs, problems, warnings: [...findings, ...warnings] }
}

/** The type may have been changed since they were written. */
function fittingDetails(details: QuestionDetails = {}, type: QuestionType) {
  const { accepted: others = [], items: _, answers: __, also: ___, number: stored, essay, ...rest } = details
  const ofDetails = isMarkedByPerson(type) && essay ? { ...rest, essay } : rest
  return { others, stored, ofDetails }
}

/** Options were added or removed, or the type was changed, and the cell says what it said. */
function notesApart(column: number, written: string): CellFinding {
  const cells = [{ column, text: withoutNotes(written) }]
  return {
    column,
    code: 'row-notes-apart',
    fixes: [{ kind: 'leave-out-notes', label: { code: 'leave-out-notes' }, cells }],
  }
}

function textProblems(text: string, column: number): CellFinding[] {
  if (text === '') return [{ column, code: 'cell-question-missing', fixes: [removal('remove-blank')] }]
  const found = tooLong(text, limits.questionTextLength)
  return found === undefined ? [] : [{ column, ...found }]
}

function typeProblems(
  { problem }: ReturnType<typeof readType>,
  { type: column = 0 }: QuestionColumns,
  typed: string,
): CellFinding[] {
  if (problem === undefined) return []
  const isUnmarkable = problem.code === 'type-unmarkable'
  const fix = isUnmarkable ? removal('remove-unmarkable') : clearing('clear-type', column, typed)
  return [{ column, ...problem, fixes: [fix] }]
}

function aboutError(error: string): SheetFinding {
  return error === formulaWithoutResult
    ? { code: 'cell-formula-without-result' }
    : { code: 'cell-error', params: { error } }
}

const dayAndMonth = /^(\d{1,2})(?:-|\. ?)(\p{L}{3,5})\.?$/u
const monthAndYear = /^(\p{L}{3,5})\.?-(\d{2})$/u
const longestDate = 12
const mayBeDay = /^\d{1,2}[-.]|-\d\d$/

/** A cell that shows a day of a year, with the fraction that it was if days stand first, and if months do. */
type DayCell = { column: number; text: string; daysFirst: string; monthsFirst: string }

/** Days without a year, such as 1-Feb, as which spreadsheet programs keep a fraction that is typed: each row is asked about. */
function fractionDates({ columns, cell }: QuestionRow): CellFinding[] {
  const places = [...columns.options.map(({ column }) => column), ...columns.wrong, columns.correct]
  const days = places.flatMap((column) => dayCell(column, cell(column)) ?? [])
  const [first] = days
  if (!first || columns.template === 'quizly') return []
  const [likely, other] = inOrder(days)
  const params = { fraction: likely(first), date: quoted(first.text) }
  const ways: [FixKind, (day: DayCell) => string][] = [
    ['as-fraction', likely],
    ['as-turned-fraction', other],
    ['as-date', ({ text }) => text.replace(/[-.]\s*/, ' ')],
  ]
  const isSame = days.every((day) => likely(day) === other(day))
  const offered = isSame ? ways.filter(([kind]) => kind !== 'as-turned-fraction') : ways
  const fixes = offered.map(([kind, write]): Fix => {
    const cells = days.map((day) => ({ column: day.column, text: write(day) }))
    return { kind, label: labelOf(cells.map(({ text }) => text)), cells }
  })
  return [{ column: first.column, code: 'cell-date-for-fraction', params, fixes }]
}

function labelOf(written: readonly string[]): FixLabel {
  const texts = shortened(written.join(', '), 30).split(', ')
  return { code: 'write-texts', params: { texts } }
}

function dayCell(column: number, text: string): DayCell | undefined {
  if (text.length > longestDate || !mayBeDay.test(text)) return undefined
  const [, day, monthName = ''] = dayAndMonth.exec(text) ?? []
  const [, name = monthName, year] = monthAndYear.exec(text) ?? []
  const month = monthOf(name)
  if (month === 0) return undefined
  const monthsFirst = `${month}/${day === undefined ? year : Number(day)}`
  return { column, text, monthsFirst, daysFirst: day === undefined ? monthsFirst : `${Number(day)}/${month}` }
}

function monthOf(name: string): number {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
  const exact = months.findIndex((names) => names.includes(plain))
  return (
    (exact === -1 ? months.findIndex((names) => names.some((each) => plain.startsWith(each))) : exact) + 1
  )
}

function inOrder(days: readonly DayCell[]) {
  const daysFirst = (day: DayCell) => day.daysFirst
  const monthsFirst = (day: DayCell) => day.monthsFirst
  const belowOne = (write: (day: DayCell) => string) => days.filter((day) => isBelowOne(write(day))).length
  return belowOne(monthsFirst) > belowOne(daysFirst)
    ? ([monthsFirst, daysFirst] as const)
    : ([daysFirst, monthsFirst] as const)
}

function isBelowOne(written: string): boolean {
  const [top = 0, bottom = 0] = written.split('/').map(Number)
  return top < bottom
}
