import type { Side } from '@quizly/domain'
import { useId } from 'react'
import { FieldProblem } from '../../../components/forms/field.tsx'
import { plural } from '../../../lib/plural.ts'
import { type Compared, movesOf } from './merge-drafts.ts'

const mostShown = 8
const sides = [
  ['theirs', 'Theirs', 'They moved nothing'],
  ['mine', 'Mine', 'You moved nothing'],
] as const

/** Whose order of the questions is kept. */
export function ChooseOrder({
  compared,
  value,
  problem,
  onChoose,
}: {
  compared: Compared
  value: Side | undefined
  problem: string | undefined
  onChoose: (side: Side) => void
}) {
  const id = useId()
  return (
    <fieldset className="merge__question" aria-describedby={problem && `${id}-problem`}>
      <legend className="label">The order of the questions</legend>
      <FieldProblem id={`${id}-problem`} problem={problem} />
      <div className="merge__pair">
        {sides.map(([side, name, nothing]) => {
          const moves = movesOf(compared, side)
          return (
            <div key={side} className={value === side ? 'version is-chosen' : 'version'}>
              <label className="version__choice">
                <input
                  id={side === 'theirs' ? 'version-order' : undefined}
                  type="radio"
                  name={id}
                  checked={value === side}
                  aria-describedby={`${id}-${side}`}
                  onChange={() => onChoose(side)}
                />
                <span>{name}</span>
              </label>
              <ul id={`${id}-${side}`} className="version__options">
                {moves.length === 0 && <li className="muted">{nothing}</li>}
                {moves.slice(0, mostShown).map((move) => (
                  <li key={move.id}>
                    <span>
                      {move.from} → {move.to}: <bdi>{move.text}</bdi>
                    </span>
                  </li>
                ))}
                {moves.length > mostShown && <li>{plural(moves.length - mostShown, 'more question')}</li>}
              </ul>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
