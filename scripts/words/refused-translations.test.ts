import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const compiler = join(root, 'node_modules/.bin/tsc')

const original = `import { number, plural } from '${root}packages/words/src/en/language.ts'
export const title = 'Results'
export const greeting = (name: string) => \`Hello \${name}\`
export const students = (n: number) => plural(n, { one: \`\${number(n)} student\`, other: \`\${number(n)} students\` })
export const states = { open: 'Open', closed: 'Closed' }
`
const right = {
  title: "'النتائج'",
  greeting: '(name) => `مرحبًا ${name}`',
  students: "(n) => plural(n, { zero: '', one: '', two: '', few: '', many: '', other: '' })",
  states: "{ open: 'مفتوح', closed: 'مغلق' }",
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-refused-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'en.ts'), original)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Whether a translation into Arabic with these entries is accepted by the compiler. */
async function compiles(entries: Record<string, string>): Promise<boolean> {
  const words = Object.entries(entries).map(([name, value]) => `${name}: ${value},`)
  const translation = `import { plural } from '${root}packages/words/src/ar/language.ts'
import type { WordsOf } from '${root}packages/words/src/format.ts'
import type * as en from './en.ts'
void plural
export const words: WordsOf<typeof en> = { ${words.join(' ')} }
`
  await writeFile(join(folder, 'ar.ts'), translation)
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { noEmit: true },
    files: ['ar.ts'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const run = promisify(execFile)(compiler, ['-p', folder])
  return run.then(
    () => true,
    () => false,
  )
}

test('a translation with every entry, form and parameter is accepted', async () => {
  expect(await compiles(right)).toBe(true)
})

test.each([
  ['a missing entry', { title: right.title, greeting: right.greeting, students: right.students }],
  ['a superfluous entry', { ...right, more: "'أكثر'" }],
  [
    'a plural form too few',
    { ...right, students: "(n) => plural(n, { one: '', two: '', few: '', many: '', other: '' })" },
  ],
  ['a plural form too many', { ...right, students: right.students.replace('zero', "some: '', zero") }],
  ['a parameter of another kind', { ...right, greeting: '(name: number) => `${name}`' }],
  ['a parameter too many', { ...right, greeting: '(name, time) => `${name} ${time}`' }],
  ['a missing state', { ...right, states: "{ open: 'مفتوح' }" }],
  ['a text in place of a sentence with parameters', { ...right, greeting: "'مرحبًا'" }],
])('%s does not compile', async (_what, entries) => {
  expect(await compiles(entries)).toBe(false)
})
