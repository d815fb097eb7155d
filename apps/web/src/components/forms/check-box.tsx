import './check-box.css'

/** A checkbox with its label beside it; both are one target. */
export function CheckBox({
  label,
  isOn,
  describedBy,
  onChange,
}: {
  label: string
  isOn: boolean
  describedBy?: string
  onChange: (isOn: boolean) => void
}) {
  return (
    <label className="check-box">
      <input
        type="checkbox"
        aria-describedby={describedBy}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
