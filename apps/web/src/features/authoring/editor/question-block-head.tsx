import type { MouseEvent } from 'react'
import { IconButton } from '../../../components/forms/button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import type { QuestionBlockProps } from './question-block.tsx'

/** The number of a question, and buttons for the question as a whole. */
export function QuestionBlockHead({ question, index, isLast, actions }: QuestionBlockProps) {
  const { key } = question
  const number = index + 1
  const move = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) =>
    actions.move(question, index, by, event.currentTarget)
  return (
    <div className="qb__head">
      <h2 id={`${key}-heading`}>Question {number}</h2>
      <IconButton
        id={`${key}-up`}
        label={`Move question ${number} up`}
        aria-disabled={index === 0 || undefined}
        onClick={index === 0 ? undefined : move(-1)}
      >
        <ToolIcon name="up" />
      </IconButton>
      <IconButton
        id={`${key}-down`}
        label={`Move question ${number} down`}
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : move(1)}
      >
        <ToolIcon name="down" />
      </IconButton>
      <IconButton label={`Remove question ${number}`} onClick={() => actions.remove(question, index)}>
        <ToolIcon name="remove" />
      </IconButton>
    </div>
  )
}
