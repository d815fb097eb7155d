import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages, type LanguageTag, languageTags } from '@quizly/words'
import { notLoaded, waiting } from '@quizly/words/waiting.ts'
import type { Plugin, Rolldown } from 'vite'
import type * as pseudoModules from '../../../scripts/words/pseudo.ts'

const folder = fileURLToPath(new URL('../../../packages/words/src', import.meta.url))
const ofArea = 'virtual:words/'
/** A module of the app: variables in the place of the English words. */
const inApp = '\0words-of-app:'
/** A script of one language: puts the values of all variables of an area, in their order, into `window.words`. */
const inLanguage = '\0words-of-language:'

/** Only in development and for tests: languages that are made from English. */
let pseudo: typeof pseudoModules | undefined
const pseudoFile = new RegExp(String.raw`^${folder}/x[xr]/(.*\.ts)(?=\?)`)
const isPseudo = (tag: string) => pseudo !== undefined && Object.hasOwn(pseudo.pseudoLanguages, tag)
const allLanguages = (): Record<string, { name: string; direction: string }> => ({
  ...languages,
  ...pseudo?.pseudoLanguages,
})

/** Of all words there are. One for all files, so that neither the page nor a script needs a list of their names. */
function hashOfWords(): string {
  const hash = createHash('sha256')
  for (const file of globSync(join(folder, '**/*.ts')).toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

/** The modules of an area, without their endings: `student/home`. The formats belong to the words of every page. */
function modulesOf(area: string): string[] {
  const files = globSync(join(folder, 'en', area, '*.ts')).map((file) => `${area}/${basename(file, '.ts')}`)
  return [...(area === 'student' ? ['language'] : []), ...files.toSorted()]
}

/** What a module exports for the app. Of the formats the app needs one object. */
async function namesOf(module: string): Promise<string[]> {
  if (module === 'language') return ['format']
  return Object.keys((await import(join(folder, 'en', `${module}.ts`))) as object)
}

/**
 * Screens import English words as constants. In the app they are variables, so that another language can be
 * put in their place; the words themselves are one file for each language and area, without any names.
 */
export function wordsInBuild(): Plugin {
  const hash = hashOfWords()
  const fileOf = (tag: string, area: string) => `assets/${tag}-${area}-${hash}.js`
  let isBuild = false
  return {
    name: 'words-in-build',
    enforce: 'pre',
    async config(_config, { command }) {
      isBuild = command === 'build'
      if (!isBuild || process.env['PSEUDO_LANGUAGES'])
        pseudo = await import('../../../scripts/words/pseudo.ts')
    },
    async resolveId(source, importer, options) {
      if (source.startsWith(ofArea) || source.startsWith(inApp) || source.startsWith(inLanguage))
        return source.startsWith(ofArea) ? `\0${source}` : source
      if (pseudoFile.test(source)) return source
      const named = /^@quizly\/words\/(language|\w+\/[\w-]+)\.ts$/.exec(source)?.[1]
      // What the browser shares with the server speaks English; a screen finds the words for its codes.
      if (named !== undefined && !importer?.includes('/packages/')) return inApp + named
      // Each area of a language gets its own copy of what they share. So it is one file.
      const copy = /\?words-[\w-]+$/.exec(importer ?? '')?.[0]
      if (copy === undefined) return null
      const english = importer?.replace(pseudoFile, `${folder}/en/$1`)
      const resolved = await this.resolve(source, english, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id + copy }
    },
    async load(id) {
      if (id.startsWith(`\0${ofArea}`)) {
        const area = id.slice(ofArea.length + 1)
        for (const tag of isBuild ? Object.keys(allLanguages()) : [])
          this.emitFile({ type: 'chunk', id: `${inLanguage}${tag}/${area}`, fileName: fileOf(tag, area) })
        return areaModule(area)
      }
      if (id.startsWith(inApp)) return appModule(id.slice(inApp.length))
      if (id.startsWith(inLanguage)) return languageModule(id.slice(inLanguage.length))
      if (pseudo === undefined) return null
      if (id === join(folder, 'languages.ts'))
        return `export const languages = ${JSON.stringify(allLanguages())}
          export const languageTags = Object.keys(languages)`
      const english = pseudoFile.exec(id)?.[1]
      if (english !== undefined) {
        const path = join(folder, 'en', english)
        return pseudo.pseudoModule(path, readFileSync(path, 'utf8'))
      }
      return null
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sentences: Record<string, string> = waiting
        const known = Object.entries(allLanguages()).map(
          ([tag, { name, direction }]) =>
            [tag.slice(0, 2), [tag, direction, name, sentences[tag] ?? '']] as const,
        )
        const address = isBuild ? `/${fileOf('${tag}', '${area}')}` : `/@id/${inLanguage}\${tag}/\${area}`
        return html
          .replace('QUIZLY_LANGUAGES', () => JSON.stringify(Object.fromEntries(known)))
          .replace('QUIZLY_WORDS', () => address.replace('\0', '__x00__'))
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build lacks its page')
        const html = page.source.toString()
        for (const tag of languageTags) {
          const source = pageIn(html, tag, bundle[fileOf(tag, 'student')])
          if (tag === 'en') page.source = source
          else this.emitFile({ type: 'asset', fileName: `index.${tag}.html`, source })
        }
      },
    },
  }
}

/** All variables of an area, in the order of its modules and their names. */
async function variablesOf(area: string): Promise<{ module: string; name: string; variable: string }[]> {
  const named = modulesOf(area).map(async (module, i) =>
    (await namesOf(module)).map((name) => ({ module, name, variable: `${name}${i}` })),
  )
  return (await Promise.all(named)).flat()
}

async function appModule(module: string): Promise<string> {
  const area = module === 'language' ? 'student' : dirname(module)
  const own = (await variablesOf(area)).filter((each) => each.module === module)
  const exports = own.map(({ name, variable }) => `${variable} as ${name}`)
  return `export { ${exports.join(', ')} } from '${ofArea}${area}'`
}

async function areaModule(area: string): Promise<string> {
  const variables = (await variablesOf(area)).map(({ variable }) => variable).join(', ')
  return [
    `export let ${variables}`,
    'export default {',
    `  name: '${area}',`,
    `  put: (words) => { [${variables}] = words },`,
    '}',
  ].join('\n')
}

async function languageModule(path: string): Promise<string> {
  const [tag = '', area = ''] = path.split('/')
  const imports = modulesOf(area).map((module, i) => {
    // A file that is not translated yet is English's.
    const from = isPseudo(tag) || existsSync(join(folder, tag, `${module}.ts`)) ? tag : 'en'
    const isPlain = from === 'en' || module === 'language'
    const file = JSON.stringify(join(folder, from, `${module}.ts?words-${tag}-${area}`))
    return isPlain ? `import * as words${i} from ${file}` : `import { words as words${i} } from ${file}`
  })
  const modules = modulesOf(area)
  const values = (await variablesOf(area)).map(
    ({ module, name }) => `words${modules.indexOf(module)}.${name}`,
  )
  // Without an export it can stand in the page as well.
  return `${imports.join('\n')}\n;(window.words ??= {})['${path}'] = [${values.join(', ')}]`
}

/** The page holds the first words itself: another request would delay the first frame. */
function pageIn(html: string, tag: LanguageTag, words: Rolldown.OutputBundle[string] | undefined): string {
  if (words?.type !== 'chunk' || words.imports.length > 0 || words.exports.length > 0)
    throw new Error(`The words of ${tag} are not a file of their own`)
  const { direction } = languages[tag]
  return translateTexts(html, tag)
    .replace('<html lang="en"', `<html lang="${tag}" dir="${direction}"`)
    .replace('</head>', () => `<script>{${words.code}}</script></head>`)
}

/** The texts in the scripts of the page itself. */
function translateTexts(html: string, tag: LanguageTag): string {
  return notLoaded.en.reduce((page, text, i) => {
    if (!page.includes(`'${text}'`)) throw new Error(`The page lacks “${text}”`)
    return page.replace(`'${text}'`, `'${notLoaded[tag][i]}'`)
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
