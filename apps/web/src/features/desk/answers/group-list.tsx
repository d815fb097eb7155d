import { plural } from '../../../lib/plural.ts'
import { type Answer, type Decisions, undecidedIn } from './answer-groups.ts'

/** The groups, each by its most frequent answer, with how many answers of it wait for a decision. */
export function GroupList({
  groups,
  language,
  decisions,
  chosen,
  onChoose,
}: {
  groups: readonly (readonly Answer[])[]
  language: string | undefined
  decisions: Decisions
  chosen: number
  onChoose: (group: number) => void
}) {
  return (
    <ol className="answer-groups">
      {groups.map((group, place) => {
        const [first] = group
        const times = group.reduce((sum, { count }) => sum + count, 0)
        const left = undecidedIn(group, decisions)
        return (
          <li key={first?.normal}>
            <button
              type="button"
              aria-current={place === chosen ? 'true' : undefined}
              onClick={() => onChoose(place)}
            >
              <bdi lang={language}>{first?.text}</bdi>
              <span className="muted sm">
                {plural(group.length, 'answer')}, written {plural(times, 'time')} ·{' '}
                {left === 0 ? 'done' : `${left.toLocaleString('en')} to decide`}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
