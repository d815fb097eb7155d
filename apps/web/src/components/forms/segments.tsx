import { type ReactNode, useId } from 'react'
import './segments.css'

type Props<Value extends string> = {
  legend: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  describedBy?: string
  /** The page that opens begins here. */
  isFirstField?: boolean
  onChoose: (value: Value) => void
}

export function HintedSegments<Value extends string>({
  hint,
  children,
  ...choice
}: Omit<Props<Value>, 'describedBy'> & { hint: string; children?: ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <Segments {...choice} describedBy={id} />
      <p className="hint hint--after" id={id}>
        {hint}
      </p>
      {children}
    </div>
  )
}

export function Segments<Value extends string>({
  legend,
  choices,
  value,
  describedBy,
  isFirstField,
  onChoose,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="label">{legend}</legend>
      <div className="seg">
        {choices.map(([choice, label], index) => (
          <label key={choice} className={choice === value ? 'is-chosen' : undefined}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              {...(isFirstField && index === 0 && { 'data-first-field': true })}
              onChange={() => onChoose(choice)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
