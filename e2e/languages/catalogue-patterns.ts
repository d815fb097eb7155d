import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Message, readModule } from '../../scripts/words/messages.ts'
import type { Translate } from './look-in-language.ts'

/** One form of an entry in English, and all forms of it in the other language. */
type Entry = {
  pattern: RegExp
  english: Part[]
  theirs: { form: string; parts: Part[] }[]
  isPlural: boolean
}
/** Literal text, or the name of a parameter. */
type Part = { text: string } | { name: string; isNumber: boolean }

const folder = fileURLToPath(new URL('../../packages/words/src/', import.meta.url))
const escaped = (text: string) =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
const anything = '[^]*?'
/** A number in any of the languages: `1,000`, `1.000`, `1 000`. */
const anyNumber = String.raw`\d(?:[\d.,\s]*\d)?`
/** Numbers, times and names that a sentence may have. */
const usual = ['1', '2', '3', '12', '10:42', '10:42:07', '1:30', 'X']

/** The entries of English that a language has too. */
function readEntries(tag: string): Entry[] {
  const messages = (language: string, file: string): Message[] => {
    const path = `${folder}${language}/${file}`
    return readModule(path, readFileSync(path, 'utf8')).messages
  }
  return globSync(`${folder}${tag}/*/*.ts`).flatMap((path) => {
    const file = relative(folder + tag, path)
    const theirs = new Map(messages(tag, file).map((each) => [each.key, each]))
    return messages('en', file).flatMap(({ key, forms, isPlural }) => {
      const translated = Object.entries(theirs.get(key)?.forms ?? {}).map(([form, text]) => ({
        form,
        parts: partsOf(text),
      }))
      if (translated.length === 0) return []
      return Object.values(forms).map((form) => {
        const english = partsOf(form)
        return { english, isPlural, theirs: translated, pattern: patternOf(english) }
      })
    })
  })
}

function partsOf(text: string): Part[] {
  const plain = text.replaceAll(/<\/?\w+>/g, '')
  return plain
    .split(/(\{[\w.]+(?:\([\w., ]+\))?\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, format, name] = /^\{(?:(\w+)\()?([\w.]+)(?:, [\w.]+)*\)?\}$/.exec(part) ?? []
      return name === undefined ? { text: part } : { name, isNumber: format === 'number' }
    })
}

const patternOf = (parts: readonly Part[]) =>
  new RegExp(
    `^${parts.map((part) => ('text' in part ? escaped(part.text) : part.isNumber ? '([\\d,]+)' : '([^]+?)')).join('')}$`,
  )

/** What stands for English texts in a language, by its catalogue; what is in no entry of it is data and stays. */
export function byCatalogue(tag: string): Translate {
  const entries = readEntries(tag)
  const rules = new Intl.PluralRules(tag)
  const known = new Map<string, string | RegExp>()

  /** The other language's text as the source of a pattern; parameters that are not given can be anything. */
  function sourcesOf({ theirs, isPlural }: Entry, given: ReadonlyMap<string, string>): string[] {
    const count = [...given.values()]
      .map((each) => Number(each.replaceAll(',', '')))
      .find((each) => !Number.isNaN(each))
    const form = count === undefined ? undefined : rules.select(count)
    const fitting = isPlural && form !== undefined ? theirs.filter((each) => each.form === form) : theirs
    return (fitting.length > 0 ? fitting : theirs).map(({ parts }) =>
      parts
        .map((part) => {
          if ('text' in part) return escaped(part.text)
          const value = given.get(part.name)
          if (value === undefined) return part.isNumber ? anyNumber : anything
          return `(?:${wholeSources(value).join('|')})`
        })
        .join(''),
    )
  }
  const givenBy = ({ english }: Entry, values: readonly string[]) =>
    new Map(english.filter((part) => 'name' in part).map(({ name }, i) => [name, values[i] ?? '']))

  /** For a text that is one entry, with its parameters, and the text itself. */
  function wholeSources(text: string): string[] {
    const found = entries.flatMap((entry) => {
      const [, ...values] = entry.pattern.exec(text) ?? ['']
      const isFound =
        entry.pattern.test(text) && entry.english.some((part) => 'text' in part && /\p{L}/u.test(part.text))
      return isFound ? sourcesOf(entry, givenBy(entry, values)) : []
    })
    return [...new Set([escaped(text), ...found])]
  }

  /** For two entries side by side. */
  function pairSources(text: string): string[] {
    return [...text.matchAll(/(?<=[^ ]) /g)].flatMap(({ index }) => {
      const [first, second] = [text.slice(0, index), text.slice(index + 1)].map(wholeSources)
      if (!first || !second || first.length < 2 || second.length < 2) return []
      return [`(?:${first.join('|')})\\s*(?:${second.join('|')})`]
    })
  }

  /** For a text that is a part of an entry. */
  function partSources(text: string): string[] {
    const wanted = text.toLowerCase()
    const whole = wholeSources(text)
    const isEntry = whole.length > 1
    const found = entries.flatMap((entry) => {
      const { english } = entry
      if (english.some((part) => 'text' in part && part.text.toLowerCase().includes(wanted)))
        return sourcesOf(entry, new Map())
      const [first, second] = english
      const isBegun =
        !isEntry &&
        first &&
        second &&
        'text' in first &&
        'name' in second &&
        first.text.length > 3 &&
        wanted.startsWith(first.text.toLowerCase())
      return isBegun ? sourcesOf(entry, new Map()) : []
    })
    return [...new Set([...whole, ...found, ...pairSources(text)])]
  }

  /** For a pattern: the entries that it finds in English, with numbers and words of the pattern as their parameters. */
  function patternSources(wanted: RegExp): string[] {
    const literals = wanted.source.match(/[\p{L}\d][\p{L}\d .’-]*/gu) ?? []
    const finds = new RegExp(wanted.source, wanted.flags.replace('g', ''))
    // What is found in a parameter alone says nothing about the sentence around it.
    const samples = [
      ...new Set([...literals.flatMap((each) => [each, ...each.split(' ')]), ...usual]),
    ].filter((each) => !finds.test(each))
    const isKnown = (sample: string) =>
      literals.some((each) => each === sample || each.split(' ').includes(sample))
    const found = entries.flatMap((entry) => {
      const { english } = entry
      if (!english.some((part) => 'text' in part && /\p{L}/u.test(part.text))) return []
      const tried = english.some((part) => 'name' in part) ? samples : ['']
      return tried.flatMap((sample) => {
        const isNumber = /^[\d,]+$/.test(sample)
        const valueOf = (part: { isNumber: boolean }) =>
          part.isNumber === isNumber ? sample : part.isNumber ? '7' : 'X'
        const text = english.map((part) => ('text' in part ? part.text : valueOf(part))).join('')
        if (!finds.test(text)) return []
        const given = english.flatMap((part) =>
          'name' in part && part.isNumber === isNumber && isKnown(sample)
            ? [[part.name, sample] as const]
            : [],
        )
        return sourcesOf(entry, given.length === 1 ? new Map(given) : new Map())
      })
    })
    const flagged = wanted.source.startsWith('^') ? '^\\s*' : ''
    const end = wanted.source.endsWith('$') ? '\\s*$' : ''
    return [wanted.source, ...[...new Set(found)].map((each) => `${flagged}${each}${end}`)]
  }

  return (wanted, isWhole) => {
    const key = `${String(wanted)} ${isWhole}`
    const before = known.get(key)
    if (before !== undefined) return before
    const found = translate(wanted, isWhole)
    known.set(key, found)
    return found
  }
  function translate(wanted: string | RegExp, isWhole: boolean): RegExp {
    if (typeof wanted !== 'string')
      return new RegExp(
        patternSources(wanted)
          .map((each) => `(?:${each})`)
          .join('|'),
        wanted.flags,
      )
    const text = wanted.trim().replaceAll(/\s+/g, ' ')
    if (isWhole) return new RegExp(`^\\s*(?:${wholeSources(text).join('|')})\\s*$`)
    return new RegExp(partSources(text).join('|'), 'i')
  }
}
