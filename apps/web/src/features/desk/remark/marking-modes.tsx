import type { RemarkMode } from '@quizly/domain'

const modes: [RemarkMode, label: string, hint: string][] = [
  ['either-key', 'The old or the new key counts', 'Both are right, also for students who begin later.'],
  ['new-key', 'Only the new key counts', 'Whoever has begun keeps what the old key gave them.'],
  ['full-marks', 'Full marks for all', 'Everybody gets the point, whatever they answered.'],
  ['left-out', 'Leave the question out', 'It counts for nobody. Who has the point keeps it.'],
]
const hintsIfLower: Partial<Record<RemarkMode, string>> = {
  'new-key': 'Whoever is right only by the old key loses the point.',
  'left-out': 'It counts for nobody, also not for those who were right.',
}

/** How a question is to count, and whether somebody may lose by it: only if that is ticked. */
export function MarkingModes({
  mode,
  mayLower,
  onMode,
  onMayLower,
}: {
  mode: RemarkMode
  mayLower: boolean
  onMode: (mode: RemarkMode) => void
  onMayLower: (mayLower: boolean) => void
}) {
  return (
    <div>
      <fieldset>
        <legend className="label">How it counts</legend>
        {modes.map(([each, label, hint]) => (
          <label key={each} className="remark__choice">
            <input type="radio" name="mode" checked={each === mode} onChange={() => onMode(each)} />
            <span>
              {label}
              <span className="muted sm remark__hint">{(mayLower && hintsIfLower[each]) || hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <label className="remark__choice">
        <input type="checkbox" checked={mayLower} onChange={({ target }) => onMayLower(target.checked)} />
        <span>Scores may go down</span>
      </label>
    </div>
  )
}
