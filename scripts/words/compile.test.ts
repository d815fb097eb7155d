import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { languages } from '@quizly/words'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  areasIn,
  jsonOf,
  markReviewed,
  messagesOf,
  otherTags,
  readTexts,
  translationsOf,
  wordsFolder,
} from './catalogues.ts'
import { compileWords } from './compile.ts'

test('all languages but English have a folder, and each a row', () => {
  expect(otherTags()).toEqual(
    Object.keys(languages)
      .filter((tag) => tag !== 'en')
      .toSorted(),
  )
})

test.each(otherTags())('%s has its entries in the order of English, one a line', async (tag) => {
  for (const area of areasIn()) {
    const { texts } = readTexts(`${tag}/${area}.json`)
    const inOrder = messagesOf([area]).map(({ key }) => key.slice(area.length + 1))
    expect(Object.keys(texts)).toEqual(inOrder.filter((key) => key in texts))
    expect(await readFile(join(wordsFolder, tag, `${area}.json`), 'utf8')).toBe(jsonOf(texts))
  }
})

/** With the words in a folder of their own, so that nothing is written to the project. */
describe('a copy of the words', () => {
  let root: string
  let folder: string
  // Of another name each time, because a module is loaded once.
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'quizly-words-'))
    folder = join(root, 'packages/words/src')
    await symlink(resolve('node_modules'), join(root, 'node_modules'))
    await cp('packages/words/src', folder, { recursive: true })
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  const change = async (file: string, texts: Record<string, string | undefined>) => {
    const { texts: known } = readTexts(file, folder)
    await writeFile(join(folder, file), JSON.stringify({ ...known, ...texts }, null, 2))
  }

  test('all that is wrong is named with its file, entry and reason, and nothing is compiled', async () => {
    await change('ar/failures.json', {
      'attempts.too-many-grants': 'x',
      'attempts.quiz-closed': 'x <b>y</b>',
      'accounts.wrong-pair': 'x {n}',
      'accounts.reset-link': '{x',
      'accounts.nothing': 'x',
    })
    await change('ar/student.json', { 'beforeStart.questions': '{n, plural, one {س} other {#}}' })
    await change('de/student.json', { 'beforeStart.questions': '{n, plural, one {#} few {#} other {#}}' })
    await writeFile(
      join(folder, 'de/mails.json'),
      '{\n  "serverMails.hello": "1",\n  "serverMails.hello": "2"\n}',
    )
    await writeFile(join(folder, 'de/files.json'), '{ "a": ')
    await writeFile(join(folder, 'de/screens.json'), '\uFEFF{}')
    await writeFile(join(folder, 'de/results.json'), '{ "receipt": ["x"] }')
    await change('fr/language.json', { date: '{day} {month}', months: undefined })
    const problems = await compileWords(folder)
    expect(problems.map((each) => each.replace(/(?<=is no JSON).*/, ''))).toEqual([
      'ar/failures.json: accounts.wrong-pair has {n}, which the English text does not have',
      'ar/failures.json: accounts.reset-link is no ICU message: a { is not closed',
      'ar/failures.json: attempts.quiz-closed must have the slots of the English text: none',
      'ar/failures.json: attempts.too-many-grants lacks {most}',
      'ar/failures.json: accounts.nothing is no entry of the English words',
      'ar/student.json: beforeStart.questions lacks the form zero, two, few, many',
      'de/files.json: is no JSON',
      'de/mails.json: serverMails.hello is there twice',
      'de/results.json: receipt is no text',
      'de/screens.json: begins with a byte-order mark',
      'de/student.json: beforeStart.questions has the form few, which the language does not have',
      'fr/language.json: months is missing',
      'fr/language.json: date lacks {year}',
    ])
    expect(await readdir(join(folder, '..'))).toEqual(['src'])
  })

  test('what is missing or empty is English, and is counted', async () => {
    await change('de/student.json', { 'home.title': undefined, 'home.promise': '' })
    expect(await compileWords(folder)).toEqual([])
    const source = await readFile(join(folder, '../dist/de/student.ts'), 'utf8')
    expect(source).toContain('title: en.home.title,')
    expect(source).toContain("import * as en from '../../src/en/student.ts'")
    const translationOf = translationsOf('de', folder)
    const missing = messagesOf().filter((message) => !translationOf(message))
    expect(missing.map(({ key }) => key)).toEqual(['student/home.title', 'student/home.promise'])
  })

  test('what was read in context is no draft until it or its English changes', async () => {
    const [message] = messagesOf(['mails'])
    if (!message) throw new Error('There is no mail')
    const isDraft = () => translationsOf('de', folder)(message)?.isDraft
    expect(isDraft()).toBe(true)
    markReviewed('de', [message], folder)
    expect(isDraft()).toBe(false)
    expect(translationsOf('de', folder)({ ...message, forms: { other: 'Hi,' } })?.isDraft).toBe(true)
    await change('de/mails.json', { [message.key.slice('mails/'.length)]: 'Servus,' })
    expect(isDraft()).toBe(true)
  })

  test('a seventh language is a folder and its row', async () => {
    await cp(join(folder, 'es'), join(folder, 'it'), { recursive: true })
    await change('it/language.json', { or: ' o ', more: 'e altri {n}' })
    await change('it/student.json', { 'home.title': 'Inizio' })
    const rows = await readFile(join(folder, 'languages.ts'), 'utf8')
    const row = "  it: { name: 'Italiano', direction: 'ltr' },\n"
    await writeFile(join(folder, 'languages.ts'), rows.replace(/^(?= {2}ar:)/m, row))
    expect(await compileWords(folder)).toEqual([])
    const { home } = (await import(/* @vite-ignore */ join(folder, '../dist/it/student.ts'))) as {
      home: Record<string, string>
    }
    expect(home['title']).toBe('Inizio')
    const { serverMails } = (await import(/* @vite-ignore */ join(folder, '../dist/mails.ts'))) as {
      serverMails: Record<string, { hello: string }>
    }
    expect(Object.keys(serverMails)).toEqual(['en', 'de', 'es', 'fr', 'pt-BR', 'it', 'ar'])
    expect(serverMails['it']?.hello).toBe(serverMails['es']?.hello)
  })
})
