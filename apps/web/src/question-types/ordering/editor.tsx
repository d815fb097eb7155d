import { orderingKey as orderWords } from '@quizly/words/authoring.ts'
import { limits, type QuestionContent, shownItems } from '@quizly/domain'
import { useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { FieldProblem, TextField } from '../../components/forms/field.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import type { EditorPart, EditorProps, QuestionDraft } from '../parts.ts'
import { focusMover, moverId } from '../mover.ts'
import { dragRow } from './drag-row.ts'
import './ordering.css'

/** In a draft, `options` are the items in the right order and `correct` their places as they are shown. */
function OrderKey({ question, language, problemAt, actions }: EditorProps) {
  const { key, options } = question
  const [said, setSaid] = useState('')
  const change = (edit: (draft: QuestionDraft) => QuestionDraft) => actions.edit(key, edit)
  function move(place: number, to: number) {
    change((draft) => movedTo(draft, place, to))
    setSaid(orderWords.moved(place + 1, to + 1))
  }
  function step(place: number, by: -1 | 1) {
    const to = place + by
    if (to < 0 || to >= options.length) return
    move(place, to)
    focusMover(key, to, by)
  }
  return (
    <fieldset className="ed-order">
      <legend className="label">{orderWords.label}</legend>
      <p className="hint">{orderWords.hint}</p>
      <FieldProblem id={`${key}-order-problem`} problem={problemAt(`${key}-order`)} />
      {options.map((item, index) => (
        // Items have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="ed-order__item ed-texts" dir={questionDirection(question, language)}>
          <span className="order__handle" onPointerDown={(event) => dragRow(event, move)} />
          <TextField
            id={`${key}-option-${index}`}
            label={orderWords.item(index + 1)}
            problem={problemAt(`${key}-option-${index}`)}
            lang={language}
            autoComplete="off"
            value={item}
            onChange={({ target: { value } }) =>
              change((draft) => ({ ...draft, options: draft.options.with(index, value) }))
            }
          />
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              id={moverId(key, index, by)}
              look="secondary"
              size="sm"
              aria-label={(by < 0 ? orderWords.moveUp : orderWords.moveDown)(index + 1)}
              aria-disabled={index === (by < 0 ? 0 : options.length - 1)}
              onClick={() => step(index, by)}
            >
              {by < 0 ? '↑' : '↓'}
            </Button>
          ))}
          <Button
            look="secondary"
            size="sm"
            aria-label={orderWords.remove(index + 1)}
            onClick={() => change((draft) => without(draft, index))}
          >
            ×
          </Button>
        </div>
      ))}
      {options.length < limits.itemsMax && (
        <button
          className="linkish"
          type="button"
          onClick={() => change((draft) => ({ ...draft, options: [...draft.options, ''] }))}
        >
          {orderWords.add}
        </button>
      )}
      <span className="vh" aria-live="polite">
        {said}
      </span>
    </fieldset>
  )
}

/** An item in another place; what students see stays as it was. */
function movedTo(draft: QuestionDraft, from: number, to: number): QuestionDraft {
  const moved = <Each,>(each: readonly Each[]) => {
    const [item] = each.slice(from, from + 1)
    return item === undefined ? [...each] : each.toSpliced(from, 1).toSpliced(to, 0, item)
  }
  const places = moved(draft.options.map((_, index) => index))
  return {
    ...draft,
    options: moved(draft.options),
    correct: draft.correct.map((place) => places.indexOf(place)),
  }
}

/** Two items are one decision, of which no rule can give a part. */
function without({ rule, ...draft }: QuestionDraft, place: number): QuestionDraft {
  const correct = draft.correct.filter((each) => each !== place)
  const options = draft.options.toSpliced(place, 1)
  return {
    ...draft,
    ...(rule && options.length > 2 && { rule }),
    options,
    correct: correct.map((each) => (each > place ? each - 1 : each)),
  }
}

export const orderingEditor: EditorPart = {
  Editor: OrderKey,
  correctField: 'order',
  read: ({ options, correctAnswers }: QuestionContent) => ({
    options: correctAnswers,
    correct: options.map((item) => correctAnswers.indexOf(item)).filter((place) => place >= 0),
    written: '',
  }),
  correctAnswers: ({ options }) => options,
  options: ({ options, correct }) =>
    shownItems(
      options,
      correct.map((place) => options[place] ?? ''),
    ),
}
