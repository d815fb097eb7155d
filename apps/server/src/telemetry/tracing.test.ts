import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getQuiz, login, saveAnswers, submitAttempt } from '@quizly/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../testing/engines.ts'
import { rightAnswers } from '../testing/sample-questions.ts'
import { seededPassword } from '../testing/seed.ts'
import { begin } from '../testing/taking.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { startTracing, type Tracing } from './tracing.ts'
import type { TracingConfig } from '../config/telemetry-config.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code: number }
  attributes: Attribute[]
  startTimeUnixNano: string
  endTimeUnixNano: string
}
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

const [server, client] = [2, 3]
const valuesOf = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

/** A collector that keeps what it receives, as text and as spans. */
async function startCollector() {
  const bodies: string[] = []
  const collector: Server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const sent = () =>
    bodies.map((body) => JSON.parse(body) as Sent).flatMap(({ resourceSpans }) => resourceSpans)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    text: () => bodies.join('\n'),
    resource: () => valuesOf(sent()[0]!.resource),
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => new Promise((resolve) => collector.close(resolve)),
  }
}

describe.each(engines)('traces on $name', (engine) => {
  let t: TestApp
  let tracing: Tracing
  let collector: Awaited<ReturnType<typeof startCollector>>
  const open = async (change: Partial<TracingConfig> = {}) => {
    const { endpoint } = collector
    const config = { endpoint, sampler: 'parentbased_always_on', ratio: 1, ...change } as const
    tracing = startTracing(config, engine.name, pino({ level: 'silent' }))
    t = await createTestApp({ engine, tracing })
  }
  beforeEach(async () => {
    collector = await startCollector()
  })
  afterEach(async () => {
    await t.close()
    await tracing.close()
    await collector.close()
  })

  const setUp = async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, ben: { name: 'Benedikt' } },
      quizzes: { biology: { owner: 'ada', title: 'Cells and kidneys', timeLimit: 10 } },
    })
    return { ben: users.ben, quiz: quizzes.biology }
  }

  test('a request is sent as a span, and each of its statements beneath it', async () => {
    await open()
    const { ben, quiz } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    const changes = rightAnswers(quiz.questions)
    const params = { attemptId: attempt._id }
    expect((await t.call(saveAnswers, { token: ben.token, params, body: { changes } })).status).toBe(200)
    await tracing.close()

    expect(collector.resource()).toMatchObject({ 'service.name': 'quizly' })
    const spans = collector.spans()
    const save = spans.find(({ name }) => name === 'PUT /api/attempts/:attemptId/answers')!
    expect(save.kind).toBe(server)
    expect(valuesOf(save)).toEqual({
      'http.request.method': 'PUT',
      'http.route': '/api/attempts/:attemptId/answers',
      'http.response.status_code': 200,
      'url.scheme': 'http',
    })
    // A statement's end is in whole milliseconds of the wall clock, a request's end is measured from its start.
    const lastEnd = BigInt(save.endTimeUnixNano) + 10_000_000n
    const beneath = spans.filter(({ parentSpanId }) => parentSpanId === save.spanId)
    expect(beneath.map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'update']))
    for (const statement of beneath) {
      expect(statement).toMatchObject({ traceId: save.traceId, kind: client })
      expect(BigInt(statement.endTimeUnixNano)).toBeLessThanOrEqual(lastEnd)
    }
    const update = beneath.find(({ name }) => name === 'update')!
    expect(valuesOf(update)).toEqual({
      'db.system.name': engine.name === 'sqlite' ? 'sqlite' : 'postgresql',
      'db.query.text': expect.stringMatching(/^update "attempts" set .*"saved_answers" = (\?|\$\d)/),
    })
  })

  test('who traces already gets our spans beneath theirs', async () => {
    await open()
    const { ben, quiz } = await setUp()
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await t.call(getQuiz, { token: ben.token, params: { quizId: quiz._id }, headers: { traceparent } })
    await tracing.close()
    const span = collector.spans().find(({ name }) => name === 'GET /api/quiz/:quizId')!
    expect(span).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
    })
    expect(valuesOf(span)['http.response.status_code']).toBe(404)
  })

  test('tell nothing of anybody', async () => {
    await open()
    const { ben, quiz } = await setUp()
    const { attempt } = await begin(t, ben, quiz)
    const answers = quiz.questions.map(({ _id }) => ({ questionId: _id, selectedOption: 'Mitochondrion' }))
    const body = { email: ben.email, password: seededPassword }
    const headers = { 'user-agent': 'Bens-Phone/1.0', 'x-forwarded-for': '203.0.113.7' }
    await t.call(login, { body, headers })
    await t.call(saveAnswers, {
      token: ben.token,
      params: { attemptId: attempt._id },
      body: { changes: answers },
    })
    await t.call(submitAttempt, { token: ben.token, body: { quizId: quiz._id, userId: ben._id, answers } })
    await t.app.inject({ url: `/profile/${ben._id}?mail=${ben.email}` })
    await t.app.inject({ url: `/api/results/quiz/${quiz._id}?userId=${ben._id}` })
    await tracing.close()
    expect(collector.spans().length).toBeGreaterThan(10)
    const { email, _id, token, name } = ben
    const ids = [_id, quiz._id, attempt._id, ...quiz.questions.map((question) => question._id)]
    const secrets = [email, token, name, seededPassword, quiz.title, quiz.secretCode, 'Mitochondrion']
    const capabilities = ['Bens-Phone', '203.0.113.7', '127.0.0.1', '/profile/']
    for (const secret of ids.concat(secrets, capabilities)) {
      expect(collector.text()).not.toContain(secret)
    }
  })

  test('what fails on our side is marked', async () => {
    await open()
    await t.store.close()
    await t.app.inject('/readyz')
    await tracing.close()
    const spans = collector.spans()
    expect(spans.find(({ name }) => name === 'GET /readyz')?.status.code).toBe(2)
  })

  test('only the wanted share is sent', async () => {
    await open({ sampler: 'parentbased_traceidratio', ratio: 0 })
    await setUp()
    await t.app.inject('/healthz')
    await tracing.close()
    expect(collector.spans()).toEqual([])
  })
})
