import { isDeepStrictEqual } from 'node:util'
import { allCalls, type Call, type CallName, errorStatus, failure } from '@quizly/contract'
import fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessMatrix, type AccessRow } from '../testing/access/access-matrix.ts'
import { type AccessFixture, createAccessFixture, type Things } from '../testing/access/access-fixture.ts'
import { type Engine, engines } from '../testing/engines.ts'
import { type HostileRequest, hostileRequests } from '../testing/hostile/hostile-request.ts'
import { seededPassword } from '../testing/seed.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { placeholder } from '../testing/hostile/values-around-schema.ts'

// For more and other requests: FUZZ_RUNS=5000 PROPERTY_SEED=7.
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 50)
/** No call needs nearly as many; one that does is in a loop. Deletion is: it leaves each shared quiz to an editor. */
const maxStatements = (name: CallName) => (name === 'deleteAccount' ? 160 : 100)

let statements = 0
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

/** The same database, counting the statements. */
const counted = ({ name, open }: Engine): Engine => ({
  name,
  open: async () => {
    const { store, remove } = await open()
    return { store: { ...store, db: store.db.withPlugin(counting) }, remove }
  },
})

// Most inputs are refused while they are read, which is the same on every engine. So the others get fewer
// runs.
describe.each(engines)('whatever is sent on $name', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine: counted(engine) })
  })
  afterAll(() => t.close())

  async function send(
    call: Call,
    { caller, url, contentType, body }: HostileRequest,
    fixture: AccessFixture,
  ) {
    const reader = caller === 'owner' ? 'owner' : 'student'
    const token = {
      expired: 'expired',
      operator: fixture.operatorToken,
      anonymous: undefined,
      owner: fixture.tokenOf('owner'),
      student: fixture.tokenOf('student'),
    }[caller]
    const fill = (text: string) =>
      Object.entries(thingsOf(fixture, reader)).reduce(
        (filled, [name, thing]) => filled.replaceAll(placeholder(name), thing),
        text,
      )
    statements = 0
    return t.app.inject({
      method: call.method,
      url: fill(url),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(contentType !== undefined && { 'content-type': contentType }),
      },
      ...(body !== undefined && { payload: fill(body) }),
    })
  }

  test.each(Object.entries(allCalls) as [CallName, Call][])(
    '%s answers as it is declared or refuses in our words',
    async (name, call) => {
      let fixture = await createAccessFixture(t, { isAlone: true })
      const names = Object.keys(thingsOf(fixture, 'student'))
      const placeholders = Object.fromEntries(names.map((thing) => [thing, placeholder(thing)]))
      const rightful = accessMatrix[name].input?.(placeholders as Things) ?? {}
      let accepted = 0
      await fc.assert(
        fc.asyncProperty(hostileRequests(call, new Set(names), rightful), async (request) => {
          const reply = await send(call, request, fixture)
          expect(statements).toBeLessThan(maxStatements(name))
          if (reply.statusCode >= 300) return expectRefusal(reply)
          accepted += 1
          expectDeclared(call, reply)
          if (call.method !== 'GET') fixture = await createAccessFixture(t, { isAlone: true })
        }),
        { numRuns: engine.name === 'sqlite' ? numRuns : Math.ceil(numRuns / 4) },
      )
      // The other engine gets so few requests that all may be refused by chance. No text is a file that a call takes.
      const isForSome = call.audience === 'operator' || isForAnyOf(accessMatrix[name].own)
      const isAccepted = call.upload === undefined && isForSome
      if (engine.name === 'sqlite') expect(accepted > 0).toBe(isAccepted)
    },
  )
})

/** Whether the call accepts anything from those who send hostile requests. */
const isForAnyOf = ({ owner, student, anonymous }: AccessRow['own']) =>
  Math.min(owner, student, anonymous) < 300

function thingsOf(fixture: AccessFixture, reader: 'owner' | 'student'): Things & { password: string } {
  return { ...fixture.thingsFor(reader, 'own'), password: seededPassword }
}

type RawReply = {
  statusCode: number
  headers: Record<string, unknown>
  payload: string
  json: () => unknown
}

function expectRefusal(reply: RawReply): void {
  const { code, message } = failure.parse(reply.json())
  expect([reply.statusCode, message]).toEqual([errorStatus[code], expect.stringMatching(/\S/)])
  expect(reply.statusCode).toBeLessThan(500)
}

/** Expects that a declared reply has this status, and that its schema keeps everything that was sent. */
function expectDeclared({ replies }: Call, reply: RawReply): void {
  const fits = Object.values(replies).some(({ status, schema, contentType }) => {
    if (status !== reply.statusCode) return false
    if (contentType) return reply.headers['content-type'] === contentType && reply.payload !== ''
    if (!schema) return reply.payload === ''
    const { data, success } = schema.safeParse(reply.json())
    return success && isDeepStrictEqual(data, reply.json())
  })
  expect([fits, reply.statusCode, reply.payload]).toEqual([true, reply.statusCode, reply.payload])
}
