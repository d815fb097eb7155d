import {
  addToBank,
  changeBankItem,
  createQuestions,
  createQuiz,
  getBankItem,
  getQuestions,
  listBank,
  listDifficulties,
  takeFromBank,
  updateQuiz,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { rightAnswers, sampleQuestions } from '../../testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { lookForKnown } from '../bank/use.service.ts'
import { countBankUse } from './bank-use.service.ts'

const hourMs = 3_600_000
const [choice, , written] = sampleQuestions

describe.each(engines)('the use of a bank, on $name', (engine) => {
  let t: TestApp
  let ada: SeededUser
  let bea: SeededUser
  let students: SeededUser[]
  beforeEach(async () => {
    t = await createTestApp({ engine })
    const someone = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`student${i}`, {}]))
    const { users } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ...someone },
    })
    const { ada: first, bea: second, ...others } = users as Record<string, SeededUser>
    if (!first || !second) throw new Error('Somebody is missing')
    ;[ada, bea, students] = [first, second, Object.values(others)]
  })
  afterEach(() => t.close())

  const put = async (...questions: object[]) => {
    const body = { items: questions.map((question) => ({ question, tags: [] })) }
    return (await t.call(addToBank, { token: ada.token, body })).body.items.map(({ _id }) => _id)
  }
  const quizWith = async (items: readonly string[], title: string): Promise<SeededQuiz> => {
    const { questions } = (await t.call(takeFromBank, { token: ada.token, body: { items } })).body
    const body = { title, secretCode: `${title.padEnd(7, 'x')}1`, timeLimit: 10, numQuestions: items.length }
    const { quiz } = (await t.call(createQuiz, { token: ada.token, body })).body
    await t.call(createQuestions, { token: ada.token, body: { quizId: quiz._id, questions } })
    return { ...quiz, secretCode: body.secretCode, questions: await questionsOf(quiz._id) }
  }
  const questionsOf = async (quizId: string) =>
    (await t.call(getQuestions, { token: ada.token, params: { quizId } })).body.questions
  /** The first of them are right in everything, the others leave everything out. */
  const take = async (quiz: SeededQuiz, right: number, all = students) => {
    for (const [index, student] of all.entries())
      await submitAnswers(t, student, quiz, index < right ? rightAnswers(quiz.questions) : [])
  }
  const count = async () => {
    t.clock.advance(25 * hourMs)
    await countBankUse(t.store, t.clock.now)
  }
  const list = async (query: Record<string, string> = {}, by = ada) =>
    (await t.call(listBank, { token: by.token, query })).body.items
  const get = async (itemId: string) =>
    (await t.call(getBankItem, { token: ada.token, params: { itemId }, query: {} })).body.item
  const useOf = async (itemId: string) => (await get(itemId)).use

  test('is counted by quiz and in all, for their owner alone (T450)', async () => {
    const [first = '', second = ''] = await put(choice, written)
    expect((await get(first)).uses).toEqual([])
    const autumn = await quizWith([first, second], 'Autumn')
    await take(autumn, 9)
    await count()
    const spring = await quizWith([second], 'Spring')
    await take(spring, 3, students.slice(0, 4))
    await count()
    expect(await useOf(first)).toMatchObject({ asked: 12, right: 9, share: 0.75, correlated: 12 })
    expect((await useOf(first))?.correlation).toBeCloseTo(1, 2)
    expect((await list()).find(({ _id }) => _id === second)?.use).toMatchObject({ asked: 16, right: 12 })
    const { uses } = await get(second)
    expect(uses).toMatchObject([
      { quizId: spring._id, title: 'Spring', version: 1, asked: 4, right: 3 },
      { quizId: autumn._id, title: 'Autumn', version: 1, asked: 12, right: 9 },
    ])
    const body = { items: [first, second, 'unknown'] }
    const { difficulties } = (await t.call(listDifficulties, { token: ada.token, body })).body
    expect(difficulties.toSorted((one, other) => one.asked - other.asked)).toEqual([
      { item: first, asked: 12, share: 0.75 },
      { item: second, asked: 16, share: 0.75 },
    ])
    expect((await t.call(listDifficulties, { token: bea.token, body })).body.difficulties).toEqual([])
  })

  test('follows what becomes of results and quizzes', async () => {
    const [item = ''] = await put(choice)
    const quiz = await quizWith([item], 'Follows')
    await take(quiz, 6)
    await count()
    expect(await useOf(item)).toMatchObject({ asked: 12, right: 6 })
    await t.store.db
      .deleteFrom('attempts')
      .where('student_id', '=', students[0]?._id ?? '')
      .execute()
    await count()
    expect(await useOf(item)).toMatchObject({ asked: 11, right: 5 })
    await t.store.db.updateTable('quizzes').set({ deleted_at: 1 }).where('id', '=', quiz._id).execute()
    expect(await useOf(item)).toBeUndefined()
    expect((await get(item)).uses).toEqual([])
  })

  test('counts what is marked by the questions of now, in which students read what the item asks', async () => {
    const [item = '', other = ''] = await put(choice, written)
    const quiz = await quizWith([item, other], 'Marked')
    await take(quiz, 6)
    await count()
    const [first, second] = quiz.questions
    if (!first || !second) throw new Error('The quiz has no questions')
    const wrong = choice.options.find((option) => !choice.correctAnswers.includes(option)) ?? ''
    const save = async (baseRevision: number, questions: readonly object[]) => {
      const body = { baseRevision, questions }
      const saved = await t.call(updateQuiz, { token: ada.token, params: { quizId: quiz._id }, body })
      expect(saved.status).toBe(200)
    }
    await save(1, [{ ...first, correctAnswers: [wrong] }, second])
    await count()
    expect(await useOf(item)).toMatchObject({ asked: 12, right: 0 })
    await save(2, [{ ...first, text: 'Another question altogether' }, second])
    await count()
    expect(await useOf(item)).toBeUndefined()
    expect(await useOf(other)).toMatchObject({ asked: 12, right: 6 })
  })

  test('is not shown of a few attempts in quizzes that its owner may no longer read', async () => {
    const [item = ''] = await put(choice)
    const quiz = await quizWith([item], 'Lost')
    await take(quiz, 4, students.slice(0, 8))
    await count()
    await t.store.db
      .updateTable('quiz_roles')
      .set({ user_id: bea._id })
      .where('quiz_id', '=', quiz._id)
      .execute()
    expect(await useOf(item)).toBeUndefined()
    expect((await get(item)).uses).toEqual([])
    const body = { items: [item] }
    expect((await t.call(listDifficulties, { token: ada.token, body })).body.difficulties).toEqual([])
  })

  test('is counted by one server at a time, and not again before it is due', async () => {
    const items = await put(choice, written)
    const quizzes = [await quizWith(items, 'Several'), await quizWith(items, 'Another')]
    for (const quiz of quizzes) await take(quiz, 6)
    t.clock.advance(hourMs)
    await Promise.all([countBankUse(t.store, t.clock.now), countBankUse(t.store, t.clock.now)])
    expect(await useOf(items[0] ?? '')).toMatchObject({ asked: 24, right: 12 })
    await t.store.db.deleteFrom('bank_figures').execute()
    await countBankUse(t.store, t.clock.now)
    expect(await useOf(items[0] ?? '')).toBeUndefined()
  })

  /** An item that was asked in quizzes in this order. */
  async function use(
    itemId: string,
    uses: readonly [asked: number, right: number, medianMs: number | null][],
  ) {
    const { sameness } = await t.store.db
      .selectFrom('bank_items')
      .select('sameness')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    for (const [index, [attempts, right, medianMs]] of uses.entries()) {
      const quiz = await quizWith([itemId], `Use${itemId.slice(-2)}${index}`)
      const row = {
        item_id: itemId,
        quiz_id: quiz._id,
        version: 1,
        sameness,
        asked: attempts,
        right_count: right,
        shares: right,
        correlation: null,
        timed: medianMs === null ? 0 : attempts,
        median_ms: medianMs,
        asked_from: index,
        asked_until: index,
      }
      await t.store.db.insertInto('bank_figures').values(row).execute()
    }
    await lookForKnown(t.store, ada._id)
  }

  test('says which item may be known, until it is another question (T451)', async () => {
    const [known = '', steady = ''] = await put(choice, written)
    await use(steady, [
      [60, 30, 40_000],
      [60, 32, 20_000],
    ])
    await use(known, [
      [40, 18, 50_000],
      [25, 12, 50_000],
      [35, 33, 20_000],
    ])
    const found = await list({ known: 'true' })
    expect(found.map(({ _id }) => _id)).toEqual([known])
    expect(found[0]?.use?.known).toEqual({
      before: { asked: 65, right: 30, medianMs: 50_000 },
      now: { asked: 35, right: 33, medianMs: 20_000 },
    })
    expect((await useOf(steady))?.known).toBeUndefined()
    const change = async (base: number, question: object) =>
      t.call(changeBankItem, {
        token: ada.token,
        params: { itemId: known },
        body: { revised: { base, question } },
      })
    await change(1, { ...choice, explanation: 'Only said better' })
    expect(await list({ known: 'true' })).toHaveLength(1)
    await change(2, { ...choice, text: 'Which is another?' })
    expect(await list({ known: 'true' })).toEqual([])
    expect((await useOf(known))?.known).toBeUndefined()
    await lookForKnown(t.store, ada._id)
    expect(await list({ known: 'true' })).toEqual([])
  })
})
