import { isBlank } from '@quizly/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/icons/icons.tsx'
import type { CellMessages } from './cell-messages.ts'
import { CellText } from './cell-text.tsx'
import { columnSpan } from './column-widths.ts'
import { beginning } from './long-text.ts'

export type CellPlace = { position: number; heading: string; isQuestion: boolean; isRight: boolean }

/** A cell that can be corrected, with its messages. */
export function EditableCell({
  id,
  name,
  text,
  messages: { problems, warnings },
  onEdit,
  children,
  ...place
}: CellPlace & {
  id: string
  name: string
  text: string
  messages: CellMessages
  onEdit: (text: string) => void
  children?: ReactNode
}) {
  const isBad = problems.length > 0
  const hasMessages = isBad || warnings.length > 0
  const look = isBad ? 'cell-bad' : `cell-open${hasMessages ? ' cell-warn' : ''}`
  return (
    <SheetCell {...place} look={look}>
      <div>
        {hasMessages && (
          <div id={`${id}-says`}>
            {problems.map((message) => (
              <p key={message} className="field-error">
                <Icon name="error" />
                <span>{message}</span>
              </p>
            ))}
            {warnings.map((message) => (
              <p key={message} className="cell-warning">
                <Icon name="warning" />
                <span>{message}</span>
              </p>
            ))}
          </div>
        )}
        <CellText
          id={id}
          name={name}
          text={text}
          isBad={isBad}
          describedBy={hasMessages ? `${id}-says` : undefined}
          onEdit={onEdit}
        />
        {children}
      </div>
    </SheetCell>
  )
}

/** A cell as it is in the sheet. */
export function PlainCell({ text, children, ...place }: CellPlace & { text: string; children?: ReactNode }) {
  return (
    <SheetCell {...place} look="">
      <div>
        {isBlank(text) ? (
          <span className="blank">–</span>
        ) : (
          <span className="uploaded__text" dir="auto">
            {beginning(text)}
          </span>
        )}
        {children}
      </div>
    </SheetCell>
  )
}

/** A cell of the table; the right option has a tick. */
function SheetCell({
  position,
  heading,
  isQuestion,
  isRight,
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
      {children}
    </td>
  )
}
