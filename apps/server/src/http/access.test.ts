import {
  allCalls,
  allStreams,
  type Call,
  type CallName,
  defaultBodyLimit,
  errorStatus,
  failure,
} from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessMatrix, type AccessRow } from '../testing/access/access-matrix.ts'
import {
  type AccessFixture,
  createAccessFixture,
  type Reader,
  readers,
  type Target,
  targets,
} from '../testing/access/access-fixture.ts'
import { anyEngine } from '../testing/engines.ts'
import { openStream } from '../testing/open-stream.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const calls = Object.entries(allCalls) as [CallName, Call][]
const rows = calls.flatMap(([name, call]) => {
  const row: AccessRow | undefined = accessMatrix[name]
  return row ? [[name, call, row] as const] : []
})
/** A stream shares its line with the call at its address. */
const streams = rows.flatMap(([name, , row]) => {
  const stream = allStreams[name]
  return stream ? [[name, stream, row] as const] : []
})
const reasons: Partial<Record<number, string[]>> = {
  401: ['not-signed-in', 'invalid-credentials'],
  403: ['wrong-role', 'wrong-user'],
  404: ['not-found', 'invalid-code', 'invalid-link'],
  409: ['mark-changed', 'sign-in-failed', 'not-needed'],
}
const wrongRole: Partial<Record<Call['audience'], string>> = {
  student: 'Only students can access the quiz.',
  admin: 'Only admins can create quizzes.',
  operator: 'Only operators can do this.',
}

test('every call has its line in the access matrix (T199)', () => {
  const lacking = calls.map(([name]) => name).filter((name) => !(name in accessMatrix))
  expect(
    lacking.map((name) => `Add a line for ${name} to accessMatrix in testing/access/access-matrix.ts`),
  ).toEqual([])
})

describe.each(anyEngine)('who may do what, on $name', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  afterAll(() => t.close())

  let fixture: AccessFixture | undefined
  /** A call that succeeds may end what others need, so the next one gets a new fixture. One that is refused changes nothing. */
  async function ask(call: Call, { input }: AccessRow, reader: Reader, target: Target) {
    fixture ??= await createAccessFixture(t)
    const { tokenOf, thingsFor } = fixture
    const token = tokenOf(reader)
    const reply = await t.call(call, { ...(token && { token }), ...input?.(thingsFor(reader, target)) })
    if (reply.status < 400 && call.method !== 'GET') fixture = undefined
    return reply
  }

  test.each(rows)('%s (T198)', async (_name, call, row) => {
    for (const target of targets) {
      const expected = row[target]
      if (!expected) continue
      const replies = new Map<Reader, Awaited<ReturnType<typeof ask>>>()
      for (const reader of readers) replies.set(reader, await ask(call, row, reader, target))
      const statuses = Object.fromEntries([...replies].map(([reader, { status }]) => [reader, status]))
      expect({ [target]: statuses }).toEqual({ [target]: expected })
      for (const reply of replies.values()) {
        if (reply.status < 400) continue
        const { code, message } = failure.parse(reply.failure)
        expect([errorStatus[code], reasons[reply.status]]).toEqual([
          reply.status,
          expect.arrayContaining([code]),
        ])
        if (code === 'wrong-role') expect(message).toBe(wrongRole[call.audience])
        expect(reply.headers['www-authenticate']).toBe(reply.status === 401 ? 'Bearer' : undefined)
      }
    }
  })

  test.each(rows)(
    '%s: an operator gets no more than a stranger among educators (T540)',
    async (_name, call, row) => {
      const { operatorToken: token, thingsFor } = await createAccessFixture(t)
      const input = row.input?.(thingsFor('admin', 'foreign'))
      const { status } = await t.call(call, { token, ...input })
      expect(status).toBe(row.operator ?? (row.foreign ?? row.own).admin)
    },
  )

  test.each(streams)('the stream %s', async (_name, stream, row) => {
    if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' })
    const { tokenOf, thingsFor } = await createAccessFixture(t)
    for (const target of targets) {
      const statuses: Partial<Record<Reader, number>> = {}
      for (const reader of readers) {
        const { params } = row.input?.(thingsFor(reader, target)) ?? {}
        const { status, leave } = await openStream(t.app, stream, { params, token: tokenOf(reader) })
        leave()
        statuses[reader] = status
      }
      expect({ [target]: statuses }).toEqual({ [target]: row[target] })
    }
  })

  const withBody = rows.filter(([, call]) => call.body)
  test.each(withBody)(
    '%s reads a body up to its limit, and none of whom it is not for',
    async (_, call, row) => {
      const { bodyLimit = defaultBodyLimit } = call
      const { tokenOf, thingsFor } = await createAccessFixture(t)
      for (const reader of readers) {
        const token = tokenOf(reader)
        const input = { ...(token && { token }), ...row.input?.(thingsFor(reader, 'own')) }
        const send = async (bytes: number) => {
          // The quotation marks of a JSON text add two bytes.
          const { status } = await t.call(call, { ...input, body: 'x'.repeat(bytes - 2) })
          return status
        }
        // The quiz is only known when the body has been read.
        const isRead = ![401, 403].includes(row.own[reader])
        const statuses = [await send(bodyLimit), await send(bodyLimit + 1)]
        expect([reader, ...statuses]).toEqual([
          reader,
          ...(isRead ? [422, 413] : [row.own[reader], row.own[reader]]),
        ])
      }
    },
  )

  const refusing = rows.filter(([, , { foreign }]) => {
    const statuses = Object.values(foreign ?? {})
    return statuses.length > 0 && statuses.every((status) => status >= 400)
  })
  test.each(refusing)(
    '%s: what is somebody else’s looks like what does not exist (T201)',
    async (_, call, row) => {
      for (const reader of readers) {
        const [foreign, missing] = [
          await ask(call, row, reader, 'foreign'),
          await ask(call, row, reader, 'missing'),
        ]
        expect([reader, foreign.status, foreign.raw]).toEqual([reader, missing.status, missing.raw])
      }
    },
  )

  test.each(refusing)(
    '%s: one thing of somebody else’s among one’s own is enough (T202)',
    async (_, call, row) => {
      const { tokenOf, thingsFor } = await createAccessFixture(t)
      for (const reader of readers) {
        const [own, foreign, token] = [
          thingsFor(reader, 'own'),
          thingsFor(reader, 'foreign'),
          tokenOf(reader),
        ]
        const rightful = JSON.stringify(row.input?.(own))
        for (const [name, thing] of Object.entries(foreign)) {
          const input = row.input?.({ ...own, [name]: thing })
          if (JSON.stringify(input) === rightful) continue
          const { status } = await t.call(call, { ...(token && { token }), ...input })
          expect([reader, name, [401, 403, 404]]).toEqual([reader, name, expect.arrayContaining([status])])
        }
      }
    },
  )
})
