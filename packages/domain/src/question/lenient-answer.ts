import { comparableAnswer } from './comparable-answer.ts'

/**
 * What people type for a letter that their keyboard does not have. Latin: `Latin-ASCII` of Unicode CLDR; Arabic: the
 * normalization of Larkey, Ballesteros and Connell (2002), as in Apache Lucene. Hamzas go with the accents.
 */
const typedFor: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'q',
  ſ: 's',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
}
const letters = new RegExp(`[${Object.keys(typedFor).join('')}]`, 'gu')

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
      .replace(letters, (letter) => typedFor[letter] ?? letter),
  )
    .replace(punctuation, '')
    .replaceAll(' ', '')
  return plain === '' ? comparable : plain.normalize('NFC')
}

/** Without apostrophes between letters, and quotes around something. After a letter it is a prime: `f'(x)` is not `f(x)`. */
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
    if (/[\p{L}\p{M}]$/u.test(before) && /^\p{L}/u.test(after)) return ''
    const isEnd = begun.has(quotes) && !/^[\p{L}\p{N}]/u.test(after)
    if (isEnd) begun.delete(quotes)
    return isEnd ? '' : quotes
  })
}
