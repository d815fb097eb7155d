import type { TimedResult } from '@quizly/contract'
import { markedAgain as regradedWords } from '@quizly/words/results.ts'
import { pointsBeside, readReason } from '@quizly/domain'
import { ChosenItems } from '../../components/result/chosen-items.tsx'
import { dayAndMonth } from '../../lib/dates.ts'
import { shownReason } from '../../lib/words/reasons.ts'

/** At a question that was marked by hand: when, what counted, and the comment. */
export function GivenMark({ result: { markedAgain = [] }, number }: { result: TimedResult; number: number }) {
  const mark = markedAgain.findLast((each) => each.byHand !== undefined && each.number === number)
  if (!mark) return null
  const { at, byHand, items, reason } = mark
  const said = readReason(reason)
  return (
    <div className="marked-again">
      <p className="muted sm">
        {regradedWords.byHandOn(dayAndMonth(at))}{' '}
        {typeof byHand === 'object' && byHand.of !== undefined && regradedWords.ofThen(byHand.of)}
      </p>
      {items && (
        <div>
          <p className="muted sm">{regradedWords.rubric}</p>
          <ChosenItems items={items} beside={pointsBeside(items, byHand)} />
        </div>
      )}
      {/* The line above says it already. */}
      {said?.code !== 'by-hand' && (
        <div>
          <p className="muted sm">{regradedWords.comment}</p>
          <p dir="auto">{shownReason(reason)}</p>
        </div>
      )}
    </div>
  )
}
