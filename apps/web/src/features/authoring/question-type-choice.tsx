import { type QuestionType, questionTypes } from '@quizly/domain'
import type { QuestionDraft } from './question-draft.ts'

const names: Record<QuestionType, string> = {
  single: 'Single Correct',
  multiple: 'Multiple Correct',
  write: 'Write Answer',
}

export function QuestionTypeChoice({
  question: { key, type },
  onChoose,
}: {
  question: QuestionDraft
  onChoose: (type: QuestionType) => void
}) {
  return (
    <fieldset>
      <legend className="label">Question type</legend>
      <div className="seg">
        {questionTypes.map((choice) => (
          <label key={choice} className={choice === type ? 'is-chosen' : undefined}>
            <input
              type="radio"
              name={`${key}-type`}
              value={choice}
              checked={choice === type}
              onChange={() => onChoose(choice)}
            />
            {names[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
