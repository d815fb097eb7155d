import { getQuiz, login, me, saveAnswers, submitAttempt, verifyCode } from '@quizly/contract'
import { defaultGraceMs } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../testing/engines.ts'
import { rightAnswers } from '../testing/sample-questions.ts'
import { begin } from '../testing/taking.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { countRunningAttempts } from '../features/operation/operation.repository.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const limitMs = 10 * 60_000
const startedAt = Date.UTC(2026, 0, 1)

describe.each(engines)('metrics on $name', (engine) => {
  let t: TestApp
  let metrics: Metrics
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    metrics = createMetrics(startedAt)
    t = await createTestApp({ engine, metrics, sweepEveryMs: 5_000, config: { rateLimits: true } })
    metrics.observe({ countRunningAttempts: () => countRunningAttempts(t.store.db), pool: t.store.pool })
  })
  afterEach(async () => {
    await t.close()
    metrics.close()
    vi.useRealTimers()
  })

  /** The value of a series as Prometheus prints it; undefined if there is none. */
  const read = async (series: string) => {
    const line = (await metrics.write()).split('\n').find((text) => text.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length))
  }
  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: {}, cem: {} },
      quizzes: { biology: { owner: 'ada', timeLimit: 10 } },
    })
    return { ...users, quiz: quizzes.biology }
  }
  const requests = (method: string, route: string, status: string) =>
    `quizly_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

  test('tell how many requests each route had, and how they ended', async () => {
    const { ben, quiz } = await setUp()
    await begin(t, ben, quiz)
    for (let i = 0; i < 2; i += 1) {
      await t.call(getQuiz, { token: ben.token, params: { quizId: quiz._id } })
    }
    await t.call(me)
    expect(await read(requests('GET', '/api/quiz/:quizId', '2xx'))).toBe(2)
    expect(await read(requests('GET', '/api/auth/me', '4xx'))).toBe(1)
    expect(await read(requests('POST', '/api/verify/secret-code', '2xx'))).toBe(1)
  })

  test('have no series for an address, a person or a method that somebody makes up', async () => {
    const series = async () =>
      (await metrics.write()).split('\n').filter((line) => line.startsWith('quizly_'))
    const ask = (method: 'GET' | 'PROPFIND', url: string) => t.app.inject({ method: method as 'GET', url })
    await ask('GET', '/nothing')
    await ask('PROPFIND', '/nothing')
    await t.call(getQuiz, { params: { quizId: 'one' } })
    const before = await series()
    for (let i = 0; i < 50; i += 1) {
      await ask('GET', `/nothing/${i}?person=${i}`)
      await ask('GET', `/api/quiz/${i}`)
      await ask('PROPFIND', `/api/${i}`)
    }
    const after = await series()
    expect(after).toHaveLength(before.length)
    expect(after.join('\n')).not.toMatch(/PROPFIND|person|nothing/)
    expect(await read(requests('GET', 'unknown', '4xx'))).toBe(51)
  })

  test('count what is saved and submitted, and who submitted it', async () => {
    const { ben, cem, quiz } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    await begin(t, cem, quiz)
    expect(await read('quizly_attempts_running')).toBe(2)
    const answers = rightAnswers(quiz.questions)
    const changes = answers.slice(0, 2)
    const save = { token: ben.token, params: { attemptId: attempt._id } }
    await t.call(saveAnswers, { ...save, body: { changes } })
    await t.call(saveAnswers, {
      ...save,
      body: { changes: [{ questionId: 'no', selectedOption: '' }] },
    })
    expect(await read('quizly_saves_total')).toBe(1)
    expect(await read('quizly_saved_answers_total')).toBe(2)

    const submit = { token: ben.token, body: { quizId: quiz._id, userId: ben._id, answers } }
    expect((await t.call(submitAttempt, submit)).status).toBe(201)
    expect((await t.call(submitAttempt, submit)).status).toBe(409)
    expect(await read('quizly_submissions_total{by="student"}')).toBe(1)
    expect(await read('quizly_submissions_total{by="time"}')).toBe(0)
    t.clock.advance(limitMs + defaultGraceMs + 1)
    await t.call(getQuiz, { token: cem.token, params: { quizId: quiz._id } })
    expect(await read('quizly_submissions_total{by="time"}')).toBe(1)
    expect(await read('quizly_attempts_running')).toBe(0)
  })

  test('tell what the sweeper did, and when', async () => {
    const { ben, cem, quiz } = await setUp()
    await begin(t, ben, quiz)
    await begin(t, cem, quiz)
    expect(await read('quizly_sweeper_last_done_timestamp_seconds')).toBe(startedAt / 1000)
    t.clock.advance(limitMs + defaultGraceMs + 1)
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(async () => expect(await read('quizly_sweeps_total{outcome="done"}')).toBe(1))
    expect(await read('quizly_sweeper_closed_attempts_total')).toBe(2)
    expect(await read('quizly_submissions_total{by="time"}')).toBe(2)
    expect(await read('quizly_sweeper_last_done_timestamp_seconds')).toBe(t.clock.now() / 1000)
  })

  test('show that the database is away, and what that does', async () => {
    await setUp()
    expect(await read('quizly_database_up')).toBe(1)
    await t.store.close()
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(async () => expect(await read('quizly_sweeps_total{outcome="failed"}')).toBe(1))
    expect(await read('quizly_database_up')).toBe(0)
    expect(await read('quizly_attempts_running')).toBeUndefined()
    expect((await t.app.inject('/readyz')).statusCode).toBe(503)
    expect(await read('quizly_unavailable_replies_total')).toBe(1)
  })

  test('count who comes too often', async () => {
    const { ben } = await setUp()
    for (let i = 0; i < 31; i += 1) {
      await t.call(verifyCode, { token: ben.token, body: { secretCode: 'guessed1' } })
    }
    expect(await read('quizly_rate_limited_replies_total')).toBe(1)
  })

  test('tell how the database is used', async () => {
    const { ben } = await setUp()
    if (engine.name === 'sqlite') {
      const commits = (await read('quizly_group_commit_writes_count')) ?? 0
      const writes = (await read('quizly_group_commit_writes_sum')) ?? 0
      const reading = t.call(me, { token: ben.token })
      await Promise.all([t.store.tryWrite(), t.store.tryWrite(), t.store.tryWrite(), reading])
      expect(await read('quizly_group_commit_writes_count')).toBe(commits + 1)
      expect(await read('quizly_group_commit_writes_sum')).toBe(writes + 3)
      expect(await read('quizly_database_waiting')).toBeUndefined()
      return
    }
    const hold = Promise.withResolvers<void>()
    // Of five connections, two are for batches only.
    const holding = Array.from({ length: 4 }, () => t.store.db.transaction().execute(() => hold.promise))
    await vi.waitFor(async () => expect(t.store.pool?.().waiting).toBe(1))
    const looking = metrics.write()
    hold.resolve()
    expect(await looking).toMatch(/^quizly_database_connections\{state="busy"\} 3$/m)
    expect(await looking).toMatch(/^quizly_database_waiting 1$/m)
    await Promise.all(holding)
    expect(await read('quizly_database_connections{state="busy"}')).toBe(0)
    expect(await read('quizly_database_connections{state="idle"}')).toBeGreaterThanOrEqual(3)
    expect(await read('quizly_database_waiting')).toBe(0)
  })

  test('tell of the process and its event loop', async () => {
    await t.call(login, { body: {} })
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(await read('process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(await read('process_cpu_seconds_total')).toBeGreaterThan(0)
  })
})
