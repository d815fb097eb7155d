import { matchingKey as pairWords, questionTypes as typeWords } from '@quizly/words/authoring.ts'
import { isBlank, limits } from '@quizly/domain'
import { useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { Field, FieldProblem } from '../../components/forms/field.tsx'
import { Drawing } from '../../components/icons/icons.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import { focusField, listKeys } from '../list-keys.ts'
import { focusMover, moverId } from '../mover.ts'
import type { EditorPart, EditorProps, QuestionDraft } from '../parts.ts'
import './matching-editor.css'

/** In a draft, `options` are the prompts and `others` their partners at the same places. */
function PairsEditor(props: EditorProps) {
  const { question, problemAt, actions } = props
  const { key, options } = question
  const [said, setSaid] = useState('')
  const change = (edit: (draft: QuestionDraft) => QuestionDraft) => actions.edit(key, edit)
  function move(place: number, by: -1 | 1) {
    const to = place + by
    if (to < 0 || to >= options.length) return
    change((draft) => moved(draft, place, to))
    setSaid(pairWords.moved(place + 1, to + 1))
    focusMover(key, to, by)
  }
  return (
    <fieldset aria-describedby={`${key}-pairs-hint`}>
      <legend className="label">{pairWords.label}</legend>
      <p className="hint" id={`${key}-pairs-hint`}>
        {pairWords.hint}
      </p>
      <FieldProblem id={`${key}-pairs-problem`} problem={problemAt(`${key}-pairs`)} />
      {options.map((_, index) => (
        // Prompts have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <PairFields key={index} {...props} place={index} move={move} />
      ))}
      {options.length < limits.itemsMax && (
        <button className="linkish" type="button" onClick={() => addPair(question, actions)}>
          {pairWords.add}
        </button>
      )}
      <Distractors {...props} />
      <span className="vh" aria-live="polite">
        {said}
      </span>
    </fieldset>
  )
}

function PairFields({
  question,
  Text,
  language,
  problemAt,
  actions,
  place,
  move,
}: EditorProps & { place: number; move: (place: number, by: -1 | 1) => void }) {
  const { key, options, others = [] } = question
  const [prompt = '', partner = ''] = [options[place], others[place]]
  const change = (edit: (draft: QuestionDraft) => QuestionDraft, focusId?: string) =>
    actions.edit(key, edit, focusId)
  const remove = (focusId: string) => change((draft) => withoutPair(draft, place), focusId)
  const before = `${key}-partner-${Math.max(place - 1, 0)}`
  function goOn() {
    if (place < options.length - 1) focusField(`${key}-option-${place + 1}`)
    else if (!isBlank(prompt + partner) && options.length < limits.itemsMax) addPair(question, actions)
  }
  return (
    <div className="ed-pair ed-texts" dir={questionDirection(question, language)}>
      <Field
        id={`${key}-option-${place}`}
        label={pairWords.prompt(place + 1)}
        problem={problemAt(`${key}-option-${place}`)}
      >
        {(control) => (
          <Text
            {...control}
            isLine
            enterKeyHint="next"
            value={prompt}
            onChange={(value) => change((draft) => ({ ...draft, options: draft.options.with(place, value) }))}
            onKeyDown={listKeys(
              () => focusField(`${key}-partner-${place}`),
              place > 0 && prompt + partner === '' && (() => remove(before)),
            )}
          />
        )}
      </Field>
      <Field
        id={`${key}-partner-${place}`}
        label={pairWords.partner(place + 1)}
        problem={problemAt(`${key}-partner-${place}`)}
      >
        {(control) => (
          <Text
            {...control}
            isLine
            enterKeyHint="next"
            value={partner}
            onChange={(value) =>
              change((draft) => ({ ...draft, others: partnersOf(draft).with(place, value) }))
            }
            onKeyDown={listKeys(goOn, place > 0 && prompt + partner === '' && (() => remove(before)))}
          />
        )}
      </Field>
      <div className="ed-pair__tools">
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            id={moverId(key, place, by)}
            look="secondary"
            size="sm"
            aria-label={(by < 0 ? pairWords.moveUp : pairWords.moveDown)(place + 1)}
            aria-disabled={place === (by < 0 ? 0 : options.length - 1)}
            onClick={() => move(place, by)}
          >
            {by < 0 ? '↑' : '↓'}
          </Button>
        ))}
        <Button
          look="secondary"
          size="sm"
          aria-label={pairWords.remove(place + 1)}
          onClick={() => remove(`${key}-option-${Math.min(place, options.length - 2)}`)}
        >
          ×
        </Button>
      </div>
    </div>
  )
}

function Distractors({ question, Text, language, problemAt, actions }: EditorProps) {
  const { key, options, distractors = [] } = question
  const hintId = `${key}-distractors-hint`
  const idOf = (place: number) => `${key}-distractor-${place}`
  const change = (edited: string[], focusId?: string) =>
    actions.edit(key, (draft) => withDistractors(draft, edited), focusId)
  const add = () => change([...distractors, ''], idOf(distractors.length))
  const remove = (place: number) =>
    change(
      distractors.toSpliced(place, 1),
      distractors.length > 1 ? idOf(Math.max(place - 1, 0)) : `${key}-partner-${options.length - 1}`,
    )
  function goOn(place: number) {
    if (place < distractors.length - 1) focusField(idOf(place + 1))
    else if (!isBlank(distractors[place] ?? '') && distractors.length < limits.distractorsMax) add()
  }
  return (
    <fieldset className="ed-distractors" aria-describedby={hintId}>
      <legend className="label">{pairWords.distractors}</legend>
      <p className="hint" id={hintId}>
        {pairWords.distractorsHint}
      </p>
      {distractors.map((text, index) => (
        // Distractors have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="ed-distractor ed-texts" dir={questionDirection(question, language)}>
          <Field id={idOf(index)} label={pairWords.distractor(index + 1)} problem={problemAt(idOf(index))}>
            {(control) => (
              <Text
                {...control}
                isLine
                enterKeyHint="next"
                value={text}
                onChange={(value) => change(distractors.with(index, value))}
                onKeyDown={listKeys(() => goOn(index), text === '' && (() => remove(index)))}
              />
            )}
          </Field>
          <Button
            look="secondary"
            size="sm"
            aria-label={pairWords.removeDistractor(index + 1)}
            onClick={() => remove(index)}
          >
            ×
          </Button>
        </div>
      ))}
      {distractors.length < limits.distractorsMax && (
        <button className="linkish" type="button" onClick={add}>
          {pairWords.addDistractor}
        </button>
      )}
    </fieldset>
  )
}

/** As long as the prompts. */
const partnersOf = ({ options, others = [] }: Pick<QuestionDraft, 'options' | 'others'>): string[] =>
  options.map((_, index) => others[index] ?? '')

const withoutPair = (draft: QuestionDraft, place: number): QuestionDraft => ({
  ...draft,
  options: draft.options.toSpliced(place, 1),
  others: partnersOf(draft).toSpliced(place, 1),
})

function addPair({ key, options }: QuestionDraft, actions: EditorProps['actions']) {
  const add = (draft: QuestionDraft) => ({ ...draft, options: [...draft.options, ''] })
  actions.edit(key, add, `${key}-option-${options.length}`)
}

function withDistractors({ distractors: _, ...draft }: QuestionDraft, edited: string[]): QuestionDraft {
  return edited.length > 0 ? { ...draft, distractors: edited } : draft
}

/** A prompt goes to another place with its partner. */
function moved(draft: QuestionDraft, from: number, to: number): QuestionDraft {
  const put = (texts: readonly string[]) => texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '')
  return { ...draft, options: put(draft.options), others: put(partnersOf(draft)) }
}

export const matchingEditor: EditorPart = {
  kinds: [
    {
      id: 'matching',
      icon: (
        <Drawing className="">
          <path d="M8 6h8M8 18h8M8 6l8 12" />
          <circle cx="5" cy="6" r="2.5" />
          <circle cx="5" cy="18" r="2.5" />
          <circle cx="19" cy="6" r="2.5" />
          <circle cx="19" cy="18" r="2.5" />
        </Drawing>
      ),
      name: () => typeWords.names.matching,
      hint: () => typeWords.hints.matching,
      firstField: 'option-0',
    },
  ],
  Editor: PairsEditor,
  correctField: 'pairs',
  listField: (_, place) => `partner-${place}`,
  read: ({ correctAnswers }) => ({ correct: [], written: '', others: correctAnswers }),
  correctAnswers: partnersOf,
  furtherTexts: (draft) => [
    ...partnersOf(draft).map((text, index) => ({ field: `partner-${index}`, text })),
    ...(draft.distractors ?? []).map((text, index) => ({ field: `distractor-${index}`, text })),
  ],
  hasMore: ({ distractors = [] }) => !distractors.every(isBlank),
  fieldOf: (_, [index = 0]) => `distractor-${index}`,
}
