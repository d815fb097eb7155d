import { isBlank } from '@quizly/domain'
import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import type { CellMessages } from './cell-messages.ts'

/** A cell that can be corrected, with its messages. */
export function EditableCell({
  id,
  column,
  name,
  text,
  messages: { problems, warnings },
  onEdit,
}: {
  id: string
  column: string
  name: string
  text: string
  messages: CellMessages
  onEdit: (text: string) => void
}) {
  const isBad = problems.length > 0
  const hasMessages = isBad || warnings.length > 0
  return (
    <td className={isBad ? 'cell-bad' : `cell-open${hasMessages ? ' cell-warn' : ''}`} data-k={column}>
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
      <GrowingTextArea
        id={id}
        className="input"
        rows={1}
        dir="auto"
        value={text}
        aria-label={name}
        aria-invalid={isBad || undefined}
        aria-describedby={hasMessages ? `${id}-says` : undefined}
        onChange={({ target }) => onEdit(target.value)}
      />
    </td>
  )
}

/** A cell as it is in the sheet. */
export function PlainCell({ column, text }: { column: string; text: string }) {
  return (
    <td data-k={column}>
      {isBlank(text) ? (
        <span className="blank">–</span>
      ) : (
        <span className="uploaded__text" dir="auto">
          {text}
        </span>
      )}
    </td>
  )
}
