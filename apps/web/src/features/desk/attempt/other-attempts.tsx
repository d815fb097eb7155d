import type { AttemptForOwner } from '@quizly/contract'
import { Link } from 'wouter'
import { paths } from '../../../lib/paths.ts'

/** Where a quiz can be taken several times: which attempt this is, which counts, and the student's other ones. */
export function OtherAttempts({ attempt: { quiz, student, result } }: { attempt: AttemptForOwner }) {
  const { attempts } = result
  if (!attempts || attempts.all.length < 2) return null
  return (
    <nav className="neighbours" aria-label="Attempts">
      {attempts.all.map(({ number, state, score, totalQuestions, isCounted }) => (
        <span key={number} aria-current={number === attempts.number || undefined}>
          {state === 'submitted' && number !== attempts.number ? (
            <Link to={paths.studentAttempt(quiz._id, student._id, number)}>Attempt {number}</Link>
          ) : (
            <>Attempt {number}</>
          )}
          {state === 'submitted' && (
            <>
              : <bdi dir="ltr">{`${score} / ${totalQuestions}`}</bdi>
            </>
          )}
          {state === 'running' && ': running'}
          {isCounted && ' (counts)'}
        </span>
      ))}
    </nav>
  )
}
