import type { QuizAnalysis } from '@quizly/contract'
import { Fold } from '../../../components/overlays/fold.tsx'
import { describeReliability, oneDigit, twoDigits } from './figure-texts.ts'

/** What the figures of the questions mean, how far the scores can be trusted, and on request the figures for that. */
export function Statistics({ analysis }: { analysis: QuizAnalysis }) {
  const { reliability, standardDeviation, scores, questions } = analysis
  const tells = questions.some(({ discrimination }) => 'value' in discrimination)
  return (
    <div className="statistics">
      <p className="muted sm">
        Difficulty is the share of students who got it right.{' '}
        {tells &&
          'Discrimination says whether students who did well on the other questions also got this one right.'}
      </p>
      <p className="muted sm">{describeReliability(analysis)}</p>
      <Fold id="statistics" title="For statisticians">
        <ul className="stack stack-2 sm">
          {reliability && (
            <li>
              Coefficient alpha {twoDigits(reliability.alpha)}, 95% interval{' '}
              {twoDigits(reliability.interval.low)} to {twoDigits(reliability.interval.high)} (Feldt).
              Standard error of a score: {oneDigit(reliability.standardError)} of {scores.length - 1} points.
            </li>
          )}
          {standardDeviation !== null && (
            <li>Standard deviation of the scores: {oneDigit(standardDeviation)} points.</li>
          )}
          <li>
            Difficulty: the share of right answers, with Wilson’s 95% interval under the pointer. Easy from
            85%, hard below 40%.
          </li>
          <li>
            Discrimination: the correlation with the points on all other questions, with a bootstrap interval
            under the pointer. Good from 0.30, fair from 0.15. Negative only if its interval excludes 0 after
            Holm’s correction over all questions. It takes 10 results, and 3 right and 3 wrong answers.
          </li>
        </ul>
      </Fold>
    </div>
  )
}
