import { inEnglish } from '@quizly/words/sentences.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { allCalls } from './all-calls.ts'
import type { Call } from './call.ts'
import { problemOfMessage } from './error-message.ts'
import { sentencesOfBefore } from './sentences-testing.ts'

type Def = { error?: (issue: object) => unknown; checks?: { _zod: { def: Def } }[]; pattern?: unknown }

/** The sentences that a schema and all within it say of a wrong value. */
function sentencesIn(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = [
    ...('shape' in def ? Object.values(def.shape) : []),
    ...('innerType' in def ? [def.innerType] : []),
    ...('element' in def ? [def.element] : []),
    ...('options' in def ? def.options : []),
  ]
  const { error, checks = [] } = def as unknown as Def
  const own = [error, ...checks.map(({ _zod }) => _zod.def.error)].map((say) => say?.({}))
  return [...own.filter((said) => typeof said === 'string'), ...inner.flatMap(sentencesIn)]
}

const sentences = Object.values<Call>(allCalls)
  .flatMap(({ params, query, body }) => [params, query, body].filter((schema) => schema !== undefined))
  .flatMap(sentencesIn)
const each = [...new Set(sentences)].toSorted()

test('the sentences of all schemas are those of before they had codes', () => {
  expect(each).toEqual(sentencesOfBefore)
})

test.each(each)('%j has a code, whose sentence it is', (sentence) => {
  const problem = problemOfMessage(sentence)
  expect(problem && inEnglish(problem)).toBe(sentence)
})
