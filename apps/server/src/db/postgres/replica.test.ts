import { duplicateQuiz, getAnalysis, listResults, submitAttempt } from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readDatabase } from '../../config/config.ts'
import { type Pair, startPair } from '../../../../../tools/failover/pair.ts'
import { asSuperuser, createDatabase } from '../../testing/postgres/databases.ts'
import { urlOf } from '../../testing/postgres/long-lived-server.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { begin } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openStore } from '../open-store.ts'

describe.runIf(inject('postgresHost'))('a replica for reading', () => {
  let pair: Pair
  let t: TestApp
  const states: string[] = []
  beforeAll(async () => {
    pair = await startPair({ isSynchronous: false })
    const [primary, standby] = pair.hosts
    await createDatabase(primary, 'quizly')
    const database = readDatabase(urlOf(primary, 'quizly'))
    if (database.engine !== 'postgres') throw new Error('This is no address of a PostgreSQL database')
    const open = async () => {
      const onReplica = (state: string) => states.push(state)
      const store = await openStore({ ...database, readUrl: urlOf(standby, 'quizly') }, { onReplica })
      return { store, remove: () => store.close() }
    }
    t = await createTestApp({ engine: { name: 'postgres', open } })
  }, 60_000)
  afterAll(async () => {
    await t.close()
    await pair.remove()
  })

  test('answers educators, but neither students nor who has just changed something', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {} },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { ada, ben } = users
    // A standby that has just started may be behind at first.
    await vi.waitFor(() => expect(states.at(-1)).toBe('used'), 5_000)
    const quiz = quizzes.biology
    const params = { quizId: quiz._id }
    const analyse = async () => {
      const { body, status } = await t.call(getAnalysis, { token: ada.token, params })
      expect(status).toBe(200)
      return { attempts: body.analysis.attempts, asOf: body.asOf }
    }
    await begin(t, ben, quiz)
    await vi.waitFor(async () => expect((await analyse()).attempts).toBe(0), 5_000)
    await asSuperuser(pair.hosts[1], 'select pg_wal_replay_pause()')
    const answers = rightAnswers(quiz.questions)
    const body = { quizId: quiz._id, userId: ben._id, answers }
    expect((await t.call(submitAttempt, { token: ben.token, body })).status).toBe(201)

    expect(await analyse()).toEqual({ attempts: 0, asOf: undefined })
    const own = await t.call(listResults, { token: ben.token, params: { userId: ben._id } })
    expect(own.body).toHaveLength(1)
    await vi.waitFor(
      async () => expect(Date.parse((await analyse()).asOf ?? '')).toBeLessThanOrEqual(t.clock.now() - 2_000),
      8_000,
    )

    const late = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 11_000)
    expect(await analyse()).toEqual({ attempts: 1, asOf: undefined })
    late.mockRestore()
    expect((await analyse()).attempts).toBe(0)

    const changed = await t.call(duplicateQuiz, { token: ada.token, params })
    expect(changed.headers['set-cookie']).toMatch(/^quizly-changed=1; Path=\/api; Max-Age=12; HttpOnly/)
    expect(await analyse()).toEqual({ attempts: 1, asOf: undefined })
  }, 30_000)

  test('that is away is not missed', async () => {
    const { users, quizzes } = await t.seed({
      users: { cleo: { role: 'admin' } },
      quizzes: { physics: { owner: 'cleo' } },
    })
    await pair.killStandby()
    const params = { quizId: quizzes.physics._id }
    expect((await t.call(getAnalysis, { token: users.cleo.token, params })).status).toBe(200)
    await vi.waitFor(() => expect(states.at(-1)).toBe('away'), 5_000)
  }, 30_000)
})

/** The other clock cannot be called while it is replaced. */
const realNow = performance.now.bind(performance)
