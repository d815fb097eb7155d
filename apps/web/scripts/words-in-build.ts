import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages, type LanguageTag, languageTags } from '@quizly/words'
import type * as inAllLanguages from '@quizly/words/dist/language.ts'
import type { Plugin, Rolldown } from 'vite'
import { areasIn, readArea, readTranslations, wordsFolder } from '../../../scripts/words/catalogues.ts'
import { formatsIn, inEnglish } from '../../../scripts/words/compile.ts'
import { requireWords } from '../../../scripts/words/ensure-words.mjs'
import { type Forms, type Module, writerOf } from '../../../scripts/words/messages.ts'

const compiled = join(wordsFolder, '../dist')
const markFile = fileURLToPath(new URL('../src/lib/words/marked-english.ts', import.meta.url))
const ofArea = 'virtual:words/'
/** A module of the app: variables in the place of the English words. */
const inApp = '\0words-of-app:'
/** A script of one language: puts the values of all variables of an area, in their order, into `window.words`. */
const inLanguage = '\0words-of-language:'
/** The words of the page itself. */
const ofPage = (): Promise<typeof inAllLanguages> => import('@quizly/words/dist/language.ts')

/** Of all words there are. One for all files, so that neither the page nor a script needs a list of their names. */
function hashOfWords(): string {
  const hash = createHash('sha256')
  for (const file of globSync(join(wordsFolder, '{,*/}*.{ts,json}')).toSorted())
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

/**
 * Screens import English words as constants. In the app they are variables, so that another language can be
 * put in their place; the words themselves are one file for each language and area, without any names. `folder` has the
 * translations.
 */
export function wordsInBuild(folder = wordsFolder): Plugin {
  requireWords()
  const areas = areasIn()
  const hash = hashOfWords()
  const fileOf = (tag: string, area: string) => `assets/${tag}-${area}-${hash}.js`
  let isBuild = false
  return {
    name: 'words-in-build',
    enforce: 'pre',
    config(_config, { command }) {
      isBuild = command === 'build'
    },
    async resolveId(source, importer, options) {
      if (source.startsWith(ofArea) || source.startsWith(inApp) || source.startsWith(inLanguage))
        return source.startsWith(ofArea) ? `\0${source}` : source
      const named = /^@quizly\/words\/(\w+)\.ts$/.exec(source)?.[1] ?? ''
      // What the browser shares with the server speaks English; a screen finds the words for its codes.
      if ([...areas, 'language'].includes(named) && !importer?.includes('/packages/')) return inApp + named
      // Each area of a language gets its own copy of what they share. So it is one file.
      const copy = /\?words-[\w-]+$/.exec(importer ?? '')?.[0]
      if (copy === undefined) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id + copy }
    },
    load(id) {
      if (id.startsWith(`\0${ofArea}`)) {
        const area = id.slice(ofArea.length + 1)
        for (const tag of isBuild ? languageTags : [])
          this.emitFile({ type: 'chunk', id: `${inLanguage}${tag}/${area}`, fileName: fileOf(tag, area) })
        return areaModule(area)
      }
      if (id.startsWith(inApp)) return appModule(id.slice(inApp.length))
      if (id.startsWith(inLanguage)) {
        const [tag = '', area = ''] = id.slice(inLanguage.length).split('/')
        const files = [`en/${area}.ts`, ...(tag === 'en' ? [] : [`${tag}/${area}.json`])]
        for (const file of files) this.addWatchFile(join(file.startsWith('en/') ? wordsFolder : folder, file))
        return languageModule(tag, area, folder)
      }
      return null
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { waiting } = await ofPage()
        const known = languageTags.map((tag) => {
          const { name, direction } = languages[tag]
          return [tag.slice(0, 2), [tag, direction, name, waiting[tag]]] as const
        })
        const address = isBuild ? `/${fileOf('${tag}', '${area}')}` : `/@id/${inLanguage}\${tag}/\${area}`
        return html
          .replace('QUIZLY_LANGUAGES', () => JSON.stringify(Object.fromEntries(known)))
          .replace('QUIZLY_WORDS', () => address.replace('\0', '__x00__'))
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { notLoaded } = await ofPage()
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build lacks its page')
        const html = page.source.toString()
        for (const tag of languageTags) {
          const source = pageIn(translateTexts(html, notLoaded, tag), tag, bundle[fileOf(tag, 'student')])
          if (tag === 'en') page.source = source
          else this.emitFile({ type: 'asset', fileName: `index.${tag}.html`, source })
        }
      },
    },
  }
}

type Variable = { name: string; variable: string; start: number; end: number }
/** What the app calls a group of words, and its variables; undefined for what it reads as a whole. */
type Group = { name: string; variables: Variable[] }

/** What is read by codes (`'too-large'`) stays one object; of all else each entry is a variable. */
const isByCode = (members: readonly { name: string }[]) => members.some(({ name }) => !/^\w+$/.test(name))

/** All variables of an area, in the order of its exports and their entries. */
const groupsOf = (module: Module): Group[] =>
  module.exports.map(({ members, ...own }, i) =>
    members.length === 0 || isByCode(members)
      ? { name: '', variables: [{ ...own, variable: `${own.name}${i}` }] }
      : { name: own.name, variables: members.map((each) => ({ ...each, variable: `${each.name}${i}` })) },
  )

/** The formats belong to the words of every page; of them the app needs one object. */
const variablesOf = (area: string, module: Module) => [
  ...(area === 'student' ? ['format'] : []),
  ...groupsOf(module).flatMap(({ variables }) => variables.map(({ variable }) => variable)),
]

/** An area, or a group of words within it: `student`, `student/home`. */
function appModule(path: string): string {
  if (path === 'language') return `export { format } from '${ofArea}student'`
  const [area = '', group] = path.split('/')
  const groups = groupsOf(readArea(area))
  const exported = (variables: readonly Variable[]) =>
    `export { ${variables.map(({ name, variable }) => `${variable} as ${name}`).join(', ')} } from '${ofArea}${area}'`
  if (group !== undefined) return exported(groups.find(({ name }) => name === group)?.variables ?? [])
  return groups
    .map(({ name, variables }) =>
      name === '' ? exported(variables) : `export * as ${name} from '${inApp}${area}/${name}'`,
    )
    .join('\n')
}

function areaModule(area: string): string {
  const variables = variablesOf(area, readArea(area)).join(', ')
  return [
    `export let ${variables}`,
    'export default {',
    `  name: '${area}',`,
    `  put: (words) => { [${variables}] = words },`,
    '}',
  ].join('\n')
}

function languageModule(tag: string, area: string, folder: string): string {
  const module = readArea(area)
  const write = writerOf(
    module,
    translationsIn(tag, area, module, folder),
    (entry) => `marked(${inEnglish(entry)})`,
  )
  const values = groupsOf(module).flatMap(({ variables }) => variables.map(write))
  const copy = `?words-${tag}-${area}`
  const rules = tag === 'en' ? join(wordsFolder, 'en/language.ts') : join(compiled, tag, 'language.ts')
  const words = values.join(', ')
  const used = [...formatsIn(words), ...(area === 'student' ? ['format'] : [])]
  // Without an export it can stand in the page as well.
  return [
    used.length > 0 && `import { ${used.join(', ')} } from ${JSON.stringify(rules + copy)}`,
    /\bmarked\(en\b/.test(words) &&
      `import * as en from ${JSON.stringify(join(wordsFolder, `en/${area}.ts`) + copy)}`,
    /\bmarked\(en\b/.test(words) && `import { marked } from ${JSON.stringify(markFile + copy)}`,
    `;(window.words ??= {})['${tag}/${area}'] = [${area === 'student' ? 'format, ' : ''}${words}]`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The texts of a language by their keys; those of English are its own. */
function translationsIn(
  tag: string,
  area: string,
  module: Module,
  folder: string,
): (key: string) => Forms | undefined {
  if (tag === 'en') {
    const own = new Map(module.messages.map((message) => [message.key, message]))
    return (key) => own.get(key)
  }
  const { translations, problems } = readTranslations(tag, area, module, folder)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return (key) => translations.get(key)
}

/** The page holds the first words itself: another request would delay the first frame. */
function pageIn(html: string, tag: LanguageTag, words: Rolldown.OutputBundle[string] | undefined): string {
  if (words?.type !== 'chunk' || words.imports.length > 0 || words.exports.length > 0)
    throw new Error(`The words of ${tag} are not a file of their own`)
  const { direction } = languages[tag]
  return html
    .replace('<html lang="en"', `<html lang="${tag}" dir="${direction}"`)
    .replace('</head>', () => `<script>{${words.code}}</script></head>`)
}

/** The texts of the page itself: in its scripts, or an element of their own. */
function translateTexts(html: string, texts: typeof inAllLanguages.notLoaded, tag: LanguageTag): string {
  return Object.values(texts.en).reduce((page, text, i) => {
    const [start = '', end = ''] =
      [`''`, '><'].find(([before, after]) => page.includes(before + text + after)) ?? ''
    if (!start) throw new Error(`The page lacks “${text}”`)
    return page.replace(start + text + end, () => `${start}${Object.values(texts[tag])[i]}${end}`)
  }, html)
}

/** The language and the area of a chunk that holds nothing but words. */
export function wordsOfChunk({
  facadeModuleId,
}: Rolldown.OutputChunk): [tag: string, area: string] | undefined {
  if (!facadeModuleId?.startsWith(inLanguage)) return undefined
  const path = facadeModuleId.slice(inLanguage.length)
  return [dirname(path), basename(path)]
}
