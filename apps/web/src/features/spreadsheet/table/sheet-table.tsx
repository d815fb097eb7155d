import { limits, type SheetRow, type SheetTable } from '@quizly/domain'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import '../../../components/forms/field.css'
import '../../../components/tables/table.css'
import './sheet-table.css'
import { ColumnHeads, type ColumnsShown } from '../columns/column-heads.tsx'
import { ColumnsBar } from '../columns/columns-bar.tsx'
import type { useNextProblem } from '../fixes/use-next-problem.ts'
import { columnWidths, sharedWidths } from './column-widths.ts'
import type { EditableCells } from './editable-cells.ts'
import { RowBlock, type RowsKnown } from './row-block.tsx'
import { useSheetLayout } from './sheet-layout.ts'
import type { RowActions } from './row-props.ts'
import { useCutColumns } from './use-cut-columns.ts'
import { useDrawnSoon } from './use-drawn-soon.ts'

const rowsInBlock = 25
/**
 * When all rows are read, as many rows as a quiz can have questions are rendered in the background, so that
 * they can be searched and printed.
 */
const drawnSoon = limits.questionsPerQuiz

/**
 * All columns of the uploaded rows; wrong cells can be corrected in place. `revealed` is a row that must be
 * rendered.
 */
export function SheetTableView({
  table,
  roles,
  isWide,
  isRead,
  revealed,
  known,
  actions,
  onRole,
  choosing,
  bind,
}: Pick<ColumnsShown, 'roles' | 'onRole'> & {
  table: SheetTable
  isWide: boolean
  isRead: boolean
  revealed: number | undefined
  known: RowsKnown
  actions: RowActions
  /** Whether it is being chosen what the columns are taken for. */
  choosing: { isChoosing: boolean; onChoose: (isChoosing: boolean) => void }
  bind: ReturnType<typeof useNextProblem>['bind']
}) {
  const { columns, rows } = table
  // Another role changes all rows: what is chosen is shown at once, and the rows follow piece by piece.
  const layout = useDeferredValue(useSheetLayout(table, roles, isWide))
  const blocks = useMemo(() => blocksOf(rows), [rows])
  const drawn = useDrawnSoon(isRead ? Math.min(blocks.length, Math.ceil(drawnSoon / rowsInBlock)) : 1)
  const style = useWidths(columns, rows, known.editable)
  // Its neighbours are rendered too, so that the row stays where it was scrolled to.
  const revealedBlock = blocks.findIndex((block) => block.some(({ row }) => row === revealed))
  const region = useRef<HTMLDivElement>(null)
  const { cut, scroll } = useCutColumns(region, columns, isWide)
  return (
    <>
      {isWide && <ColumnsBar {...choosing} {...{ roles, cut }} onScroll={scroll} />}
      <div
        {...bind}
        ref={region}
        className="tbl-w uploaded"
        role="region"
        aria-label="Uploaded questions"
        // A region that scrolls must be focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="tbl tbl--sheet" aria-rowcount={rows.length + 1} style={style}>
          {isWide && (
            <ColumnHeads
              {...{ columns, letters: table.letters, roles, onRole }}
              isChoosing={choosing.isChoosing}
            />
          )}
          {blocks.map((block, i) => (
            <RowBlock
              key={blockNumber(block[0])}
              rows={block}
              isWanted={i < drawn || Math.abs(i - revealedBlock) <= 1}
              {...known}
              {...{ layout, actions }}
            />
          ))}
        </table>
      </div>
    </>
  )
}

/**
 * The blocks of rows, by their numbers in the sheet, so that a row stays in its block whatever happens to
 * others.
 */
function blocksOf(rows: readonly SheetRow[]): SheetRow[][] {
  return [...Map.groupBy(rows, blockNumber).values()]
}

const blockNumber = (row: SheetRow | undefined) => Math.floor((row?.row ?? 0) / rowsInBlock)

/** The widths, from the rows as they were uploaded: they stay the same while cells are corrected. */
function useWidths(columns: readonly string[], rows: readonly SheetRow[], editable: EditableCells) {
  const [uploaded] = useState(rows)
  const widths = useMemo(() => columnWidths(columns, uploaded), [columns, uploaded])
  return useMemo(() => {
    const inEdit = new Set([...editable.values()].flatMap((headings) => [...headings]))
    return sharedWidths(widths, (position) => inEdit.has(columns[position] ?? ''))
  }, [widths, columns, editable])
}
