import type { TimedResult } from '@quizly/contract'
import { longDate } from '../../lib/dates.ts'

/** "3 May" */
const dayAndMonth = (moment: string) => longDate(moment).slice(0, -5)

/** Says when and why a result was marked again. Few are, so it is fetched only then. */
export function MarkedAgain({ result: { markedAgain = [] } }: { result: TimedResult }) {
  return (
    <ul className="sm" aria-label="Marked again">
      {markedAgain.map(({ at, number, reason, isUndone, byHand }) => (
        <li key={`${at} ${number}`}>
          {isUndone
            ? `Counts as before again since ${dayAndMonth(at)}: question ${number}.`
            : byHand
              ? `Marked by hand on ${dayAndMonth(at)}: question ${number} counts as ${byHand}.`
              : `Marked again on ${dayAndMonth(at)}: question ${number}.`}{' '}
          <bdi className="muted">{reason}</bdi>
        </li>
      ))}
    </ul>
  )
}
