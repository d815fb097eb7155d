import { languageNow } from '../words/language.ts'

/** The language of a quiz that names none. */
export const ownLanguage = 'en'

/** The languages that an educator can choose, as BCP 47 tags. */
const codes =
  'ar bg bn ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mr ms mt my nb ne nl pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tr uk ur uz vi yo zh zu'.split(
    ' ',
  )

export function listLanguages(chosen: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([languageNow()], { type: 'language' })
  const offered = codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, languageNow()))
  return codes.includes(chosen) ? offered : [{ code: chosen, name: chosen }, ...offered]
}

/** How a chosen language is stored: undefined for English. */
export function storedLanguage(code: string): string | undefined {
  return code === ownLanguage ? undefined : code
}

/** The browser's language if it can be chosen, otherwise English. */
export function browserLanguage(tag: string): string {
  const [code = ''] = tag.toLowerCase().split('-')
  return codes.includes(code) ? code : ownLanguage
}

/** How decimals are written in the language of a quiz. Where it has another sign, as Arabic does, a point is read as well. */
export function decimalMarkOf(language: string | undefined): '.' | ',' {
  const parts = new Intl.NumberFormat(language ?? ownLanguage).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
