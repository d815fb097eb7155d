import type { SheetRow } from '@quizly/domain'
import { memo } from 'react'
import { IconButton } from '../../../components/forms/button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { areSame, cellId, removeId, type RowMessages } from './cell-messages.ts'
import { EditableCell, PlainCell } from './sheet-cell.tsx'

export type SheetRowProps = {
  row: SheetRow
  columns: readonly string[]
  /** The position of the column that holds the questions, or -1. */
  question: number
  messages: RowMessages | undefined
  isOpen: boolean
  onEdit: (row: number, position: number, text: string) => void
  onRemove: (row: number) => void
}

const silent = { problems: [], warnings: [] }

/** A row of the table, rendered again only if something in it has changed. All cells of an open one can be edited. */
export const SheetRowView = memo(function SheetRowView({
  row: { row, values },
  columns,
  question,
  messages,
  isOpen,
  onEdit,
  onRemove,
}: SheetRowProps) {
  const hasProblem = [...(messages?.values() ?? [])].some(({ problems }) => problems.length > 0)
  return (
    <tr className={hasProblem ? 'has-problem' : undefined}>
      <th scope="row" className="rn" aria-label={String(row)}>
        <span>{row}</span>
        <IconButton id={removeId(row)} label={`Remove row ${row}`} onClick={() => onRemove(row)}>
          <ToolIcon name="remove" />
        </IconButton>
      </th>
      {columns.map((heading, i) => {
        const place = { position: i, heading, isQuestion: i === question, isRight: false }
        const text = values[i] ?? ''
        return isOpen ? (
          <EditableCell
            {...place}
            key={heading}
            id={cellId(row, i)}
            name={`Row ${row}, ${heading}`}
            text={text}
            messages={messages?.get(heading) ?? silent}
            onEdit={(typed) => onEdit(row, i, typed)}
          />
        ) : (
          <PlainCell {...place} key={heading} text={text} />
        )
      })}
    </tr>
  )
}, isUnchanged)

function isUnchanged(before: SheetRowProps, after: SheetRowProps): boolean {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.question === after.question &&
    before.isOpen === after.isOpen &&
    before.onEdit === after.onEdit &&
    before.onRemove === after.onRemove &&
    areSame(before.messages, after.messages)
  )
}
