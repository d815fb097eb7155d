// The catalogues of a language on disk: packages/words/src/<tag>/**.ts.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type Message, readModule, translateModule } from './messages.ts'
import { formsOf, problemsOfPo, readPo, type Translation } from './po.ts'
import { problemsOfTranslation } from './check-translation.ts'

const folder = 'packages/words/src'

/** The languages that English is translated into: each has a folder. */
export const otherTags = () =>
  globSync(`${folder}/*/language.ts`)
    .map((path) => basename(dirname(path)))
    .filter((tag) => tag !== 'en')
    .toSorted()

/** The modules with messages, without their endings: `student/home`. */
function moduleNames(tag = 'en'): string[] {
  const root = join(folder, tag)
  return globSync(`${root}/*/**/*.ts`)
    .map((path) => relative(root, path).replace(/\.ts$/, ''))
    .toSorted()
}

const pathOf = (tag: string, name: string) => join(folder, tag, `${name}.ts`)

function readMessages(tag: string, name: string): Message[] {
  const path = pathOf(tag, name)
  if (!existsSync(path)) return []
  return readModule(path, readFileSync(path, 'utf8')).messages.map((message) => ({
    ...message,
    key: `${name}.${message.key}`,
  }))
}

const areaOf = (nameOrKey: string) => nameOrKey.split('/', 1)[0] ?? ''

/** The messages of a language, in the order of its modules: all of them, or those of some areas. */
export const messagesOf = (tag: string, areas?: readonly string[]): Message[] =>
  moduleNames()
    .filter((name) => areas === undefined || areas.includes(areaOf(name)))
    .flatMap((name) => readMessages(tag, name))

const readPath = (tag: string) => join(folder, tag, 'read-in-context.json')

/** What somebody has read in context, by key: a hash of the text then. A text that has changed is a draft again. */
function readInContext(tag: string): Record<string, string> {
  const path = readPath(tag)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

const hashOf = (english: Message, forms: Record<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify([english.forms, forms]))
    .digest('base64url')
    .slice(0, 8)

/** What there is in a language; undefined for what is missing. */
export function translationsOf(tag: string): (english: Message) => Translation | undefined {
  const known = new Map(messagesOf(tag).map(({ key, forms }) => [key, forms]))
  const wasRead = readInContext(tag)
  return (english) => {
    const forms = known.get(english.key)
    return forms && { forms, isDraft: wasRead[english.key] !== hashOf(english, forms) }
  }
}

/** What is wrong with the text of a PO file; nothing of it is written then. */
export function problemsOfImport(tag: string, text: string): string[] {
  const ofFile = problemsOfPo(text)
  if (ofFile.length > 0) return ofFile
  const translations = readPo(tag, text)
  const messages = messagesOf('en', areasOf(translations))
  const keys = new Set(messages.map(({ key }) => key))
  const unknown = [...translations.keys()].filter((key) => !keys.has(key))
  const ofMessages = messages.flatMap((message) => {
    const forms = translations.get(message.key)?.forms ?? {}
    return problemsOfTranslation(message, forms, formsOf(tag)).map((problem) => `${message.key} ${problem}`)
  })
  return [...unknown.map((key) => `${key} is no entry of the English words`), ...ofMessages]
}

const areasOf = (translations: ReadonlyMap<string, Translation>) => [
  ...new Set([...translations.keys()].map(areaOf)),
]

/** Writes the modules of the areas that are translated. */
export function writeTranslations(tag: string, translations: ReadonlyMap<string, Translation>): void {
  const areas = areasOf(translations)
  const textsOf = (key: string) => translations.get(key)?.forms ?? {}
  for (const name of moduleNames()) {
    if (!areas.includes(areaOf(name))) continue
    const path = pathOf('en', name)
    const english = `${'../'.repeat(name.split('/').length)}en/${name}.ts`
    const module = readModule(path, readFileSync(path, 'utf8'))
    const text = translateModule(module, english, (key) => textsOf(`${name}.${key}`))
    mkdirSync(dirname(pathOf(tag, name)), { recursive: true })
    writeFileSync(pathOf(tag, name), text)
  }
  const wasRead = messagesOf('en', areas).flatMap((message) => {
    const translation = translations.get(message.key)
    return translation && !translation.isDraft
      ? [[message.key, hashOf(message, translation.forms)] as const]
      : []
  })
  const others = Object.entries(readInContext(tag)).filter(([key]) => !areas.includes(areaOf(key)))
  const all = Object.fromEntries([...others, ...wasRead])
  writeFileSync(readPath(tag), `${JSON.stringify(all, Object.keys(all).toSorted(), 2)}\n`)
}
