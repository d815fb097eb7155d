import { isBlank } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { CellEditor, lookOf } from '../cells/cell-editor.tsx'
import { cellId, silent } from '../cells/cell-messages.ts'
import type { SheetRowProps } from '../table/row-props.ts'
import { parsedAsWords } from '../table/parsed-as-words.ts'
import { CardChoices } from './card-choices.tsx'

/**
 * A row to fix where there is no room for a table: its question, the options to choose the correct ones from,
 * whatever else has a message, the other cells folded, and the way to the next problem.
 */
export function FixCard(props: SheetRowProps) {
  const { row, layout, messages, parsedAs, actions } = props
  const choices = layout.choicesOf(row.values, parsedAs)
  const inChoices = new Set(choices ? [...choices.columns, choices.key] : [])
  const positions = layout.columns.map((_, position) => position)
  const isShown = (position: number) =>
    position === layout.question || messages?.has(layout.columns[position] ?? '') === true
  const beside = positions.filter((position) => position !== layout.question && !inChoices.has(position))
  const folded = [...beside.filter((position) => !isShown(position)), ...(choices ? [choices.key] : [])]
  const cell = (position: number, id = cellId(row.row, position)) => (
    <CardCell key={id} {...props} position={position} id={id} />
  )
  return (
    <td className="card">
      {layout.question !== -1 && cell(layout.question)}
      {choices && <CardChoices {...props} choices={choices} />}
      {beside.filter(isShown).map((position) => cell(position))}
      {folded.length > 0 && (
        <details>
          <summary>More cells of row {row.row}</summary>
          {folded.map((position) =>
            position === choices?.key ? cell(position, `${cellId(row.row, position)}-text`) : cell(position),
          )}
        </details>
      )}
      <Button look="secondary" onClick={() => actions.goOn({ row: row.row, position: positions.length })}>
        Next
      </Button>
    </td>
  )
}

/** A cell of the card below its heading. */
function CardCell({
  row: { row, values },
  layout,
  messages,
  parsedAs,
  actions,
  position,
  id,
}: SheetRowProps & { position: number; id: string }) {
  const heading = layout.columns[position] ?? ''
  // The messages of the key stand above the options.
  const own = id === cellId(row, position) ? (messages?.get(heading) ?? silent) : silent
  return (
    <div className={lookOf(own)}>
      <p className="card__head" dir="auto" aria-hidden="true">
        {isBlank(heading) ? '–' : heading}
      </p>
      <CellEditor
        id={id}
        name={`Row ${row}, ${heading}`}
        text={values[position] ?? ''}
        messages={own}
        onEdit={(text) => actions.edit(row, position, text)}
        onFix={(fix) => actions.fix(row, fix)}
      />
      {position === layout.key && <p className="became">{parsedAsWords(position, layout, parsedAs)}</p>}
    </div>
  )
}
