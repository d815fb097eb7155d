import { separatedCells, separatorOf } from '@quizly/domain'

/** A text file as text: UTF-8 or UTF-16, with or without a byte order mark, otherwise Windows-1252. */
export function decodedText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first = 1, second = 1] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return decode('utf-16le', bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decode('utf-16be', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-1252', bytes)
  }
}

const decode = (encoding: string, bytes: Uint8Array<ArrayBuffer>) => new TextDecoder(encoding).decode(bytes)

const controls = /[^\P{Cc}\t\n\r]/gu

/** The cells of a text file with commas, semicolons, tabs or bars. Excel's line `sep=;` names the separator. */
export function cellsOfText(text: string): string[][] {
  const named = /^sep=([;,\t|])\r?\n/i.exec(text)
  const body = (named ? text.slice(named[0].length) : text).replace(controls, '')
  return separatedCells(body, named?.[1] ?? separatorOf(body))
}
