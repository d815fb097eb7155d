import { essayTask as taskWords, questionTypes as typeWords } from '@quizly/words/authoring.ts'
import { isBlank, limits, rubricPoints, rubricTotal } from '@quizly/domain'
import { Button } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { Drawing } from '../../components/icons/icons.tsx'
import { focusField, listKeys } from '../list-keys.ts'
import type { EditorPart, EditorProps } from '../parts.ts'
import { typedNumber } from '../../lib/typed-number.ts'
import { type DraftEssay, essayOfDraft, readEssay } from './essay-draft.ts'
import './essay.css'

const kinds = ['any', 'words', 'characters'] as const
const nameOf = (kind: (typeof kinds)[number]) =>
  ({
    any: taskWords.anyLength,
    words: taskWords.mostWords,
    characters: taskWords.mostCharacters,
  })[kind]

function EssayTaskFields({
  question: { key, points, essay = {} },
  language,
  problemAt,
  actions,
}: EditorProps) {
  const questionPoints = isBlank(points ?? '') ? undefined : typedNumber(points ?? '')
  const total = questionPoints && rubricTotal({ points: questionPoints, essay: essayOfDraft(essay) })
  const { most, spelling, sample = '' } = essay
  const change = (edited: Partial<DraftEssay>, focusId?: string) =>
    actions.edit(key, (draft) => ({ ...draft, essay: { ...draft.essay, ...edited } }), focusId)
  return (
    <div className="essay-task">
      <div className="essay-task__row">
        <Field id={`${key}-length`} label={taskWords.length}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={most?.kind ?? 'any'}
              onChange={({ target }) => {
                const kind = kinds.find((each) => each === target.value)
                const isLimited = kind !== undefined && kind !== 'any'
                change({ most: isLimited ? { count: '', ...most, kind } : undefined })
              }}
            >
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {nameOf(kind)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {most && (
          <TextField
            id={`${key}-most`}
            className="essay-task__number"
            label={taskWords.count}
            problem={problemAt(`${key}-most`)}
            inputMode="numeric"
            autoComplete="off"
            value={most.count}
            onChange={({ target }) => change({ most: { ...most, count: target.value } })}
          />
        )}
      </div>
      <CheckBox
        label={taskWords.spelling}
        isOn={spelling === true}
        onChange={(isOn) => change({ spelling: isOn || undefined })}
      />
      <Rubric
        id={`${key}-rubric`}
        essay={essay}
        language={language}
        problemAt={problemAt}
        onChange={change}
      />
      {total !== undefined && questionPoints ? (
        <p className="hint" role="status">
          {taskWords.rubricDiffers(total, questionPoints)}
        </p>
      ) : null}
      <Field id={`${key}-sample`} label={taskWords.sample} hint={taskWords.sampleHint}>
        {(control) => (
          <GrowingTextArea
            {...control}
            className="input"
            rows={2}
            dir="auto"
            lang={language}
            maxLength={limits.sampleLength}
            value={sample}
            onChange={({ target }) => change({ sample: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

function Rubric({
  id,
  essay: { rubric = [] },
  language,
  problemAt,
  onChange,
}: {
  id: string
  essay: DraftEssay
  language: string
  problemAt: EditorProps['problemAt']
  onChange: (edited: Partial<DraftEssay>, focusId?: string) => void
}) {
  const textOf = (place: number) => `${id}-${place}-text`
  const add = () =>
    onChange({ rubric: [...rubric, { _id: newItemId(), text: '', points: '1' }] }, textOf(rubric.length))
  const remove = (place: number) =>
    onChange(
      { rubric: rubric.toSpliced(place, 1) },
      rubric.length > 1 ? textOf(Math.max(place - 1, 0)) : `${id}-add`,
    )
  function goOn(place: number) {
    if (place < rubric.length - 1) focusField(textOf(place + 1))
    else if (!isBlank(rubric[place]?.text ?? '') && rubric.length < limits.rubricItems) add()
  }
  const edit = (place: number, edited: Partial<(typeof rubric)[number]>) =>
    onChange({ rubric: rubric.map((item, at) => (at === place ? { ...item, ...edited } : item)) })
  return (
    <fieldset className="essay-task">
      <legend className="label">{taskWords.rubric}</legend>
      <p className="hint">{taskWords.rubricHint}</p>
      {rubric.map((item, index) => (
        <div key={item._id} className="essay-task__row">
          <TextField
            id={textOf(index)}
            label={taskWords.itemText(index + 1)}
            problem={problemAt(textOf(index))}
            dir="auto"
            lang={language}
            autoComplete="off"
            maxLength={limits.rubricTextLength}
            enterKeyHint="next"
            value={item.text}
            onChange={({ target }) => edit(index, { text: target.value })}
            onKeyDown={listKeys(() => goOn(index), item.text === '' && (() => remove(index)))}
          />
          <TextField
            id={`${id}-${index}-points`}
            className="essay-task__number"
            label={taskWords.itemPoints(index + 1)}
            dir="ltr"
            problem={problemAt(`${id}-${index}-points`)}
            autoComplete="off"
            enterKeyHint="next"
            value={item.points}
            onChange={({ target }) => edit(index, { points: target.value })}
            onKeyDown={listKeys(() => goOn(index))}
          />
          <Button
            look="secondary"
            size="sm"
            aria-label={taskWords.removeItem(index + 1)}
            onClick={() => remove(index)}
          >
            ×
          </Button>
        </div>
      ))}
      {rubric.length < limits.rubricItems && (
        <button id={`${id}-add`} className="linkish" type="button" onClick={add}>
          {taskWords.addItem}
        </button>
      )}
    </fieldset>
  )
}

const newItemId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

export const essayEditor: EditorPart = {
  kinds: [
    {
      id: 'essay',
      icon: (
        <Drawing className="">
          <path d="M4 5.5h16M4 10h16M4 14.5h16M4 19h9" />
        </Drawing>
      ),
      name: () => typeWords.names.essay,
      hint: () => typeWords.hints.essay,
      firstField: 'length',
    },
  ],
  points: ({ essay = {} }) => rubricPoints({ essay: essayOfDraft(essay) }),
  Editor: EssayTaskFields,
  correctField: 'most',
  read: ({ essay = {} }) => ({ correct: [], written: '', essay: readEssay(essay) }),
  correctAnswers: () => [],
  content: ({ essay = {} }) => ({ essay: essayOfDraft(essay) }),
  hasMore: ({ essay = {} }) => Object.values(essay).some((value) => value !== undefined),
  fieldOf: (_, path) => path.join('-') || undefined,
}
