import { comparableAnswer } from './comparable-answer.ts'

/**
 * What people type for letters that their keyboard does not have. Latin: `Latin-ASCII` of Unicode CLDR 42, its letters up to
 * U+024F that have two cases, and ĸ. Arabic: `ArabicNormalizer` of Apache Lucene, and ٱ. Hamzas and signs of vowels go with the
 * accents.
 */
const standingFor: Readonly<Record<string, string>> = {
  a: 'ⱥ',
  ae: 'æ',
  b: 'ƀɓƃ',
  c: 'ƈȼ',
  d: 'ðđɖɗƌ',
  e: 'ɛɇ',
  f: 'ƒ',
  g: 'ɠǥ',
  h: 'ħ',
  hv: 'ƕ',
  i: 'ıɩɨ',
  j: 'ɉ',
  k: 'ƙ',
  l: 'łŀƚ',
  n: 'ŋɲƞ',
  o: 'ø',
  oe: 'œ',
  oi: 'ƣ',
  p: 'ƥ',
  q: 'ĸ',
  r: 'ɍ',
  s: 'ſȿ',
  ss: 'ß',
  t: 'ŧƭʈⱦ',
  th: 'þ',
  u: 'ʉ',
  v: 'ʋ',
  y: 'ƴɏ',
  z: 'ƶȥɀ',
  ا: 'ٱ',
  ي: 'ى',
  ه: 'ة',
}
const typedFor = new Map(
  Object.entries(standingFor).flatMap(([typed, letters]) =>
    Array.from(letters, (letter) => [letter, typed] as const),
  ),
)
const letters = new RegExp(`[${[...typedFor.keys()].join('')}]`, 'gu')

const accents =
  /[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u05B0-\u05C7]/g
/** What stands before a digit belongs to a number. */
const punctuation = /[.,;:!?¡¿·،؛؟。、।\p{Ps}\p{Pe}\p{Pd}](?!\p{Nd})/gu

/**
 * The comparable form also without accents, inner white space and punctuation, and with what is typed for letters that
 * keyboards lack. Signs that make another name stay, as `#`, `+`, `%`, `°` and a prime. A text of nothing else stays.
 */
export function lenientAnswer(text: string): string {
  const comparable = comparableAnswer(text)
  const plain = withoutQuotes(
    comparable
      .normalize('NFD')
      .replace(accents, '')
      .replace(letters, (letter) => typedFor.get(letter) ?? letter),
  )
    .replace(punctuation, '')
    .replaceAll(' ', '')
  return plain === '' ? comparable : plain.normalize('NFC')
}

/** Without quotes around something. After a letter a sign may be a prime: `f'(x)` is not `f(x)`, nor `f'g` `fg`. */
function withoutQuotes(text: string): string {
  const begun = new Set<string>()
  return text.replace(/'+/g, (quotes, at: number) => {
    const before = text.slice(Math.max(at - 2, 0), at)
    const after = text.slice(at + quotes.length, at + quotes.length + 2)
    if (!/[\p{L}\p{M}\p{N})\]]$/u.test(before)) {
      if (/^\p{N}/u.test(after)) return quotes
      begun.add(quotes)
      return ''
    }
    const isEnd = begun.has(quotes) && !/^[\p{L}\p{N}]/u.test(after)
    if (isEnd) begun.delete(quotes)
    return isEnd ? '' : quotes
  })
}
