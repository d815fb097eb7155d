import { useId } from 'react'
import './segments.css'

/** A choice between a few options, side by side. */
export function Segments<Value extends string>({
  legend,
  choices,
  value,
  describedBy,
  onChoose,
}: {
  legend: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  describedBy?: string
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="label">{legend}</legend>
      <div className="seg">
        {choices.map(([choice, label]) => (
          <label key={choice} className={choice === value ? 'is-chosen' : undefined}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
