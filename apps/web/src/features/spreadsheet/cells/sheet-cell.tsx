import { isBlank } from '@quizly/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'
import { CellEditor, type CellEditorProps, lookOf } from './cell-editor.tsx'
import { columnSpan } from '../table/column-widths.ts'
import { ShownText } from './shown-text.tsx'

/** Where a cell stands and what it became; `became` is said below its text. */
export type CellPlace = {
  position: number
  heading: string
  isQuestion: boolean
  isRight: boolean
  parsedAs: string | undefined
}

/** A cell that can be corrected. */
export function EditableCell({ place, ...editor }: CellEditorProps & { place: CellPlace }) {
  return (
    <SheetCell {...place} look={lookOf(editor.messages)}>
      <CellEditor {...editor} />
    </SheetCell>
  )
}

/** A cell as it is in the sheet. */
export function PlainCell({ place, text }: { place: CellPlace; text: string }) {
  return (
    <SheetCell {...place} look="">
      {isBlank(text) ? <span className="blank">–</span> : <ShownText text={text} />}
    </SheetCell>
  )
}

/** A cell of the table; the right option has a tick. */
function SheetCell({
  position,
  heading,
  isQuestion,
  isRight,
  parsedAs,
  look,
  children,
}: CellPlace & { look: string; children: ReactNode }) {
  const classes = [look, isQuestion && 'is-question', isRight && 'is-right'].filter(Boolean).join(' ')
  return (
    <td className={classes || undefined} data-k={heading} style={columnSpan(position)}>
      {isRight && (
        <span className="tick">
          <Icon name="check" />
          <span className="vh">Correct: </span>
        </span>
      )}
      <div>
        {children}
        {parsedAs && <p className="became">{parsedAs}</p>}
      </div>
    </td>
  )
}
