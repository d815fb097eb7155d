import { essayTask as taskWords } from '@quizly/words/authoring.ts'
import { limits, rubricTotal } from '@quizly/domain'
import { Button } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
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
  const questionPoints = points === undefined ? 1 : typedNumber(points)
  const total = rubricTotal({ points: questionPoints, essay: essayOfDraft(essay) })
  const { most, spelling, sample = '' } = essay
  const change = (edited: Partial<DraftEssay>) =>
    actions.edit(key, (draft) => ({ ...draft, essay: { ...draft.essay, ...edited } }))
  return (
    <div className="essay-task">
      <div className="essay-task__row">
        <Field label={taskWords.length}>
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
      {total !== undefined && !Number.isNaN(questionPoints) && (
        <p className="hint" role="status">
          {taskWords.rubricDiffers(total, questionPoints)}
        </p>
      )}
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
  onChange: (edited: Partial<DraftEssay>) => void
}) {
  const edit = (place: number, edited: Partial<(typeof rubric)[number]>) =>
    onChange({ rubric: rubric.map((item, at) => (at === place ? { ...item, ...edited } : item)) })
  return (
    <fieldset className="essay-task">
      <legend className="label">{taskWords.rubric}</legend>
      <p className="hint">{taskWords.rubricHint}</p>
      {rubric.map((item, index) => (
        <div key={item._id} className="essay-task__row">
          <TextField
            id={`${id}-${index}-text`}
            label={taskWords.itemText(index + 1)}
            problem={problemAt(`${id}-${index}-text`)}
            dir="auto"
            lang={language}
            autoComplete="off"
            maxLength={limits.rubricTextLength}
            value={item.text}
            onChange={({ target }) => edit(index, { text: target.value })}
          />
          <TextField
            id={`${id}-${index}-points`}
            className="essay-task__number"
            label={taskWords.itemPoints(index + 1)}
            dir="ltr"
            problem={problemAt(`${id}-${index}-points`)}
            autoComplete="off"
            value={item.points}
            onChange={({ target }) => edit(index, { points: target.value })}
          />
          <Button
            look="secondary"
            size="sm"
            aria-label={taskWords.removeItem(index + 1)}
            onClick={() => onChange({ rubric: rubric.toSpliced(index, 1) })}
          >
            ×
          </Button>
        </div>
      ))}
      {rubric.length < limits.rubricItems && (
        <button
          className="linkish"
          type="button"
          onClick={() => onChange({ rubric: [...rubric, { _id: newItemId(), text: '', points: '1' }] })}
        >
          {taskWords.addItem}
        </button>
      )}
    </fieldset>
  )
}

const newItemId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')

export const essayEditor: EditorPart = {
  Editor: EssayTaskFields,
  correctField: 'most',
  read: ({ essay = {} }) => ({ correct: [], written: '', essay: readEssay(essay) }),
  correctAnswers: () => [],
  content: ({ essay = {} }) => ({ essay: essayOfDraft(essay) }),
  hasMore: ({ essay = {} }) => Object.values(essay).some((value) => value !== undefined),
  fieldOf: (_, path) => path.join('-') || undefined,
}
