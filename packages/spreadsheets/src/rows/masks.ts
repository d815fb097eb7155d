import { tickOf } from './ticks.ts'

const longestMask = 80
/** Written without anything between them. */
const joined = /^(?:[01]+|[+\-−–]+|[✓✔✅✗✘❌☐☑]+|[xX]?[xX\-._oO]+)$/u

/** Whether each of so many options is right, by a key such as `0 1 0`, `0100`, or the number 100; undefined for other keys. */
export function readMask(key: string, options: number): boolean[] | undefined {
  if (key.length > longestMask || options < 2) return undefined
  const parts = key.split(/[\s,;|/]+/).filter(Boolean)
  const isNumber = parts.length === 1 && /^[01]+$/.test(key)
  // A spreadsheet program takes the zeros from the beginning of a number.
  const signs =
    parts.length > 1 ? parts : joined.test(key) ? Array.from(isNumber ? key.padStart(options, '0') : key) : []
  const ticks = signs.map((sign) => (/^[._oO−]$/u.test(sign) ? false : tickOf(sign)))
  return signs.length === options && ticks.every((tick) => tick !== undefined) ? ticks : undefined
}
