import { timeLimit as timeLimitWords } from '@quizly/words/authoring.ts'
import { everywhere as everywhereWords } from '@quizly/words/student.ts'
import { formatTimeLeft, hasTimeLimit, isEndless, noTimeLimit } from '@quizly/domain'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { Field } from '../../components/forms/field.tsx'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import './time-limit.css'

/** As a field for minutes holds it. */
export const noLimitValue = String(noTimeLimit)

/** Minutes, or none: the checkbox beside the field empties it, and typing a number takes the mark away. */
export function TimeLimitField({
  label,
  hint,
  problem,
  id,
  name,
  value,
  onChange,
}: {
  label: string
  hint?: string
  problem: ErrorMessage | string | undefined
  id: string
  name?: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}) {
  const isNone = value === noLimitValue
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(control) => (
        <div className="time-limit">
          <input
            {...control}
            type="text"
            className="input input--short num"
            inputMode="numeric"
            autoComplete="off"
            required={!isNone}
            name={isNone ? undefined : name}
            value={isNone ? '' : value}
            onChange={onChange}
          />
          {isNone && <input type="hidden" name={name} value={value} />}
          <CheckBox
            label={timeLimitWords.noLimit}
            isOn={isNone}
            onChange={(isOn) => onChange({ target: { value: isOn ? noLimitValue : '' } })}
          />
        </div>
      )}
    </Field>
  )
}

/** "15 minutes" or "No time limit", as it stands among other facts. */
export const timeLimitText = (minutes: number): string =>
  hasTimeLimit(minutes) ? everywhereWords.minutes(minutes) : timeLimitWords.none

const dayMs = 24 * 60 * 60_000

/** What an educator reads of the time that a student has left: days where an attempt without a time limit waits for its closing. */
export function timeLeftText(leftMs: number): string {
  if (isEndless(leftMs)) return timeLimitWords.noLimit
  return leftMs < 2 * dayMs ? formatTimeLeft(leftMs) : timeLimitWords.days(Math.floor(leftMs / dayMs))
}
