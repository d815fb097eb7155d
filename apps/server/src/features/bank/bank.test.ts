import {
  addToBank,
  changeBankItem,
  changeBankItems,
  createQuestions,
  createQuiz,
  deleteAccount,
  deleteBankItem,
  deleteBankItems,
  exportAccount,
  findNewest,
  getBankItem,
  getQuestions,
  listBank,
  listBankTags,
  takeFromBank,
  uploadPicture,
} from '@quizly/contract'
import type { QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { samplePicture, sampleQuestions } from '../../testing/sample-questions.ts'
import { seededPassword, type SeededUser } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteItems } from './bank.repository.ts'
import { sweep } from '../operation/sweeper.service.ts'

const [choice, several, written] = sampleQuestions
const dayMs = 24 * 3_600_000

describe.each(engines)('the bank, on $name', (engine) => {
  let t: TestApp
  let ada: SeededUser
  let bea: SeededUser
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const { users } = await t.seed({ users: { ada: { role: 'admin' }, bea: { role: 'admin' } } })
    ;({ ada, bea } = users)
  })
  afterEach(() => t.close())

  const put = async (questions: readonly object[], about: object = {}, by = ada) =>
    t.call(addToBank, {
      token: by.token,
      body: { items: questions.map((question) => ({ question, tags: [], ...about })) },
    })
  const list = async (query: Record<string, string> = {}, by = ada) =>
    (await t.call(listBank, { token: by.token, query })).body
  const get = (itemId: string, query: Record<string, string> = {}, by = ada) =>
    t.call(getBankItem, { token: by.token, params: { itemId }, query })
  const change = (itemId: string, body: object) =>
    t.call(changeBankItem, { token: ada.token, params: { itemId }, body })
  const textsOf = ({ items }: { items: readonly { text: string }[] }) => items.map(({ text }) => text)

  test('questions are found by text, option, tag, type and level, by their owner alone', async () => {
    await put([choice], { tags: ['Cells', 'cells ', 'Étude'], level: 2, title: 'First' })
    t.clock.advance(1)
    await put([several, written], { tags: ['étude'], level: 4, note: 'Hard', source: 'cells.gift' })
    const all = await list()
    expect(textsOf(all)).toEqual([several.text, written.text, choice.text])
    expect(all.items.at(-1)).toMatchObject({
      type: 'single',
      title: 'First',
      tags: ['Cells', 'Étude'],
      level: 2,
      quizzes: 0,
    })
    expect(textsOf(await list({ search: 'first' }))).toHaveLength(1)
    expect(textsOf(await list({ search: (choice.options[1] ?? '').toUpperCase() }))).toEqual([choice.text])
    expect((await list({ tag: 'CELLS' })).items).toHaveLength(1)
    expect((await list({ type: 'multiple', level: '4' })).items).toHaveLength(1)
    expect((await list({ search: '%' })).items).toHaveLength(0)
    expect((await list({}, bea)).items).toEqual([])
    const { tags } = (await t.call(listBankTags, { token: ada.token })).body
    expect(tags.map(({ tag, items }) => [tag.toLowerCase(), items])).toEqual([
      ['cells', 1],
      ['étude', 3],
    ])
  })

  test('a list goes on where its page ends, while questions come', async () => {
    const many = Array.from({ length: 120 }, (_, i) => ({ ...written, text: `Number ${i}` }))
    await put(many)
    t.clock.advance(1)
    const first = await list()
    expect(first.items).toHaveLength(50)
    await put([choice])
    const second = await list({ after: first.next ?? '' })
    const third = await list({ after: second.next ?? '' })
    expect(third.next).toBeUndefined()
    const seen = [first, second, third].flatMap(textsOf)
    expect(new Set(seen).size).toBe(120)
    expect(seen.every((text) => text.startsWith('Number'))).toBe(true)
  })

  test('another question is a new version, and a change from an older one is refused', async () => {
    const [item] = (await put([choice])).body.items
    const itemId = item?._id ?? ''
    expect((await change(itemId, { revised: { base: 1, question: choice } })).body).toEqual({ version: 1 })
    const better = { ...choice, text: 'Which of these is it?' }
    expect((await change(itemId, { revised: { base: 1, question: better } })).body).toEqual({ version: 2 })
    const stale = await change(itemId, { revised: { base: 1, question: choice } })
    expect([stale.status, stale.failure.message]).toEqual([
      409,
      'This question was changed in another window meanwhile. Nothing was saved.',
    ])
    const { item: now } = (await get(itemId)).body
    expect(now).toMatchObject({ version: 2, tags: [], question: { text: better.text } })
    expect(now.versions.map(({ version }) => version)).toEqual([2, 1])
    expect((await get(itemId, { version: '1' })).body.item.question.text).toBe(choice.text)
    expect((await get(itemId, { version: '3' })).status).toBe(404)
    expect((await get(itemId, {}, bea)).status).toBe(404)
  })

  test('tags, level and note are refused if they were changed in another window meanwhile', async () => {
    const [item] = (await put([choice], { tags: ['cells'], level: 2 })).body.items
    const itemId = item?._id ?? ''
    const before = { tags: ['cells'], level: 2 }
    const first = await change(itemId, { about: { before, after: { tags: ['cells', 'new'], note: 'Easy' } } })
    expect(first.body).toEqual({ version: 1 })
    const stale = await change(itemId, { about: { before, after: { tags: [] } } })
    expect([stale.status, stale.failure.message]).toEqual([
      409,
      'This question was changed in another window meanwhile. Nothing was saved.',
    ])
    expect((await get(itemId)).body.item).toMatchObject({ tags: ['cells', 'new'], note: 'Easy' })
    // A new version leaves them as they are.
    await change(itemId, { revised: { base: 1, question: { ...choice, text: 'Otherwise' } } })
    expect((await get(itemId)).body.item).toMatchObject({ version: 2, tags: ['cells', 'new'], note: 'Easy' })
  })

  test('several get tags and a level at once, all or none, and what is another’s is left out', async () => {
    const put1 = await put([choice, several], { tags: ['Cells', 'old'], level: 2 })
    const [theirs] = (await put([written], {}, bea)).body.items
    const items = [...put1.body.items.map(({ _id }) => _id), theirs?._id ?? '', 'gone']
    const changeAll = (body: object) =>
      t.call(changeBankItems, { token: ada.token, body: { items, ...body } })
    expect((await changeAll({ addTags: ['CELLS', 'new'], removeTags: ['OLD'], level: null })).body).toEqual({
      changed: 2,
    })
    const mine = (await list()).items
    expect(mine.map(({ tags, level }) => [tags, level])).toEqual(
      Array.from({ length: 2 }, () => [['Cells', 'new'], undefined]),
    )
    expect((await list({ search: 'new' })).items).toHaveLength(2)
    expect((await list({ search: 'old' })).items).toHaveLength(0)
    expect((await get(theirs?._id ?? '', {}, bea)).body.item.tags).toEqual([])
    const many = await changeAll({ addTags: Array.from({ length: 19 }, (_, i) => `tag ${i}`) })
    expect([many.status, many.failure.message]).toEqual([
      409,
      'A question can have at most 20 tags. Nothing was saved.',
    ])
    const long = await changeAll({ addTags: ['x'.repeat(1_000)] })
    expect([long.status, long.failure.problems?.[0]?.message]).toEqual([
      422,
      'Tags are a list of at most 20 texts of at most 60 characters',
    ])
    expect((await t.call(deleteBankItems, { token: ada.token, body: { items } })).body).toEqual({
      deleted: 2,
    })
    expect((await list()).items).toEqual([])
    expect((await list({}, bea)).items).toHaveLength(1)
  })

  test('the newest versions are told of one’s own questions alone', async () => {
    const [mine] = (await put([choice])).body.items
    const [theirs] = (await put([written], {}, bea)).body.items
    const itemId = mine?._id ?? ''
    await change(itemId, { revised: { base: 1, question: { ...choice, text: 'Otherwise' } } })
    const { items } = (
      await t.call(findNewest, { token: ada.token, body: { items: [itemId, theirs?._id ?? '', 'gone'] } })
    ).body
    expect(items).toMatchObject([{ _id: itemId, version: 2, question: { text: 'Otherwise' } }])
  })

  test('only the newest hundred versions stay', async () => {
    const [item] = (await put([written])).body.items
    const itemId = item?._id ?? ''
    for (let base = 1; base <= 105; base += 1)
      await change(itemId, { revised: { base, question: { ...written, text: `Version ${base}` } } })
    const { versions } = (await get(itemId)).body.item
    expect([versions.length, versions.at(-1)?.version]).toEqual([100, 7])
  })

  test('what asks the same is left out if that is wanted, also within one list', async () => {
    const [first] = (await put([choice])).body.items
    const turned = { ...choice, text: ` ${choice.text.toUpperCase()}`, options: choice.options.toReversed() }
    const body = {
      items: [turned, several, several].map((question) => ({ question, tags: [] })),
      leavesOutSame: true,
    }
    const { items } = (await t.call(addToBank, { token: ada.token, body })).body
    expect(items[0]).toEqual({ _id: first?._id, version: 1, same: true })
    expect(items[1]?.same).toBeUndefined()
    expect(items[2]).toEqual({ _id: items[1]?._id, version: 1, same: true })
    expect((await list()).items).toHaveLength(2)
    await put([turned])
    expect((await list()).items).toHaveLength(3)
  })

  test('one question with a fault keeps all out, and its place is named', async () => {
    const { status, failure } = await put([choice, { ...several, correctAnswers: [] }])
    expect(status).toBe(422)
    expect(failure.problems?.[0]?.path).toMatch(/^questions\.1\./)
    expect((await list()).items).toEqual([])
  })

  test('a quiz has copies that say where they are from, which no later version changes (T440)', async () => {
    const [first, second] = (await put([choice, written])).body.items
    const ids = [second?._id ?? '', first?._id ?? '']
    const { questions } = (await t.call(takeFromBank, { token: ada.token, body: { items: ids } })).body
    expect(questions.map(({ text }) => text)).toEqual([written.text, choice.text])
    const body = { title: 'Taken', secretCode: 'Ab3dEf9h', timeLimit: 10, numQuestions: 2 }
    const { quiz } = (await t.call(createQuiz, { token: ada.token, body })).body
    await t.call(createQuestions, { token: ada.token, body: { quizId: quiz._id, questions } })
    await change(ids[1] ?? '', { revised: { base: 1, question: { ...choice, text: 'Otherwise' } } })
    const kept = (await t.call(getQuestions, { token: ada.token, params: { quizId: quiz._id } })).body
      .questions
    expect(kept[1]).toMatchObject({ text: choice.text, from: { item: ids[1], version: 1 } })
    expect((await get(ids[1] ?? '')).body.item).toMatchObject({
      quizzes: 1,
      usedIn: [{ quizId: quiz._id, title: 'Taken', version: 1 }],
    })
    expect(
      (await t.call(deleteBankItem, { token: ada.token, params: { itemId: ids[1] ?? '' } })).status,
    ).toBe(204)
    expect((await t.call(takeFromBank, { token: ada.token, body: { items: ids } })).status).toBe(404)
    const after = (await t.call(getQuestions, { token: ada.token, params: { quizId: quiz._id } })).body
      .questions
    expect(after).toEqual(kept)
  })

  test('nobody else can take or note an item by its ID', async () => {
    const [item] = (await put([choice])).body.items
    const id = item?._id ?? ''
    expect((await t.call(takeFromBank, { token: bea.token, body: { items: [id] } })).status).toBe(404)
    const questions = [{ ...choice, from: { item: id, version: 1 } }]
    const body = { title: 'Guessed', secretCode: 'Ab3dEf9i', timeLimit: 10, numQuestions: 1 }
    const { quiz } = (await t.call(createQuiz, { token: bea.token, body })).body
    await t.call(createQuestions, { token: bea.token, body: { quizId: quiz._id, questions } })
    expect((await get(id)).body.item).toMatchObject({ quizzes: 0, usedIn: [] })
    expect((await get(id, { version: '999999' })).status).toBe(404)
    // A number that one of the databases cannot hold.
    const far = [{ ...choice, from: { item: id, version: 2 ** 40 } }]
    const mine = { title: 'Far', secretCode: 'Ab3dEf9j', timeLimit: 10, numQuestions: 1 }
    const { quiz: own } = (await t.call(createQuiz, { token: ada.token, body: mine })).body
    const saved = await t.call(createQuestions, {
      token: ada.token,
      body: { quizId: own._id, questions: far },
    })
    expect([saved.status, saved.failure.problems?.[0]?.message]).toEqual([
      422,
      'Where a question is from is an item of a bank and its version',
    ])
  })

  test('a picture stays while a version in the bank shows it, and goes with the item', async () => {
    const { hash } = (await t.call(uploadPicture, { token: ada.token, body: samplePicture })).body
    const pictured: QuestionContent = { ...choice, format: 'markdown', text: `![A cell](image:${hash})` }
    const [item] = (await put([pictured])).body.items
    const itemId = item?._id ?? ''
    const { question } = (await get(itemId)).body.item
    expect(question.drawn?.[0]?.nodes).toContain(hash)
    const countPictures = async () => {
      t.clock.advance(40 * dayMs)
      await sweep(t.store.db, t.clock.now())
      return (await t.store.db.selectFrom('images').select('hash').execute()).length
    }
    expect(await countPictures()).toBe(1)
    await deleteItems(t.store.db, ada._id, [itemId])
    expect(await countPictures()).toBe(0)
  })

  test('the owner takes the questions along with the other data of their account', async () => {
    await put([choice], { tags: ['cells'], level: 2 })
    const { bank } = (await t.call(exportAccount, { token: ada.token })).body
    expect(bank).toMatchObject([{ version: 1, tags: ['cells'], level: 2, question: choice }])
    expect((await t.call(exportAccount, { token: bea.token })).body.bank).toEqual([])
  })

  test('a deleted account has no bank', async () => {
    await put([choice], { tags: ['cells'] })
    await t.call(deleteAccount, { token: ada.token, body: { password: seededPassword } })
    for (const table of ['bank_items', 'bank_versions', 'bank_tags'] as const)
      expect(await t.store.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
