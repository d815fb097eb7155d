import { matchingKey as pairWords } from '@quizly/words/authoring.ts'
import { isBlank, limits } from '@quizly/domain'
import { useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { FieldProblem, TextField } from '../../components/forms/field.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
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
        <button
          className="linkish"
          type="button"
          onClick={() => change((draft) => ({ ...draft, options: [...draft.options, ''] }))}
        >
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
  language,
  problemAt,
  actions,
  place,
  move,
}: EditorProps & { place: number; move: (place: number, by: -1 | 1) => void }) {
  const { key, options, others = [] } = question
  const change = (edit: (draft: QuestionDraft) => QuestionDraft) => actions.edit(key, edit)
  return (
    <div className="ed-pair ed-texts" dir={questionDirection(question, language)}>
      <TextField
        id={`${key}-option-${place}`}
        label={pairWords.prompt(place + 1)}
        problem={problemAt(`${key}-option-${place}`)}
        lang={language}
        autoComplete="off"
        value={options[place] ?? ''}
        onChange={({ target: { value } }) =>
          change((draft) => ({ ...draft, options: draft.options.with(place, value) }))
        }
      />
      <TextField
        id={`${key}-partner-${place}`}
        label={pairWords.partner(place + 1)}
        problem={problemAt(`${key}-partner-${place}`)}
        lang={language}
        autoComplete="off"
        value={others[place] ?? ''}
        onChange={({ target: { value } }) =>
          change((draft) => ({ ...draft, others: partnersOf(draft).with(place, value) }))
        }
      />
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
          onClick={() =>
            change((draft) => ({
              ...draft,
              options: draft.options.toSpliced(place, 1),
              others: partnersOf(draft).toSpliced(place, 1),
            }))
          }
        >
          ×
        </Button>
      </div>
    </div>
  )
}

function Distractors({ question, language, problemAt, actions }: EditorProps) {
  const { key, distractors = [] } = question
  const hintId = `${key}-distractors-hint`
  const change = (edited: string[]) => actions.edit(key, (draft) => withDistractors(draft, edited))
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
          <TextField
            id={`${key}-distractor-${index}`}
            label={pairWords.distractor(index + 1)}
            problem={problemAt(`${key}-distractor-${index}`)}
            lang={language}
            autoComplete="off"
            value={text}
            onChange={({ target }) => change(distractors.with(index, target.value))}
          />
          <Button
            look="secondary"
            size="sm"
            aria-label={pairWords.removeDistractor(index + 1)}
            onClick={() => change(distractors.toSpliced(index, 1))}
          >
            ×
          </Button>
        </div>
      ))}
      {distractors.length < limits.distractorsMax && (
        <button className="linkish" type="button" onClick={() => change([...distractors, ''])}>
          {pairWords.addDistractor}
        </button>
      )}
    </fieldset>
  )
}

/** As long as the prompts. */
const partnersOf = ({ options, others = [] }: Pick<QuestionDraft, 'options' | 'others'>): string[] =>
  options.map((_, index) => others[index] ?? '')

function withDistractors({ distractors: _, ...draft }: QuestionDraft, edited: string[]): QuestionDraft {
  return edited.length > 0 ? { ...draft, distractors: edited } : draft
}

/** A prompt goes to another place with its partner. */
function moved(draft: QuestionDraft, from: number, to: number): QuestionDraft {
  const put = (texts: readonly string[]) => texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '')
  return { ...draft, options: put(draft.options), others: put(partnersOf(draft)) }
}

export const matchingEditor: EditorPart = {
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
