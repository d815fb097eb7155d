// Compiles the translations into modules for the server, tests and type checks: packages/words/dist/<tag>/<area>.ts. The build
// of the web app makes files of its own from the same texts (apps/web/scripts/words-in-build.ts).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  areasIn,
  otherTags,
  pluralFormsOf,
  pluralNameOf,
  readArea,
  readTexts,
  readTranslations,
  wordsFolder,
} from './catalogues.ts'
import { IcuError, readIcu } from './icu.ts'
import { type Entry, expressionOf, type Message, type Module, templateOf, writerOf } from './messages.ts'

/** What the server or a build has in all languages at any moment. */
const inAllLanguages = ['authoring', 'files', 'formats', 'language', 'mails', 'results']
const formats = ['either', 'list', 'number', 'plural', 'texts']

/** What words call to write numbers, lists and plurals, as far as `code` does. */
export const formatsIn = (code: string): string[] =>
  formats.filter((name) => new RegExp(`\\b${name}\\(`).test(code))

/** Where an entry is found in `en`, a module of English words. */
export const inEnglish = ({ path }: Entry): string =>
  `en${path.map((name) => (/^\w+$/.test(name) ? `.${name}` : `['${name}']`)).join('')}`

/**
 * Writes the modules of all languages and returns nothing, or what is wrong with a translation: then nothing is
 * written.
 */
export async function compileWords(folder = wordsFolder): Promise<string[]> {
  const tags = otherTags(folder)
  const areas = areasIn(folder).map((area) => [area, readArea(area, folder)] as const)
  const { languages } = (await import(pathToFileURL(join(folder, 'languages.ts')).href)) as {
    languages: Record<string, unknown>
  }
  const problems = [
    ...Object.keys(languages)
      .filter((tag) => tag !== 'en' && !tags.includes(tag))
      .map((tag) => `languages.ts: ${tag} has no folder with a language.json`),
    ...tags.filter((tag) => !(tag in languages)).map((tag) => `${tag}: has no row in languages.ts`),
  ]
  const files = new Map<string, string>()
  for (const tag of tags) {
    for (const [area, module] of areas) {
      const { translations, problems: ofArea } = readTranslations(tag, area, module, folder)
      problems.push(...ofArea)
      const path = `${tag}/${area}.ts`
      if (ofArea.length === 0)
        files.set(
          path,
          moduleOf(path, area, module, (key) => translations.get(key)),
        )
    }
    const rules = readTexts(`${tag}/language.json`, folder)
    const language = languageModule(tag, rules.texts)
    problems.push(...rules.problems, ...language.problems)
    files.set(`${tag}/language.ts`, language.source)
  }
  if (problems.length > 0) return problems
  const exported = new Map(areas.map(([area, module]) => [area, module.exports.map(({ name }) => name)]))
  for (const area of inAllLanguages)
    files.set(
      `${area}.ts`,
      inAll(area, exported.get(area) ?? ['waiting', 'notLoaded'], Object.keys(languages)),
    )
  writeFiles(join(folder, '../dist'), files)
  return []
}

const madeBy = '// Made by `npm run words -- compile`.'

function moduleOf(
  path: string,
  area: string,
  module: Module,
  translationOf: Parameters<typeof writerOf>[1],
): string {
  const write = writerOf(module, translationOf, inEnglish)
  const words = module.exports.map(
    (each) => `export const ${each.name}: typeof en.${each.name} = ${write(each)}`,
  )
  const code = words.join('\n')
  const needsEnglish = /(?<!typeof )\ben[.[]/.test(code.replaceAll(/'[^'\n]*'/g, ''))
  return [
    madeBy,
    `import ${needsEnglish ? '' : 'type '}* as en from '../../src/en/${area}.ts'`,
    `import { ${formatsIn(code).join(', ')} } from './language.ts'`,
    '',
    code,
    '',
  ].join('\n')
}

/** The rules of a language by their names, with an English example that says which parameters there are. */
const rules: Record<string, Message['forms'][string]> = {
  group: '',
  decimalMark: '',
  comma: '',
  semicolon: '',
  eitherComma: '',
  or: '',
  more: '{n}',
  months: '',
  shortMonths: '',
  date: '{day} {month} {year}',
  dayAndMonth: '{day} {month}',
  shortDate: '{day} {month} {year}',
  dateAndTime: '{date} {time}',
  waiting: '',
  'notLoaded.title': '',
  'notLoaded.why': '',
  'notLoaded.again': '',
  'notLoaded.noScript': '',
}

/** How a language writes numbers, lists and dates, and what the page says before it has words. */
function languageModule(tag: string, texts: Record<string, string>): { source: string; problems: string[] } {
  const problems: string[] = []
  const wrong = (key: string, why: string) => problems.push(`${tag}/language.json: ${key} ${why}`)
  const required = Object.keys(rules)
  for (const key of required) if (texts[key] === undefined) wrong(key, 'is missing')
  for (const key of Object.keys(texts))
    if (!required.includes(key) && key !== 'groupFrom') wrong(key, 'is no rule')
  const write = (key: string): string => {
    const english = {
      key,
      isPlural: false,
      count: undefined,
      isArray: false,
      forms: { other: rules[key] ?? '' },
      note: '',
      most: undefined,
    }
    try {
      const { forms, count } = readIcu(texts[key] ?? '', english)
      const lacking =
        (rules[key] ?? '').match(/\{\w+\}/g)?.filter((each) => !forms['other']?.includes(each)) ?? []
      if (lacking.length > 0) wrong(key, `lacks ${lacking.join(', ')}`)
      const isPlural = Object.keys(forms).filter((form) => !form.startsWith('=')).length > 1
      const missing = isPlural ? pluralFormsOf(tag).filter((form) => forms[form] === undefined) : []
      if (missing.length > 0) wrong(key, `lacks the form ${missing.join(', ')}`)
      return expressionOf({ forms, count }, false, '')
    } catch (error) {
      if (!(error instanceof IcuError)) throw error
      wrong(key, error.message)
      return "''"
    }
  }
  const text = (key: string) => templateOf(texts[key] ?? '')
  const from = texts['groupFrom'] === undefined ? '' : `, ${Number(texts['groupFrom'])}`
  const source = `${madeBy}
import { ${pluralNameOf(tag)} as formOf } from 'make-plural/cardinals'
import type * as en from '../../src/en/language.ts'
import { eitherWith, listWith, numberWith, pluralOf, textsWith } from '../../src/format.ts'

export const plural = pluralOf(formOf)
export const number = numberWith(${text('group')}, ${text('decimalMark')}${from})
export const list = listWith(${text('comma')}, (n) => ${write('more')})
export const texts = textsWith(${text('semicolon')})
export const either = eitherWith(${text('eitherComma')}, ${text('or')})
export const format: typeof en.format = {
  number,
  comma: ${text('comma')},
  decimalMark: ${text('decimalMark')},
  months: ${text('months')}.split(' '),
  shortMonths: ${text('shortMonths')}.split(' '),
  date: (day, month, year) => ${write('date')},
  dayAndMonth: (day, month) => ${write('dayAndMonth')},
  shortDate: (day, month, year) => ${write('shortDate')},
  dateAndTime: (date, time) => ${write('dateAndTime')},
}
export const waiting = ${text('waiting')}
export const notLoaded: typeof en.notLoaded = {
  title: ${text('notLoaded.title')},
  why: ${text('notLoaded.why')},
  again: ${text('notLoaded.again')},
  noScript: ${text('notLoaded.noScript')},
}
`
  return { source, problems }
}

const variable = (tag: string) => tag.replace('-', '')

/** Each export of an area in all languages. */
const inAll = (area: string, names: readonly string[], tags: readonly string[]): string =>
  [
    madeBy,
    `import type { LanguageTag } from '../src/languages.ts'`,
    ...tags.map(
      (tag) => `import * as ${variable(tag)} from '${tag === 'en' ? '../src/en' : `./${tag}`}/${area}.ts'`,
    ),
    '',
    ...names.map((name) => {
      const each = tags.map((tag) => `'${tag}': ${variable(tag)}.${name}`)
      return `export const ${name}: Readonly<Record<LanguageTag, typeof en.${name}>> = { ${each.join(', ')} }`
    }),
    '',
  ].join('\n')

/** Leaves a file alone that is the same: whoever watches it need not read it again. */
function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const isThere = (path: string) => existsSync(path) && readFileSync(path, 'utf8')
  for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    if (name.endsWith('.ts') && !files.has(name)) rmSync(join(folder, name))
  for (const [name, source] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    if (isThere(path) !== source) writeFileSync(path, source)
  }
}
