import type { RemarkMode } from '@quizly/domain'

const modes: [RemarkMode, label: string, hint: string][] = [
  ['either-key', 'Accept the old and the new answer', 'Both are correct, also for students who start later.'],
  ['new-key', 'Use the new answer only', 'Students who have started keep points already earned.'],
  ['full-marks', 'Full marks for all', 'Every student gets the point, whatever they answered.'],
  ['left-out', 'Leave the question out', 'Not scored. Points already given are kept.'],
]
const hintsIfLower: Partial<Record<RemarkMode, string>> = {
  'new-key': 'Students who were correct only by the old answer lose the point.',
  'left-out': 'Not scored for any student, correct or not.',
}

/** How a question is scored, and whether students may lose by it: only if that is ticked. */
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
        <legend className="label">How to score it</legend>
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
