import { questionsFromRows } from '../rows.ts'
import type { SheetShape, SheetTable } from '../sheet.ts'
import { type BesideCells, tableFromCells } from '../table.ts'
import { type Grid, type HeadedGrid, headedGrid } from './grid.ts'
import { listsInCells, listsInQuestions } from './list-shapes.ts'
import { type LookOfCell, markedOptions } from './marked-options.ts'
import { aikenText, separatedRows, turnedTable } from './text-shapes.ts'
import { rowsOfOptions, ticksBesideOptions } from './tick-shapes.ts'

/** Enough rows to tell the shape of a sheet, so that a large one costs no more than a small one. */
const sampleRows = 60

const sentences: Record<Exclude<SheetShape, 'rows'>, string> = {
  'list in a cell': 'Read as: all options of a question in one cell.',
  'list in the question': 'Read as: the options below the question in its cell.',
  'row for each option': 'Read as: one row for each option.',
  'tick columns': 'Read as: a column of ticks beside each option.',
  'marked options': 'Read as: the correct option is the one that is marked.',
  text: 'Read as: text with a line for each option and for the answer.',
  turned: 'Read as: a table on its side, with a question in each column. Row 2 is column B of the file.',
  'separated text': 'Read as: text in one column, parted into cells.',
}

type Shaped = { shape: SheetShape; grid: Grid }

/**
 * Turns the cells of a sheet into a table in the plain format, whatever the shape in which the questions
 * stand. The plain shape is kept unless another one leaves fewer problems and warnings.
 */
export function tableOfAnyShape(
  cells: readonly (readonly string[])[],
  beside: BesideCells = {},
  look?: LookOfCell,
): SheetTable | undefined {
  const plain = tableFromCells(cells, beside)
  const faultsOfPlain = faultsIn(plain)
  if (faultsOfPlain === 0) return plain
  const rows = cells.flatMap((_, i) => (beside.filteredRows?.has(i) ? [] : [i + 1]))
  const whole: Grid = { cells: rows.map((row) => cells[row - 1] ?? []), rows }
  let best: { shape: SheetShape; table: SheetTable } | undefined
  let fewest = faultsOfPlain
  for (const { shape, grid } of otherShapes(whole, plain !== undefined, look)) {
    const table = tableFromCells(grid.cells, { rowNumbers: grid.rows })
    const faults = faultsIn(table)
    if (table && faults < fewest) [best, fewest] = [{ shape, table }, faults]
  }
  if (!best || best.shape === 'rows') return plain
  const { shape, table } = best
  return { ...table, shape, notes: [sentences[shape]] }
}

/** Problems count more than warnings. A table without questions is worse than any other. */
function faultsIn(table: SheetTable | undefined): number {
  if (!table) return Infinity
  const sample = { ...table, rows: table.rows.slice(0, sampleRows) }
  const { questions, problems, warnings } = questionsFromRows(sample)
  return questions.length === 0 ? 1_000_000 : (10 * problems.length + warnings.length) / questions.length
}

function* otherShapes(whole: Grid, hasRows: boolean, look?: LookOfCell): Generator<Shaped> {
  yield* shapesOf({ shape: 'rows', grid: whole }, look)
  for (const [shape, read] of [
    ['separated text', separatedRows],
    ['text', aikenText],
    ...(hasRows ? ([['turned', turnedTable]] as const) : []),
  ] as const) {
    const grid = read(whole)
    if (!grid) continue
    yield { shape, grid }
    yield* shapesOf({ shape, grid })
  }
}

const shapesOfRows: [SheetShape, (grid: HeadedGrid) => Grid | undefined][] = [
  ['list in a cell', listsInCells],
  ['list in the question', listsInQuestions],
  ['tick columns', ticksBesideOptions],
  ['row for each option', rowsOfOptions],
]

function* shapesOf({ grid }: Shaped, look?: LookOfCell): Generator<Shaped> {
  const headed = headedGrid(grid)
  const marked = markedOptions(headed, look)
  if (marked) yield { shape: 'marked options', grid: marked }
  for (const [shape, read] of shapesOfRows) {
    const found = read(headed)
    if (!found) continue
    yield { shape, grid: found }
    const markedThere = markedOptions(headedGrid(found))
    if (markedThere) yield { shape, grid: markedThere }
  }
}
