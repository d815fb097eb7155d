import { type Receipt, shownReceipt } from '@quizly/contract'
import { parseStored } from '../../lib/device/storage.ts'

const longestText = 10_000
const fieldNames = /"(?:[^"\\]|\\.)*"(?=\s*:)/g

/**
 * The receipt that a pasted text or a file holds, if it holds one, with whatever was written into it beside. A text that
 * says something twice is none: who reads it would see the one, and the server judge the other.
 */
export function readReceipt(text: string): Receipt | undefined {
  if (text.length > longestText) return undefined
  const read = parseStored(text.replace(/^\uFEFF/, ''))
  if (countFields(text) !== countFields(JSON.stringify(read))) return undefined
  return shownReceipt.safeParse(read).data
}

const countFields = (json = '') => json.match(fieldNames)?.length
