import { limits, optionLetter } from '@quizly/domain'
import { Button } from '../../../../components/forms/button.tsx'
import { FieldProblem } from '../../../../components/forms/field.tsx'
import { draftTypes } from './draft-types.ts'
import type { EditorProps } from './editor-props.ts'
import { FixedOptions } from './fixed-options.tsx'
import { OptionRow } from './option-row.tsx'

/** The options of a question, each with its text and whether it is correct. */
export function QuestionOptions({ question, problemAt, actions }: EditorProps) {
  const { key, type, options } = question
  const hintId = `${key}-options-hint`
  const problemId = `${key}-correct-problem`
  const problem = problemAt(`${key}-correct-0`)
  return (
    <fieldset aria-describedby={problem ? `${hintId} ${problemId}` : hintId}>
      <legend className="label">Options</legend>
      <p className="hint" id={hintId}>
        Select {draftTypes[type].input === 'radio' ? 'the' : 'every'} correct option.
      </p>
      <FieldProblem id={problemId} problem={problem} />
      <div className="ed-opts">
        {options.map((_, position) => (
          <OptionRow
            key={optionLetter(position)}
            question={question}
            position={position}
            problem={problemAt(`${key}-option-${position}`)}
            actions={actions}
          />
        ))}
      </div>
      {options.length < limits.optionsMax && (
        <Button look="quiet" size="sm" className="ed-add" onClick={() => actions.addOption(question)}>
          + Add option
        </Button>
      )}
      <FixedOptions question={question} actions={actions} />
    </fieldset>
  )
}
