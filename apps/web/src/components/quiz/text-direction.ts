import type { QuestionContent } from '@quizly/domain'

type Direction = 'ltr' | 'rtl'
type AnyQuestion = Partial<Pick<QuestionContent, 'text' | 'format'>>

/** Blocks of scripts that run so. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const languagesRightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|syr|ug|ur|yi)\b|-(Arab|Hebr)\b/i
const formulasAndCode = /\$\$?[^$]*\$|\\ce\{[^}]*\}|\\\(.*?\\\)|`[^`]*`/gu

/** The direction of a text by its first letter, as browsers find it for `dir="auto"`. */
export function textDirection(text: string): Direction {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}

/**
 * The side at which a question begins, with its number and the marks of its options: that of the quiz's language, or else of
 * its own first letter. What formulas and code begin with says nothing about it.
 */
export function questionDirection(
  { text = '', format }: AnyQuestion,
  language: string | undefined,
): Direction {
  if (languagesRightToLeft.test(language ?? '')) return 'rtl'
  return textDirection(format ? text.replaceAll(formulasAndCode, '') : text)
}
