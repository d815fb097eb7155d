import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import {
  answerEditor as editorWords,
  questionExplanation as explanationWords,
} from '@quizly/words/authoring.ts'
import { limits, optionLetter, takesSeveral, trimmed } from '@quizly/domain'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { Button, IconButton } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { FieldProblem, Field } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import type { EditorPart, EditorProps, QuestionDraft } from '../parts.ts'
import {
  writeNote,
  alikePlaces,
  correctPositions,
  fixOption,
  linesOf,
  markOption,
  writeOption,
} from './option-drafts.ts'

/** Folded away until there is one. */
function OptionNotes({ question: { key, options, optionNotes }, language, problemAt, actions }: EditorProps) {
  const [isOpen, setIsOpen] = useState(optionNotes !== undefined)
  const idOf = (place: number) => `${key}-note-${place}`
  return (
    <details
      className="ed-fixed"
      open={isOpen || options.some((_, index) => problemAt(idOf(index)))}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{explanationWords.notes}</summary>
      <p className="hint">{explanationWords.notesHint}</p>
      {options.map((_, index) => (
        <Field
          key={optionLetter(index)}
          id={idOf(index)}
          label={explanationWords.note(optionLetter(index))}
          problem={problemAt(idOf(index))}
        >
          {(control) => (
            <GrowingTextArea
              {...control}
              className="input"
              rows={1}
              dir="auto"
              lang={language}
              maxLength={limits.optionNoteLength}
              value={optionNotes?.[index] ?? ''}
              onChange={({ target: { value } }) =>
                actions.edit(key, (draft) => writeNote(draft, index, value))
              }
            />
          )}
        </Field>
      ))}
    </details>
  )
}

function QuestionOptions({ question, language, problemAt, actions }: EditorProps) {
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
            language={language}
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
      <FixedOptions question={question} actions={actions} />
      <OptionNotes question={question} language={language} problemAt={problemAt} actions={actions} />
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
  language,
  position,
  problem,
  actions,
}: Omit<EditorProps, 'problemAt'> & { position: number; problem: ErrorMessage | undefined }) {
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
      <div className="affix">
        <GrowingTextArea
          id={`${key}-option-${position}`}
          className="input"
          rows={1}
          enterKeyHint="next"
          aria-label={editorWords.option(letter)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
          lang={language}
          autoComplete="off"
          value={options[position]}
          onChange={({ target: { value } }) =>
            actions.edit(key, (draft) => writeOption(draft, position, value))
          }
          onKeyDown={optionTextKeys(question, position, actions)}
          onPaste={pasteInOption(question, position, actions)}
        />
        {options.length > limits.optionsMin && (
          <IconButton
            label={editorWords.remove(letter)}
            tabIndex={-1}
            onClick={() => actions.removeOption(question, position)}
          >
            <Icon name="cross" />
          </IconButton>
        )}
      </div>
    </div>
  )
}

/** Which options keep their place where the quiz shuffles options. Folded away until one does. */
function FixedOptions({ question, actions }: { question: QuestionDraft; actions: EditorProps['actions'] }) {
  const { key, options, fixed = [] } = question
  const [isOpenAtFirst] = useState(fixed.length > 0)
  return (
    <details className="ed-fixed" open={isOpenAtFirst || undefined}>
      <summary>{editorWords.fixed}</summary>
      <p className="hint" id={`${key}-fixed-hint`}>
        {editorWords.fixedHint}
      </p>
      {options.map((text, position) => {
        const letter = optionLetter(position)
        return (
          <CheckBox
            key={letter}
            label={
              trimmed(text) ? editorWords.isFixedWithText(letter, trimmed(text)) : editorWords.isFixed(letter)
            }
            describedBy={`${key}-fixed-hint`}
            isOn={fixed.includes(position)}
            onChange={(isOn) => actions.edit(key, (draft) => fixOption(draft, position, isOn))}
          />
        )
      })}
    </details>
  )
}

/** Shift+Enter stays a new line. */
function optionTextKeys(question: QuestionDraft, position: number, actions: EditorProps['actions']) {
  const { key, options } = question
  function goOn() {
    const next = document.getElementById(`${key}-option-${position + 1}`)
    if (next) next.focus()
    else if (options.length < limits.optionsMax) actions.addOption(question)
  }
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      goOn()
    } else if (event.key === 'Backspace' && options[position] === '' && !event.repeat) {
      event.preventDefault()
      if (options.length > limits.optionsMin) actions.removeOption(question, position)
    }
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

/** Pasted lines become options; the first one is put where the caret is, like any pasted text. */
function pasteInOption(question: QuestionDraft, position: number, actions: EditorProps['actions']) {
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text')
    const [first, ...others] = linesOf(text)
    // A line without a break is pasted by the browser, which can undo it.
    if (first === undefined || !/[\n\r]/.test(text)) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const written = value.slice(0, selectionStart) + first + value.slice(selectionEnd)
    actions.pasteOptions(question, position, [written, ...others])
  }
}

export const choiceEditor: Omit<EditorPart, 'input'> = {
  Editor: QuestionOptions,
  correctField: 'correct-0',
  read: (question) => ({ correct: correctPositions(question), written: '' }),
  correctAnswers: ({ options, correct }) => correct.map((position) => options[position] ?? ''),
}
