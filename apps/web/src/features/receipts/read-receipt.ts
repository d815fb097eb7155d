import { type Receipt, receipt } from '@quizly/contract'
import { parseStored } from '../../lib/storage.ts'

const longestText = 10_000

/** The receipt that a pasted text or a file holds, if it holds one. */
export function readReceipt(text: string): Receipt | undefined {
  if (text.length > longestText) return undefined
  return receipt.safeParse(parseStored(text.replace(/^\uFEFF/, ''))).data
}
