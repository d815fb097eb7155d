import { limits, optionLetter } from '@quizly/domain'
import { IconButton } from '../../../../components/forms/button.tsx'
import { FieldProblem } from '../../../../components/forms/field.tsx'
import { GrowingTextArea } from '../../../../components/forms/growing-text-area.tsx'
import { Icon } from '../../../../components/icons/icons.tsx'
import { draftTypes } from './draft-types.ts'
import { optionMarkKeys, optionTextKeys, pasteInOption } from './option-keys.ts'
import { markOption, type QuestionDraft, writeOption } from '../question-draft.ts'
import type { QuestionActions } from '../use-question-editor.ts'

const rightToLeft =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** The direction of a text, by its first letter. The button at the end of a field stands where its text ends. */
const textDirection = (text: string) => (rightToLeft.test(text) ? 'rtl' : 'ltr')

/** The letter at which the Tab key stops: the marked one, otherwise the last, so that it is not in the way to the texts. */
const tabStop = ({ correct, options }: QuestionDraft) => correct[0] ?? options.length - 1

/** The text of an option, and whether it is correct. The Tab key goes from text to text. */
export function OptionRow({
  question,
  position,
  problem,
  actions,
}: {
  question: QuestionDraft
  position: number
  problem: string | undefined
  actions: QuestionActions
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
            type={draftTypes[type].input}
            name={`${key}-correct`}
            aria-label={`Option ${letter} is correct`}
            aria-keyshortcuts={`Control+${position + 1}`}
            tabIndex={position === tabStop(question) ? 0 : -1}
            onKeyDown={optionMarkKeys(question, position, actions)}
            checked={isCorrect}
            onChange={({ target }) =>
              actions.edit(key, (draft) => markOption(draft, position, target.checked))
            }
          />
          <span className="bubble-l" aria-hidden="true">
            {letter}
          </span>
        </span>
      </label>
      <FieldProblem id={problemId} problem={problem} />
      <div className="affix" dir={textDirection(options[position] ?? '')}>
        <GrowingTextArea
          id={`${key}-option-${position}`}
          className="input"
          rows={1}
          enterKeyHint="next"
          aria-label={`Option ${letter}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
          dir="auto"
          autoComplete="off"
          value={options[position]}
          onChange={({ target }) => actions.edit(key, (draft) => writeOption(draft, position, target.value))}
          onKeyDown={optionTextKeys(question, position, actions)}
          onPaste={pasteInOption(question, position, actions)}
        />
        {options.length > limits.optionsMin && (
          <IconButton
            label={`Remove option ${letter}`}
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
