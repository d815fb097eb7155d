import { messagesOf, translationsOf } from '../../scripts/words/catalogues.ts'

/** Literal text, or the name of a parameter. */
export type Part = { text: string } | { name: string; kind: 'number' | 'list' | 'text' }
/** One form of an entry in English, and all forms of it in the other language. */
export type Entry = {
  english: Part[]
  /** The form of a plural: `one`, `other`. */
  form: string
  isPlural: boolean
  theirs: { form: string; parts: Part[] }[]
}

const kinds: Record<string, 'number' | 'list'> = {
  number: 'number',
  texts: 'list',
  list: 'list',
  either: 'list',
}

/** The entries of English that a language has too. */
export function readEntries(tag: string): Entry[] {
  const translationOf = translationsOf(tag)
  return messagesOf().flatMap((message) => {
    const { forms, isPlural } = message
    const translated = Object.entries(translationOf(message)?.forms ?? {})
    if (translated.length === 0) return []
    return Object.entries(forms).flatMap(([form, text]) =>
      [text, ...slotsIn(text)].map((own) => ({
        english: partsOf(textIn(own.trim())),
        form,
        isPlural,
        theirs: translated.flatMap(([each, their]) => {
          const same = own === text ? their : slotsIn(their).find((slot) => nameOf(slot) === nameOf(own))
          return same === undefined ? [] : [{ form: each, parts: partsOf(textIn(same.trim(), slotEdge)) }]
        }),
      })),
    )
  })
}

/** What is in a slot may be an element of its own, and then heard with a space around it. */
export const slotEdge = '\uE000'

/** `<button>Choose</button>` is a control of its own too. */
const slotsIn = (text: string): string[] => text.match(/<(\w+)>[^<]+<\/\1>/g) ?? []
const nameOf = (slot: string) => /^<(\w+)>/.exec(slot)?.[1]
const textIn = (text: string, edge = '') => text.replaceAll(/<\/?\w+>/g, edge)

function partsOf(text: string): Part[] {
  return text
    .split(/(\{[\w.]+(?:\([\w., ]+\))?\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, format = '', name] = /^\{(?:(\w+)\()?([\w.]+)(?:, [\w.]+)*\)?\}$/.exec(part) ?? []
      return name === undefined ? { text: part } : { name, kind: kinds[format] ?? 'text' }
    })
}

/** Whether it says anything: “and” between two texts says nothing about them. */
export const hasWords = ({ english }: Entry) => {
  const own = english.map((part) => ('text' in part ? part.text : '')).join(' ')
  return english.length === 1
    ? /\p{L}/u.test(own)
    : /\p{L}/u.test(own) && !/^[\s\W]*(?:and|or)[\s\W]*$/.test(own)
}
