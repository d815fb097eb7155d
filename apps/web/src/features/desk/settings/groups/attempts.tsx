import { mostAttemptsAllowed } from '@quizly/domain'
import { Field } from '../../../../components/forms/field.tsx'
import { Segments } from '../../../../components/forms/segments.tsx'
import { Icon } from '../../../../components/icons/icons.tsx'
import type { GroupProps } from './group.tsx'

const choices = Array.from({ length: mostAttemptsAllowed }, (_, place) => String(place + 1))

/** How often each student can take the quiz, and which attempt counts. */
export function Attempts({ settings: { wanted, change, base, problemAt } }: GroupProps) {
  const { attempts = 1, attemptCounts = 'best' } = wanted
  function choose(value: string) {
    const chosen = value === 'unlimited' ? value : Number(value)
    const isPlain = chosen === 1 && base.attempts === undefined
    change(isPlain ? { attempts: undefined, attemptCounts: undefined } : { attempts: chosen, attemptCounts })
  }
  return (
    <>
      <Field
        id="setting-attempts"
        label="Attempts for each student"
        hint="Attempts already made are kept."
        problem={problemAt('attempts')}
      >
        {(control) => (
          <span className="select">
            <select
              {...control}
              className="input"
              value={attempts}
              onChange={({ target }) => choose(target.value)}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
              <option value="unlimited">No limit</option>
            </select>
            <Icon name="chevronDown" />
          </span>
        )}
      </Field>
      {wanted.attempts !== undefined && (
        <div className="field">
          <Segments
            legend="What counts"
            choices={[
              ['best', 'The best'],
              ['last', 'The last'],
              ['first', 'The first'],
            ]}
            value={attemptCounts}
            describedBy="setting-attempts-count-hint"
            onChoose={(counts) => change({ attemptCounts: counts })}
          />
          <p className="hint hint--after" id="setting-attempts-count-hint">
            One attempt counts per student. If scores are equal, the earlier one counts.
          </p>
        </div>
      )}
    </>
  )
}
