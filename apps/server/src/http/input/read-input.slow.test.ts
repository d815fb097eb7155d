import { isDeepStrictEqual } from 'node:util'
import { allCalls, type Call, type CallName, createQuestions } from '@quizly/contract'
import { englishProblems } from '@quizly/words/sentences.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accessMatrix } from '../../testing/access/access-matrix.ts'
import type { Things } from '../../testing/access/access-fixture.ts'
import { valuesAround } from '../../testing/hostile/values-around-schema.ts'
import { lengthsIn, variantsOf } from '../../testing/hostile/variants.ts'
import { problemsIn } from './problems.ts'
import { checkValue } from './read-input.ts'

const inputs = (Object.entries(allCalls) as [CallName, Call][]).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? [{ name, part, schema, rightful: rightfulInput(name)[part] ?? {} }] : []
  }),
)

function rightfulInput(name: CallName) {
  const things = new Proxy({}, { get: (_, thing) => rightfulThing(String(thing)) })
  return accessMatrix[name].input?.(things as Things) ?? {}
}

function rightfulThing(thing: string): string {
  if (thing.endsWith('mail')) return 'new@example.org'
  return thing === 'slipCode' ? 'ABCDE-FGH23' : 'Some1234'
}

/** Every schema within a schema. */
function schemasIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = [
    ...('shape' in def ? Object.values(def.shape) : []),
    ...('innerType' in def ? [def.innerType] : []),
    ...('element' in def ? [def.element] : []),
    ...('options' in def ? def.options : []),
  ]
  return [schema, ...inner.flatMap((each) => schemasIn(each))]
}

describe.each(inputs)('$name: $part', ({ schema, rightful }) => {
  // A part that the compiler does not know would be left to zod in silence. Compiled by itself it throws.
  test('every part of the schema is compiled', () => {
    for (const part of schemasIn(schema)) expect(() => z.core.compileFn(part)).not.toThrow()
  })

  test('the compiled check and zod agree on 5,000 inputs', () => {
    const lengths = lengthsIn(schema)
    const bases = valuesAround(schema, new Set(), rightful).filter(isShort)
    let fitting = 0
    fc.assert(
      fc.property(bases, fc.nat(), (base, seed) => {
        for (const value of variantsOf(base, lengths, seed, 100)) fitting += compare(schema, value) ? 1 : 0
      }),
      { numRuns: 50 },
    )
    expect(fitting).toBeGreaterThan(250)
    expect(fitting).toBeLessThan(4_750)
  })

  test('the explanation finds something wrong whenever zod does', () => {
    fc.assert(
      fc.property(valuesAround(schema, new Set(), rightful), (value) => {
        const problems = problemsIn(schema, value)
        expect(problems.length === 0).toBe(z.safeParse(schema, value).success)
        expect(problems.filter(({ code }) => !(code in englishProblems))).toEqual([])
      }),
    )
  })
})

/** Whether a hundred variants of it can be read in no time. Some of them are as long as the schema allows. */
const isShort = (value: unknown) => (JSON.stringify(value) ?? '').length < 5_000

/** Fails if the compiled check and zod disagree; returns whether the value fits. */
function compare(schema: z.ZodMiniType, value: unknown): boolean {
  const { data, success } = z.safeParse(schema, value)
  const expected = success ? data : z.INVALID
  const checked = checkValue(schema, value)
  // Vitest shows a difference better, but compares too slowly for so many.
  if (!isDeepStrictEqual(checked, expected)) {
    expect({ value, checked }).toStrictEqual({ value, checked: expected })
  }
  return success
}

const unread = () => {
  throw new Error('Nobody may look at this')
}
/** A list that fails the test if an item is read. */
const unreadable = (length: number) =>
  new Proxy(Array.from({ length }), { get: (list, key) => (key === 'length' ? list.length : unread()) })

test('a list that is too long is refused before its first item is looked at', () => {
  const value = { quizId: 'x', questions: unreadable(501) }
  expect(checkValue(createQuestions.body, value)).toBe(z.INVALID)
  expect(problemsIn(createQuestions.body, value)).toEqual([
    {
      path: 'questions',
      code: 'questions-at-most',
      params: { most: 500 },
      message: 'A quiz can have at most 500 questions',
    },
  ])
})

test('nothing is looked at after a hundred problems', () => {
  let looked = 0
  const row = z.custom(() => ((looked += 1), false))
  const problems = problemsIn(z.object({ rows: z.array(row) }), { rows: Array.from({ length: 10_000 }) })
  expect([problems.length, looked]).toEqual([100, 100])
})
