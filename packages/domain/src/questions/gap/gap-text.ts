import { comparableAnswer } from '../text/comparable-answer.ts'
import { chemistryAt, formulaAt } from '../text/marked-spans.ts'
import type { Gap } from './gap-fields.ts'
import { gapMark, marks } from './gap-mark.ts'

type Format = 'markdown' | undefined

/** The numbers of the gaps, in the order in which they stand. A formula, code and the description of a picture have none. */
export const gapsIn = (text: string, format?: Format): number[] =>
  gapsAt(text, format).map(({ number }) => number)

function gapsAt(text: string, format: Format): { number: number; at: number; length: number }[] {
  if (!text.includes('{{')) return []
  return Array.from(withoutSpans(text, format).matchAll(marks()), ({ 0: whole, 1: number, index }) => ({
    number: Number(number),
    at: index,
    length: whole.length,
  }))
}

/** The text with its gaps numbered as they stand; `from` are the numbers that they had, of which one may be there again. */
export function numberGaps(text: string, format?: Format): { text: string; from: number[] } {
  const found = gapsAt(text, format)
  return {
    text: replaced(
      text,
      found.map((gap, index) => ({ ...gap, by: gapMark(index + 1) })),
    ),
    from: found.map(({ number }) => number),
  }
}

/** The text with something else in the places of its gaps. */
export const replaceGaps = (text: string, format: Format, by: (number: number) => string): string =>
  replaced(
    text,
    gapsAt(text, format).map((gap) => ({ ...gap, by: by(gap.number) })),
  )

type Replacement = { at: number; length: number; by: string }

function replaced(text: string, all: readonly Replacement[]): string {
  let [after, end] = ['', 0]
  for (const { at, length, by } of all) {
    after += text.slice(end, at) + by
    end = at + length
  }
  return after + text.slice(end)
}

/** What is written for a gap where people type: `[[12|twelve]]`, or `[[Rome|=Paris]]` to choose from, `=` before the right one. */
export type WrittenGap = { number: number; answer: string; gap: Gap }

const notation = /\[\[((?:\\[^\n]|[^\\[\]\n])+)\]\]/g

/** The text with marks for the gaps that are written in it, numbered from `first`; undefined if there are none. */
export function takeWrittenGaps(
  text: string,
  format?: Format,
  first = 1,
): { text: string; written: WrittenGap[] } | undefined {
  if (!text.includes('[[')) return undefined
  const found = Array.from(withoutSpans(text, format).matchAll(notation), ({ 0: whole, index }) => ({
    at: index,
    length: whole.length,
    read: readGap(text.slice(index + 2, index + whole.length - 2)),
  }))
  const written = found.flatMap(({ read, ...place }) => (read ? [{ ...place, read }] : []))
  if (written.length === 0) return undefined
  return {
    text: replaced(
      text,
      written.map(({ at, length }, index) => ({ at, length, by: gapMark(first + index) })),
    ),
    written: written.map(({ read }, index) => ({ ...read, number: first + index })),
  }
}

function readGap(inside: string): { answer: string; gap: Gap } | undefined {
  const entries = (inside.match(/(?:\\[^]|[^\\|])+/g) ?? [])
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && entry !== '=')
  const plain = (entry: string) => entry.replaceAll(/\\([^])/g, '$1').trim()
  const right = entries.find((entry) => entry.startsWith('='))
  if (right !== undefined) {
    const choices = entries.map((entry) => plain(entry.replace(/^=/, '')))
    return { answer: plain(right.slice(1)), gap: { choices } }
  }
  const known = new Set<string>()
  const [answer, ...accepted] = entries
    .map(plain)
    .filter((text) => known.size < known.add(comparableAnswer(text)).size)
  return answer === undefined ? undefined : { answer, gap: accepted.length > 0 ? { accepted } : {} }
}

/** The text with what `takeWrittenGaps` reads in the places of its gaps. */
export function writeGaps(
  text: string,
  answers: readonly string[],
  gaps: readonly Gap[] = [],
  format?: Format,
): string {
  const escaped = (entry: string) => entry.replaceAll(/[\\|[\]]|^=/g, '\\$&')
  const written = ({ number }: { number: number }) => {
    const [answer = '', { accepted = [], choices } = {}] = [answers[number - 1], gaps[number - 1]]
    const entries = choices
      ? choices.map((choice) => (choice === answer ? '=' : '') + escaped(choice))
      : [answer, ...accepted].map(escaped)
    return `[[${entries.join('|')}]]`
  }
  return replaced(
    text,
    gapsAt(text, format).map((gap) => ({ ...gap, by: written(gap) })),
  )
}

/** An opening without its end costs a search through the text. */
const maxTries = 50
const isOpening = /\$|\\[([c]/y

/** A formatted text of the same length with spaces for formulas, code and pictures. */
function withoutSpans(text: string, format: Format): string {
  if (!format) return text
  let [rest, tries] = ['', 0]
  for (let at = 0; at < text.length;) {
    const end = tries < maxTries ? spanEnd(text, at) : undefined
    if (end === undefined) {
      isOpening.lastIndex = at
      if (isOpening.test(text)) tries += 1
    }
    rest += end === undefined ? text[at] : ' '.repeat(end - at)
    at = end ?? at + 1
  }
  return rest
}

const picture = /!\[(?:[^\\[\]\n]|\\[^]){0,1000}\]\(image:[\da-f]{64}\)/y

/** In the order of the renderer’s rules. */
function spanEnd(text: string, at: number): number | undefined {
  if (!/[$\\`!]/.test(text[at] ?? '')) return undefined
  const formula = chemistryAt(text, at) ?? formulaAt(text, at)
  if (formula) return formula.end
  if (/^\\[\\$`]/.test(text.slice(at, at + 2))) return at + 2
  picture.lastIndex = at
  const [drawn] = picture.exec(text) ?? []
  if (drawn !== undefined) return at + drawn.length
  const [run] = /^`+/.exec(text.slice(at)) ?? []
  if (!run) return undefined
  const start = at + run.length
  for (const { 0: other, index } of text.slice(start).matchAll(/`+/g)) {
    if (other.length === run.length) return start + index + run.length
  }
  return start
}
