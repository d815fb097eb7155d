import { separatedCells, separatorOf } from '@quizly/domain'

/** A text file as text: UTF-8 or UTF-16, with or without a byte order mark, otherwise Windows-1252. */
export function decodedText(bytes: Uint8Array<ArrayBuffer>): { text: string; encoding: string } {
  const [first = 1, second = 1] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return decoded('utf-16le', bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decoded('utf-16be', bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return decoded('windows-1252', bytes)
  }
}

const decoded = (encoding: string, bytes: Uint8Array<ArrayBuffer>) => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding: encoding === 'windows-1252' ? 'Windows-1252' : 'UTF-16',
})

const controls = /[^\P{Cc}\t\n\r]/gu

const separatorNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }

/** The cells of a text file with commas, semicolons, tabs or bars. Excel's line `sep=;` names the separator. */
export function cellsOfText(text: string): { cells: string[][]; separatedBy: string } {
  const named = /^sep=([;,\t|])\r?\n/i.exec(text)
  const body = (named ? text.slice(named[0].length) : text).replace(controls, '')
  const separator = named?.[1] ?? separatorOf(body)
  return { cells: separatedCells(body, separator), separatedBy: separatorNames[separator] ?? '' }
}
