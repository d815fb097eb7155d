import { setImmediate as setTurn } from 'node:timers'
import { setImmediate } from 'node:timers/promises'
import { getResult, updateQuiz } from '@quizly/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Engine, engines } from '../../testing/engines.ts'
import { countSorts } from '../../testing/query-plans.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import type { SeededUser } from '../../testing/seed.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweep } from '../operation/sweeper.service.ts'

const classSize = 120

describe.each(engines)('marking a whole class again, on $name,', (engine) => {
  let t: TestApp
  const statements = new Set<string>()
  beforeEach(async () => {
    const onStatement = (statement: { sql: string }) => statements.add(statement.sql)
    const open: Engine['open'] = (observers) => engine.open({ ...observers, onStatement })
    t = await createTestApp({ engine: { ...engine, open } })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const requested = Object.fromEntries(Array.from({ length: classSize }, (_, i) => [`student${i}`, {}]))
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ...requested },
      quizzes: { biology: { owner: 'ada' } },
    })
    const quiz = quizzes.biology
    const { ada, ...others } = users as Record<string, SeededUser>
    const students = Object.values(others)
    await Promise.all(
      students.map((student) => submitAnswers(t, student, quiz, rightAnswers(quiz.questions))),
    )
    const [first, ...rest] = quiz.questions
    const revise = (city: string) =>
      t.call(updateQuiz, {
        token: ada?.token ?? '',
        params: { quizId: quiz._id },
        body: { questions: [{ ...first, correctAnswers: [city] }, ...rest] },
      })
    return { students, quiz, revise }
  }
  const unmarkedSince = async () =>
    (await t.store.db.selectFrom('quizzes').select('unmarked_since').executeTakeFirstOrThrow()).unmarked_since
  const marks = () =>
    t.store.db.selectFrom('attempts').select(['score', 'marked_revision']).distinct().execute()

  test('other calls are answered while it lasts, with marks that belong together', async () => {
    const { students, quiz, revise } = await setUp()
    const [ben] = students.toSorted((one, other) => (one._id < other._id ? 1 : -1))
    if (!ben) throw new Error('The class is empty')
    const seen: [score: number | null, verdict: string | undefined][] = []
    const revised = { isDone: false }
    let turns = 0
    const countTurns = () => {
      turns += 1
      if (!revised.isDone) setTurn(countTurns)
    }
    countTurns()
    const revising = revise('Rome').finally(() => {
      revised.isDone = true
    })
    while (!revised.isDone) {
      const { body } = await t.call(getResult, {
        token: ben.token,
        params: { quizId: quiz._id },
        query: { userId: ben._id },
      })
      seen.push([body.score, body.verdicts[0]?.verdict])
      await setImmediate()
    }
    expect((await revising).body).toMatchObject({ results: classSize, scoresChanged: classSize })
    expect(turns, 'in which others are answered').toBeGreaterThan(classSize)
    expect(seen).toContainEqual([3, 'correct'])
    expect(seen.filter(([score, verdict]) => (score === 3) !== (verdict === 'correct'))).toEqual([])
    expect(await unmarkedSince()).toBeNull()
  })

  test('each slice is found by an index in its order, so that it costs the same wherever it begins', async () => {
    const { revise } = await setUp()
    statements.clear()
    expect((await revise('Rome')).body).toMatchObject({ results: classSize })
    const slices = [...statements].filter((text) => /^select .* from "attempts" .* limit /.test(text))
    expect(slices).not.toEqual([])
    for (const text of slices) expect([text, await countSorts(t.store, text)]).toEqual([text, 0])
  })

  test('what a crash has cut off is done by the sweeper, once', async () => {
    const { revise } = await setUp()
    expect((await revise('Rome')).status).toBe(200)
    const changes = () => t.store.db.selectFrom('score_changes').select('id').orderBy('id').execute()
    const before = await changes()
    // As after a crash: the new revision counts, but some results have not been regraded.
    await t.store.db
      .deleteFrom('score_changes')
      .where(
        'id',
        'in',
        before.slice(20).map(({ id }) => id),
      )
      .execute()
    await t.store.db
      .updateTable('attempts')
      .set({ score: 3, marked_revision: 1 })
      .where('id', 'not in', ({ selectFrom }) => selectFrom('score_changes').select('attempt_id'))
      .execute()
    await t.store.db.updateTable('quizzes').set({ unmarked_since: t.clock.now() }).execute()

    await sweep(t.store.db, t.clock.now())
    expect(await unmarkedSince()).toBe(t.clock.now())
    t.clock.advance(30_001)
    await sweep(t.store.db, t.clock.now())
    expect(await marks()).toEqual([{ score: 2, marked_revision: 2 }])
    expect(await changes()).toEqual(before)
    expect(await unmarkedSince()).toBeNull()
  })

  test('who saves the same again meanwhile gets the same counts', async () => {
    const { revise } = await setUp()
    const [one, other] = await Promise.all([revise('Rome'), revise('Rome')])
    expect([other.status, other.raw]).toEqual([one.status, one.raw])
    expect(one.body).toMatchObject({ results: classSize, scoresChanged: classSize, lowered: classSize })
    expect(await marks()).toEqual([{ score: 2, marked_revision: 2 }])
  })

  test('a result that changes at the same moment is read again', async () => {
    const { revise } = await setUp()
    const bump = sql`update attempts set version = version + 1`.execute(t.store.db)
    const [{ body }] = await Promise.all([revise('Rome'), bump])
    expect(body).toMatchObject({ results: classSize, scoresChanged: classSize })
    expect(await marks()).toEqual([{ score: 2, marked_revision: 2 }])
  })
})
