import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesOf, otherTags, problemsOfImport, translationsOf } from './catalogues.ts'
import { problemsOfTranslation } from './check-translation.ts'
import { formsOf, readPo, writePo } from './po.ts'

const messages = messagesOf('en')

test.each(otherTags())('what is exported in %s reads back, and is exported as the same bytes', (tag) => {
  const exported = writePo(tag, messages, translationsOf(tag))
  for (const text of [exported, exported.replaceAll('\n', '\r\n')]) {
    const back = readPo(tag, text)
    expect(writePo(tag, messages, ({ key }) => back.get(key))).toBe(exported)
  }
})

test.each(otherTags())('%s has only what an import would take', (tag) => {
  const translationOf = translationsOf(tag)
  const problems = messages.flatMap((message) => {
    const known = translationOf(message)
    const found = known ? problemsOfTranslation(message, known.forms, formsOf(tag)) : []
    return found.map((each) => `${message.key} ${each}`)
  })
  expect(problems).toEqual([])
})

test('a PO file says of an entry what it is, its English with parameters, and how long it may be', () => {
  const exported = writePo('de', messages, translationsOf('de'))
  expect(exported).toContain(
    'msgctxt "problems/forms.forms.title-too-long"\nmsgid "Use at most {most} characters for the title"',
  )
  expect(exported).toMatch(/#\. .*At most \d+ characters/i)
})

/** With the languages in a folder of their own, so that nothing is written to the project. */
describe('an import', () => {
  let folder: string
  let exported: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quizly-words-'))
    await cp('packages/words/src', join(folder, 'packages/words/src'), { recursive: true })
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    exported = (await words('export', 'ar', 'failures')).stdout
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const main = resolve('scripts/words/main.ts')
  const words = (...args: string[]) => promisify(execFile)(process.execPath, [main, ...args], { cwd: folder })
  let files = 0
  /** Imports a file with this text, and returns why it was refused. */
  const refusalOf = async (text: string) => {
    files += 1
    const file = join(folder, `${files}.po`)
    await writeFile(file, text)
    return words('import', 'ar', file).then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    )
  }
  const entryOf = (key: string) =>
    exported.split('\n\n').find((entry) => entry.includes(`msgctxt "${key}"`)) ?? ''
  const withEntry = (key: string, change: (entry: string) => string) =>
    exported.replace(entryOf(key), () => change(entryOf(key)))
  const grants = 'failures/attempts.attempts.too-many-grants'
  const grantsAs = (text: string) =>
    withEntry(grants, (entry) => entry.replace(/msgstr ".*"/, `msgstr "${text}"`))
  const tooOften = 'failures/requests.waits.too-many-attempts.second'
  const module = 'packages/words/src/ar/failures/attempts.ts'

  test.each<[string, () => string, string]>([
    ['without a parameter', () => grantsAs('x'), `${grants} lacks {most}`],
    ['with another parameter', () => grantsAs('{most} {n}'), `${grants} has {n}`],
    ['with markup', () => grantsAs('{most} <b>x</b>'), `${grants} must have the slots`],
    ['with a byte-order mark in a text', () => grantsAs('\uFEFF{most}'), `${grants} has a byte-order mark`],
    [
      'with a byte-order mark before all',
      () => `\uFEFF${exported}`,
      'The file begins with a byte-order mark',
    ],
    [
      'with a plural form too few',
      () => withEntry(tooOften, (entry) => entry.replace(/msgstr\[3\] ".*"/, 'msgstr[3] ""')),
      `${tooOften} lacks the form few`,
    ],
    ['with an entry twice', () => `${exported}\n${entryOf(grants)}\n`, `${grants} is there twice`],
    [
      'with a key of nobody',
      () => `${exported}\nmsgctxt "failures/attempts.nothing"\nmsgid "Nothing"\nmsgstr "x"\n`,
      'failures/attempts.nothing is no entry of the English words',
    ],
    ['without an entry', () => 'hello\n', 'The file has no entry'],
  ])('%s says which entry and why', (_what, spoilt, why) => {
    expect(problemsOfImport('ar', spoilt()).join('\n')).toContain(why)
  })

  test('that is refused says so, and writes nothing', async () => {
    const said = await refusalOf(grantsAs('x'))
    expect(said).toContain(`${grants} lacks {most}`)
    expect(said).toContain('Nothing was written.')
    expect(await readFile(join(folder, module), 'utf8')).toBe(await readFile(module, 'utf8'))
  })

  test('of what was exported writes modules that are exported as the same bytes', async () => {
    expect(await refusalOf(exported)).toBe('')
    expect((await words('export', 'ar', 'failures')).stdout).toBe(exported)
  })
})
