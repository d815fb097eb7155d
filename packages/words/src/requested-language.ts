import { languages, type LanguageTag } from './languages.ts'

export const isLanguageTag = (tag: unknown): tag is LanguageTag =>
  typeof tag === 'string' && Object.hasOwn(languages, tag)

const primary = (tag: string) => tag.slice(0, 2).toLowerCase()

/** Which of the known languages a BCP 47 tag asks for: `pt-PT` is served Brazilian Portuguese; undefined if there is none. */
export function languageOf<Tag extends string>(tag: string, known: readonly Tag[]): Tag | undefined {
  const isTag = /^[a-z]{2}(?:-[a-z\d-]{1,32})?$/i.test(tag)
  return isTag ? known.find((each) => primary(each) === primary(tag)) : undefined
}

/** The longest `Accept-Language` that is read. */
const maxAccepted = 500

/** The first language of an `Accept-Language` header, by its weights, that is known. */
export function acceptedLanguage<Tag extends string>(
  header: string | undefined,
  known: readonly Tag[],
): Tag | undefined {
  if (header === undefined || header.length > maxAccepted) return undefined
  const ranges = header.split(',').map((range) => {
    const [tag = '', weight] = range.split(';').map((part) => part.trim())
    const q = weight === undefined ? 1 : Number(/^q=([01](?:\.\d{0,3})?)$/i.exec(weight)?.[1] ?? Number.NaN)
    return { tag, q }
  })
  return ranges
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
    .map(({ tag }) => languageOf(tag, known))
    .find((tag) => tag !== undefined)
}
