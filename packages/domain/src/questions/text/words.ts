/** Where a word surely ends. Digits may be grouped by other spaces. */
const surelyApart = /[ \t\n\r\u3000]+|(?<=[。！？])/u

/** Without dictionaries a sign of Han and Kana is a word, and so are three of scripts that put no spaces between words. */
const wordLike =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?:[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*){1,3}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Segmenting is slow, and of a text that is being written only the last word is new. */
const maxKnown = 10_000
const counters = new Map<string, (text: string) => number>()

/**
 * How many words a text in this language (a BCP 47 tag) has, by Unicode's rules and dictionaries. Versions of them differ from
 * browser to browser, so no text may be refused for it.
 */
export function countWords(text: string, language: string): number {
  const count = counters.get(language) ?? createCounter(language)
  counters.set(language, count)
  return text.split(surelyApart).reduce((sum, part) => sum + count(part), 0)
}

function createCounter(language: string): (part: string) => number {
  const segmenter = segmenterFor(language)
  const known = new Map<string, number>()
  return (part) => {
    const present = known.get(part)
    if (present !== undefined) return present
    const count = segmenter
      ? [...segmenter.segment(part)].filter(({ isWordLike }) => isWordLike).length
      : (part.match(wordLike)?.length ?? 0)
    if (known.size === maxKnown) known.clear()
    known.set(part, count)
    return count
  }
}

/** Undefined in browsers that have none. */
function segmenterFor(language: string): Intl.Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined
  try {
    return new Intl.Segmenter(language, { granularity: 'word' })
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' })
  }
}
