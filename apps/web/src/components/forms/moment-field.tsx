import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { momentField as momentFieldWords } from '@quizly/words/screens.ts'
import { momentsAt, ownZone, wallTime, zoneOffset } from '../../lib/time/wall-time.ts'
import { Field } from './field.tsx'
import './moment-field.css'
import { Segments } from './segments.tsx'

type Props = {
  id: string
  label: string
  hint: string
  problem: ErrorMessage | string | undefined
  value: string
  onChange: (value: string) => void
}

const isMoment = (value: string) => value.endsWith('Z')

/** The value is a moment, empty for none, or what was typed if the clocks of the zone never show that. */
export function MomentField({ id, label, hint, problem, value, onChange }: Props) {
  const zone = ownZone()
  const wall = isMoment(value) ? wallTime(value, zone) : value
  const moments = momentsAt(wall, zone)
  return (
    <div className="moment">
      <Field id={id} label={label} hint={hint} problem={problem}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="input moment__input num"
            max="9999-12-31T23:59"
            value={wall}
            onChange={({ target }) => onChange(momentsAt(target.value, zone)[0] ?? target.value)}
          />
        )}
      </Field>
      {moments.length > 1 && (
        <Segments
          legend={momentFieldWords.which(wall.slice(11))}
          choices={moments.map((moment, i) => {
            return [
              moment,
              (i === 0 ? momentFieldWords.first : momentFieldWords.second)(zoneOffset(moment, zone)),
            ] as const
          })}
          value={value}
          onChoose={onChange}
        />
      )}
    </div>
  )
}
