import type { TimelineEvent } from '@quizly/contract'
import type { ReactNode } from 'react'
import { personName } from '../../../lib/words/person-name.ts'
import { shownReason } from '../../../lib/words/reasons.ts'

/** After what an educator did: who that was, and the reason. */
export function doneBy({ by, reason }: TimelineEvent): ReactNode {
  if (by === undefined) return null
  return (
    <span className="muted">
      {' '}
      · <bdi>{personName(by)}</bdi>
      {reason !== undefined && (
        <>
          : <bdi>{shownReason(reason)}</bdi>
        </>
      )}
    </span>
  )
}
