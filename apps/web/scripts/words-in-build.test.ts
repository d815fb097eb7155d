import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { languageTags } from '@quizly/words'
import { languageChoice as englishChoice } from '@quizly/words/student.ts'
import { notLoaded } from '@quizly/words/dist/language.ts'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsInBuild, wordsOfChunk } from './words-in-build.ts'

const texts = Object.values(notLoaded.en)
  .map((text) => `'${text}'`)
  .join(', ')
const html = `<!doctype html><html lang="en"><head><script>const known = QUIZLY_LANGUAGES; const texts = [${texts}]; const load = (tag, area) => import(\`QUIZLY_WORDS\`)</script></head><body><script type="module" src="./app.ts"></script></body></html>`
const app = `
  import student from 'virtual:words/student'
  import account from 'virtual:words/account'
  import { languageChoice as choice } from '@quizly/words/student.ts'
  import { ownLanguage as own } from '@quizly/words/account.ts'
  globalThis.app = { areas: [student, account], shown: () => [choice.label, own.hint] }
`
type App = {
  areas: { name: string; put: (words: unknown) => void }[]
  shown: () => string[]
}

let folder = ''
let files: Rolldown.RolldownOutput['output']
const sourceOf = (name: string) => {
  const file = files.find(({ fileName }) => fileName === name)
  if (!file) throw new Error(`There is no ${name}`)
  return file.type === 'chunk' ? file.code : file.source.toString()
}
const wordsFiles = () => files.filter((file) => file.type === 'chunk' && wordsOfChunk(file) !== undefined)

/** With the translations of a folder, else with those that there are. */
async function buildApp(translations?: string): Promise<Rolldown.RolldownOutput['output']> {
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [wordsInBuild(translations)],
    build: { write: false, modulePreload: false },
  })
  return (output as Rolldown.RolldownOutput).output
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-'))
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'app.ts'), app)
  files = await buildApp()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the app and the words of some files as a browser does. */
function run(...scripts: string[]): { app: App; words: Record<string, unknown> } {
  const page = createContext({ window: {} }) as { app: App; window: { words?: Record<string, unknown> } }
  for (const script of scripts) runInContext(script, page)
  return { app: page.app, words: page.window.words ?? {} }
}
const appScript = () => {
  const entry = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('index.html'))
  return sourceOf(entry?.fileName ?? '')
}
const wordsScript = (path: string) => {
  const found = wordsFiles().find((file) => file.fileName.startsWith(`assets/${path}-`))
  return sourceOf(found?.fileName ?? '')
}

test('each language has one file for each area that the app knows, and all have the same hash', () => {
  const names = wordsFiles().map(({ fileName }) => fileName)
  expect(names).toHaveLength(languageTags.length * 2)
  const hashes = new Set(names.map((name) => /-([0-9a-f]{8})\.js$/.exec(name)?.[1]))
  expect(hashes.size).toBe(1)
  const [hash] = hashes
  expect(names).toContain(`assets/pt-BR-account-${hash}.js`)
  expect(sourceOf('index.html')).toContain(`import(\`/assets/\${tag}-\${area}-${hash}.js\`)`)
})

test('the app holds no word, and shows those of the language that is put into it', () => {
  expect(appScript()).not.toContain(englishChoice.failed)
  const { app: english, words } = run(appScript(), wordsScript('en-student'), wordsScript('en-account'))
  for (const { name, put } of english.areas) put(words[`en/${name}`])
  expect(english.shown()[0]).toBe(englishChoice.label)
  const { words: german } = run(wordsScript('de-student'), wordsScript('de-account'))
  for (const { name, put } of english.areas) put(german[`de/${name}`])
  expect(english.shown()[0]).toBe('Sprache')
  expect(english.shown()[1]).toMatch(/Gerät/)
})

test.each(languageTags)('the page of %s holds the first words of its language and of no other', (tag) => {
  const source = sourceOf(tag === 'en' ? 'index.html' : `index.${tag}.html`)
  expect(source).toContain(`<html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}"`)
  const held = languageTags.filter((each) => new RegExp(`["'\`]${each}/student["'\`]`).test(source))
  expect(held).toEqual([tag])
})

test('all languages have the same number of words in the same places', () => {
  for (const area of ['student', 'account']) {
    const lists = languageTags.map(
      (tag) => run(wordsScript(`${tag}-${area}`)).words[`${tag}/${area}`] as unknown[],
    )
    const kinds = lists.map((list) => list.map((word) => typeof word))
    for (const each of kinds) expect(each).toEqual(kinds[0])
  }
})

test('what a language lacks is English that can be marked, and a complete language brings nothing for that', async () => {
  for (const tag of languageTags) expect(wordsScript(`${tag}-account`)).not.toContain('MutationObserver')
  const [english] = Object.values(run(wordsScript('en-student')).words) as unknown[][]

  files = await buildApp(folder)
  const page = createContext({
    window: {},
    document: {},
    MutationObserver: class {
      observe() {}
    },
  }) as { window: { words: Record<string, unknown[]> } }
  runInContext(wordsScript('de-student'), page)
  const german = page.window.words['de/student']
  const pairs = english?.flatMap((word, at) => (typeof word === 'string' ? [[word, german?.[at]]] : [])) ?? []
  expect(pairs.length).toBeGreaterThan(50)
  for (const [text, shown] of pairs) expect(shown).toBe(`\u2066\u2060${String(text)}\u2069`)
})
