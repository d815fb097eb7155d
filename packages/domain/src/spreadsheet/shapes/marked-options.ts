import { optionLetter } from '../../question/option-letter.ts'
import { cellAt, columnsFor, type Grid, type HeadedGrid, optionColumns } from './grid.ts'

/** Whether the cell of this row and column, both counted from 0, is set off by its look, and how. */
export type LookOfCell = (row: number, column: number) => string | undefined

const sign = /^\s*(?:\*+|✓|✔|✅|→)\s*(?=\S)|(?<=\S)\s*(?:\*+|✓|✔|✅|\((?:correct|right|richtig|x|✓)\))\s*$/giu

/** Options of which exactly one in each row is marked, by a sign in its text or by its look. */
export function markedOptions(grid: HeadedGrid, look: LookOfCell = () => undefined): Grid | undefined {
  const options = optionColumns(grid)
  const [key] = columnsFor(grid, 'correct')
  const hasKeys = key !== undefined && grid.body.some(({ values }) => cellAt(values, key) !== '')
  if (options.length < 2 || hasKeys || grid.body.length === 0) return undefined
  const bySign = grid.body.map(({ values }) =>
    options.map((column) => (cellAt(values, column).search(sign) === -1 ? undefined : 'sign')),
  )
  const byLook = () => grid.body.map(({ row }) => options.map((column) => look(row - 1, column)))
  const marks = onlyOnes(bySign) ?? onlyOnes(byLook())
  if (!marks) return undefined
  const at = key ?? grid.headings.length
  const headings = key === undefined ? [...grid.headings, 'Correct Answer'] : grid.headings
  const cells = grid.body.map(({ values }, i) =>
    headings.map((_, column) => {
      if (column === at) return optionLetter(marks[i] ?? 0)
      return options.includes(column) ? cellAt(values, column).replace(sign, '') : (values[column] ?? '')
    }),
  )
  return { cells: [headings, ...cells], rows: [grid.headerRow, ...grid.body.map(({ row }) => row)] }
}

/** The position of the one option in each row that differs from the others; undefined if any row has none. */
function onlyOnes(marks: readonly (readonly (string | undefined)[])[]): number[] | undefined {
  const found = marks.map((row) => {
    const alone = row.flatMap((mark, i) => (row.filter((other) => other === mark).length === 1 ? [i] : []))
    const marked = row.filter((mark) => mark !== undefined).length
    return marked === 1
      ? row.findIndex((mark) => mark !== undefined)
      : row.length > 2 && alone.length === 1
        ? alone[0]
        : undefined
  })
  return found.every((position) => position !== undefined) ? found : undefined
}
