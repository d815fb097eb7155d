import { comparableAnswer, isBlank, trimmed } from '@quizly/domain'
import { separatedCells, separatorOf } from '../text.ts'
import { answerNames, keyTitles, questionNames } from '../words.ts'
import { type Grid, plainGrid } from './grid.ts'
import { readLabel } from '../labels.ts'

const label = /^\s*[([]?\s*([a-j]|\d{1,2})\s*[)\].:]\s*(?=\S)/i
const bullet = /^\s*[-–•*▪]\s+(?=\S)/
const longestList = 12_000

/** The question and the options in a cell that has both: lines with labels, or labels within a line. */
export function questionWithOptions(cell: string): { text: string; options: string[] } | undefined {
  if (cell.length > longestList) return undefined
  const lines = cell.split(/\r?\n/).map(trimmed).filter(Boolean)
  const start = lines.findIndex((line, i) => i > 0 && isFirstLabel(line))
  const options = start > 0 ? lines.slice(start) : []
  if (options.length > 1 && options.every((line, i) => slotOf(line) === i))
    return { text: lines.slice(0, start).join('\n'), options: withoutLabels(options) }
  const inLine = labelledInLine(cell)
  return inLine && inLine.text !== '' ? inLine : undefined
}

/** The question and the options in a cell whose further lines are options without labels, of which one is the key. */
export function questionWithLines(
  cell: string,
  key: string,
): { text: string; options: string[] } | undefined {
  if (cell.length > longestList) return undefined
  const [text = '', ...options] = cell.split(/\r?\n/).map(trimmed).filter(Boolean)
  const isKey = options.some((option) => comparableAnswer(option) === comparableAnswer(key))
  const slot = readLabel(key)?.slot ?? options.length
  return options.length > 1 && (isKey || slot < options.length) ? { text, options } : undefined
}

/** Without bullets, or letters or numbers in their order. */
export function withoutLabels(parts: string[]): string[] {
  if (parts.every((part, i) => slotOf(part) === i)) return parts.map((part) => part.replace(label, ''))
  return parts.every((part) => bullet.test(part)) ? parts.map((part) => part.replace(bullet, '')) : parts
}

function slotOf(line: string): number | undefined {
  const [, sign = ''] = label.exec(line) ?? []
  if (sign === '') return undefined
  return /\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97
}

const isFirstLabel = (line: string) => slotOf(line) === 0

const separatedEnd = /\s*[,;|/]$/

/** `Capital? A) Paris B) Rome C) Bern`: at least two labels in their order, all of one kind. */
export function labelledInLine(cell: string): { text: string; options: string[] } | undefined {
  const pieces = cell.split(/(?<=^|\s)(?=[([]?(?:[a-j]|\d)[)\].](?:\s|(?=\p{L}))\s*\S)/iu)
  const start = pieces.findIndex(isFirstLabel)
  const options = start === -1 ? [] : pieces.slice(start)
  if (options.length < 2 || !options.every((piece, i) => slotOf(piece) === i)) return undefined
  const text = trimmed(pieces.slice(0, start).join(''))
  const texts = options.map((piece) => trimmed(piece.replace(label, '')))
  const areSeparated = texts.slice(0, -1).every((each) => separatedEnd.test(each))
  return {
    text,
    options: areSeparated ? texts.map((each) => trimmed(each.replace(separatedEnd, ''))) : texts,
  }
}

const answerLine = new RegExp(
  String.raw`^(?:answers?|correct(?: answer)?|${answerNames})\s*[:.=]\s*(\S.*)$`,
  'i',
)
const lineLabel = /^[([]?\s*(?:[a-j]|\d{1,2})\s*[)\].:]\s*/i
const numberLabel = /^[([]?\s*\d{1,3}\s*[)\].:]\s*/
/** Where a label and its text stood in two cells of a text file. */
const strayMark = /^[,;]\s*/
const markedLabel = /^((?:\*+|[✓✔✅→])\s*)([([]?[a-j]\s*[)\].:]\s*)/iu
const keyTitle = new RegExp(String.raw`^(?:${keyTitles})\s*:?$`, 'i')
const listedKey = /^[([]?(\d{1,3})\s*[)\].:\-–]*\s*[([]?([a-j])[)\].]?$/i

/** `b)` and its text, or `Answer` and its letter, may stand in two cells. */
const maxCellsOfLine = 2

const namesQuestion = new RegExp(String.raw`^(?:${questionNames})\s*\d*\s*[.:)]?$`, 'i')
const namesAnswer = new RegExp(
  String.raw`^(?:answers?|correct(?: answer| option)?|${answerNames})\s*[:.=]?$`,
  'i',
)

function lineOfTwo(first: string, second: string): string {
  if (namesAnswer.test(first)) return `Answer: ${second}`
  const [, letter] = /^(?:option\s*)?([a-j])$/i.exec(first) ?? []
  return letter === undefined ? `${first} ${second}` : `${letter}) ${second}`
}

/** `isOfRows` says that its text stands in several rows, each below the one before. */
type TextQuestion = { row: number; text: string; options: string[]; key: string; isOfRows?: boolean }

/**
 * Aiken text: the question, its options with letters, and a line such as `ANSWER: B`, or such answers by the numbers of
 * the questions at the end. Where options have letters, a line with a number begins a question.
 */
export function aikenText({ cells, rows }: Grid): Grid | undefined {
  const filled = cells.map((values) => values.filter((cell) => !isBlank(cell)).map(trimmed))
  if (filled.some(({ length }) => length > maxCellsOfLine)) return undefined
  const lines = filled.flatMap((values, i) => {
    const [first = '', second] = values
    const row = rows[i] ?? i + 1
    if (second !== undefined && namesQuestion.test(first)) return [{ row, line: second, isQuestion: true }]
    return (second === undefined ? first : lineOfTwo(first, second))
      .split(/\r?\n/)
      .map((line) => ({ row, line: trimmed(line).replace(markedLabel, '$2$1'), isQuestion: false }))
      .filter(({ line }) => line !== '')
  })
  const haveLetters = lines.some(({ line }) => /^[([]?\s*a\s*[)\].:]/i.test(line))
  const found: TextQuestion[] = []
  let open: Omit<TextQuestion, 'key'> = { row: 0, text: '', options: [] }
  /** A question without an answer is kept, and its row says that the key is missing. */
  function close(key = '') {
    const [number = ''] = numberLabel.exec(open.text) ?? []
    const inLine = open.options.length === 0 ? questionWithOptions(open.text.slice(number.length)) : undefined
    const parted = inLine && { text: number + inLine.text, options: inLine.options }
    if (open.text !== '') found.push({ ...open, ...parted, key })
    open = { row: 0, text: '', options: [] }
  }
  for (const { row, line, isQuestion } of lines) {
    const key = isQuestion ? undefined : answerLine.exec(line)?.[1]?.replace(strayMark, '')
    const begins = isQuestion || (haveLetters && numberLabel.test(line))
    if (key !== undefined) close(key)
    else if (open.text !== '' && slotOf(line) === open.options.length && !begins)
      open.options.push(line.replace(lineLabel, '').replace(strayMark, ''))
    else {
      if (open.options.length > 0 || begins) close()
      const isOfRows = open.row > 0 && row === open.row + 1
      open =
        open.text === ''
          ? { ...open, row, text: line }
          : { ...open, text: `${open.text}\n${line}`, ...(isOfRows && { isOfRows }) }
    }
  }
  close()
  return found.some(({ options }) => options.length > 1)
    ? plainGrid(1, withoutTitle(withListedKeys(found)))
    : undefined
}

/** The questions with the answers that stand in a list behind them, if each number in it is that of a question. */
function withListedKeys(found: readonly TextQuestion[]): readonly TextQuestion[] {
  const end = found.findLastIndex(({ options }) => options.length > 0) + 1
  const withOptions = found.filter(({ options }) => options.length > 0)
  const lines = found
    .slice(end)
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => !keyTitle.test(line))
  const numbers = withOptions.map(({ text }) => Number(/\d+/.exec(numberLabel.exec(text)?.[0] ?? '')?.[0]))
  const areNumbered = numbers.every((number) => !Number.isNaN(number))
  const keys = new Map(
    lines.flatMap((line) => {
      const [, number = '', letter = ''] = listedKey.exec(line) ?? []
      const at = areNumbered ? numbers.indexOf(Number(number)) : Number(number) - 1
      const question = letter === '' ? undefined : withOptions[at]
      return question?.key === '' ? [[question, letter] as const] : []
    }),
  )
  if (lines.length === 0 || keys.size < lines.length) return found
  return found.slice(0, end).map((each) => ({ ...each, key: keys.get(each) ?? each.key }))
}

/** A title above the first question, which no other question has, becomes a row of its own. */
function withoutTitle(found: readonly TextQuestion[]): readonly TextQuestion[] {
  const [first, ...others] = found
  const [title = '', ...lines] = first?.text.split('\n') ?? []
  const isTitle = lines.length > 0 && others.length > 0 && others.every(({ text }) => !text.includes('\n'))
  if (!first || !isTitle || !first.isOfRows) return found
  return [
    { row: first.row, text: title, options: [], key: '' },
    { ...first, row: first.row + 1, text: lines.join('\n') },
    ...others,
  ]
}

/** Rows whose cells are all in the first one, as when a text file was opened by a double click. */
export function separatedRows({ cells, rows }: Grid): Grid | undefined {
  const filled = cells.flatMap((values, i) =>
    values.every(isBlank) ? [] : [{ values, row: rows[i] ?? i + 1 }],
  )
  if (filled.length < 2 || filled.some(({ values }) => !values.slice(1).every(isBlank))) return undefined
  const lines = filled.map(({ values }) => values[0] ?? '')
  const separator = separatorOf(lines.join('\n'))
  const split = lines.map((line) => separatedCells(line, separator)[0] ?? [])
  return (split[0]?.length ?? 0) > 1 ? { cells: split, rows: filled.map(({ row }) => row) } : undefined
}

const maxTurned = 200

/** A table on its side: the headings stand in the first column. */
export function turnedTable({ cells }: Grid): Grid | undefined {
  if (cells.length > maxTurned) return undefined
  const width = cells.reduce((most, { length }) => Math.max(most, length), 0)
  const turned = Array.from({ length: width }, (_, column) => cells.map((values) => values[column] ?? ''))
  return { cells: turned, rows: turned.map((_, i) => i + 1) }
}
