import type { Call, CallBody, CallParams, CallQuery } from '@quizly/contract'
import type { Problem } from '@quizly/domain'
import * as z from 'zod/mini'
import { invalidInput } from '../app-error.ts'

z.config(z.locales.en())

/** No call takes a longer list; a schema would look at every item before it counts them. */
const longestList = 20_000

type RawInput = { params: unknown; query: unknown; body: unknown }

/** The input of a call as its schemas read it; throws one failure with everything that is wrong. */
export function readInput<C extends Call>(call: C, { params, query, body }: RawInput) {
  const problems = [...listProblems(body), ...[params, query, body].flatMap(textProblems)]
  if (problems.length > 0) throw invalidInput(problems)
  const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined
    const { data, error } = schema.safeParse(value)
    for (const issue of error?.issues ?? []) problems.push(toProblem(issue))
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

function listProblems(body: unknown): Problem[] {
  return Object.entries(body ?? {})
    .filter(([, value]) => Array.isArray(value) && value.length > longestList)
    .map(([path]) => ({ path, code: 'too-big', message: `A list can have at most ${longestList} items.` }))
}

/** PostgreSQL keeps no text with a zero character. Deeper texts are kept as JSON, which writes it otherwise. */
function textProblems(fields: unknown): Problem[] {
  return Object.entries(fields ?? {})
    .filter(([, value]) => typeof value === 'string' && value.includes('\0'))
    .map(([path]) => ({
      path,
      code: 'zero-character',
      message: 'This text has a character that cannot be kept.',
    }))
}

function toProblem({ path, code, message }: z.core.$ZodIssue): Problem {
  const place = path.join('.')
  const text = place === '' && code === 'invalid_type' ? 'Send a JSON object.' : message
  return { path: place, code: code.replaceAll('_', '-'), message: text }
}
