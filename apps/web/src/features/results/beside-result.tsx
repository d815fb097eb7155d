import type { QuizSummary, TimedResult } from '@quizly/contract'
import { PracticeLink } from '../../components/quiz/practice-link.tsx'
import { markedAgain as regradedWords } from '@quizly/words/results.ts'
import { Fold } from '../../components/overlays/fold.tsx'
import { dayAndMonth } from '../../lib/dates.ts'
import { scoreText } from '../../lib/scores.ts'
import { shownReason } from '../../lib/words/reasons.ts'
import './regrades.css'
import { OwnAttempts } from './own-attempts.tsx'

type Moved = NonNullable<NonNullable<TimedResult['markedAgain']>[number]['moved']>

const shown = (
  ...[key, score, totalQuestions, maxScore, waiting]: [string, number, number, number?, number?]
) => (
  <bdi key={key} dir="ltr">
    {scoreText({ score, totalQuestions, maxScore, waiting })}
  </bdi>
)
const scoresOf = ({
  oldScore,
  oldTotal,
  oldMaxScore,
  oldWaiting,
  newScore,
  newTotal,
  newMaxScore,
  newWaiting,
}: Moved) =>
  regradedWords.moved(
    shown('before', oldScore, oldTotal, oldMaxScore, oldWaiting),
    shown('after', newScore, newTotal, newMaxScore, newWaiting),
  )

/** What has moved this student’s score, and why. A mark that stands at its question explains itself. */
function ScoreHistory({ result: { markedAgain: regrades = [] } }: { result: TimedResult }) {
  const moving = regrades.flatMap((each) =>
    each.moved && !each.byHand ? [{ ...each, moved: each.moved }] : [],
  )
  if (moving.length === 0) return null
  return (
    <Fold id="score-history" title={regradedWords.why}>
      <ul className="sm marked-again">
        {moving.map(({ at, number, reason, isUndone, moved }) => (
          <li key={`${at} ${number}`}>
            {isUndone
              ? regradedWords.asBefore(dayAndMonth(at), number)
              : regradedWords.again(dayAndMonth(at), number)}{' '}
            <bdi className="muted">{shownReason(reason)}</bdi>
            <br />
            {scoresOf(moved)}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** What few results have beside them, loaded for these alone. */
export function BesideResult({ result, quiz }: { result: TimedResult; quiz: QuizSummary }) {
  return (
    <>
      {result.markedAgain && <ScoreHistory result={result} />}
      {result.attempts && <OwnAttempts quizId={quiz._id} attempts={result.attempts} />}
      <PracticeLink quiz={quiz} />
    </>
  )
}
