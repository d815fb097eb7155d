import type { Remarkings } from '@quizly/contract'
import { isWritten, optionLetter, type Question, takesSeveral } from '@quizly/domain'
import { useId } from 'react'
import { TextField } from '../../../components/forms/field.tsx'

const rulesForAll = {
  full: 'Everyone has full marks for this question.',
  'left-out': 'This question is not scored.',
}

/** The correct answers of a question, to be chosen or written anew. */
export function AnswerKey({
  question: { type, options, correctAnswers },
  rule,
  language,
  value,
  onChange,
}: {
  question: Question
  rule: Remarkings['rules'][number] | undefined
  language: string | undefined
  value: string[]
  onChange: (correctAnswers: string[]) => void
}) {
  const name = useId()
  const isSeveral = takesSeveral(type)
  const toggle = (option: string, isOn: boolean) => {
    if (!isSeveral) return onChange([option])
    // In the order of the options, so that a change taken back is none.
    onChange(options.filter((each) => (each === option ? isOn : value.includes(each))))
  }
  return (
    <div>
      {isWritten(type) ? (
        <TextField
          label="Correct answer"
          lang={language}
          dir="auto"
          value={value[0] ?? ''}
          onChange={({ target }) => onChange([target.value])}
        />
      ) : (
        <fieldset>
          <legend className="label">{isSeveral ? 'Correct answers' : 'Correct answer'}</legend>
          {options.map((option, place) => (
            <label key={option} className="remark__choice">
              <input
                type={isSeveral ? 'checkbox' : 'radio'}
                name={name}
                checked={value.includes(option)}
                onChange={({ target }) => toggle(option, target.checked)}
              />
              <span>
                {optionLetter(place)}. <bdi lang={language}>{option}</bdi>
                {correctAnswers.includes(option) && <span className="muted"> (current answer)</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {rule?.all && <p className="hint hint--after">{rulesForAll[rule.all]}</p>}
      {rule && rule.also.length > 0 && (
        <p className="hint hint--after">
          Also accepted: <bdi lang={language}>{rule.also.map((key) => key.join(' + ')).join(', ')}</bdi>
        </p>
      )}
    </div>
  )
}
