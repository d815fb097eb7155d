import {
  describeAnswer,
  isChoice,
  isWritten,
  limits,
  optionLetter,
  type UncheckedQuestion,
  rulesOf,
  trimmed,
  writeDetails,
} from '@quizly/domain'
import type { LanguageTag } from '@quizly/words'
import { questionsFile, type QuestionsFileWords } from '@quizly/words/all-languages.ts'
import { isInNumberCells, numberCells } from '../rows/number-cells.ts'
import type { ExportCell } from './csv.ts'
import { acceptedLine } from '../text.ts'

/** The cell of a text that holds its answers too; undefined if that would change something of the question. */
function answeredText(question: UncheckedQuestion): { cell: string; read: object } | undefined {
  const { inText } = rulesOf(question.type)
  if (!inText) return undefined
  const cell = inText.write(question)
  const read = inText.read(cell, question.format)
  const isKept = cell === trimmed(cell) && !cell.includes('\r')
  const isSame = Object.entries(read ?? {}).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(question[name as keyof UncheckedQuestion]),
  )
  return read && isKept && isSame && cell.length <= longestCell ? { cell, read } : undefined
}

type ListCells = { column: 'pair' | 'item'; cells: string[]; shown?: string[] }

/** The cells of a question that is answered by a list; undefined if they would change something of it. `shown`: its options, if the cells give others. */
function listCells(question: UncheckedQuestion): ListCells | undefined {
  const { columns } = rulesOf(question.type)
  if (!columns) return undefined
  const cells = columns.write(question)
  const isSame = (
    read: Pick<UncheckedQuestion, 'options' | 'correctAnswers'>,
    ...fields: ('options' | 'correctAnswers')[]
  ) => fields.every((field) => JSON.stringify(read[field]) === JSON.stringify(question[field]))
  const areKept = cells.every((cell) => cell === trimmed(cell) && !cell.includes('\r'))
  if (!areKept || !isSame(columns.read(cells, question.options), 'options', 'correctAnswers'))
    return undefined
  const isPlain = isSame(columns.read(cells), 'options')
  return { column: columns.role, cells, ...(!isPlain && { shown: question.options }) }
}

const usualHeadings = ({ headings, option }: QuestionsFileWords): string[] => [
  headings.question,
  headings.type,
  ...Array.from({ length: limits.optionsMax }, (_, index) => option(optionLetter(index))),
  headings.correct,
]

/** The reader of uploads takes a little more, and spreadsheet programs three times as much. */
const longestCell = 10_000

/** The reader of uploads knows the words of all languages. Columns that no question needs are left out. */
export function quizSheet(
  questions: readonly UncheckedQuestion[],
  language: LanguageTag,
): {
  headings: string[]
  cellsOf: (question: UncheckedQuestion) => ExportCell[]
} {
  const words = questionsFile[language]
  const { fixed, either, rule, details } = words.headings
  const questionPoints = pointsColumns.filter((column) =>
    questions.some((question) => pointsCells(question, words)[column] !== null),
  )
  const hasFixed = questions.some(({ fixedOptions = [] }) => fixedOptions.length > 0)
  const hasEither = questions.some((question) => eitherKeys(question) !== null)
  const hasRule = questions.some(({ marking }) => marking?.all !== undefined)
  const hasDetails = questions.some((question) => detailsOf(question, words) !== null)
  const groups = groupsOf(words)
    .map((group) => ({ ...group, count: Math.max(0, ...questions.map((each) => group.cells(each).length)) }))
    .filter(
      ({ count, cells }) => count > 0 && questions.some((each) => cells(each).some((cell) => cell !== '')),
    )
  const places = ({ count }: { count: number }) => Array.from({ length: count }, (_, index) => index)
  return {
    headings: [
      ...usualHeadings(words),
      ...(hasFixed ? [fixed] : []),
      ...(hasEither ? [either] : []),
      ...(hasRule ? [rule] : []),
      ...questionPoints.map((column) => words.headings[column]),
      ...(hasDetails ? [details] : []),
      ...groups.flatMap((group) => places(group).map(group.heading)),
    ],
    cellsOf: (question) => [
      ...questionCells(question, words),
      ...(hasFixed ? [fixedNumbers(question)] : []),
      ...(hasEither ? [eitherKeys(question)] : []),
      ...(hasRule ? [question.marking?.all ? words.rules[question.marking.all] : null] : []),
      ...questionPoints.map((column) => pointsCells(question, words)[column]),
      ...(hasDetails ? [detailsOf(question, words)] : []),
      ...groups.flatMap((group) => {
        const cells = group.cells(question)
        return places(group).map((index) => cells[index] || null)
      }),
    ],
  }
}

/** What takes as many columns as the question with most of it needs. */
type ColumnGroup = { heading: (index: number) => string; cells: (question: UncheckedQuestion) => string[] }

const groupsOf = ({ headings, pair, item, note }: QuestionsFileWords): ColumnGroup[] => [
  { heading: (index) => pair(index + 1), cells: (question) => cellsFor('pair', question) },
  { heading: () => headings.distractors, cells: distractorCells },
  { heading: (index) => item(index + 1), cells: (question) => cellsFor('item', question) },
  { heading: (index) => note(optionLetter(index)), cells: noteCells },
  { heading: () => headings.further, cells: furtherCells },
  { heading: () => headings.accepted, cells: acceptedCells },
]

function cellsFor(role: 'pair' | 'item', question: UncheckedQuestion): string[] {
  const listed = listCells(question)
  return listed?.column === role ? listed.cells : []
}

const distractorCells = (question: UncheckedQuestion) =>
  listCells(question) ? cellsOfLines(question.distractors ?? []) : []

/** One for each option, if no cell would change them. */
function noteCells({ type, optionNotes = [] }: UncheckedQuestion): string[] {
  const areKept = optionNotes.every((note) => note === trimmed(note) && !note.includes('\r'))
  return isChoice(type) && areKept ? optionNotes : []
}

const furtherCells = ({ type, correctAnswers }: UncheckedQuestion) =>
  isWritten(type) ? cellsOfLines(correctAnswers.slice(1)) : []

const acceptedCells = ({ type, marking: { also = [] } = {} }: UncheckedQuestion) =>
  isWritten(type) ? cellsOfLines(also.map(([text = '']) => text)) : []

const pointsColumns = ['points', 'deduction', 'credit', 'tolerance', 'unit', 'explanation'] as const
type PointsCells = Record<(typeof pointsColumns)[number], ExportCell>

/** What people can read in columns of its own. An explanation that a cell would change stays among the details. */
function pointsCells(question: UncheckedQuestion, { creditRules }: QuestionsFileWords): PointsCells {
  const { points = null, deduction = null, rule, explanation = '' } = question
  const { tolerance, unit } = numberCells(question)
  const isKept = explanation !== '' && explanation === trimmed(explanation) && !explanation.includes('\r')
  return {
    points,
    deduction,
    credit: rule === undefined || rule === 'by-option' ? null : creditRules[rule],
    tolerance: tolerance === '' ? null : tolerance,
    unit: unit === '' ? null : unit,
    explanation: isKept ? explanation : null,
  }
}

function detailsOf(question: UncheckedQuestion, words: QuestionsFileWords): string | null {
  const { credit, explanation } = pointsCells(question, words)
  const { essay, optionNotes } = question
  const answered = answeredText(question)
  const rest = {
    ...question,
    ...Object.fromEntries(Object.keys(answered?.read ?? {}).map((name) => [name, undefined])),
    points: undefined,
    deduction: undefined,
    ...(credit !== null && { rule: undefined }),
    ...(explanation !== null && { explanation: undefined }),
    ...(isInNumberCells(question) && { number: undefined }),
    ...(essay && Object.keys(essay).length === 0 && { essay: undefined }),
    ...(noteCells(question).length > 0 || !optionNotes ? { optionNotes: undefined } : {}),
  }
  return writeDetails(rest, rulesOf(question.type).answer, answered ? {} : listCells(question))
}

/** Correct options are named by numbers, because a text or letter could be that of another one. */
function questionCells(question: UncheckedQuestion, { types }: QuestionsFileWords): ExportCell[] {
  const { text, type, options } = question
  const isListed = rulesOf(type).answer === 'list'
  return [
    answeredText(question)?.cell ?? text,
    types[type],
    ...Array.from({ length: limits.optionsMax }, (_, index) => (isListed ? null : (options[index] ?? null))),
    keyCell(question),
  ]
}

function keyCell(question: UncheckedQuestion): string {
  const { type, options, correctAnswers } = question
  if (isWritten(type)) return correctAnswers[0] ?? ''
  if (isChoice(type)) return numbersOf(options, correctAnswers)
  const isWrittenOut = listCells(question) ?? answeredText(question)
  return isWrittenOut ? '' : describeAnswer(question, correctAnswers).slice(0, longestCell)
}

const numbersOf = (options: readonly string[], answers: readonly string[]) =>
  answers.map((answer) => options.indexOf(answer) + 1).join(', ')

function fixedNumbers({ fixedOptions = [] }: UncheckedQuestion): ExportCell {
  return fixedOptions.length > 0 ? fixedOptions.map((index) => index + 1).join(', ') : null
}

/** One on each line. */
function eitherKeys({ type, options, marking: { also = [] } = {} }: UncheckedQuestion): ExportCell {
  return isChoice(type) && also.length > 0 ? also.map((key) => numbersOf(options, key)).join('\n') : null
}

/** One on each line, in as few cells as can hold them. */
function cellsOfLines(texts: readonly string[]): string[] {
  const cells: string[] = []
  for (const text of texts) {
    const line = acceptedLine(text)
    const last = cells.at(-1)
    if (last !== undefined && last.length + 1 + line.length <= longestCell) {
      cells[cells.length - 1] = `${last}\n${line}`
    } else cells.push(line)
  }
  return cells
}
