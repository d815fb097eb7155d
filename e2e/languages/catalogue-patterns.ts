import { browserEntries } from './browser-names.ts'
import { type Entry, hasWords, type Part, readEntries, slotEdge } from './catalogue-entries.ts'
import type { Translate } from './look-in-language.ts'
import { captured, type Given, partly, type Side } from './parts-of-sentences.ts'
import {
  escaped,
  gapAtom,
  isGap,
  type Phrase,
  phraseOf,
  sourceOf,
  textOf,
  type Wanted,
  wantedBy,
} from './phrases.ts'

const anything = '[^]*?'
/** A number in any of the languages: `1,000`, `1.000`, `1 000`. */
const anyNumber = String.raw`\d(?:[\d.,\s]*\d)?`
/** Numbers, times and names that a sentence may have. */
const usual = ['1', '2', '3', '12', '10:42', '10:42:07', '1:30', 'X']
const open = String.raw`^\s*`
const close = String.raw`\s*$`
/** Sentences side by side are tried in every order of cuts; a longer text is none of ours. */
const maxCuts = 24

/** What the other language has between two texts where English has this. */
const betweenTwo =
  (english: string) =>
  ({ english: [first, middle, last, ...more], theirs }: Entry): string[] =>
    first && 'name' in first && middle && 'text' in middle && middle.text === english && last && !more.length
      ? theirs.flatMap(({ parts: [, their] }) => (their && 'text' in their ? [their.text] : []))
      : []
const longestIn = (parts: readonly Part[]) =>
  parts.reduce(
    (longest, part) => ('text' in part && part.text.length > longest.length ? part.text : longest),
    '',
  )
const union = (sources: readonly string[]) => `(?:${[...new Set(sources)].join('|')})`
const patternOf = (parts: readonly Part[]) =>
  parts.map((part) => ('text' in part ? escaped(part.text) : captured[part.kind])).join('')

/** What stands for English texts in a language, by its catalogue; what is in no entry of it is data and stays. */
export function byCatalogue(tag: string): Translate {
  const all = [...readEntries(tag), ...browserEntries(tag)]
  const ands = all.flatMap(betweenTwo(' and ')).map((each) => escaped(each.trim()))
  const joint = union([String.raw`\s*`, ...all.flatMap(betweenTwo(' ')).map(escaped)])
  const entries = all.filter(hasWords).map((entry) => ({
    ...entry,
    pattern: new RegExp(`^${patternOf(entry.english)}$`, 'd'),
    longest: longestIn(entry.english),
  }))
  const rules = new Intl.PluralRules(tag)
  const known = new Map<string, RegExp>()
  const wholes = new Map<string, Said[]>()
  const cutUp = new Map<string, string[]>()

  /** Only the forms of a plural that this number has, if it is known. */
  function formsFor({ theirs, isPlural, english, form }: Entry, given: Given) {
    const numbers = english.flatMap((part) => ('name' in part && part.kind === 'number' ? [part.name] : []))
    const value = given.get(numbers[0] ?? '')
    const isKnown = value?.every(({ isFixed }) => isFixed) ?? false
    const count =
      numbers.length === 0 && form === 'one' ? 1 : Number(value && textOf(value).replaceAll(',', ''))
    if (!isPlural || numbers.length > 1 || Number.isNaN(count) || (numbers.length > 0 && !isKnown))
      return theirs
    const fitting = theirs.filter((each) => each.form === rules.select(count))
    return fitting.length > 0 ? fitting : theirs
  }
  /** The other language's text as the source of a pattern; parameters that are not given can be anything, and one can be cut off. */
  const sourcesOf = (entry: Entry, given: Given, cut?: string): string[] =>
    formsFor(entry, given).map(({ parts }) =>
      parts
        .map((part) => {
          if ('text' in part) return escaped(part.text).replaceAll(slotEdge, String.raw`\s*`)
          const value = given.get(part.name)
          if (part.kind === 'number') return value ? numberSource(value) : anyNumber
          if (!value) return anything
          if (part.kind === 'list') return listSource(value) + (part.name === cut ? anything : '')
          if (part.name !== cut) return signed(union(beside(value)))
          return `${union([...beside(value), ...byPart(value, { isAtStart: true, isAtEnd: false }, false)])}${anything}`
        })
        .join(''),
    )

  /** Each item, with what the language has between two of them. */
  function listSource(list: Phrase): string {
    const text = textOf(list)
    const between = [...text.matchAll(/,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/g)]
    const from = [0, ...between.map(({ index, 0: separator }) => index + separator.length)]
    const to = [...between.map(({ index }) => index), text.length]
    return from.map((start, i) => union(beside(list.slice(start, to[i])))).join('[^]{1,9}?')
  }

  type Said = { source: string; dataWords: number }
  /** By each entry that is this phrase, with its parameters. */
  function bySentence(phrase: Phrase): Said[] {
    const key = sourceOf(phrase)
    const before = wholes.get(key)
    if (before) return before
    const text = textOf(phrase)
    const found: Said[] = []
    wholes.set(key, found)
    for (const entry of entries) {
      const spans = text.includes(entry.longest) ? entry.pattern.exec(text)?.indices : undefined
      if (!spans) continue
      const names = entry.english.filter((part) => 'name' in part)
      const given = new Map(names.map(({ name }, i) => [name, phrase.slice(...(spans[i + 1] ?? [0, 0]))]))
      const dataWords = names
        .filter(({ kind }) => kind !== 'number')
        .reduce((sum, { name }) => sum + wordsIn(textOf(given.get(name) ?? [])), 0)
      found.push(...sourcesOf(entry, given).map((source) => ({ source, dataWords })))
    }
    if (text === 'and') found.push(...ands.map((source) => ({ source, dataWords: 0 })))
    // A part of a sentence that is put together from entries, with the mark after it.
    if (found.length === 0 && /.[.,;:]$/.test(text)) {
      const mark = dataSource(phrase.slice(-1))
      found.push(...bySentence(phrase.slice(0, -1)).map((said) => ({ ...said, source: said.source + mark })))
    }
    return found
  }

  /** A phrase of one or more entries side by side, among data: those cuts that leave the fewest words as data. */
  function beside(phrase: Phrase): string[] {
    const key = sourceOf(phrase)
    const found = cutUp.get(key) ?? bestCuts(phrase)
    cutUp.set(key, found)
    return found
  }
  function bestCuts(phrase: Phrase): string[] {
    const text = textOf(phrase)
    const cuts = [...text.matchAll(/(?<=\S)\s+(?=\S)|(?<=[^\s\p{Lu}“(])(?=\p{Lu})|(?<=\p{L})(?=\d)/gu)]
    const own = dataSource(phrase)
    const whole = bySentence(phrase).map(({ source }) => source)
    if (cuts.length === 0 || cuts.length > maxCuts) return [own, ...whole]
    const from = [0, ...cuts.map(({ index, 0: space }) => index + space.length)]
    const to = [...cuts.map(({ index }) => index), text.length]
    const best: { cost: number; sources: string[] }[] = [{ cost: 0, sources: [''] }]
    for (const [last, until] of to.entries()) {
      let here = { cost: Infinity, sources: [] as string[] }
      for (let first = 0; first <= last; first += 1) {
        const run = phrase.slice(from[first], until)
        const before = best[first]
        const said = bySentence(run)
        if (!before || (said.length === 0 && first < last)) continue
        const isSaid = said.length > 0
        const cost =
          before.cost +
          (isSaid ? 0.3 + Math.min(...said.map(({ dataWords }) => dataWords)) : wordsIn(textOf(run)))
        const source = union([dataSource(run), ...said.map((each) => each.source)])
        const sources = before.sources.map((each) => (each === '' ? source : each + joint + source))
        if (cost < here.cost - 0.01) here = { cost, sources }
        else if (cost < here.cost + 0.01) here.sources = [...here.sources, ...sources].slice(0, 16)
      }
      best.push(here)
    }
    return [own, ...whole, ...(best.at(-1)?.sources ?? [])]
  }

  const isEntry = (phrase: Phrase) => bySentence(phrase).some(({ dataWords }) => dataWords === 0)

  /** Whether it is one whole sentence after the other, which nobody looks for as a part of others. */
  function isWholeSentences(phrase: Phrase): boolean {
    const text = textOf(phrase)
    if (!/[.!?]$/.test(text)) return false
    const ends = [...text.matchAll(/[.!?](?=\s|$)/g)].map(({ index }) => index + 1)
    return (
      isEntry(phrase) ||
      ends.every((end, i) => isEntry(phrase.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end)))
    )
  }

  /** By each entry of which this phrase is a part. */
  function byPart(phrase: Phrase, { isAtStart, isAtEnd }: Side, isAnyCase: boolean): string[] {
    const fold = (text: string) => (isAnyCase ? text.toLowerCase() : text)
    const text = fold(textOf(phrase))
    if (!/\p{L}/u.test(text)) return []
    // What is an entry of its own is no data in another one.
    const isOwn = isEntry(phrase)
    return entries.flatMap((entry) => {
      const parts = entry.english
      const lastFirst = isAtStart ? 1 : parts.length
      for (let first = 0; first < lastFirst; first += 1)
        for (let last = parts.length - 1; last >= (isAtEnd ? parts.length - 1 : first); last -= 1) {
          const given = partly(parts.slice(first, last + 1), text, phrase, fold, {
            isAtStart: isAtStart && first === 0,
            isAtEnd: isAtEnd && last === parts.length - 1,
          })
          const [lastName] = [...(given?.keys() ?? [])].slice(-1)
          const end = parts[last]
          const isCut = !isAtEnd && end && 'name' in end && end.name === lastName
          if (given && isOwn && [...given.values()].some((each) => wordsIn(textOf(each)) > 0)) continue
          if (given) return sourcesOf(entry, given, isCut ? lastName : undefined)
        }
      return []
    })
  }

  /** Where it stands in a sentence, or in more than one: the first of them may be cut off before it, the last one after it. */
  function anywhere(phrase: Phrase, side: Side, isAnyCase: boolean): string[] {
    const own = beside(phrase)
    if (isWholeSentences(phrase)) return own
    const end = textOf(phrase).search(/[.!?] /) + 1
    const first = end > 0 ? byPart(phrase.slice(0, end), { ...side, isAtEnd: true }, isAnyCase) : []
    const rest = () => anywhere(phrase.slice(end + 1), { ...side, isAtStart: true }, isAnyCase)
    return [
      ...own,
      ...byPart(phrase, side, isAnyCase),
      ...(first.length > 0 ? [`${union(first)}\\s*${union(rest())}`] : []),
    ]
  }

  /** Entries that a pattern finds in English when these are their parameters. */
  function byTrying(wanted: RegExp): string[] {
    const finds = new RegExp(wanted.source, wanted.flags.replace('g', ''))
    const literals = wanted.source.match(/[\p{L}\d][\p{L}\d .’-]*/gu) ?? []
    // What is found in a parameter alone says nothing about the sentence around it.
    const samples = [...literals.flatMap((each) => [each, ...each.split(' ')]), ...usual].filter(
      (each) => !finds.test(each),
    )
    return entries.flatMap((entry) => {
      const tried = entry.english.some((part) => 'name' in part) ? [...new Set(samples)] : ['']
      return tried.flatMap((sample) => {
        const isNumber = /^[\d,]+$/.test(sample)
        const valueOf = (part: { kind: string }) =>
          (part.kind === 'number') === isNumber ? sample : part.kind === 'number' ? '7' : 'X'
        const text = entry.english.map((part) => ('text' in part ? part.text : valueOf(part))).join('')
        if (!finds.test(text)) return []
        const given = entry.english.flatMap((part) =>
          'name' in part &&
          (part.kind === 'number') === isNumber &&
          literals.some((each) => each.split(' ').includes(sample))
            ? [[part.name, phraseOf(sample)] as const]
            : [],
        )
        return sourcesOf(entry, given.length === 1 ? new Map(given) : new Map())
      })
    })
  }

  function wantedSources({ pieces, isAtStart, isAtEnd }: Wanted, isAnyCase: boolean): string[] {
    const [only] = pieces
    const edges = (source: string) => `${isAtStart ? open : ''}${source}${isAtEnd ? close : ''}`
    if (pieces.length === 1 && only && !isGap(only))
      return anywhere(only, { isAtStart, isAtEnd }, isAnyCase).map(edges)
    const joined = pieces.map((piece, i) => {
      if (isGap(piece)) return piece.gap
      return union(
        anywhere(
          piece,
          { isAtStart: isAtStart && i === 0, isAtEnd: isAtEnd && i === pieces.length - 1 },
          isAnyCase,
        ),
      )
    })
    // A gap may be a parameter of an entry, too.
    const whole = pieces.flatMap((piece) => (isGap(piece) ? gapAtom(piece.gap) : piece))
    return [edges(joined.join('')), ...anywhere(whole, { isAtStart, isAtEnd }, isAnyCase).map(edges)]
  }

  function translate(wanted: string | RegExp, isWhole: boolean): RegExp {
    if (typeof wanted === 'string') {
      const phrase = phraseOf(wanted.trim().replaceAll(/\s+/g, ' '))
      const sentence = bySentence(phrase).filter(({ dataWords }) => dataWords === 0)
      // A whole sentence is looked for nowhere else.
      if (!isWhole && sentence.length > 0 && /^\p{Lu}.+[.?!]$/u.test(textOf(phrase)))
        return new RegExp(union([sourceOf(phrase), ...sentence.map(({ source }) => source)]), 'i')
      if (isWhole) return new RegExp(`${open}${union(beside(phrase))}${close}`)
      return new RegExp(union(anywhere(phrase, { isAtStart: false, isAtEnd: false }, true)), 'i')
    }
    const isAnyCase = wanted.flags.includes('i')
    const edges = (source: string) =>
      `${wanted.source.startsWith('^') ? open : ''}${source}${wanted.source.endsWith('$') ? close : ''}`
    const sources = [
      wanted.source,
      ...byTrying(wanted).map(edges),
      ...wantedBy(wanted).flatMap((each) => wantedSources(each, isAnyCase)),
    ]
    return new RegExp(union(sources), wanted.flags)
  }
  return (wanted, isWhole) => {
    const key = `${String(wanted)} ${typeof wanted} ${isWhole}`
    const found = known.get(key) ?? translate(wanted, isWhole)
    known.set(key, found)
    return found
  }
}

/** Data side by side: Arabic has a comma of its own. */
const dataSource = (phrase: Phrase) => sourceOf(phrase).replaceAll(/,(?=\\s|$)/g, '[,،]')

const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0

/** Arabic says of signs before a number that they go from left to right. */
const signed = (source: string) => `\\u200e?${source}\\u200e?`

/** Other languages have other marks in a number, and one that keeps a minus on its left. */
const inNumber: Record<string, string> = { ',': String.raw`[.,\s]?`, '.': '[.,]', '−': '\\u200e?−' }
const numberSource = (value: Phrase) => value.map(({ char, source }) => inNumber[char] ?? source).join('')
