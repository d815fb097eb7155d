import {
  createQuestions,
  createQuiz,
  getConfig,
  getQuestions,
  getResult,
  listQuizzes,
  login,
  me,
  signup,
  updateQuiz,
} from '@quizly/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { anyEngine } from '../testing/engines.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

describe.each(anyEngine)('HTTP on $name', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  afterAll(() => t.close())

  const json = { 'content-type': 'application/json' }

  describe('a request that cannot be read', () => {
    test.each([
      ['JSON that is broken', { headers: json, payload: '{"email":' }, 400, 'malformed-request'],
      ['an empty body called JSON', { headers: json, payload: '' }, 400, 'malformed-request'],
      [
        'a prototype in disguise',
        { headers: json, payload: '{"__proto__": {"isAdmin": true}}' },
        400,
        'malformed-request',
      ],
      [
        'a constructor in disguise',
        { headers: json, payload: '{"email": {"constructor": {"prototype": {"isAdmin": true}}}}' },
        400,
        'malformed-request',
      ],
      [
        'bytes that are no UTF-8',
        { headers: json, payload: Buffer.from('{"email": "Zo\xeb"}', 'latin1') },
        400,
        'malformed-request',
      ],
      ['JSON in UTF-16', { headers: json, payload: Buffer.from('{}', 'utf16le') }, 400, 'malformed-request'],
      ['text', { headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415, 'unsupported-media-type'],
      [
        'a form',
        { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' },
        415,
        'unsupported-media-type',
      ],
    ])('is refused: %s', async (_what, request, status, code) => {
      const reply = await t.app.inject({ method: 'POST', url: login.path, ...request })
      expect(reply.statusCode).toBe(status)
      expect(reply.json()).toEqual({
        code,
        reason: expect.any(String),
        message: expect.stringMatching(/\.$/),
      })
    })

    test.each(['[', '{"a":'])('is refused when it nests %j thousands of times', async (opening) => {
      const closing = opening === '[' ? ']' : '}'
      const depth = Math.floor((8 * 1024 - 4) / (opening.length + 1))
      const payload = `${opening.repeat(depth)}null${closing.repeat(depth)}`
      const reply = await t.app.inject({ method: 'POST', url: login.path, headers: json, payload })
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid-input'])
      expect(reply.payload.length).toBeLessThan(1_000)
    })

    test('is refused when it is too large, with the limit', async () => {
      const payload = JSON.stringify({ email: 'x'.repeat(8 * 1024) })
      const reply = await t.app.inject({ method: 'POST', url: login.path, headers: json, payload })
      expect(reply.statusCode).toBe(413)
      expect(reply.json()).toMatchObject({
        code: 'too-large',
        message: 'This is too large: at most 8 KiB can be sent at once.',
      })
    })

    test('is refused when its address is broken, with the security headers', async () => {
      const reply = await t.app.inject({ method: 'GET', url: '/api/%zz' })
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed-request'])
      expect(reply.headers['x-frame-options']).toBe('DENY')
    })

    test.each(['/api/nothing', '/nothing', '/api'])('is told that there is nothing at %s', async (url) => {
      const reply = await t.app.inject({ method: 'GET', url })
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 'not-found', message: 'There is nothing at this address.' })
    })

    test('is refused before its body is read when nobody is signed in', async () => {
      const url = '/api/questions/create'
      const reply = await t.app.inject({ method: 'POST', url, headers: json, payload: 'not JSON' })
      expect(reply.statusCode).toBe(401)
    })

    test.each(['Bearer', 'Basic abc', 'Bearer a b', ''])(
      'is not signed in with %j',
      async (authorization) => {
        const reply = await t.app.inject({ method: me.method, url: me.path, headers: { authorization } })
        expect(reply.json().code).toBe('not-signed-in')
      },
    )
  })

  describe('every reply', () => {
    test.each(['/api/config', '/api/nothing'])('may load nothing where it is no page: %s', async (url) => {
      const { headers } = await t.app.inject({ method: 'GET', url })
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      })
    })

    test.each(['/healthz', '/nothing'])('has the security headers of a page: %s', async (url) => {
      const { headers } = await t.app.inject({ method: 'GET', url })
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'self';`)
      expect(policy).toContain(`require-trusted-types-for 'script'`)
      expect(policy).not.toContain('unsafe')
      expect(policy).not.toContain('upgrade-insecure-requests')
      expect(headers['strict-transport-security']).toBeUndefined()
    })
  })

  describe('configured otherwise', () => {
    let other: TestApp
    afterEach(() => other.close())

    test('the contact form may reach its provider, and https stays https', async () => {
      other = await createTestApp({
        engine,
        config: { contactUrl: 'https://forms.example.org/send?x=1', publicUrl: 'https://quiz.example.org' },
      })
      const { headers } = await other.app.inject({ method: 'GET', url: '/healthz' })
      expect(headers['content-security-policy']).toContain(`connect-src 'self' https://forms.example.org;`)
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
      const reply = await other.call(getConfig)
      expect(reply.headers['strict-transport-security']).toBe('max-age=31536000')
    })

    test('only the listed origins may read replies (T205)', async () => {
      other = await createTestApp({ engine, config: { allowedOrigins: ['https://school.example.org'] } })
      const ask = (origin: string) =>
        other.app.inject({
          method: 'OPTIONS',
          url: login.path,
          headers: { origin, 'access-control-request-method': 'POST' },
        })
      const allowed = await ask('https://school.example.org')
      expect(allowed.headers['access-control-allow-origin']).toBe('https://school.example.org')
      const foreign = await ask('https://evil.example.org')
      expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
      expect((await t.call(getConfig)).headers['access-control-allow-origin']).toBeUndefined()
    })

    test('what nobody foresaw is told in general words', async () => {
      other = await createTestApp({ engine })
      vi.spyOn(other.store.db, 'selectFrom').mockImplementation(() => {
        throw new Error('SELECT secret FROM users')
      })
      const { status, raw, failure } = await other.call(me, { token: 'x' })
      expect([status, failure]).toMatchObject([
        500,
        { code: 'internal-error', message: 'Something went wrong on our side. Please try again.' },
      ])
      expect(raw).not.toContain('SELECT')
      vi.restoreAllMocks()
    })
  })

  test.each([
    [15_000, 422],
    [300_000, 413],
  ])('a list of %i items is refused in a few words', async (length, status) => {
    const { users } = await t.seed({ users: { [`admin${length}`]: { role: 'admin' } } })
    const questions = Array.from({ length }, () => 0)
    const reply = await t.call(createQuestions, {
      token: users[`admin${length}`]?.token ?? '',
      body: { quizId: 'x', questions },
    })
    expect(reply.status).toBe(status)
    expect(reply.raw.length).toBeLessThan(500)
  })

  test('a question with very many options is refused without comparing each with each', async () => {
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' } },
      quizzes: { biology: { owner: 'ada' } },
    })
    const options = Array.from({ length: 15_000 }, (_, i) => String(i))
    const reply = await t.call(updateQuiz, {
      token: users.ada.token,
      params: { quizId: quizzes.biology._id },
      body: { questions: [{ text: 'Which?', type: 'single', options, correctAnswers: ['0'] }] },
    })
    expect([reply.status, reply.failure.message]).toEqual([
      422,
      'A question can have at most 6 options, or 12 items or prompts',
    ])
  })

  test('the largest quiz that there may be is taken', async () => {
    const { users, quizzes } = await t.seed({
      users: { max: { role: 'admin' } },
      quizzes: { large: { owner: 'max', questions: [] } },
    })
    const options = ['a', 'b', 'c', 'd', 'e', 'f']
    const question = { type: 'multiple' as const, options, correctAnswers: options }
    const questions = Array.from({ length: 500 }, (_, i) => ({ ...question, text: `Question ${i}` }))
    const { token } = users.max
    const quizId = quizzes.large._id
    expect((await t.call(createQuestions, { token, body: { quizId, questions } })).status).toBe(201)
    const saved = (await t.call(getQuestions, { token, params: { quizId } })).body
    expect((await t.call(updateQuiz, { token, params: { quizId }, body: saved })).status).toBe(200)
  })

  test('a script in a name is data: it never comes back as a page', async () => {
    const script = '<script>alert(1)</script>'
    const body = { name: script, email: 'script@example.org', password: 'a long pass phrase', role: 'admin' }
    const { body: session } = await t.call(signup, { body })
    const quiz = { title: script, numQuestions: 1, timeLimit: 1, secretCode: 'Script01' }
    const replies = [
      await t.call(createQuiz, { token: session.token, body: quiz }),
      await t.call(listQuizzes, { token: session.token }),
      await t.call(me, { token: session.token }),
    ]
    for (const { raw, headers } of replies) {
      expect(raw).toContain(script)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    const missing = await t.app.inject({ method: 'GET', url: `/api/${encodeURIComponent(script)}` })
    expect([missing.statusCode, missing.payload.includes('script')]).toEqual([404, false])
  })

  test('a zero character is refused wherever it could reach the store as it is', async () => {
    const { users } = await t.seed({ users: { zoe: { role: 'admin' } } })
    const { token } = users.zoe
    const title = { title: 'a\0b', timeLimit: 1, numQuestions: 1, secretCode: 'Ab3dEf9h' }
    const replies = [
      await t.call(createQuiz, { token, body: title }),
      await t.call(getQuestions, { token, params: { quizId: '\0' } }),
      await t.call(getResult, { token, params: { quizId: 'x' }, query: { userId: 'x\0' } }),
    ]
    expect(replies.map(({ status, failure }) => [status, failure.problems?.[0]?.path])).toEqual([
      [422, 'title'],
      [422, 'quizId'],
      [422, 'userId'],
    ])
  })

  test('a zero character within an answer or question is kept', async () => {
    const text = 'What is \0?'
    const { users, quizzes } = await t.seed({
      users: { yan: { role: 'admin' } },
      quizzes: { signs: { owner: 'yan', questions: [] } },
    })
    const { token } = users.yan
    const quizId = quizzes.signs._id
    const question = { text, type: 'write', options: [], correctAnswers: ['zero'] }
    await t.call(createQuestions, { token, body: { quizId, questions: [question] } })
    const { body } = await t.call(getQuestions, { token, params: { quizId } })
    expect(body.questions[0]?.text).toBe(text)
  })
})
