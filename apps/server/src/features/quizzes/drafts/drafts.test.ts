import {
  createQuestions,
  deleteAccount,
  discardDraft,
  exportAccount,
  getDraft,
  keepDraft,
  type StoredDraft,
  moveQuiz,
  updateQuiz,
} from '@quizly/contract'
import { binMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anyEngine } from '../../../testing/engines.ts'
import { sampleQuestions } from '../../../testing/sample-questions.ts'
import { seededPassword } from '../../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweep } from '../../operation/sweeper.service.ts'

const begun = (text: string): StoredDraft['questions'] => [
  { text, type: 'single', options: ['A pump', '', '', ''], correct: [0], written: '' },
]

describe.each(anyEngine)('drafts of questions, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { biology: { owner: 'ada' }, empty: { owner: 'ada', questions: [] } },
    })
    const { token } = users.ada
    const quizId = quizzes.biology._id
    const keep = (draftId: string, text: string, after?: string, of = quizId) =>
      t.call(keepDraft, {
        token,
        params: { quizId: of, draftId },
        body: { after, baseRevision: 1, questions: begun(text) },
      })
    const read = async (of = quizId) => (await t.call(getDraft, { token, params: { quizId: of } })).body.draft
    return { token, quizId, emptyId: quizzes.empty._id, quiz: quizzes.biology, keep, read }
  }

  test('what is begun on one device goes on at another, unfinished as it is (T158)', async () => {
    const { keep, read } = await setUp()
    expect(await read()).toBeNull()
    const { body } = await keep('first', 'What does the hea')
    expect(await read()).toEqual({
      _id: 'first',
      baseRevision: 1,
      questions: begun('What does the hea'),
      ...body,
    })
    await keep('second', 'What does the heart do?', 'first')
    expect(await read()).toMatchObject({ _id: 'second', questions: begun('What does the heart do?') })
  })

  test('of two devices that both changed it, the later one is told and overwrites nothing', async () => {
    const { keep, read } = await setUp()
    await keep('first', 'Begun')
    await keep('school', 'At school', 'first')
    for (const after of ['first', undefined]) {
      const { status, failure } = await keep('home', 'At home', after)
      expect([status, failure.code]).toEqual([409, 'draft-changed'])
      expect(failure.theirDraft).toEqual(await read())
    }
    expect(await read()).toMatchObject({ _id: 'school', questions: begun('At school') })
    expect((await keep('home', 'At home', 'school')).status).toBe(200)
  })

  test('keeping it again after a lost reply is no conflict', async () => {
    const { keep, read } = await setUp()
    await keep('first', 'Begun')
    expect((await keep('first', 'Begun')).status).toBe(200)
    await keep('second', 'More', 'first')
    expect((await keep('second', 'More', 'first')).status).toBe(200)
    expect(await read()).toMatchObject({ _id: 'second' })
  })

  test('it goes with the questions that are saved, unless another device has changed it', async () => {
    const { token, quizId, quiz, emptyId, keep, read } = await setUp()
    const save = (draftId: string, text: string) =>
      t.call(updateQuiz, {
        token,
        params: { quizId },
        body: { draftId, questions: quiz.questions.map((each) => ({ ...each, text })) },
      })
    await keep('first', 'Begun')
    await keep('school', 'At school', 'first')
    await save('first', 'Changed?')
    expect(await read()).toMatchObject({ _id: 'school' })
    await save('school', 'Changed?')
    expect(await read()).toBeNull()
    const late = await keep('late', 'Sent before, arrived after', 'school')
    expect([late.status, late.failure.code, late.failure.theirDraft]).toEqual([
      409,
      'draft-changed',
      undefined,
    ])
    expect(await read()).toBeNull()

    await keep('new', 'A new quiz', undefined, emptyId)
    await t.call(createQuestions, {
      token,
      body: { quizId: emptyId, draftId: 'new', questions: sampleQuestions },
    })
    expect(await read(emptyId)).toBeNull()
  })

  test('discarding takes the draft that was seen, not a later one', async () => {
    const { token, quizId, keep, read } = await setUp()
    const discard = (draftId: string) => t.call(discardDraft, { token, params: { quizId, draftId } })
    await keep('first', 'Begun')
    await keep('second', 'More', 'first')
    expect((await discard('first')).status).toBe(204)
    expect(await read()).toMatchObject({ _id: 'second' })
    expect([(await discard('second')).status, (await discard('second')).status]).toEqual([204, 204])
    expect(await read()).toBeNull()
  })

  test('it is part of one’s data, and goes with the quiz and with the account', async () => {
    const { token, quizId, emptyId, keep } = await setUp()
    const rows = () => t.store.db.selectFrom('drafts').select('quiz_id').execute()
    await keep('one', 'Begun')
    await keep('two', 'A new quiz', undefined, emptyId)
    const { drafts } = (await t.call(exportAccount, { token })).body
    expect(drafts.map(({ quizId: of, questions }) => [of, questions[0]?.text]).toSorted()).toEqual(
      [
        [quizId, 'Begun'],
        [emptyId, 'A new quiz'],
      ].toSorted(),
    )
    await t.call(moveQuiz, { token, params: { quizId }, body: { to: 'bin' } })
    t.clock.advance(binMs + 1)
    await sweep(t.store.db, t.clock.now())
    expect(await rows()).toEqual([{ quiz_id: emptyId }])
  })

  test('an account that is deleted leaves none', async () => {
    const { token, keep } = await setUp()
    await keep('one', 'Begun')
    expect((await t.call(deleteAccount, { token, body: { password: seededPassword } })).status).toBe(204)
    expect(await t.store.db.selectFrom('drafts').selectAll().execute()).toEqual([])
  })

  test('one person has at most a hundred, of 20 MB together', async () => {
    const { users, quizzes } = await t.seed({
      users: { bea: { role: 'admin' } },
      quizzes: Object.fromEntries(
        Array.from({ length: 101 }, (_, i) => [`q${i}`, { owner: 'bea', questions: [] }]),
      ),
    })
    const { token } = users.bea
    const keep = (index: number, questions: StoredDraft['questions']) =>
      t.call(keepDraft, {
        token,
        params: { quizId: quizzes[`q${index}`]?._id ?? '', draftId: 'begun' },
        body: { baseRevision: 0, questions },
      })
    const small = begun('Begun')
    const large = Array.from({ length: 10 }, () => begun('x'.repeat(100_000))).flat()
    for (let index = 0; index < 20; index += 1) expect((await keep(index, large)).status).toBe(200)
    expect((await keep(20, large)).failure.code).toBe('limit-reached')
    for (let index = 20; index < 100; index += 1) expect((await keep(index, small)).status).toBe(200)
    expect((await keep(100, small)).failure.code).toBe('limit-reached')
    expect((await keep(0, small)).status).toBe(200)
  })
})
