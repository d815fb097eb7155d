import * as markedAgainWords from '@quizly/words/results/marked-again.ts'
import type { TimedResult } from '@quizly/contract'
import { dayAndMonth } from '../../lib/dates.ts'
import { shownReason } from '../../lib/words/reasons.ts'

/** Says when and why a result was marked again. Few are, so it is fetched only then. */
export function MarkedAgain({ result: { markedAgain = [] } }: { result: TimedResult }) {
  return (
    <ul className="sm" aria-label={markedAgainWords.label}>
      {markedAgain.map(({ at, number, reason, isUndone, byHand }) => (
        <li key={`${at} ${number}`}>
          {isUndone
            ? markedAgainWords.asBefore(dayAndMonth(at), number)
            : byHand
              ? markedAgainWords.byHand(dayAndMonth(at), number, byHand)
              : markedAgainWords.again(dayAndMonth(at), number)}{' '}
          <bdi className="muted">{shownReason(reason)}</bdi>
        </li>
      ))}
    </ul>
  )
}
