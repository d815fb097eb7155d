import type { SheetRow, SheetTable } from '@quizly/domain'
import { useMemo } from 'react'
import '../../components/field.css'
import '../../components/table.css'
import type { RowMessages } from './cell-messages.ts'
import type { EditableCells } from './editable-cells.ts'
import { RowBlock } from './row-block.tsx'
import { type SheetRowProps, SheetRowView } from './sheet-row.tsx'

const rowsInBlock = 100
/** As many rows as a quiz can have questions are there at once, to be searched and printed. */
const drawnAtOnce = 500

/** All columns of the uploaded rows; what is wrong is corrected in its cell. `revealed` is a row that has to be drawn. */
export function SheetTableView({
  table: { columns, rows },
  messages,
  editable,
  revealed,
  onEdit,
}: {
  table: SheetTable
  messages: ReadonlyMap<number, RowMessages>
  editable: EditableCells
  revealed: number | undefined
  onEdit: SheetRowProps['onEdit']
}) {
  const blocks = useMemo(() => blocksOf(rows), [rows])
  const wideColumns = useWideColumns(columns, rows)
  // With its neighbours drawn as well, a row stays where it was scrolled to.
  const revealedBlock = blocks.findIndex((block) => block.some(({ row }) => row === revealed))
  return (
    // A region that scrolls has to take the focus, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="tbl-w uploaded" role="region" aria-label="Uploaded questions" tabIndex={0}>
      <table className="tbl tbl--sheet" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col" className="rn">
              Row
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={wideColumns.has(column) ? 'wide' : undefined}
                dir="auto"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {blocks.map((block, i) => (
          <RowBlock
            key={block[0]?.row}
            rows={block}
            columnCount={columns.length + 1}
            isWanted={i * rowsInBlock < drawnAtOnce || Math.abs(i - revealedBlock) <= 1}
          >
            {(row) => (
              <SheetRowView
                key={row.row}
                row={row}
                columns={columns}
                wideColumns={wideColumns}
                messages={messages.get(row.row)}
                editable={editable.get(row.row)}
                onEdit={onEdit}
              />
            )}
          </RowBlock>
        ))}
      </table>
    </div>
  )
}

function blocksOf(rows: readonly SheetRow[]): SheetRow[][] {
  const count = Math.ceil(rows.length / rowsInBlock)
  return Array.from({ length: count }, (_, i) => rows.slice(i * rowsInBlock, (i + 1) * rowsInBlock))
}

const sampled = 50
const longText = 40

/** The columns whose texts are long, by the first rows as they were uploaded: widths stay while cells are corrected. */
function useWideColumns(columns: readonly string[], rows: readonly SheetRow[]): ReadonlySet<string> {
  return useMemo(() => {
    const sample = rows.slice(0, sampled)
    const lengthOf = (i: number) => sample.reduce((sum, { values }) => sum + (values[i]?.length ?? 0), 0)
    return new Set(columns.filter((_, i) => lengthOf(i) > longText * sample.length))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [columns])
}
