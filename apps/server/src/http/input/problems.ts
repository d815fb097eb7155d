import { problemOfMessage, type Failure } from '@quizly/contract'
import { inEnglish } from '@quizly/words/sentences.ts'
import * as z from 'zod/mini'
import { maxProblems } from '../../app-error.ts'

z.config(z.locales.en())

type Problem = NonNullable<Failure['problems']>[number]
type Search = { problems: Problem[]; path: readonly PropertyKey[] }

/** Unlike the schema it stops early: it checks a list’s length before its items, and ends after a hundred. */
export function problemsIn(schema: z.core.$ZodType, value: unknown): Problem[] {
  const problems: Problem[] = []
  search(schema, value, { problems, path: [] })
  return problems
}

function search(schema: z.core.$ZodType, value: unknown, found: Search): void {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') {
    const isLeftOut = value === (def.type === 'nullable' ? null : undefined)
    return isLeftOut ? undefined : search(def.innerType, value, found)
  }
  if (def.type === 'object' && !def.checks && !def.catchall && isObject(value))
    return searchFields(def.shape, value, found)
  if (def.type === 'array') return searchItems(def, value, found)
  if (def.type === 'union' && Array.isArray(value)) {
    const list = def.options.find((option) => option._zod.def.type === 'array')
    if (list) return search(list, value, found)
  }
  ask(schema, value, found)
}

function searchFields(shape: z.core.$ZodShape, value: Record<string, unknown>, { problems, path }: Search) {
  for (const [name, schema] of Object.entries(shape)) {
    if (problems.length >= maxProblems) return
    search(schema, value[name], { problems, path: [...path, name] })
  }
}

function searchItems(def: z.core.$ZodArrayDef, value: unknown, { problems, path }: Search) {
  const before = problems.length
  ask(countingOnly(def), value, { problems, path })
  if (problems.length > before || !Array.isArray(value)) return
  for (const [at, item] of value.entries()) {
    if (problems.length >= maxProblems) return
    search(def.element, item, { problems, path: [...path, at] })
  }
}

const counting = new WeakMap<z.core.$ZodArrayDef, z.core.$ZodType>()

function countingOnly(def: z.core.$ZodArrayDef): z.core.$ZodType {
  const known = counting.get(def) ?? new z.ZodMiniArray({ ...def, element: z.unknown() })
  counting.set(def, known)
  return known
}

function ask(schema: z.core.$ZodType, value: unknown, { problems, path }: Search): void {
  const { error } = z.safeParse(schema, value)
  for (const issue of error?.issues ?? []) problems.push(toProblem(issue, path))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toProblem({ path, code, message }: z.core.$ZodIssue, outer: readonly PropertyKey[]): Problem {
  const place = [...outer, ...path].join('.')
  if (place === '' && code === 'invalid_type')
    return { path: place, code: 'object-wanted', message: inEnglish({ code: 'object-wanted' }) }
  return { path: place, code: code.replaceAll('_', '-'), ...problemOfMessage(message), message }
}
