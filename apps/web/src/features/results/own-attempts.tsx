import { result as resultWords } from '@quizly/words/student.ts'
import { ownAttempts as ownAttemptsWords } from '@quizly/words/results.ts'
import type { AttemptsOfStudent } from '@quizly/contract'
import { Link } from 'wouter'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { studentPaths } from '../../lib/student-paths.ts'

/** A student's attempts at a quiz that can be taken several times: which of them counts, and whether another can start. */
export function OwnAttempts({
  quizId,
  attempts: { number, allowed, counts, next, all },
}: {
  quizId: string
  attempts: AttemptsOfStudent
}) {
  const isRunning = all.some(({ state }) => state !== 'submitted')
  return (
    <section className="stack stack-2" aria-labelledby="own-attempts">
      <h2 id="own-attempts" className="eyebrow">
        {ownAttemptsWords.attempts}
      </h2>
      <ul className="sm">
        {all.map((each) => (
          <li key={each.number}>
            {ownAttemptsWords.attemptIs(
              each.state === 'submitted' && each.number !== number ? (
                <Link key="attempt" to={studentPaths.result(quizId, each.number)}>
                  {ownAttemptsWords.attempt(each.number)}
                </Link>
              ) : (
                <span key="attempt" aria-current={each.number === number || undefined}>
                  {ownAttemptsWords.attempt(each.number)}
                </span>
              ),
              describe(each),
            )}
          </li>
        ))}
      </ul>
      {allowed !== 1 && <p className="muted sm">{ownAttemptsWords.whichCounts(counts)}</p>}
      {(next !== undefined || isRunning) && (
        <LinkButton to={studentPaths.takeQuiz(quizId)}>
          {isRunning ? ownAttemptsWords.goOn : describeAgain(next, allowed)}
        </LinkButton>
      )}
    </section>
  )
}

function describe({
  state,
  score,
  totalQuestions,
  maxScore = totalQuestions,
  waiting = 0,
  isCounted,
}: AttemptsOfStudent['all'][number]): string {
  if (state !== 'submitted')
    return state === 'running' ? ownAttemptsWords.running : ownAttemptsWords.notStarted
  if (score === undefined || maxScore === undefined)
    return isCounted ? ownAttemptsWords.submittedCounts : ownAttemptsWords.submitted
  if (waiting > 0) return resultWords.openScore(score, maxScore)
  return isCounted ? ownAttemptsWords.scoredCounts(score, maxScore) : ownAttemptsWords.scored(score, maxScore)
}

const describeAgain = (next = 0, allowed?: number) =>
  allowed === undefined ? ownAttemptsWords.again(next) : ownAttemptsWords.againOf(next, allowed)
