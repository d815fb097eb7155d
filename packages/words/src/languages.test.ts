import { expect, test } from 'vitest'
import type * as en from './en/language.ts'
import { acceptedLanguage, languageOf } from './requested-language.ts'
import { languages, languageTags } from './languages.ts'
import { wordsIn } from './testing/words-in.ts'

type OfLanguage = typeof en

const tags = languageTags
const numbers = [...Array.from({ length: 201 }, (_, n) => n), 1_000_000]
const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 14)))

/** In Latin digits, because codes, clocks and points are read aloud across a room. */
const withLatinDigits = (tag: string) => `${tag}-u-nu-latn`
/** Without marks of direction and with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/\s/g, ' ')

const ofIntl = (tag: string) => (tag === 'en' ? 'en-GB' : withLatinDigits(tag))

test.each(tags)('%s has the plurals and numbers of CLDR', async (tag) => {
  const { plural, number, format } = await wordsIn<OfLanguage>(tag, 'language')
  const rules = new Intl.PluralRules(tag)
  const forms = Object.fromEntries(rules.resolvedOptions().pluralCategories.map((name) => [name, name]))
  for (const n of numbers) expect(plural(n, forms as Parameters<typeof plural>[1])).toBe(rules.select(n))

  const written = new Intl.NumberFormat(withLatinDigits(tag))
  for (const n of [...numbers, 999, 1_000, 9_999, 10_000, 123_456, 0.01, 7.5, 12_345.67])
    expect(number(n)).toBe(written.format(n))
  expect(written.formatToParts(0.5)[1]?.value).toBe(format.decimalMark)
})

test.each(tags)('%s has the dates of CLDR', async (tag) => {
  const { format } = await wordsIn<OfLanguage>(tag, 'language')
  const written = (options: Intl.DateTimeFormatOptions, day: Date) =>
    plain(new Intl.DateTimeFormat(ofIntl(tag), { ...options, timeZone: 'UTC' }).format(day))
  for (const day of days) {
    const month = day.getUTCMonth()
    const [long = '', short = ''] = [format.months[month], format.shortMonths[month]]
    expect(format.date(14, long, 2026)).toBe(written({ dateStyle: 'long' }, day))
    expect(format.dayAndMonth(14, long)).toBe(written({ day: 'numeric', month: 'long' }, day))
    const inTables = written({ day: 'numeric', month: 'short', year: 'numeric' }, day)
    // British English writes four letters of September, and all other months in three.
    expect(format.shortDate(14, short, 2026)).toBe(inTables.replace('Sept ', 'Sep '))
  }
})

test.each(tags)('%s has the lists of CLDR', async (tag) => {
  const { either } = await wordsIn<OfLanguage>(tag, 'language')
  const written = new Intl.ListFormat(ofIntl(tag), { type: 'disjunction' })
  for (const names of [['A'], ['A', 'B'], ['A', 'B', 'C']]) expect(either(names)).toBe(written.format(names))
})

test.each(languageTags)('%s is called in itself as in CLDR, and runs in its direction', (tag) => {
  const { name, direction } = languages[tag]
  const known = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? ''
  expect(name.toLowerCase()).toBe(known.toLowerCase())
  expect(direction).toBe(['ar', 'fa', 'he', 'ur'].includes(tag) ? 'rtl' : 'ltr')
})

test.each([
  ['en-GB', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['de-Latn-DE-1996', 'de'],
  ['tlh', undefined],
  ['', undefined],
  ['d', undefined],
  ['de_AT', undefined],
  ['__proto__', undefined],
])('who asks for %j gets %s', (requested, tag) => {
  expect(languageOf(requested, tags)).toBe(tag)
})

test.each([
  ['de', 'de'],
  ['fr;q=0.05, de;q=0.1, en;q=0', 'de'],
  ['de;q=0', undefined],
  ['tlh, en;q=0.2, de;q=0.7', 'de'],
  ['de;q=2', undefined],
  ['*', undefined],
  ['', undefined],
  ['de,'.repeat(2_000), undefined],
])('Accept-Language %j asks for %s', (header, tag) => {
  expect(acceptedLanguage(header, tags)).toBe(tag)
})
