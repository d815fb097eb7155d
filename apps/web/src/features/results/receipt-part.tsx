import { call } from '../../lib/call.ts'
import { useLoad } from '../../lib/use-load.ts'
import { PartFailed } from './part-failed.tsx'

/** The receipt of one's submission. Few open it, so what shows it comes along with it. */
export function ReceiptPart({ quizId, title }: { quizId: string; title: string }) {
  const load = useLoad(quizId, async (signal) => {
    const reply = call('getReceipt', { params: { quizId } }, { signal })
    const [{ ReceiptView }, receipt] = await Promise.all([import('./receipt-view.tsx'), reply])
    return { ReceiptView, receipt }
  })
  if (load.status === 'loading') return <p className="muted">Loading…</p>
  if (load.status === 'failed') return <PartFailed retry={load.retry} />
  const { ReceiptView, receipt } = load.data
  return <ReceiptView receipt={receipt} title={title} />
}
