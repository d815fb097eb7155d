import type { Call, CallBody, CallParams, CallQuery } from '@quizly/contract'
import type { Problem } from '@quizly/domain'
import * as z from 'zod/mini'
import { invalidInput } from '../../app-error.ts'
import { problemsIn } from './problems.ts'

const parts = ['params', 'query', 'body'] as const
type RawInput = Record<(typeof parts)[number], unknown>
type Schemas = { [Part in (typeof parts)[number]]?: Call[Part] | undefined }

export function readInput<C extends Schemas>(call: C, raw: RawInput) {
  const params = call.params && checkValue(call.params, raw.params)
  const query = call.query && checkValue(call.query, raw.query)
  const body = call.body && checkValue(call.body, raw.body)
  if (!canBeStored(params) || !canBeStored(query) || !canBeStored(body)) {
    throw invalidInput(
      parts.flatMap<Problem | ReturnType<typeof problemsIn>[number]>((part) =>
        problemsOf(call[part], raw[part]),
      ),
    )
  }
  return { params: params as CallParams<C>, query: query as CallQuery<C>, body: body as CallBody<C> }
}

/** PostgreSQL cannot store a zero character. Texts deeper inside are stored as JSON, which escapes it. */
function canBeStored(fields: unknown): boolean {
  if (fields === z.INVALID) return false
  for (const name in fields as object) if (hasZero((fields as Record<string, unknown>)[name])) return false
  return true
}

const hasZero = (value: unknown) => typeof value === 'string' && value.includes('\0')

function problemsOf(
  schema: z.ZodMiniObject | undefined,
  value: unknown,
): Problem[] | ReturnType<typeof problemsIn> {
  if (!schema) return []
  const fields = checkValue(schema, value)
  return fields === z.INVALID ? problemsIn(schema, value) : zeroCharacters(fields)
}

function zeroCharacters(fields: unknown): Problem[] {
  return Object.entries(fields as object)
    .filter(([, value]) => hasZero(value))
    .map(([path]) => ({ path, code: 'zero-character' }))
}

type Check = (value: unknown) => unknown

const checks = new WeakMap<z.core.$ZodType, Check>()

/** A schema is compiled when it is first used: a start would notice the milliseconds of all of them. */
export function checkValue(schema: z.core.$ZodType, value: unknown): unknown {
  let check = checks.get(schema)
  if (!check) {
    check = z.core.compileFn(schema)
    checks.set(schema, check)
  }
  return check(value)
}
