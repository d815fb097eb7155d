import { orderingKey as orderWords, questionTypes as typeWords } from '@quizly/words/authoring.ts'
import { isBlank, limits, type QuestionContent } from '@quizly/domain'
import { shownItems } from '@quizly/domain/questions/ordering/ordering.ts'
import { useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Field, FieldProblem } from '../../components/forms/field.tsx'
import { Drawing } from '../../components/icons/icons.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import type { EditorPart, EditorProps, QuestionDraft } from '../parts.ts'
import { focusField, listKeys } from '../list-keys.ts'
import { focusMover, moverId } from '../mover.ts'
import { dragRow } from './drag-row.ts'
import './ordering.css'

/** In a draft, `options` are the items in the right order and `correct` their places as they are shown. */
function OrderKey({ question, Text, language, problemAt, actions }: EditorProps) {
  const { key, options } = question
  const [said, setSaid] = useState('')
  const idOf = (place: number) => `${key}-option-${place}`
  const change = (edit: (draft: QuestionDraft) => QuestionDraft, focusId?: string) =>
    actions.edit(key, edit, focusId)
  const add = () => change((draft) => ({ ...draft, options: [...draft.options, ''] }), idOf(options.length))
  function goOn(place: number) {
    if (place < options.length - 1) focusField(idOf(place + 1))
    else if (!isBlank(options[place] ?? '') && options.length < limits.itemsMax) add()
  }
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
          <Field id={idOf(index)} label={orderWords.item(index + 1)} problem={problemAt(idOf(index))}>
            {(control) => (
              <Text
                {...control}
                isLine
                enterKeyHint="next"
                value={item}
                onChange={(value) =>
                  change((draft) => ({ ...draft, options: draft.options.with(index, value) }))
                }
                onKeyDown={listKeys(
                  () => goOn(index),
                  index > 0 &&
                    item === '' &&
                    (() => change((draft) => without(draft, index), idOf(index - 1))),
                )}
              />
            )}
          </Field>
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
            onClick={() =>
              change((draft) => without(draft, index), idOf(Math.min(index, options.length - 2)))
            }
          >
            ×
          </Button>
        </div>
      ))}
      {options.length < limits.itemsMax && (
        <button className="linkish" type="button" onClick={add}>
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
  kinds: [
    {
      id: 'ordering',
      icon: (
        <Drawing className="">
          <path d="M10 5.5h11M10 12h11M10 18.5h11M4.5 3.5v17M2 18l2.5 2.5L7 18" />
        </Drawing>
      ),
      name: () => typeWords.names.ordering,
      hint: () => typeWords.hints.ordering,
      firstField: 'option-0',
    },
  ],
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
