import { comparableAnswer, optionLetter, trimmed } from '@quizly/domain'
import { sheetColumns } from '../columns/columns.ts'
import type { LookOfCell, SheetShape, SheetTable } from '../sheet.ts'
import { cellAt, columnsFor, type Grid, type HeadedGrid, headedGrid, optionColumns } from './grid.ts'
import {
  listsInCells,
  listsInQuestions,
  markedOptions,
  rowsOfOptions,
  ticksBesideOptions,
} from './row-shapes.ts'
import { rightThenWrong } from './right-then-wrong.ts'
import { aikenText, separatedRows, turnedTable } from './text-shapes.ts'
import { hasDocumentedHeadings } from '../headings.ts'
import { readMask } from '../labels.ts'

/** Keys that have a sign for each option. At least one of them can be nothing else. */
function maskedKeys(grid: HeadedGrid): Grid | undefined {
  const options = optionColumns(grid)
  const [key, further] = columnsFor(grid, 'correct')
  if (key === undefined || further !== undefined || options.length < 2) return undefined
  let isCertain = false
  const keys = grid.body.map(({ values }) => {
    const texts = options.map((column) => cellAt(values, column))
    const written = cellAt(values, key)
    const filled = texts.findLastIndex((text) => text !== '') + 1
    const mask = readMask(written, filled) ?? readMask(written, texts.length)
    const isOption = texts.some((text) => comparableAnswer(text) === comparableAnswer(written))
    isCertain ||= mask !== undefined && written.length > 1 && !isOption
    return filled === 0 || written === '' ? written : mask
  })
  if (!isCertain || keys.includes(undefined)) return undefined
  return withKeys(
    grid,
    key,
    keys.map((mask) => (Array.isArray(mask) ? lettersOf(mask) : (mask ?? ''))),
  )
}

const lettersOf = (mask: readonly boolean[]) =>
  mask.flatMap((isRight, slot) => (isRight ? [optionLetter(slot)] : [])).join(',')

function withKeys({ headings, headerRow, body }: HeadedGrid, key: number, keys: readonly string[]): Grid {
  const cells = body.map(({ values }, i) =>
    headings.map((_, column) => (column === key ? (keys[i] ?? '') : trimmed(values[column] ?? ''))),
  )
  return { cells: [headings, ...cells], rows: [headerRow, ...body.map(({ row }) => row)] }
}

/** `path` names the shapes that were undone one after the other. */
export type Shaped = { shape: SheetShape; path: string; grid: Grid }

/** Headings that name all of a question are no part of a text, and stand in a row. */
export function* otherShapes(
  whole: Grid,
  plain: SheetTable | undefined,
  look?: LookOfCell,
): Generator<Shaped> {
  yield* shapesOf('', whole, look)
  if (plain && (hasDocumentedHeadings(plain.columns) || isHeadedWhole(plain.columns))) return
  for (const [shape, read] of [
    ['separated text', separatedRows],
    ['text', aikenText],
    ['right then wrong', rightThenWrong],
    ...(plain ? ([['turned', turnedTable]] as const) : []),
  ] as const) {
    const grid = read(whole)
    if (!grid) continue
    yield { shape, path: shape, grid }
    yield* shapesOf(shape, grid)
  }
}

/** Whether headings of any words name the question, the key and the options. */
function isHeadedWhole(headings: readonly string[]): boolean {
  const { question, correct, options } = sheetColumns(headings)
  return question !== undefined && correct !== undefined && options.length > 1
}

const shapesOfRows: [SheetShape, (grid: HeadedGrid) => Grid | undefined][] = [
  ['list in a cell', listsInCells],
  ['list in the question', listsInQuestions],
  ['tick columns', ticksBesideOptions],
  ['row for each option', rowsOfOptions],
]

function* shapesOf(before: string, grid: Grid, look?: LookOfCell): Generator<Shaped> {
  const headed = headedGrid(grid)
  const marked = markedOptions(headed, look)
  if (marked) yield { shape: 'marked options', path: `${before}, marked`, grid: marked }
  const masked = maskedKeys(headed)
  if (masked) yield { shape: 'key as a mask', path: `${before}, masked`, grid: masked }
  for (const [shape, read] of shapesOfRows) {
    const found = read(headed)
    if (!found) continue
    const path = `${before}, ${shape}`
    yield { shape, path, grid: found }
    const markedThere = markedOptions(headedGrid(found))
    if (markedThere) yield { shape, path: `${path}, marked`, grid: markedThere }
    const maskedThere = maskedKeys(headedGrid(found))
    if (maskedThere) yield { shape, path: `${path}, masked`, grid: maskedThere }
  }
}
