import { TextField } from '../../../../components/forms/field.tsx'
import { type GroupProps, toldAt } from './group.tsx'

/** How long students have. */
export function Time({ settings }: GroupProps) {
  const { wanted, change } = settings
  return (
    <TextField
      id="setting-timeLimit"
      label="Time Limit (minutes)"
      hint="For whoever starts from now on. Whoever has started keeps the time they were promised."
      problem={toldAt(settings, 'timeLimit')}
      className="input--short num"
      inputMode="numeric"
      value={wanted.timeLimit}
      onChange={({ target }) => change({ timeLimit: target.value })}
      autoComplete="off"
      required
    />
  )
}
