import { getRecord } from '@quizly/contract'
import { Timeline } from '../../components/timeline.tsx'
import { call } from '../../lib/call.ts'
import { useLoad } from '../../lib/use-load.ts'
import { PartFailed } from './part-failed.tsx'

/** What happened in one's own attempt. */
export function TimelinePart({ quizId, userId }: { quizId: string; userId: string }) {
  const input = { params: { quizId }, query: { userId } }
  const load = useLoad(`${quizId} ${userId}`, (signal) => call(getRecord, input, { signal }))
  if (load.status === 'loading') return <p className="muted">Loading…</p>
  if (load.status === 'failed') return <PartFailed retry={load.retry} />
  return (
    <div className="stack">
      <p className="muted sm">You and the educator who made this quiz can see this.</p>
      <Timeline timeline={load.data} />
    </div>
  )
}
