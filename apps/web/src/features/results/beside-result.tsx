import type { QuizSummary, TimedResult } from '@quizly/contract'
import { PracticeLink } from '../../components/quiz/practice-link.tsx'
import { markedAgain as regradedWords } from '@quizly/words/results.ts'
import { pointsBeside } from '@quizly/domain'
import { ChosenItems } from '../../components/result/chosen-items.tsx'
import { dayAndMonth } from '../../lib/dates.ts'
import { shownReason } from '../../lib/words/reasons.ts'
import './regrades.css'
import { OwnAttempts } from './own-attempts.tsx'

type Change = NonNullable<TimedResult['markedAgain']>[number]

function howNow(at: string, number: number, byHand: Change['byHand']): string {
  const date = dayAndMonth(at)
  if (!byHand) return regradedWords.again(date, number)
  return typeof byHand === 'string'
    ? regradedWords.byHand(date, number, byHand)
    : [
        regradedWords.pointsByHand(date, number, byHand.points),
        byHand.of !== undefined && regradedWords.ofThen(byHand.of),
      ]
        .filter((sentence) => sentence !== false)
        .join(' ')
}

/** Says when and why a result was marked again. Few are, so it is fetched only then. */
function Regrades({ result: { markedAgain: regrades = [] } }: { result: TimedResult }) {
  return (
    <ul className="sm marked-again" aria-label={regradedWords.label}>
      {regrades.map(({ at, number, reason, isUndone, byHand, items }) => (
        <li key={`${at} ${number}`}>
          {isUndone ? regradedWords.asBefore(dayAndMonth(at), number) : howNow(at, number, byHand)}{' '}
          <bdi className="muted">{shownReason(reason)}</bdi>
          <ChosenItems items={items} beside={pointsBeside(items, byHand)} />
        </li>
      ))}
    </ul>
  )
}

/** What few results have beside them, loaded for these alone. */
export function BesideResult({ result, quiz }: { result: TimedResult; quiz: QuizSummary }) {
  return (
    <>
      {result.markedAgain && <Regrades result={result} />}
      {result.attempts && <OwnAttempts quizId={quiz._id} attempts={result.attempts} />}
      <PracticeLink quiz={quiz} />
    </>
  )
}
