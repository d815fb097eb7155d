import { expect, test } from 'vitest'
import type * as en from './en/language.ts'
import { acceptedLanguage, languageOf, languages, languageTags } from './languages.ts'

type OfLanguage = typeof en

const tags = ['en', 'de', 'es', 'fr', 'pt-BR', 'ar']
const numbers = [...Array.from({ length: 201 }, (_, n) => n), 1_000_000]
const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 14)))

/** In Latin digits, because codes, clocks and points are read aloud across a room. */
const withLatinDigits = (tag: string) => `${tag}-u-nu-latn`
/** Without marks of direction and with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/\s/g, ' ')

test.each(tags)('%s has the plurals, numbers and dates of CLDR', async (tag) => {
  const { plural, number, format } = (await import(`./${tag}/language.ts`)) as OfLanguage
  const rules = new Intl.PluralRules(tag)
  const forms = Object.fromEntries(rules.resolvedOptions().pluralCategories.map((name) => [name, name]))
  for (const n of numbers) expect(plural(n, forms as Parameters<typeof plural>[1])).toBe(rules.select(n))

  const ofIntl = new Intl.NumberFormat(withLatinDigits(tag))
  for (const n of [...numbers, 999, 1_000, 9_999, 10_000, 123_456]) expect(number(n)).toBe(ofIntl.format(n))
  expect(ofIntl.formatToParts(0.5)[1]?.value).toBe(format.decimalMark)

  const long = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : withLatinDigits(tag), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  for (const day of days) {
    const month = format.months[day.getUTCMonth()] ?? ''
    expect(format.date(14, month, 2026)).toBe(plain(long.format(day)))
  }
})

test.each(tags)('%s lists names with the commas and words of CLDR', async (tag) => {
  const { list, texts, either, format } = (await import(`./${tag}/language.ts`)) as OfLanguage
  const names = ['Ada', 'Bo', 'Cy', 'Di']
  const ofIntl = (type: 'unit' | 'disjunction') =>
    new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag, { type, style: 'short' })
  // In Arabic CLDR has an “and” behind each comma, which “3 more” follows here.
  const [, between] = ofIntl('unit').formatToParts(names)
  const comma = between?.value.replace('و', '') ?? ''
  expect([format.comma, list(names)]).toEqual([comma, names.join(comma)])
  for (const n of [1, 2, 3, 4])
    expect(either(names.slice(0, n))).toBe(ofIntl('disjunction').format(names.slice(0, n)))
  expect(texts(['x, y', 'z'])).toBe(`x, y${tag === 'ar' ? '؛' : ';'} z`)
  for (const n of numbers.slice(1)) expect(list(['Ada'], n)).toMatch(/^Ada \S/)
  expect(list(['Ada'], 3)).toContain('3')
  expect(list([])).toBe('')
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
])('who asks for %j gets %s', (asked, tag) => {
  expect(languageOf(asked, tags)).toBe(tag)
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
