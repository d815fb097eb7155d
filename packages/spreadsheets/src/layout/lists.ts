import { comparableAnswer, limits, trimmed } from '@quizly/domain'
import { labelledInLine, withoutLabels } from './text-shapes.ts'
import { readAnswer } from '../key.ts'
import { rightMarks, wrongMarks } from '../words.ts'

/** A cell that lists options, with the key of its row. */
type ListCell = { list: string; key: string }
type Way = (cell: string) => string[]

const longestList = 12_000
const splitAt = (separator: RegExp): Way => {
  return (cell) => cell.split(separator).map(trimmed).filter(Boolean)
}

/** How the options in a cell may be parted. Of two ways that fit as well, the first counts. */
const byMarks: Way = (cell) => markedParts(cell) ?? []
const ways: Way[] = [
  byMarks,
  listInCode,
  splitAt(/\r?\n/),
  splitAt(/\s*[|｜]\s*/),
  splitAt(/\s*[;；؛]\s*/),
  splitAt(/\s+\/\s+/),
  (cell) => labelledInLine(cell)?.options ?? [],
  splitAt(/[,，、،]/),
]
/** `["Ash", "Elm"]` or `['Ash', 'Elm']`, as programs write lists. */
function listInCode(cell: string): string[] {
  if (!/^\[.*\]$/s.test(cell)) return []
  const inDouble = cell.replace(/(?<=^\[\s*|,\s*)'((?:[^'\\"]|\\.)*)'(?=\s*[,\]])/g, '"$1"')
  const read: unknown = parsedJson(cell) ?? parsedJson(inDouble)
  const isList =
    Array.isArray(read) && read.every((part) => ['string', 'number', 'boolean'].includes(typeof part))
  return isList ? read.map((part) => trimmed(String(part))).filter(Boolean) : []
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const signs = [/[|｜]/g, /[;；؛]/g, /\s\/\s/g, /[,，、،]/g]
/** Enough to tell how a column is parted. */
const sampledCells = 60

/** The options in each cell of a column, parted in the way that fits most of the cells and their keys. */
export function listsOfColumn(cells: readonly ListCell[]): string[][] {
  const sample = cells.filter(({ list }) => list !== '').slice(0, sampledCells)
  const order = ways
    .map((way, rank) => ({
      way,
      misfit: sample.reduce((sum, cell) => sum + misfitOf(way, cell), 0) + rank / 100,
    }))
    .toSorted((a, b) => a.misfit - b.misfit)
  return cells.map(({ list }) => {
    if (list.length > longestList) return []
    const parts = order.map(({ way }) => way(list)).find(({ length }) => length > 1)
    return parts ? withoutLabels(parts) : [list].filter(Boolean)
  })
}

function misfitOf(way: Way, { list, key }: ListCell): number {
  const parts = list.length > longestList ? [] : withoutLabels(way(list))
  if (parts.length < limits.optionsMin) return 20
  if (way === byMarks || way === listInCode) return 0
  const isTooMany = parts.length > limits.optionsMax
  const isTwice = new Set(parts.map(comparableAnswer)).size < parts.length
  return (
    (isTooMany ? 6 : 0) +
    (isTwice ? 4 : 0) +
    (signs.some((sign) => isUneven(parts, sign)) ? 3 : 0) +
    misfitOfKey()
  )

  function misfitOfKey(): number {
    if (key === '') return 0
    const read = readAnswer(
      key,
      parts.map((text, slot) => ({ text, slot })),
    )
    if (!read.correct) return 10
    return read.warning ? 2 : 0
  }
}

/** Whether a sign is in some parts more often than in others, as it is if it parts them further. */
function isUneven(parts: readonly string[], sign: RegExp): boolean {
  return new Set(parts.map((part) => part.match(sign)?.length ?? 0)).size > 1
}

const right = String.raw`(?:${rightMarks})\s*[:：]|[✓✔☑✅√🗸]\uFE0F?|\[[xX✓]\]|\([xX✓]\)`
const wrong = String.raw`(?:${wrongMarks})\s*[:：]|[✗✘☐☒❌✕✖]\uFE0F?|\[\s?\]|\(\s?\)`
const begins = new RegExp(String.raw`^\s*(?:(${right})|${wrong})\s*`, 'iu')
/** Between the end of a text and the mark of the next one. A sign needs no more than a space. */
const between = [
  new RegExp(String.raw`\s*[,;|/\n，；、]\s*(?=${right}|${wrong})`, 'giu'),
  new RegExp(String.raw`\s+(?=${right}|${wrong})`, 'giu'),
]
/** `+ Cork` and `- Iron`, each on its line. */
const plusOrMinus = /^\s*([+])\s+|^\s*[-–−]\s+/u
const longest = 12_000

/** Whether a text begins with a mark that says it is right (or wrong), and the text without the mark. */
export function readMark(text: string): { isRight: boolean; text: string } | undefined {
  const found = begins.exec(text)
  if (!found) return undefined
  return { isRight: found[1] !== undefined, text: trimmed(text.slice(found[0].length)) }
}

/** The parts of a cell that lists right and wrong options, each behind ✓ or ✗; undefined for any other text. */
export function markedParts(cell: string): string[] | undefined {
  if (cell.length > longest) return undefined
  for (const separator of between) {
    const parts = cell.split(separator).map(trimmed).filter(Boolean)
    const read = parts.map(readMark)
    const isList = parts.length > 1 && read.every((part) => part !== undefined && part.text !== '')
    if (!isList || !read.some((part) => part?.isRight)) continue
    const texts = withoutLabels(read.map((part) => part?.text ?? ''))
    return texts.map((text, i) => signed(text, read[i]?.isRight))
  }
  const lines = cell.split(/\r?\n/).map(trimmed).filter(Boolean)
  const found = lines.map((line) => plusOrMinus.exec(line))
  if (lines.length < 2 || !found.every(Boolean) || !found.some((sign) => sign?.[1])) return undefined
  return lines.map((line, i) => signed(line.replace(plusOrMinus, ''), found[i]?.[1] !== undefined))
}

const signed = (text: string, isRight = false) => `${isRight ? '✓' : '✗'} ${text}`
