import { ordering as orderingWords } from '@quizly/words/results.ts'
import { type KeyboardEvent, useState } from 'react'
import { spokenText } from '../../components/quiz/rich-text.tsx'
import { shownText } from '../../components/quiz/shown-text.ts'
import type { AnswerProps, StudentPart } from '../parts.ts'
import { dragRow } from './drag-row.ts'
import './ordering.css'

/** Items are moved by buttons, by Alt and the arrow keys, or dragged; each move is an answer. */
function OrderAnswer({ question, id, language, selected, isLocked, answer }: AnswerProps) {
  const [said, setSaid] = useState('')
  const items = Array.isArray(selected) ? selected : question.options
  const count = items.length
  const spoken = (item: string) => spokenText(question, item)

  function move(place: number, to: number) {
    const item = items[place]
    if (isLocked || item === undefined || to < 0 || to >= count) return
    answer(items.toSpliced(place, 1).toSpliced(to, 0, item))
    setSaid(orderingWords.nowAt(spoken(item), to + 1, count))
  }
  function pressKey(event: KeyboardEvent, place: number) {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined
    if (!by) return
    event.preventDefault()
    move(place, place + by)
  }
  return (
    <div className="order" role="group" aria-labelledby={`${id}-text`} aria-describedby={`${id}-kind`}>
      <ol className="order__items" aria-label={orderingWords.order}>
        {items.map((item, index) => (
          <li key={item} onKeyDown={(event) => pressKey(event, index)}>
            {!isLocked && <span className="order__handle" onPointerDown={(event) => dragRow(event, move)} />}
            <span className="order__text" dir="auto" lang={language ?? 'en'}>
              {shownText(question, item)}
            </span>
            {([-1, 1] as const).map((by) => (
              <button
                key={by}
                className="order__move"
                type="button"
                aria-label={(by < 0 ? orderingWords.moveUp : orderingWords.moveDown)(spoken(item))}
                aria-keyshortcuts={by < 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
                disabled={isLocked}
                // It keeps the focus at an end, where one press more moves nothing.
                aria-disabled={index === (by < 0 ? 0 : count - 1) || undefined}
                onClick={() => move(index, index + by)}
              >
                {by < 0 ? '↑' : '↓'}
              </button>
            ))}
          </li>
        ))}
      </ol>
      <span className="vh" aria-live="polite">
        {said}
      </span>
      {!isLocked && (
        <button
          className="linkish"
          type="button"
          onClick={() => {
            answer(selected === null ? items : null)
            setSaid('')
          }}
        >
          {selected === null ? orderingWords.isRight : orderingWords.clear}
        </button>
      )}
    </div>
  )
}

export const orderingPart: StudentPart = {
  Answer: OrderAnswer,
  task: () => orderingWords.task,
}
