import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addresses, type CallName } from './addresses.ts'
import { allCalls, allStreams } from './all-calls.ts'
import { possibleErrors } from './openapi.ts'

type Shaped = { def: { shape?: Record<string, z.ZodMiniType> } }

const calls = Object.entries(allCalls)
const streams = Object.entries(allStreams)

/** The calls in section 7 of the specification that the app's own server answers. */
const specified = [
  'POST /api/auth/login',
  'POST /api/auth/signup',
  'POST /api/verify/secret-code',
  'POST /api/quiz/create',
  'POST /api/questions/create',
  'GET /api/questions/:quizId',
  'GET /api/quiz/:quizId',
  'PUT /api/quiz/:quizId',
  'GET /api/quiz/:quizId/secret',
  'GET /api/excel/:quizId/secret',
  'POST /api/excel/save-quiz',
  'GET /api/results/quiz/:quizId',
  'POST /api/results/submit',
  'GET /api/results/user/:userId',
]

test('every call of the specification is there (T206)', () => {
  const declared = calls.map(([, { method, path }]) => `${method} ${path}`)
  expect(declared).toEqual(expect.arrayContaining(specified))
  expect(new Set(declared).size).toBe(declared.length)
})

test('every address is that of the call with its name', () => {
  const declared = calls.map(([name, { method, path, gives, reads }]) => [
    name,
    { method, path, gives, reads },
  ])
  expect(Object.fromEntries(declared)).toEqual(addresses)
})

test.each(calls)(
  '%s names fields that each of its successes has, and no other reply is taken for one',
  (_, call) => {
    for (const { schema, status } of Object.values(call.replies)) {
      expect(call.gives === undefined).toBe(status === 204)
      const shape: Record<string, z.ZodMiniType> | undefined = (schema as Shaped | undefined)?.def.shape
      const required = Object.keys(shape ?? {}).filter(
        (field) => !shape?.[field]?.safeParse(undefined).success,
      )
      expect(shape ? required : ['length']).toEqual(expect.arrayContaining([...(call.gives ?? [])]))
    }
  },
)

test.each(calls)('%s declares what it takes and gives', (_, call) => {
  expect(call.path).toMatch(/^\/[a-z]/)
  const placeholders = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  expect(Object.keys(call.params?.def.shape ?? {})).toEqual(placeholders)
  expect(call.body === undefined || call.method === 'POST' || call.method === 'PUT').toBe(true)
  for (const reply of Object.values(call.replies)) {
    expect(reply.status).toBeGreaterThanOrEqual(200)
    expect(reply.status).toBeLessThan(300)
    expect(reply.schema === undefined).toBe(reply.status === 204)
  }
  const errors = possibleErrors(call)
  expect(new Set(errors).size).toBe(errors.length)
})

const withBody = calls.flatMap(([name, { body }]) => (body ? [{ name, body }] : []))
test.each(withBody)('$name refuses an empty body, each time with a sentence', ({ body }) => {
  const messages = body.safeParse({}).error?.issues.map(({ message }) => message) ?? []
  expect(messages.length).toBeGreaterThan(0)
  expect(messages).not.toContain('Invalid input')
})

type JsonSchema = { type?: string; enum?: unknown[]; const?: unknown; maxLength?: number; maxItems?: number }

/** Every schema inside a schema, each with its place. */
function schemasIn(schema: unknown, place: string): [place: string, schema: JsonSchema][] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.entries(schema).flatMap(([key, value]) => schemasIn(value, `${place}.${key}`))
  return Array.isArray(schema) ? inner : [[place, schema], ...inner]
}

test.each(calls)('%s takes no text and no list without an end', (_, { params, query, body }) => {
  const endless = [params, query, body].flatMap((schema) =>
    schema
      ? schemasIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
          .filter(
            ([, { type, enum: values, const: one, maxLength, maxItems }]) =>
              (type === 'string' && values === undefined && one === undefined && maxLength === undefined) ||
              (type === 'array' && maxItems === undefined),
          )
          .map(([place]) => place)
      : [],
  )
  expect(endless).toEqual([])
})

test.each(streams)(
  'the stream %s stands where its call does, and its events are told apart',
  (name, stream) => {
    const { path, audience, params, method } = allCalls[name as CallName]
    expect(stream).toMatchObject({ path, audience })
    expect([stream.params, method]).toEqual([params, 'GET'])
    const types = stream.events.map(({ def }) => def.shape.type.def.values[0])
    expect(new Set(types).size).toBe(types.length)
  },
)
