import { sendPendingAnswers } from '../../../lib/device/send-pending-answers.ts'
import { hasUncounted } from '../attempt/ending.ts'

/** The server keeps late answers beside the result. Returns whether some differ from those that count. */
export async function deliverLate(attemptId: string): Promise<boolean> {
  const refusals = await sendPendingAnswers(attemptId, { isOver: true })
  return refusals.some(({ changes, error }) => hasUncounted(changes, error.failure.result?.answers ?? []))
}
