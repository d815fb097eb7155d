import type { Receipt, ReceiptVerdict } from '@quizly/contract'
import { call } from '../../lib/calls/call.ts'
import { CallError } from '../../lib/failures.ts'

/** The verdict on a receipt. `matches` only for people who may see the stored answers. */
export type JudgedReceipt = { receipt: Receipt; verdict: ReceiptVerdict; matches?: boolean }

/**
 * Asks the server about a receipt. Anyone learns whether it is genuine; its student and the quiz's owner also
 * learn whether it agrees with what is stored.
 */
export async function judgeReceipt(receipt: Receipt, isSignedIn: boolean): Promise<JudgedReceipt> {
  const body = { receipt }
  const { verdict } = await call('verifyReceipt', { body })
  if (!isSignedIn || verdict !== 'valid') return { receipt, verdict }
  try {
    const { matches } = await call('compareReceipt', { body })
    return { receipt, verdict, matches }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return { receipt, verdict }
    throw error
  }
}
