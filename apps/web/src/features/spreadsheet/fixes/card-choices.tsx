import type { RowChoices } from '@quizly/domain'
import '../../../components/quiz/bubble.css'
import { CellEditor, lookOf } from '../cells/cell-editor.tsx'
import { cellId, silent } from '../cells/cell-messages.ts'
import { CellSays } from '../cells/cell-says.tsx'
import type { SheetRowProps } from '../table/row-props.ts'
import { FixButtons } from './fix-buttons.tsx'
import { useChosen } from './use-chosen.ts'

/**
 * The options of a row to choose the correct ones from, with the messages of the key. The control that is
 * chosen, otherwise the first, has the ID of the key's cell.
 */
export function CardChoices({
  row: { row, values },
  layout,
  messages,
  actions,
  choices,
}: SheetRowProps & { choices: RowChoices }) {
  const { columns, letters, areSeveral, key } = choices
  const { chosen, chooseAhead } = useChosen(choices.chosen, values[key] ?? '')
  const id = cellId(row, key)
  const says = messages?.get(layout.columns[key] ?? '') ?? silent
  const hasMessages = says.problems.length + says.warnings.length > 0
  const focused = columns.find((column) => chosen.includes(column)) ?? columns[0]
  function choose(column: number, isChosen: boolean) {
    const others = areSeveral ? chosen.filter((each) => each !== column) : []
    const now = isChosen ? [...others, column] : others
    const cells = choices.choose(now)
    chooseAhead(now, cells.find((cell) => cell.column === key)?.text ?? '')
    for (const cell of cells) if (typeof cell.column === 'number') actions.edit(row, cell.column, cell.text)
  }
  return (
    <fieldset className={lookOf(says)} aria-describedby={hasMessages ? `${id}-says` : undefined}>
      <legend>{areSeveral ? 'Choose every correct option' : 'Choose the correct option'}</legend>
      <CellSays cell={id} problems={says.problems} warnings={says.warnings} />
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
                  aria-label={`Row ${row}, ${heading} is correct`}
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
                name={`Row ${row}, ${heading}`}
                text={values[column] ?? ''}
                messages={option}
                onEdit={(text) => actions.edit(row, column, text)}
                onFix={(fix) => actions.fix(row, fix)}
              />
            </div>
          </div>
        )
      })}
      <FixButtons cell={id} fixes={says.fixes} onFix={(fix) => actions.fix(row, fix)} />
    </fieldset>
  )
}
