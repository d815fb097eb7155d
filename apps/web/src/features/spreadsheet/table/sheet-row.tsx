import type { SheetRow } from '@quizly/domain'
import { memo } from 'react'
import { IconButton } from '../../../components/forms/button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { areSame, cellId, removeId, type RowMessages } from './cell-messages.ts'
import { EditableCell, PlainCell } from './sheet-cell.tsx'

export type SheetRowProps = {
  row: SheetRow
  columns: readonly string[]
  messages: RowMessages | undefined
  editable: ReadonlySet<string> | undefined
  onEdit: (row: number, position: number, text: string) => void
  onRemove: (row: number) => void
}

const silent = { problems: [], warnings: [] }

/** A row of the table, rendered again only if something in it has changed. */
export const SheetRowView = memo(function SheetRowView({
  row: { row, values },
  columns,
  messages,
  editable,
  onEdit,
  onRemove,
}: SheetRowProps) {
  const hasProblem = [...(messages?.values() ?? [])].some(({ problems }) => problems.length > 0)
  return (
    <tr className={hasProblem ? 'has-problem' : undefined}>
      <th scope="row" className="rn">
        {row}
      </th>
      {columns.map((column, i) =>
        editable?.has(column) ? (
          <EditableCell
            key={column}
            id={cellId(row, i)}
            column={column}
            name={`Row ${row}, ${column}`}
            text={values[i] ?? ''}
            messages={messages?.get(column) ?? silent}
            onEdit={(text) => onEdit(row, i, text)}
          />
        ) : (
          <PlainCell key={column} column={column} text={values[i] ?? ''} />
        ),
      )}
      <td className="rx">
        <IconButton id={removeId(row)} label={`Remove row ${row}`} onClick={() => onRemove(row)}>
          <ToolIcon name="remove" />
        </IconButton>
      </td>
    </tr>
  )
}, isUnchanged)

function isUnchanged(before: SheetRowProps, after: SheetRowProps): boolean {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.editable === after.editable &&
    before.onEdit === after.onEdit &&
    before.onRemove === after.onRemove &&
    areSame(before.messages, after.messages)
  )
}
