import { allCalls, createQuestions } from '@quizly/contract'
import type { Problem } from '@quizly/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { valuesAround } from '../testing/hostile/values-around-schema.ts'
import { readValue } from './read-value.ts'

function read(schema: z.ZodMiniType, value: unknown) {
  const problems: Problem[] = []
  const data = readValue(schema, value, { problems, path: [] })
  return { data, problems }
}

const bodies = Object.entries(allCalls).flatMap(([name, { body }]) => (body ? [[name, body] as const] : []))

test.each(bodies)('%s: a body is read as its schema says', (_, body) => {
  fc.assert(
    fc.property(valuesAround(body, new Set(), {}), (value) => {
      const { data, problems } = read(body, value)
      const expected = z.safeParse(body, value)
      expect(problems.length === 0).toBe(expected.success)
      if (expected.success) expect(data).toEqual(expected.data)
    }),
    { seed: 1 },
  )
})

const unread = () => {
  throw new Error('Nobody may look at this')
}
/** A list that fails the test if an item is read. */
const unreadable = (length: number) =>
  new Proxy(Array.from({ length }), { get: (list, key) => (key === 'length' ? list.length : unread()) })

test('a list that is too long is refused before its first item is looked at', () => {
  const { problems } = read(createQuestions.body, { quizId: 'x', questions: unreadable(501) })
  expect(problems).toEqual([
    { path: 'questions', code: 'too-big', message: 'A quiz can have at most 500 questions' },
  ])
})

test('nothing is looked at after a hundred problems', () => {
  let looked = 0
  const row = z.custom(() => ((looked += 1), false))
  const { problems } = read(z.object({ rows: z.array(row) }), { rows: Array.from({ length: 10_000 }) })
  expect([problems.length, looked]).toEqual([100, 100])
})
