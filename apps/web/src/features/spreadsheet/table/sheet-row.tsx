import type { RowMeaning } from '@quizly/domain'
import { memo } from 'react'
import { IconButton } from '../../../components/forms/button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { MendCard } from '../mending/mend-card.tsx'
import { areSame, cellId, removeId, silent } from '../cells/cell-messages.ts'
import type { SheetRowProps } from './row-props.ts'
import type { SheetLayout } from './sheet-layout.ts'
import { type CellPlace, EditableCell, PlainCell } from '../cells/sheet-cell.tsx'
import { becameWords } from './became-words.ts'

/** A row of the table, rendered again only if something in it has changed. */
export const SheetRowView = memo(function SheetRowView(props: SheetRowProps) {
  const { row, layout, messages, isOpen, actions } = props
  const hasProblem = [...(messages?.values() ?? [])].some(({ problems }) => problems.length > 0)
  return (
    <tr className={hasProblem ? 'has-problem' : undefined}>
      <th scope="row" className="rn" aria-label={String(row.row)}>
        <span>{row.row}</span>
        <IconButton
          id={removeId(row.row)}
          label={`Remove row ${row.row}`}
          onClick={() => actions.remove(row.row)}
        >
          <ToolIcon name="remove" />
        </IconButton>
      </th>
      {isOpen && !layout.isWide ? <MendCard {...props} /> : <Cells {...props} />}
    </tr>
  )
}, isUnchanged)

function Cells({ row: { row, values }, layout, messages, became, isOpen, actions }: SheetRowProps) {
  return layout.columns.map((heading, position) => {
    const place = placeOf(position, layout, became)
    const text = values[position] ?? ''
    return isOpen ? (
      <EditableCell
        key={heading}
        place={place}
        id={cellId(row, position)}
        name={`Row ${row}, ${heading}`}
        text={text}
        messages={messages?.get(heading) ?? silent}
        onEdit={(typed) => actions.edit(row, position, typed)}
        onMend={(mend) => actions.mend(row, mend)}
      />
    ) : (
      <PlainCell key={heading} place={place} text={text} />
    )
  })
}

function placeOf(position: number, layout: SheetLayout, became: RowMeaning | undefined): CellPlace {
  const isQuestion = position === layout.question
  return {
    position,
    heading: layout.columns[position] ?? '',
    isQuestion,
    isRight: became?.correctColumns.includes(position) ?? false,
    became: becameWords(position, layout, became),
  }
}

function isUnchanged(before: SheetRowProps, after: SheetRowProps): boolean {
  return (
    before.row === after.row &&
    before.layout === after.layout &&
    before.became === after.became &&
    before.isOpen === after.isOpen &&
    before.actions === after.actions &&
    areSame(before.messages, after.messages)
  )
}
