import { optionLetter } from '../../question/option-letter.ts'
import { cellAt, columnsFor, type Grid, type HeadedGrid, optionColumns } from './grid.ts'

/** Whether the cell of this row and column, both counted from 0, is set off by its look, and how. */
export type LookOfCell = (row: number, column: number) => string | undefined

const sign = /^\s*(?:\*+|✓|✔|✅|→)\s*(?=\S)|(?<=\S)\s*(?:\*+|✓|✔|✅|\((?:correct|right|richtig|x|✓)\))\s*$/giu

/** Options of which some are marked by a sign in their text, or one by its look. Rows without a mark get no key. */
export function markedOptions(grid: HeadedGrid, look: LookOfCell = () => undefined): Grid | undefined {
  const options = optionColumns(grid)
  const [key] = columnsFor(grid, 'correct')
  const hasKeys = key !== undefined && grid.body.some(({ values }) => cellAt(values, key) !== '')
  if (options.length < 2 || hasKeys || grid.body.length === 0) return undefined
  const bySign = grid.body.map(({ values }) =>
    options.map((column) => (cellAt(values, column).search(sign) === -1 ? undefined : 'sign')),
  )
  const byLook = () => grid.body.map(({ row }) => options.map((column) => look(row - 1, column)))
  const marks = signed(bySign) ?? onlyOnes(byLook())
  if (!marks) return undefined
  const at = key ?? grid.headings.length
  const headings = key === undefined ? [...grid.headings, 'Correct Answer'] : grid.headings
  const cells = grid.body.map(({ values }, i) =>
    headings.map((_, column) => {
      if (column === at) return (marks[i] ?? []).map(optionLetter).join(',')
      return options.includes(column) ? cellAt(values, column).replace(sign, '') : (values[column] ?? '')
    }),
  )
  return { cells: [headings, ...cells], rows: [grid.headerRow, ...grid.body.map(({ row }) => row)] }
}

type Marks = readonly (readonly (string | undefined)[])[]

/** The positions of the options with a sign; undefined if no row has one, or any row has one on each option. */
function signed(marks: Marks): number[][] | undefined {
  const found = marks.map((row) => row.flatMap((mark, i) => (mark === undefined ? [] : [i])))
  const isMeant = found.every(({ length }, i) => length < (marks[i]?.length ?? 0))
  return isMeant && found.some(({ length }) => length > 0) ? found : undefined
}

/**
 * The one option in each row that looks otherwise than the others; undefined if no row has one, or if any row
 * has several.
 */
function onlyOnes(marks: Marks): number[][] | undefined {
  const found = marks.map((row) => {
    const marked = row.flatMap((mark, i) => (mark === undefined ? [] : [i]))
    const alone = row.flatMap((mark, i) => (row.filter((other) => other === mark).length === 1 ? [i] : []))
    return marked.length > 1 && row.length > 2 && alone.length === 1 ? alone : marked
  })
  const isMeant = found.every(({ length }) => length < 2)
  return isMeant && found.some(({ length }) => length > 0) ? found : undefined
}
