import { type Receipt, shownReceipt } from '@quizly/contract'
import { parseJson } from '../../lib/device/storage.ts'

const longestText = 40_000
const fieldNames = /"(?:[^"\\]|\\.)*"(?=\s*:)/g

/** A field twice is refused: a reader would see one value, and the server might judge the other. */
export function readReceipt(text: string): Receipt | undefined {
  if (text.length > longestText) return undefined
  const read = parseJson(text.replace(/^\uFEFF/, ''))
  if (countFields(text) !== countFields(JSON.stringify(read))) return undefined
  return shownReceipt.safeParse(read).data
}

const countFields = (json = '') => json.match(fieldNames)?.length
