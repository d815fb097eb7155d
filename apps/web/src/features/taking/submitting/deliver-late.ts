import { bringKept } from '../../../lib/device/bring-kept.ts'
import { hasUncounted } from './late-answers.ts'

/**
 * Answers that never left this device while the clock ran: the server keeps them beside the result that time has made.
 * They leave the journal once it has seen them. True when some of them are not those that count.
 */
export async function deliverLate(attemptId: string): Promise<boolean> {
  const refusals = await bringKept(attemptId)
  return refusals.some(({ changes, error }) => hasUncounted(changes, error.failure.result?.answers ?? []))
}
