import { sendPendingAnswers } from '../../../lib/device/send-pending-answers.ts'
import { hasUncounted } from '../attempt/ending.ts'

/**
 * Sends answers that never left this device while the clock ran. The server keeps them beside the result;
 * then they leave the journal. Returns whether some of them differ from those that count.
 */
export async function deliverLate(attemptId: string): Promise<boolean> {
  const refusals = await sendPendingAnswers(attemptId)
  return refusals.some(({ changes, error }) => hasUncounted(changes, error.failure.result?.answers ?? []))
}
