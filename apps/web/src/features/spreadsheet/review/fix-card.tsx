import { table as tableWords } from '@quizly/words/spreadsheet.ts'
import { isBlank } from '@quizly/domain'
import type { RowChoices } from '@quizly/spreadsheets'
import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { CellEditor, CellMessageList, FixButtons, lookOf } from './sheet-cell.tsx'
import { cellId, silent } from './cell-messages.ts'
import { parsedAsWords, type SheetRowProps } from './sheet-layout.ts'
import '../../../components/quiz/bubble.css'

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
          <summary>{tableWords.moreCells(row.row)}</summary>
          {folded.map((position) =>
            position === choices?.key ? cell(position, `${cellId(row.row, position)}-text`) : cell(position),
          )}
        </details>
      )}
      <Button look="secondary" onClick={() => actions.goOn({ row: row.row, position: positions.length })}>
        {tableWords.next}
      </Button>
    </td>
  )
}

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
        name={tableWords.cell(row, heading)}
        text={values[position] ?? ''}
        messages={own}
        onEdit={(text) => actions.edit(row, position, text)}
        onFix={(fix) => actions.fix(row, fix)}
      />
      {position === layout.key && <p className="parsed-as">{parsedAsWords(position, layout, parsedAs)}</p>}
    </div>
  )
}

/** The control that is chosen, otherwise the first, has the ID of the key's cell. */
function CardChoices({
  row: { row, values },
  layout,
  messages,
  actions,
  choices,
}: SheetRowProps & { choices: RowChoices }) {
  const { columns, letters, areSeveral, key } = choices
  const { chosen, chooseAhead } = useChosen(choices.chosen, values[key] ?? '')
  const id = cellId(row, key)
  const shown = messages?.get(layout.columns[key] ?? '') ?? silent
  const hasMessages = shown.problems.length + shown.warnings.length > 0
  const focused = columns.find((column) => chosen.includes(column)) ?? columns[0]
  function choose(column: number, isChosen: boolean) {
    const others = areSeveral ? chosen.filter((each) => each !== column) : []
    const now = isChosen ? [...others, column] : others
    const cells = choices.choose(now)
    chooseAhead(now, cells.find((cell) => cell.column === key)?.text ?? '')
    for (const cell of cells) if (typeof cell.column === 'number') actions.edit(row, cell.column, cell.text)
  }
  return (
    <fieldset className={lookOf(shown)} aria-describedby={hasMessages ? `${id}-messages` : undefined}>
      <legend>{areSeveral ? tableWords.chooseEvery : tableWords.chooseOne}</legend>
      <CellMessageList cell={id} problems={shown.problems} warnings={shown.warnings} />
      {columns.map((column, i) => {
        const heading = layout.columns[column] ?? ''
        const option = messages?.get(heading) ?? silent
        return (
          <div key={heading} className="card__option">
            <label className="card__bubble">
              <span className="bubble-w">
                <input
                  id={column === focused ? id : undefined}
                  type={areSeveral ? 'checkbox' : 'radio'}
                  className="bubble"
                  name={`key-${row}`}
                  aria-label={tableWords.cellIsCorrect(row, heading)}
                  checked={chosen.includes(column)}
                  onChange={({ target }) => choose(column, target.checked)}
                />
                <span className="bubble-l" aria-hidden="true">
                  {letters[i]}
                </span>
              </span>
            </label>
            <div>
              <CellEditor
                id={cellId(row, column)}
                name={tableWords.cell(row, heading)}
                text={values[column] ?? ''}
                messages={option}
                onEdit={(text) => actions.edit(row, column, text)}
                onFix={(fix) => actions.fix(row, fix)}
              />
            </div>
          </div>
        )
      })}
      <FixButtons cell={id} fixes={shown.fixes} onFix={(fix) => actions.fix(row, fix)} />
    </fieldset>
  )
}

/** What was chosen while the key of the row was one of these texts. */
type Ahead = { chosen: readonly number[]; keys: readonly string[] }

/** The row is read a moment later; until then quick choices must not jump back or undo each other. */
export function useChosen(read: readonly number[], key: string) {
  const [ahead, setAhead] = useState<Ahead>()
  const isCaughtUp = ahead && (hasSame(ahead.chosen, read) || !ahead.keys.includes(key))
  if (isCaughtUp) setAhead(undefined)
  const counts = isCaughtUp ? undefined : ahead
  return {
    chosen: counts?.chosen ?? read,
    chooseAhead: (chosen: readonly number[], written: string) =>
      setAhead({ chosen, keys: [...(counts?.keys ?? [key]), written] }),
  }
}

function hasSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((column) => right.includes(column))
}
