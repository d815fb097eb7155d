import { limits, optionLetter } from '@quizly/domain'
import { Button } from '../../../components/forms/button.tsx'
import { FieldProblem } from '../../../components/forms/field.tsx'
import { OptionRow } from './option-row.tsx'
import type { QuestionDraft } from './question-draft.ts'
import type { QuestionActions } from './use-question-editor.ts'

/** The options of a question, each with its text and whether it is correct. */
export function QuestionOptions({
  question,
  problemAt,
  actions,
}: {
  question: QuestionDraft
  problemAt: (id: string) => string | undefined
  actions: QuestionActions
}) {
  const { key, type, options } = question
  const hintId = `${key}-options-hint`
  const problemId = `${key}-correct-problem`
  const problem = problemAt(`${key}-correct-0`)
  return (
    <fieldset aria-describedby={problem ? `${hintId} ${problemId}` : hintId}>
      <legend className="label">Options</legend>
      <p className="hint" id={hintId}>
        Select {type === 'single' ? 'the' : 'every'} correct option.
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
    </fieldset>
  )
}
