import { optionLetter } from '../../question/option-letter.ts'
import { trimmed } from '../../question/visible-text.ts'
import { comparableAnswer } from '../../question/comparable-answer.ts'
import { cellAt, columnsFor, type Grid, type HeadedGrid, optionColumns } from './grid.ts'
import { readMask } from '../row/masks.ts'

/** Keys that have a sign for each option. At least one of them can be nothing else. */
export function maskedKeys(grid: HeadedGrid): Grid | undefined {
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
