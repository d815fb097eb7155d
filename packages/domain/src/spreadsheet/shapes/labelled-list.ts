import { comparableAnswer } from '../../question/comparable-answer.ts'
import { trimmed } from '../../question/visible-text.ts'
import { readLabel } from '../row/labels.ts'

const label = /^\s*[([]?\s*([a-j]|\d{1,2})\s*[)\].:]\s*(?=\S)/i
const bullet = /^\s*[-–•*▪]\s+(?=\S)/
const separators = [/\r?\n/, /\s*\|\s*/, /\s*;\s*/, /\s+\/\s+/]
/** A longer cell is a text and no list. */
const longestList = 12_000

/** The parts of a cell that lists options by lines, bars, semicolons, slashes or commas, without their labels. */
export function listInCell(cell: string): string[] {
  if (cell.length > longestList) return []
  for (const separator of separators) {
    const parts = cell.split(separator).map(trimmed).filter(Boolean)
    if (parts.length > 1) return withoutLabels(parts)
  }
  const labelled = labelledInLine(cell)?.options
  return (
    labelled ??
    cell
      .split(/[,،、]/)
      .map(trimmed)
      .filter(Boolean)
  )
}

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

/** Texts without their labels, if each has the next one, or without bullets, if each has one. */
function withoutLabels(parts: string[]): string[] {
  if (parts.every((part, i) => slotOf(part) === i)) return parts.map((part) => part.replace(label, ''))
  return parts.every((part) => bullet.test(part)) ? parts.map((part) => part.replace(bullet, '')) : parts
}

/** The number from 0 that the label of a line names. */
export function slotOf(line: string): number | undefined {
  const [, sign = ''] = label.exec(line) ?? []
  if (sign === '') return undefined
  return /\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97
}

const isFirstLabel = (line: string) => slotOf(line) === 0

const separatedEnd = /\s*[,;|/]$/

/** `Capital? A) Paris B) Rome C) Bern`: at least two labels in their order, all of one kind. */
function labelledInLine(cell: string): { text: string; options: string[] } | undefined {
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
