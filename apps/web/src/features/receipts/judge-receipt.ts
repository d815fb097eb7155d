import type { Receipt, ReceiptVerdict } from '@quizly/contract'
import { call, CallError } from '../../lib/calls/call.ts'

/** What is known of a receipt. `matches` is there only for who may know the stored answers. */
export type JudgedReceipt = { receipt: Receipt; verdict: ReceiptVerdict; matches?: boolean }

/** Asks the server about a receipt: anyone learns whether it is genuine, those whom it concerns whether it agrees. */
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
