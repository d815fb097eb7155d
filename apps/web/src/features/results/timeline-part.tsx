import { call } from '../../lib/call.ts'
import { useLoad } from '../../lib/use-load.ts'
import { PartFailed } from './part-failed.tsx'

/** What happened in one's own attempt. Few open it, so what shows it comes along with it. */
export function TimelinePart({ quizId, userId }: { quizId: string; userId: string }) {
  const load = useLoad(`${quizId} ${userId}`, async (signal) => {
    const reply = call('getRecord', { params: { quizId }, query: { userId } }, { signal })
    const [{ Timeline }, timeline] = await Promise.all([import('../../components/timeline.tsx'), reply])
    return { Timeline, timeline }
  })
  if (load.status === 'loading') return <p className="muted">Loading…</p>
  if (load.status === 'failed') return <PartFailed retry={load.retry} />
  const { Timeline, timeline } = load.data
  return (
    <div className="stack">
      <p className="muted sm">You and the educator who made this quiz can see this.</p>
      <Timeline timeline={timeline} />
    </div>
  )
}
