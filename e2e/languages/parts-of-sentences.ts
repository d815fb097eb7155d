import type { Part } from './catalogue-entries.ts'
import { escaped, type Phrase } from './phrases.ts'

/** What a parameter of an entry can be. */
export const captured = { number: String.raw`(−?\d[\d.,]*)`, list: '([^]+?)', text: '([^]+?)' }

/** The parameters of an entry. */
export type Given = ReadonlyMap<string, Phrase>
/** Whether a phrase begins and ends where its sentence does. */
export type Side = { isAtStart: boolean; isAtEnd: boolean }

/** The longest end of one text with which the other one begins. */
function endThatBegins(own: string, text: string): string | undefined {
  const first = text.charAt(0)
  for (let at = own.indexOf(first); at !== -1; at = own.indexOf(first, at + 1))
    if (text.startsWith(own.slice(at))) return own.slice(at)
  return undefined
}

/** The longest beginning of one text with which the other one ends. */
function beginningThatEnds(own: string, text: string): string | undefined {
  const last = text.charAt(text.length - 1)
  for (let at = own.lastIndexOf(last); at !== -1; at = at === 0 ? -1 : own.lastIndexOf(last, at - 1))
    if (text.endsWith(own.slice(0, at + 1))) return own.slice(0, at + 1)
  return undefined
}

/** The parameters with which a phrase is a part of these parts: it may begin and end within a text. */
export function partly(
  parts: readonly Part[],
  text: string,
  phrase: Phrase,
  fold: (text: string) => string,
  { isAtStart, isAtEnd }: Side,
): Given | undefined {
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return undefined
  if (parts.length === 1) {
    if (!('text' in first)) return undefined
    const own = fold(first.text)
    const fits = isAtStart ? own.startsWith(text) : isAtEnd ? own.endsWith(text) : own.includes(text)
    return fits ? new Map() : undefined
  }
  const texts = parts.map((part, i) => {
    if (!('text' in part)) return undefined
    const own = fold(part.text)
    if (i === 0 && !isAtStart) return endThatBegins(own, text)
    if (i === parts.length - 1 && !isAtEnd) return beginningThatEnds(own, text)
    return own
  })
  if (parts.some((part, i) => 'text' in part && texts[i] === undefined)) return undefined
  const source = parts
    .map((part, i) => ('text' in part ? `(${escaped(texts[i] ?? '')})` : captured[part.kind]))
    .join('')
  const middle = parts.slice(1, -1)
  if (middle.some((part) => 'text' in part && !text.includes(fold(part.text)))) return undefined
  const found = new RegExp(`^${source}$`, 'd').exec(text)
  if (!found?.indices) return undefined
  const literal = parts.map((part, i) => ('text' in part ? (found[i + 1] ?? '') : '')).join('')
  if (!/\p{L}{2}/u.test(literal)) return undefined
  return new Map(
    parts.flatMap((part, i) =>
      'name' in part ? [[part.name, phrase.slice(...(found.indices?.[i + 1] ?? [0, 0]))] as const] : [],
    ),
  )
}
