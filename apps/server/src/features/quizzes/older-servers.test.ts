import {
  createQuestions,
  duplicateQuiz,
  getDraft,
  getQuestions,
  keepDraft,
  updateQuiz,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines, sharedEngine } from '../../testing/engines.ts'
import { sampleQuestions } from '../../testing/sample-questions.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { version } from '../../version.ts'

const [city] = sampleQuestions
const plain = [city]
const later = [{ ...city, points: 2 }]

describe.each(engines)('while a server of an older version runs, on $name', (engine) => {
  let t: TestApp
  const statements: string[] = []
  beforeEach(async () => {
    const log = (statement: { sql: string }) => void statements.push(statement.sql)
    const logging = { ...engine, open: () => engine.open({ onStatement: log }) }
    t = await createTestApp({ engine: logging })
  })
  afterEach(() => t.close())

  const sign = (id: string, of: string | null, ageMs = 0) =>
    t.store.db
      .insertInto('live_nodes')
      .values({ id, seen_at: t.clock.now() - ageMs, version: of })
      .execute()

  async function seedQuizzes() {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: {
        plain: { owner: 'ada' },
        later: { owner: 'ada', questions: later },
        empty: { owner: 'ada', questions: [] },
      },
    })
    const { token } = users.ada
    const revise = (questions: object[]) =>
      t.call(updateQuiz, { token, params: { quizId: quizzes.plain._id }, body: { questions } })
    const params = { quizId: quizzes.plain._id }
    const keep = (draftId: string, question: object, after?: string) => {
      const draft = { text: '?', type: 'single', options: ['a', 'b'], correct: [0], written: '' }
      const body = { after, baseRevision: 1, questions: [{ ...draft, ...question }] }
      return t.call(keepDraft, { token, params: { ...params, draftId }, body })
    }
    const draft = async () => (await t.call(getDraft, { token, params })).body.draft
    return { token, quizzes, revise, keep, draft }
  }

  test('nothing is saved that it does not understand', async () => {
    const { token, quizzes, revise } = await seedQuizzes()
    await sign('older', '0.2.0')
    const create = { quizId: quizzes.empty._id, questions: later }
    const refused = [
      await revise(later),
      await t.call(createQuestions, { token, body: create }),
      await t.call(duplicateQuiz, { token, params: { quizId: quizzes.later._id } }),
    ]
    expect(refused.map(({ status, failure }) => [status, failure.code, failure.message])).toEqual(
      refused.map(() => [
        409,
        'older-server',
        'Another server still runs an older version. Try again in a minute.',
      ]),
    )
    const revisions = await t.store.db.selectFrom('quiz_revisions').select('revision').execute()
    expect(revisions).toHaveLength(2)
    const stored = await t.call(getQuestions, { token, params: { quizId: quizzes.plain._id } })
    expect(stored.body.questions[0]).not.toHaveProperty('points')
    // Nor by one that did not say its version yet.
    await t.store.db.updateTable('live_nodes').set({ version: null }).execute()
    expect((await revise(later)).status).toBe(409)
  })

  test('no draft is kept that it could not read, and the one before stays', async () => {
    const { keep, draft } = await seedQuizzes()
    await sign('older', '0.2.0')
    expect((await keep('one', { text: 'plain' })).status).toBe(200)
    for (const question of [
      { points: '2' },
      { type: 'numeric' },
      { explanation: 'So.' },
      { type: 'write', others: ['b'] },
    ]) {
      const refused = await keep('two', question, 'one')
      expect([refused.status, refused.failure.code]).toEqual([409, 'older-server'])
    }
    expect(await draft()).toMatchObject({ _id: 'one', questions: [{ text: 'plain' }] })
    await t.store.db.deleteFrom('live_nodes').execute()
    expect((await keep('two', { points: '2' }, 'one')).status).toBe(200)
  })

  test('everything else is saved, and asks nobody', async () => {
    const { revise } = await seedQuizzes()
    await sign('older', '0.2.0')
    statements.length = 0
    expect((await revise(plain)).status).toBe(200)
    expect(statements.length).toBeGreaterThan(3)
    expect(statements.filter((sql) => sql.includes('live_nodes'))).toEqual([])
  })

  test('all is saved again when it is gone', async () => {
    const { revise } = await seedQuizzes()
    await sign('older', '0.2.0', 30_000)
    await sign('same', version)
    await sign('newer', '9.0.0')
    expect((await revise(later)).status).toBe(200)
  })
})

test.each(sharedEngine.filter(({ name }) => name === 'postgres'))(
  'a server tells the others its version from the start, on $name',
  async (engine) => {
    const t = await createTestApp({ engine, sweepEveryMs: 3_600_000 })
    const nodes = await t.store.db.selectFrom('live_nodes').selectAll().execute()
    expect(nodes).toEqual([
      { id: expect.any(String), seen_at: t.clock.now(), version, step: expect.stringMatching(/^\d{4}-/) },
    ])
    await t.close()
  },
)
