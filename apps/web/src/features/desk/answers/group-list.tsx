import type { KeyboardEvent } from 'react'
import { plural } from '../../../lib/plural.ts'
import { type Answer, type Decisions, undecidedIn } from './answer-groups.ts'

const groupId = (place: number) => `answer-group-${place}`
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The groups, each by its most frequent answer, with how many of its answers are to be reviewed. The Tab key stops once,
 * the arrow keys go from group to group, and Enter goes to the answers of one (`onEnter`).
 */
export function GroupList({
  groups,
  language,
  decisions,
  chosen,
  onChoose,
  onEnter,
}: {
  groups: readonly (readonly Answer[])[]
  language: string | undefined
  decisions: Decisions
  chosen: number
  onChoose: (group: number) => void
  onEnter: (group: number) => void
}) {
  function move(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = Math.min(groups.length - 1, Math.max(0, chosen + step))
    onChoose(next)
    document.getElementById(groupId(next))?.focus()
  }

  return (
    <ol className="answer-groups" onKeyDown={move}>
      {groups.map((group, place) => {
        const [first] = group
        const times = group.reduce((sum, { count }) => sum + count, 0)
        const left = undecidedIn(group, decisions)
        return (
          <li key={first?.normal}>
            <button
              type="button"
              id={groupId(place)}
              tabIndex={place === chosen ? 0 : -1}
              aria-current={place === chosen ? 'true' : undefined}
              onClick={({ detail }) => (detail === 0 ? onEnter(place) : onChoose(place))}
            >
              <bdi lang={language}>{first?.text}</bdi>
              <span className="muted sm">
                {plural(group.length, 'answer')}, given {plural(times, 'time')} ·{' '}
                {left === 0 ? 'done' : `${left.toLocaleString('en')} to review`}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
