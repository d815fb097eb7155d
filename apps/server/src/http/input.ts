import type { Call, CallBody, CallParams, CallQuery } from '@quizly/contract'
import type { Problem } from '@quizly/domain'
import * as z from 'zod/mini'
import { invalidInput } from '../app-error.ts'

z.config(z.locales.en())

type RawInput = { params: unknown; query: unknown; body: unknown }

/** The input of a call as its schemas read it; throws one failure with everything that is wrong. */
export function readInput<C extends Call>(call: C, raw: RawInput) {
  const problems: Problem[] = []
  const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined
    const { success, data, error } = schema.safeParse(value)
    if (!success) problems.push(...error.issues.map(toProblem))
    return data
  }
  const input = {
    params: read(call.params, raw.params) as CallParams<C>,
    query: read(call.query, raw.query) as CallQuery<C>,
    body: read(call.body, raw.body) as CallBody<C>,
  }
  if (problems.length > 0) throw invalidInput(problems)
  return input
}

function toProblem({ path, code, message }: z.core.$ZodIssue): Problem {
  return { path: path.join('.'), code: code.replaceAll('_', '-'), message }
}
