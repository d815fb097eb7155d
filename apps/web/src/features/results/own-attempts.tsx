import type { AttemptsOfStudent } from '@quizly/contract'
import { Link } from 'wouter'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { paths } from '../../lib/paths.ts'

/** A student's attempts at a quiz that can be taken several times: which of them counts, and whether another can start. */
export function OwnAttempts({
  quizId,
  attempts: { number, allowed, counts, next, all },
}: {
  quizId: string
  attempts: AttemptsOfStudent
}) {
  const isRunning = all.some(({ state }) => state !== 'submitted')
  const place = allowed === undefined ? String(next) : `${next} of ${allowed}`
  return (
    <section className="stack stack-2" aria-labelledby="own-attempts">
      <h2 id="own-attempts" className="eyebrow">
        Your attempts
      </h2>
      <ul className="sm">
        {all.map((each) => (
          <li key={each.number}>
            {each.state === 'submitted' && each.number !== number ? (
              <Link to={paths.result(quizId, each.number)}>Attempt {each.number}</Link>
            ) : (
              <span aria-current={each.number === number || undefined}>Attempt {each.number}</span>
            )}
            : {describe(each)}
          </li>
        ))}
      </ul>
      {allowed !== 1 && <p className="muted sm">The {counts} one counts.</p>}
      {(next !== undefined || isRunning) && (
        <LinkButton to={paths.takeQuiz(quizId)}>{isRunning ? 'Continue' : `Try again (${place})`}</LinkButton>
      )}
    </section>
  )
}

function describe({ state, score, totalQuestions, isCounted }: AttemptsOfStudent['all'][number]): string {
  if (state !== 'submitted') return state === 'running' ? 'running' : 'not started'
  const marks = score === undefined ? 'submitted' : `${score} out of ${totalQuestions}`
  return isCounted ? `${marks} (counts)` : marks
}
