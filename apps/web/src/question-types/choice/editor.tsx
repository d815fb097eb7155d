import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import {
  answerEditor as editorWords,
  questionExplanation as explanationWords,
  questionTypes as typeWords,
} from '@quizly/words/authoring.ts'
import { isBlank, limits, optionLetter, takesSeveral, trimmed } from '@quizly/domain'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Button, IconButton } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { FieldProblem, Field } from '../../components/forms/field.tsx'
import { Drawing, Icon } from '../../components/icons/icons.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import { focusField, isComposing, listKeys } from '../list-keys.ts'
import type { EditorPart, EditorProps, QuestionDraft, QuestionExtra } from '../parts.ts'
import { textOnly } from '../text-only.ts'
import {
  writeNote,
  alikePlaces,
  correctPositions,
  fixOption,
  markOption,
  writeOption,
} from './option-drafts.ts'
import { blankTrueFalse, isTrueFalse } from './true-false.ts'

function OptionNotes({ question: { key, options, optionNotes }, Text, problemAt, actions }: EditorProps) {
  const idOf = (place: number) => `${key}-note-${place}`
  return (
    <>
      <p className="hint">{explanationWords.notesHint}</p>
      {options.map((_, index) => (
        <Field
          key={optionLetter(index)}
          id={idOf(index)}
          label={explanationWords.note(optionLetter(index))}
          problem={problemAt(idOf(index))}
        >
          {(control) => (
            <Text
              {...control}
              isLine
              dir="auto"
              maxLength={limits.optionNoteLength}
              value={optionNotes?.[index] ?? ''}
              onChange={(value) => actions.edit(key, (draft) => writeNote(draft, index, value))}
            />
          )}
        </Field>
      ))}
    </>
  )
}

/** Nothing is written: only the right one is to be chosen. */
function TrueOrFalse({ question, language, problemAt, actions }: EditorProps) {
  const { key, options, correct } = question
  const problemId = `${key}-correct-problem`
  const problem = problemAt(`${key}-correct-0`)
  return (
    <fieldset aria-describedby={problem && problemId}>
      <legend className="label">{editorWords.selectOne}</legend>
      <FieldProblem id={problemId} problem={problem} />
      <div className="ed-true-false">
        {options.map((text, position) => (
          <label key={text} className={correct.includes(position) ? 'ed-opt is-correct' : 'ed-opt'}>
            <span className="bubble-w">
              <input
                id={`${key}-correct-${position}`}
                className="bubble"
                type="radio"
                name={`${key}-correct`}
                aria-keyshortcuts={`Control+${position + 1}`}
                checked={correct.includes(position)}
                onChange={() => actions.edit(key, (draft) => markOption(draft, position, true))}
              />
              <span className="bubble-l" aria-hidden="true">
                {optionLetter(position)}
              </span>
            </span>
            <bdi lang={language}>{text}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function QuestionOptions({ question, Text, language, problemAt, actions }: EditorProps) {
  const { key, type, options } = question
  const hintId = `${key}-options-hint`
  const problemId = `${key}-correct-problem`
  const problem = problemAt(`${key}-correct-0`)
  return (
    <fieldset aria-describedby={problem ? `${hintId} ${problemId}` : hintId}>
      <legend className="label">{editorWords.options}</legend>
      <p className="hint" id={hintId}>
        {takesSeveral(type) ? editorWords.selectSeveral : editorWords.selectOne}
      </p>
      <FieldProblem id={problemId} problem={problem} />
      <OptionsAlike options={options} />
      <div className="ed-opts ed-texts" dir={questionDirection(question, language)}>
        {options.map((_, position) => (
          <OptionRow
            key={optionLetter(position)}
            question={question}
            Text={Text}
            position={position}
            problem={problemAt(`${key}-option-${position}`)}
            actions={actions}
          />
        ))}
      </div>
      {options.length < limits.optionsMax && (
        <Button look="quiet" size="sm" className="ed-add" onClick={() => actions.addOption(question)}>
          {editorWords.addOption}
        </Button>
      )}
    </fieldset>
  )
}

/** Says which two options differ in so little that one may be a slip. */
function OptionsAlike({ options }: { options: readonly string[] }) {
  const places = alikePlaces(options)
  if (!places) return null
  const [first, second] = places.map(optionLetter)
  return (
    <p className="hint" role="status">
      {editorWords.optionsAlike(first ?? '', second ?? '')}
    </p>
  )
}

/** The letter at which the Tab key stops: the marked one, otherwise the last, so that it is not in the way to the texts. */
const tabStop = ({ correct, options }: QuestionDraft) => correct[0] ?? options.length - 1

/** The text of an option, and whether it is correct. The Tab key goes from text to text. */
function OptionRow({
  question,
  Text,
  position,
  problem,
  actions,
}: Pick<EditorProps, 'question' | 'Text' | 'actions'> & {
  position: number
  problem: ErrorMessage | undefined
}) {
  const { key, type, options, correct } = question
  const letter = optionLetter(position)
  const isCorrect = correct.includes(position)
  const problemId = `${key}-option-${position}-problem`
  const classes = ['ed-opt', isCorrect && 'is-correct', problem && 'has-problem']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label className="hit">
        <span className="bubble-w">
          <input
            id={`${key}-correct-${position}`}
            className="bubble"
            type={takesSeveral(type) ? 'checkbox' : 'radio'}
            name={`${key}-correct`}
            aria-label={editorWords.isCorrect(letter)}
            aria-keyshortcuts={`Control+${position + 1}`}
            tabIndex={position === tabStop(question) ? 0 : -1}
            onKeyDown={optionMarkKeys(question, position, actions)}
            onClick={writeOnAfterMouse(question, position)}
            checked={isCorrect}
            onChange={({ target: { checked } }) =>
              actions.edit(key, (draft) => markOption(draft, position, checked))
            }
          />
          <span className="bubble-l" aria-hidden="true">
            {letter}
          </span>
        </span>
      </label>
      <FieldProblem id={problemId} problem={problem} />
      <Text
        id={`${key}-option-${position}`}
        isLine
        label={editorWords.option(letter)}
        enterKeyHint="next"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
        value={options[position] ?? ''}
        onChange={(value) => actions.edit(key, (draft) => writeOption(draft, position, value))}
        onKeyDown={optionTextKeys(question, position, actions)}
        onLines={(text, others) => actions.pasteOptions(question, position, [text, ...others])}
        beside={
          options.length > limits.optionsMin && (
            <IconButton
              label={editorWords.remove(letter)}
              tabIndex={-1}
              onClick={() => actions.removeOption(question, position)}
            >
              <Icon name="cross" />
            </IconButton>
          )
        }
      />
    </div>
  )
}

/** Which options keep their place where the quiz shuffles options. */
function FixedOptions({ question, actions }: EditorProps) {
  const { key, options, fixed = [] } = question
  return (
    <>
      <p className="hint" id={`${key}-fixed-hint`}>
        {editorWords.fixedHint}
      </p>
      {options.map((option, position) => {
        const letter = optionLetter(position)
        const text = trimmed(textOnly(question, option))
        return (
          <CheckBox
            key={letter}
            label={text ? editorWords.isFixedWithText(letter, text) : editorWords.isFixed(letter)}
            describedBy={`${key}-fixed-hint`}
            isOn={fixed.includes(position)}
            onChange={(isOn) => actions.edit(key, (draft) => fixOption(draft, position, isOn))}
          />
        )
      })}
    </>
  )
}

/** Shift+Enter stays a new line; Alt+Enter goes on from the correct option. */
function optionTextKeys(question: QuestionDraft, position: number, actions: EditorProps['actions']) {
  const { key, options } = question
  const hasRoom = options.length < limits.optionsMax
  function goOn() {
    if (position < options.length - 1) focusField(`${key}-option-${position + 1}`)
    else if (hasRoom) actions.addOption(question)
  }
  const drop = () => {
    if (options.length > limits.optionsMin) actions.removeOption(question, position)
  }
  const keys = listKeys(goOn, options[position] === '' && drop)
  return (event: KeyboardEvent) => {
    const isCorrect = event.key === 'Enter' && event.altKey && !event.ctrlKey && !event.metaKey
    if (!isCorrect || isComposing(event)) return keys(event)
    event.preventDefault()
    if (!question.correct.includes(position)) actions.mark(question, position)
    focusField(`${key}-option-${position + 1}`)
  }
}

/** The arrow keys move between checkboxes as they do between radio buttons. */
function optionMarkKeys(question: QuestionDraft, position: number, actions: EditorProps['actions']) {
  const { key, type, options } = question
  return (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && takesSeveral(type)) {
      event.preventDefault()
      const next = (position + step + options.length) % options.length
      document.getElementById(`${key}-correct-${next}`)?.focus()
    } else if (event.key === 'Delete' && options.length > limits.optionsMin) {
      actions.removeOption(question, position)
    }
  }
}

/** Between two texts a mouse marks the correct one: the focus goes to the next text, so that writing goes on. */
function writeOnAfterMouse({ key, options }: QuestionDraft, position: number) {
  return ({ nativeEvent, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const next = options.findIndex((text, index) => index >= position && isBlank(text))
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse'
    if (isMouse && currentTarget.checked && next >= 0) focusField(`${key}-option-${next}`)
  }
}

const optionExtras: readonly QuestionExtra[] = [
  {
    id: 'notes',
    name: () => explanationWords.notes,
    isSet: ({ optionNotes }) => optionNotes !== undefined,
    has: (field) => field.startsWith('note-'),
    Fields: OptionNotes,
  },
  {
    id: 'fixed',
    name: () => editorWords.fixed,
    isSet: ({ fixed = [] }) => fixed.length > 0,
    has: () => false,
    Fields: FixedOptions,
  },
]

const choiceEditor: Omit<EditorPart, 'kinds'> = {
  Editor: QuestionOptions,
  extras: () => optionExtras,
  correctField: 'correct-0',
  read: (question) => ({ correct: correctPositions(question), written: '' }),
  correctAnswers: ({ options, correct }) => correct.map((position) => options[position] ?? ''),
}

export const singleEditor: EditorPart = {
  ...choiceEditor,
  Editor: (props) =>
    isTrueFalse(props.question) ? <TrueOrFalse {...props} /> : <QuestionOptions {...props} />,
  extras: (draft) => (isTrueFalse(draft) ? optionExtras.slice(0, 1) : optionExtras),
  kinds: [
    {
      id: 'single',
      icon: (
        <Drawing className="">
          <circle cx="12" cy="12" r="8.5" />
          <circle cx="12" cy="12" r="3.5" fill="currentColor" stroke="none" />
        </Drawing>
      ),
      name: () => typeWords.names.single,
      hint: () => typeWords.hints.single,
      firstField: 'option-0',
    },
    {
      id: 'true-false',
      icon: (
        <Drawing className="">
          <path d="m3 12 3.5 3.5L12 9M15 9l6 6M21 9l-6 6" />
        </Drawing>
      ),
      name: () => typeWords.trueFalse,
      hint: () => typeWords.trueFalseHint,
      firstField: 'correct-0',
      matches: isTrueFalse,
      blank: blankTrueFalse,
    },
  ],
}

export const multipleEditor: EditorPart = {
  ...choiceEditor,
  kinds: [
    {
      id: 'multiple',
      icon: (
        <Drawing className="">
          <rect x="3.5" y="3.5" width="17" height="17" rx="2" />
          <path d="m7.5 12 3.2 3.2 5.8-6.4" />
        </Drawing>
      ),
      name: () => typeWords.names.multiple,
      hint: () => typeWords.hints.multiple,
      firstField: 'option-0',
    },
  ],
}
