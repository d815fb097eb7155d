import { Toolbar } from '../../../components/forms/toolbar.tsx'
import type { QuestionBlockProps } from './question-block.tsx'

/** The number of a question, and buttons for the question as a whole. */
export function QuestionBlockHead({ question, index, isLast, actions }: QuestionBlockProps) {
  const { key } = question
  const number = index + 1
  const move = (by: 1 | -1) => (button: HTMLElement) => actions.move(question, index, by, button)
  return (
    <div className="qb__head">
      <h2 id={`${key}-heading`}>Question {number}</h2>
      <Toolbar
        label={`Change question ${number}`}
        tools={[
          {
            label: `Move question ${number} up`,
            icon: 'up',
            id: `${key}-up`,
            isIdle: index === 0,
            run: move(-1),
          },
          {
            label: `Move question ${number} down`,
            icon: 'down',
            id: `${key}-down`,
            isIdle: isLast,
            run: move(1),
          },
          {
            label: `Duplicate question ${number}`,
            icon: 'copy',
            run: () => actions.duplicate(question, index),
          },
          {
            label: `Remove question ${number}`,
            icon: 'remove',
            run: () => actions.remove(question, index),
          },
        ]}
      />
    </div>
  )
}
