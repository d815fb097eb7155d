import { allCalls, allStreams, type Call, eventsType } from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { setOperator } from '../features/auth/educators/operators.service.ts'
import { anyEngine } from '../testing/engines.ts'
import type { SeededUser } from '../testing/seed.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const calls = Object.entries(allCalls)
const streams = Object.entries(allStreams)
const callsWhere = (condition: (call: Call) => boolean) => calls.filter(([, call]) => condition(call))

describe.each(anyEngine)('every call and stream of the contract on $name', (engine) => {
  let t: TestApp
  let student: SeededUser
  let admin: SeededUser
  let operator: SeededUser
  beforeAll(async () => {
    t = await createTestApp({ engine })
    const users = { student: {}, admin: { role: 'admin' }, operator: { role: 'admin' } } as const
    ;({ student, admin, operator } = (await t.seed({ users })).users)
    await setOperator(t.store.db, operator._id, 1)
  })
  afterAll(() => t.close())

  test.each(calls)('%s is answered by a route (T207)', (_name, { method, path }) => {
    expect(t.app.hasRoute({ method, url: path })).toBe(true)
  })

  test.each(streams)('the stream %s is answered by a route', (_name, { path }) => {
    expect(t.app.hasRoute({ method: 'GET', url: path, constraints: { accept: eventsType } })).toBe(true)
  })

  test.each(callsWhere(({ audience }) => audience !== 'anyone'))(
    '%s refuses a session that has ended (T200)',
    async (_name, call) => {
      const { status, failure } = await t.call(call, { body: call.body && {}, token: 'gone' })
      expect([status, failure.code]).toEqual([401, 'session-expired'])
    },
  )

  test.each(callsWhere(({ body }) => body !== undefined))('%s refuses an empty body', async (_name, call) => {
    const rightful = { admin, operator } as Partial<Record<Call['audience'], SeededUser>>
    const { token } = rightful[call.audience] ?? student
    for (const body of [{}, null, undefined]) {
      const { status, failure } = await t.call(call, { body, token })
      expect([status, failure.code]).toEqual([422, 'invalid-input'])
      expect(failure.message).not.toBe('')
      expect(failure.problems).not.toEqual([])
    }
  })

  test.each([
    ...calls.flatMap(([name, { replies }]) =>
      Object.entries(replies).map(([as, reply]) => [`${name} as ${as}`, reply] as const),
    ),
    ...streams.flatMap(([name, { events }]) =>
      events.map((schema, at) => [`${name}, event ${at}`, { status: 200, schema }] as const),
    ),
  ])('%s declares every field', (_name, { status, schema }) => {
    if (!schema) return expect(status).toBe(204)
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'output' })).replaceAll('{"not":{}}', '')
    expect(text).not.toMatch(/\{\}|"additionalProperties":(true|\{)/)
  })
})
