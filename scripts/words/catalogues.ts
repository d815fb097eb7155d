// The words on disk: English areas as TypeScript (`en/<area>.ts`), their translations as ICU messages (`<tag>/<area>.json`).
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as categories from 'make-plural/pluralCategories'
import { readTranslation } from './check-translation.ts'
import { writeIcu } from './icu.ts'
import { type Forms, type Message, type Module, readModule } from './messages.ts'

export const wordsFolder = fileURLToPath(new URL('../../packages/words/src', import.meta.url))

/** The languages that English is translated into: each has a folder. */
export const otherTags = (folder = wordsFolder): string[] =>
  globSync('*/language.json', { cwd: folder }).map(dirname).toSorted()

/** What is loaded together, and translated in one file. The rules of languages have a form of their own. */
export const areasIn = (folder = wordsFolder): string[] =>
  globSync('en/*.ts', { cwd: folder })
    .map((path) => basename(path, '.ts'))
    .filter((area) => area !== 'language')
    .toSorted()

export function readArea(area: string, folder = wordsFolder): Module {
  const path = join(folder, 'en', `${area}.ts`)
  return readModule(path, readFileSync(path, 'utf8'))
}

/** The English messages of all areas or of some, with keys like `student/home.title`. */
export const messagesOf = (areas = areasIn()): Message[] =>
  areas.flatMap((area) =>
    readArea(area).messages.map((message) => ({ ...message, key: `${area}/${message.key}` })),
  )

/** How make-plural calls a language: Brazilian Portuguese is `pt`. */
export function pluralNameOf(tag: string): string {
  const name = [tag.replace('-', '_'), tag.split('-', 1)[0] ?? ''].find((each) => each in categories)
  if (name === undefined) throw new Error(`CLDR has no plurals for ${tag}`)
  return name
}

/** The forms of a language's plurals in CLDR. */
export const pluralFormsOf = (tag: string): readonly string[] =>
  (categories as Record<string, { cardinal: readonly string[] }>)[pluralNameOf(tag)]?.cardinal ?? []

export type Translations = {
  /** By the keys of the area: `home.title`. What is not translated is missing. */
  translations: ReadonlyMap<string, Forms>
  texts: Readonly<Record<string, string>>
  /** Each names the file, the entry and the reason. */
  problems: readonly string[]
}

/** The translations of an area, and what is wrong with them. */
export function readTranslations(
  tag: string,
  area: string,
  { messages }: Module,
  folder = wordsFolder,
): Translations {
  const file = `${tag}/${area}.json`
  const { texts, problems } = readTexts(file, folder)
  const known = new Map(messages.map((message) => [message.key, message]))
  const needed = pluralFormsOf(tag)
  const translations = new Map<string, Forms>()
  const ofEntries = Object.entries(texts).flatMap(([key, text]) => {
    const message = known.get(key)
    if (!message) return [`${file}: ${key} is no entry of the English words`]
    // What a translator's tool has not been told is left empty.
    if (text === '') return []
    const read = readTranslation(message, text, needed)
    if (read.problems) return read.problems.map((problem) => `${file}: ${key} ${problem}`)
    translations.set(key, read.translation)
    return []
  })
  return { translations, texts, problems: [...problems, ...ofEntries] }
}

/** The texts of a file by their keys; none without a file. */
export function readTexts(
  file: string,
  folder = wordsFolder,
): { texts: Record<string, string>; problems: string[] } {
  const path = join(folder, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '{}'
  if (source.startsWith('\uFEFF')) return { texts: {}, problems: [`${file}: begins with a byte-order mark`] }
  let parsed: unknown
  try {
    parsed = JSON.parse(source)
  } catch (error) {
    return { texts: {}, problems: [`${file}: is no JSON: ${error instanceof Error ? error.message : ''}`] }
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return { texts: {}, problems: [`${file}: is no object of texts`] }
  const entries = Object.entries(parsed) as [string, unknown][]
  const keys = [...source.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm)].map(([, key = '']) => key)
  const twice = keys.filter((key, at) => keys.indexOf(key) < at)
  const strange = entries.filter(([, text]) => typeof text !== 'string')
  return {
    texts: Object.fromEntries(
      entries.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
    ),
    problems: [
      ...twice.map((key) => `${file}: ${key} is there twice`),
      ...strange.map(([key]) => `${file}: ${key} is no text`),
    ],
  }
}

/** One entry a line, in the order of English. */
export const jsonOf = (texts: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(texts, null, 2)}\n`

const reviewPath = (tag: string, folder: string) => join(folder, tag, 'reviewed.json')

/** What somebody has read in context, by key: a hash of the texts then. A text that has changed is a draft again. */
function reviewedIn(tag: string, folder: string): Record<string, string> {
  const path = reviewPath(tag, folder)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

const hashOf = (english: Message, forms: Readonly<Record<string, string>>) =>
  createHash('sha256')
    .update(JSON.stringify([english.forms, forms]))
    .digest('base64url')
    .slice(0, 8)

/** What a translator has given for a message; `isDraft`: nobody has read it in context yet. */
export type Translation = Forms & { isDraft: boolean }

/** What there is in a language, by keys like `student/home.title`; undefined for what is missing. */
export function translationsOf(
  tag: string,
  folder = wordsFolder,
): (english: Message) => Translation | undefined {
  const reviewed = reviewedIn(tag, folder)
  const known = new Map<string, Forms>(
    areasIn(folder).flatMap((area) =>
      [...readTranslations(tag, area, readArea(area, folder), folder).translations].map(
        ([key, translation]) => [`${area}/${key}`, translation] as const,
      ),
    ),
  )
  return (english) => {
    const translation = known.get(english.key)
    return (
      translation && { ...translation, isDraft: reviewed[english.key] !== hashOf(english, translation.forms) }
    )
  }
}

/** Notes that somebody has read these entries in context. */
export function markReviewed(tag: string, messages: readonly Message[], folder = wordsFolder): void {
  const translationOf = translationsOf(tag, folder)
  const all = { ...reviewedIn(tag, folder) }
  for (const message of messages) {
    const translation = translationOf(message)
    if (translation) all[message.key] = hashOf(message, translation.forms)
  }
  writeFileSync(reviewPath(tag, folder), `${JSON.stringify(all, Object.keys(all).toSorted(), 2)}\n`)
}

/** The English texts of an area as translators' tools open them. */
export const englishTexts = (area: string): Record<string, string> =>
  Object.fromEntries(readArea(area).messages.map((message) => [message.key, writeIcu(message)]))
