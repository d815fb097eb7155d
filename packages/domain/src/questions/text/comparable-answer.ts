import { inUsualWidth, seenText } from './seen-text.ts'
import { type SelectedOption, textsOf } from '../selected-option.ts'

/** Without signs that have kinds, but for the hyphen, which is its own. */
const plainAscii = /^[ !#-_a-~]*$/

const apostrophes = /[`´ʹʻʽˈˊˋ‘’‚‛′‵‹›׳ꞌ]/g
/** Each is two apostrophes, as which many type it. */
const quotationMarks = /["ʺ˝ˮ״“”„‟«»″‶❝❞〝-〟]/g
const hyphens = /[‒–−⁃˗֊־]/g

/**
 * The form in which texts are compared that people type, in marking as everywhere else: as they are seen, in lower case, with
 * one space for every run of white space and one sign for all kinds of it. What only shows a sign without a letter stays.
 */
export function comparableAnswer(text: string): string {
  if (plainAscii.test(text) && !text.includes('  ')) return text.toLowerCase().trim()
  const seen = seenText(text)
  const comparable = inUsualWidth(seen)
    .replaceAll('ـ', '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ς', 'σ')
    .replace(/[‴‷]/g, "'''")
    .replace(apostrophes, "'")
    .replace(quotationMarks, "''")
    .replace(hyphens, '-')
    .replace(/[º˚]/g, '°')
    .replace(/\s+/g, ' ')
    .trim()
  return comparable === '' ? seen : comparable
}

export function comparableAnswers(selected: SelectedOption | undefined): string[] {
  return textsOf(selected)
    .map(comparableAnswer)
    .filter((text) => text !== '')
}
