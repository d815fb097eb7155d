import type { DeletedAttempt } from '@quizly/contract'
import { Fold } from '../../../components/overlays/fold.tsx'
import { dateAndTime } from '../../../lib/dates.ts'

/** Which attempts have been deleted, by whom, when and why. */
export function DeletedAttempts({ deleted }: { deleted: readonly DeletedAttempt[] }) {
  if (deleted.length === 0) return null
  return (
    <div className="students__deleted">
      <Fold id="deleted" title="Deleted attempts">
        <ul className="stack stack-2" aria-label="Deleted attempts">
          {deleted.map(({ _id, name, score, totalQuestions, by, at, reason }) => (
            <li key={_id}>
              <bdi>{name}</bdi>
              {score !== undefined && (
                <>
                  {' · '}
                  <bdi dir="ltr">{`${score} / ${totalQuestions}`}</bdi>
                </>
              )}{' '}
              · deleted by <bdi>{by}</bdi>, <bdi>{dateAndTime(at)}</bdi>
              {reason && (
                <>
                  : <bdi>{reason}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}
