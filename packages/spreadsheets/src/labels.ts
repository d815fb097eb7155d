import { comparableAnswer, digitValue, optionLetter, trimmed } from '@quizly/domain'
import { falsehoods, optionNames, truths } from './words.ts'

/** A letter or number that names an option. `slot` counts the columns of options from 0. */
export type Label = { kind: 'letter' | 'position'; slot: number }

const label = new RegExp(
  String.raw`^(?:${optionNames})?\s*[([]?\s*(?:([a-z])|(\p{Nd}{1,3}))\s*[)\].:]*$`,
  'u',
)
const longestLabel = 40

const plain = (text: string) => trimmed(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))

/** Reads a label as people type it: `b`, `(b)`, `B.`, `Option 2`, also with the digits of other scripts. */
export function readLabel(text: string): Label | undefined {
  if (text.length > longestLabel) return undefined
  const form = plain(text).toLowerCase()
  const arabic = arabicSlot(form.replace(/[()[\].:\s]/g, ''))
  if (arabic !== undefined) return { kind: 'letter', slot: arabic }
  const [, letter, digits] = label.exec(form) ?? []
  if (letter !== undefined) return { kind: 'letter', slot: letter.charCodeAt(0) - 97 }
  if (digits === undefined) return undefined
  const number = Array.from(digits, digitValue).reduce((value, digit) => 10 * value + digit, 0)
  return { kind: 'position', slot: number - 1 }
}

const arabicLetters = 'ابجدهو'

/** The number of an option from 0 by its Arabic letter. */
export function arabicSlot(letter: string): number | undefined {
  const slot = letter.length === 1 ? arabicLetters.indexOf(letter.replace('أ', 'ا')) : -1
  return slot === -1 ? undefined : slot
}

/** Labels written without a separator, such as `AC` or `13`; undefined if the text is something else. */
export function labelsRunTogether(text: string): Label[] | undefined {
  const run = plain(text).replace(/\band\b|[\s/&+]/gi, '')
  if (run.length < 2 || run.length > 10 || !/^(?:[a-z]+|\p{Nd}+)$/iu.test(run)) return undefined
  return Array.from(run, readLabel).filter((each) => each !== undefined)
}

/** The letters and numbers of these slots: A–D, 1–4. */
export function labelsOf(slots: readonly number[]): string[] {
  const first = slots[0] ?? 0
  const last = slots.at(-1) ?? 0
  const gapless = slots.length > 2 && last - first === slots.length - 1
  const names = (name: (slot: number) => string) =>
    gapless ? [`${name(first)}–${name(last)}`] : slots.map(name)
  return [...names(optionLetter), ...names((slot) => String(slot + 1))]
}

const [trueWords, falseWords] = [truths, falsehoods].map(
  (words) => new Set(words.split(' ').map(comparableAnswer)),
)

/** Whether a text says true (or false) in one word or its initial; undefined if it says neither. */
export function truthOf(text: string): boolean | undefined {
  if (text.length > 12) return undefined
  const word = comparableAnswer(text).replace(/[.!]$/, '')
  if (trueWords?.has(word)) return true
  return falseWords?.has(word) ? false : undefined
}

const ticks = new Set(['x', '✓', '✔', '☑', '☒', '🗸', '✅', '*', '1', '+'])
const blanks = new Set(['', '0', '-', '–', '☐', '✗', '✘', '❌'])

/** Whether a cell ticks something; undefined if it is neither a tick nor its absence. */
export function tickOf(cell: string): boolean | undefined {
  const tick = cell.toLowerCase()
  if (ticks.has(tick)) return true
  return blanks.has(tick) ? false : truthOf(tick)
}

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
  const areRight = signs.map((sign) => (/^[._oO−]$/u.test(sign) ? false : tickOf(sign)))
  return signs.length === options && areRight.every((isRight) => isRight !== undefined) ? areRight : undefined
}
