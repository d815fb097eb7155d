import { Fold } from '../../../components/overlays/fold.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import type { OwnersView } from './load-colleagues.ts'
import { roleNames } from './role-texts.ts'

/** Who has given whom which role, and when. */
export function RoleHistory({ changes }: Pick<OwnersView, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <Fold id="role-history" title="Who was given which role">
      <ul className="colleagues__changes">
        {changes.map((change) => (
          <li key={`${change.at} ${change.name} ${change.role}`}>
            <span className="muted">{dateAndTime(change.at)}</span> <Told change={change} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Told({ change: { name, role, by } }: { change: OwnersView['changes'][number] }) {
  const [person, giver] = [<bdi key="person">{name}</bdi>, <bdi key="giver">{by}</bdi>]
  if (role === undefined && name === by) return <span>{person} left</span>
  if (role === undefined) {
    return (
      <span>
        {person} was removed by {giver}
      </span>
    )
  }
  return (
    <span>
      {person} became {roleNames[role].toLowerCase()}, by {giver}
    </span>
  )
}
