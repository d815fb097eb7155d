import type { Call, CallBody, CallParams, CallQuery } from '@quizly/contract'
import type { Problem } from '@quizly/domain'
import type * as z from 'zod/mini'
import { invalidInput } from '../app-error.ts'
import { readValue } from './read-value.ts'

type RawInput = { params: unknown; query: unknown; body: unknown }

/**
 * Reads a call's input by its schemas. Throws one failure with what is wrong, at most the first hundred
 * problems.
 */
export function readInput<C extends Call>(call: C, { params, query, body }: RawInput) {
  const problems: Problem[] = []
  const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
    const data = schema && readValue(schema, value, { problems, path: [] })
    problems.push(...textProblems(data))
    return data
  }
  const input = {
    params: read(call.params, params) as CallParams<C>,
    query: read(call.query, query) as CallQuery<C>,
    body: read(call.body, body) as CallBody<C>,
  }
  if (problems.length > 0) throw invalidInput(problems)
  return input
}

/**
 * PostgreSQL cannot store a zero character in a text. Texts deeper inside are stored as JSON, which escapes
 * it.
 */
function textProblems(fields: unknown): Problem[] {
  return Object.entries(fields ?? {})
    .filter(([, value]) => typeof value === 'string' && value.includes('\0'))
    .map(([path]) => ({
      path,
      code: 'zero-character',
      message: 'This text has a character that cannot be kept.',
    }))
}
