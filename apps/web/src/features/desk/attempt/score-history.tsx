import type { AttemptForOwner } from '@quizly/contract'
import { dateAndTime } from '../../../lib/dates.ts'

/** How the score has changed since the quiz was submitted. */
export function ScoreHistory({ changes }: { changes: AttemptForOwner['scoreChanges'] }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="scores">
      <div className="stack stack-2">
        <h2 id="scores">Score history</h2>
        <ul aria-labelledby="scores">
          {changes.map(({ at, oldScore, oldTotal, newScore, newTotal }) => (
            <li key={`${at} ${newScore} ${newTotal}`}>
              {dateAndTime(at)}: from {oldScore} / {oldTotal} to {newScore} / {newTotal}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
