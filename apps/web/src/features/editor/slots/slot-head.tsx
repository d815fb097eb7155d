import { draws as drawWords } from '@quizly/words/authoring.ts'
import { limits } from '@quizly/domain'
import { memo, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Field } from '../../../components/forms/field.tsx'
import { Toolbar } from '../../../components/forms/toolbar.tsx'
import { typedNumber } from '../../../lib/typed-number.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import type { QuestionActions } from '../question/use-question-editor.ts'
import type { FoundProblem } from '../saving/found-problems.ts'
import { isDraw } from './slot-drafts.ts'
import './slots.css'

type SlotHeadProps = {
  name: string
  draw: number
  /** All questions of the slot. */
  count: number
  /** Of the question that stands below it. */
  firstKey: string
  index: number
  isFirst: boolean
  isLast: boolean
  problem: FoundProblem | undefined
  actions: QuestionActions
  onEdit: (key: string) => void
}

/** What stands above the questions of a slot. */
export const SlotHead = memo(function SlotHead(props: SlotHeadProps) {
  const { name, draw, count, firstKey, index, isFirst, isLast, problem, actions, onEdit } = props
  useLanguage()
  const [typed, setTyped] = useState<string>()
  const isTypedWrong = typed !== undefined && !isDraw(typedNumber(typed))
  const id = `${firstKey}-slot`
  return (
    <div
      role="group"
      className={problem ? 'slot-head has-error' : 'slot-head'}
      aria-labelledby={`${id}-heading`}
    >
      <div className="slot-head__row">
        <h2 id={`${id}-heading`}>{drawWords.slot(<bdi key="name">{name}</bdi>)}</h2>
        <Toolbar
          label={drawWords.move}
          tools={[
            {
              label: drawWords.moveUp,
              icon: 'up',
              id: `${id}-up`,
              isIdle: isFirst,
              run: (button) => actions.moveSlot(index, -1, button),
            },
            {
              label: drawWords.moveDown,
              icon: 'down',
              id: `${id}-down`,
              isIdle: isLast,
              run: (button) => actions.moveSlot(index, 1, button),
            },
          ]}
        />
      </div>
      <p className="slot-head__asks">{drawWords.asks(draw, count)}</p>
      <div className="slot-head__row">
        <Field
          id={id}
          label={drawWords.draw}
          problem={isTypedWrong ? drawWords.drawWanted(limits.questionsPerQuiz) : problem}
        >
          {(control) => (
            <input
              {...control}
              className="input slot-head__number"
              inputMode="numeric"
              autoComplete="off"
              value={typed ?? String(draw)}
              onChange={({ target: { value } }) => {
                setTyped(value)
                if (isDraw(typedNumber(value))) actions.setDraw(name, typedNumber(value))
              }}
              onBlur={() => setTyped(undefined)}
            />
          )}
        </Field>
        <div className="row slot-head__acts">
          <Button look="secondary" size="sm" onClick={() => onEdit(firstKey)}>
            {drawWords.edit}
          </Button>
          <Button look="secondary" size="sm" onClick={() => actions.addToSlot(name)}>
            {drawWords.add}
          </Button>
          <Button look="quiet" size="sm" onClick={() => actions.dissolveSlot(name)}>
            {drawWords.dissolve}
          </Button>
        </div>
      </div>
    </div>
  )
})
