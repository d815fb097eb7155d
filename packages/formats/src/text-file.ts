import { largestText } from './gate.ts'
import type { Part } from './item.ts'
import type { Loss } from './loss.ts'

export const mostQuestions = 20_000

/** A text file, its lines ended by `\n`. */
export type TextFile = { text: string; losses: readonly Loss[] }

/**
 * The text of a file in UTF-8 or, by its first bytes, UTF-16. What is neither is read as Windows-1252, with a loss that says
 * so. Too large a file gives an empty text and a loss. Signs that are no text are gone.
 */
export function readTextFile({ bytes }: Part): TextFile {
  if (bytes.length > largestText) {
    const params = { most: largestText, size: bytes.length }
    return { text: '', losses: [{ kind: 'refused', what: 'file-too-large', params }] }
  }
  const { text, encoding } = decoded(withPlainLines(inBytes(bytes)))
  const losses: Loss[] = encoding
    ? [{ kind: 'changed', what: 'encoding-guessed', field: 'text', params: { encoding } }]
    : []
  return { text, losses }
}

/** UTF-16 in UTF-8. */
function inBytes(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (!isWide) return bytes
  return new TextEncoder().encode(new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes))
}

/** Done with bytes, because a replacement in the text takes a second for ten million lines. */
function withPlainLines(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(13) && !bytes.includes(0)) return bytes
  const plain = new Uint8Array(bytes.length)
  let length = 0
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0 || (byte === 13 && bytes[at + 1] === 10)) continue
    plain[length++] = byte === 13 ? 10 : byte
  }
  return plain.subarray(0, length)
}

function decoded(bytes: Uint8Array): { text: string; encoding?: string } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

/** The lines of a text, one after the other: a file can have ten million. */
export function* linesOf(text: string): Generator<{ text: string; line: number }> {
  for (let [start, line] = [0, 1]; start <= text.length; line += 1) {
    const at = text.indexOf('\n', start)
    const end = at < 0 ? text.length : at
    yield { text: text.slice(start, end), line }
    start = end + 1
  }
}

/** A written text file. */
export const textPart = (path: string, text: string): Part => ({
  path,
  bytes: new TextEncoder().encode(text),
})

/** The beginning of a file, by which a format is recognised. */
export const beginningOf = (part: Part | undefined): string =>
  part ? readTextFile({ path: part.path, bytes: part.bytes.subarray(0, 100_000) }).text : ''
