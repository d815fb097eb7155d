import { table as tableWords } from '@quizly/words/spreadsheet.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import type { ParsedAs } from '@quizly/spreadsheets'
import { memo } from 'react'
import { IconButton } from '../../../components/forms/button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { FixCard } from './fix-card.tsx'
import { areSame, cellId, removeId, silent } from './cell-messages.ts'
import { parsedAsWords, type SheetLayout, type SheetRowProps } from './sheet-layout.ts'
import { type CellPlace, EditableCell, PlainCell } from './sheet-cell.tsx'

export const SheetRowView = memo(function SheetRowView(props: SheetRowProps) {
  useLanguage()
  const { row, layout, messages, isOpen, actions } = props
  const hasProblem = [...(messages?.values() ?? [])].some(({ problems }) => problems.length > 0)
  return (
    <tr className={hasProblem ? 'has-problem' : undefined}>
      <th scope="row" className="rn" aria-label={String(row.row)}>
        <span data-row={tableWords.rowColumn}>{row.row}</span>
        <IconButton
          id={removeId(row.row)}
          label={tableWords.removeRow(row.row)}
          onClick={() => actions.remove(row.row)}
        >
          <ToolIcon name="remove" />
        </IconButton>
      </th>
      {isOpen && !layout.isWide ? <FixCard {...props} /> : <Cells {...props} />}
    </tr>
  )
}, isUnchanged)

function Cells({ row: { row, values }, layout, messages, parsedAs, isOpen, actions }: SheetRowProps) {
  return layout.columns.map((heading, position) => {
    const place = placeOf(position, layout, parsedAs)
    const text = values[position] ?? ''
    return isOpen ? (
      <EditableCell
        key={heading}
        place={place}
        id={cellId(row, position)}
        name={tableWords.cell(row, heading)}
        text={text}
        messages={messages?.get(heading) ?? silent}
        onEdit={(typed) => actions.edit(row, position, typed)}
        onFix={(fix) => actions.fix(row, fix)}
      />
    ) : (
      <PlainCell key={heading} place={place} text={text} />
    )
  })
}

function placeOf(position: number, layout: SheetLayout, parsedAs: ParsedAs | undefined): CellPlace {
  const isQuestion = position === layout.question
  return {
    position,
    heading: layout.columns[position] ?? '',
    isQuestion,
    isRight: parsedAs?.correctColumns.includes(position) ?? false,
    parsedAs: parsedAsWords(position, layout, parsedAs),
  }
}

function isUnchanged(before: SheetRowProps, after: SheetRowProps): boolean {
  return (
    before.row === after.row &&
    before.layout === after.layout &&
    before.parsedAs === after.parsedAs &&
    before.isOpen === after.isOpen &&
    before.actions === after.actions &&
    areSame(before.messages, after.messages)
  )
}
