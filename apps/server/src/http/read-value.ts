import type { Problem } from '@quizly/domain'
import * as z from 'zod/mini'
import { mostProblems } from '../app-error.ts'

z.config(z.locales.en())

type Reading = { problems: Problem[]; path: readonly PropertyKey[] }

/**
 * Reads a value by its schema and adds what is wrong to `problems`. Unlike the schema itself it stops early:
 * it checks a list's length before its items, stops after a hundred problems, and ignores undeclared fields
 * unless the schema keeps them.
 */
export function readValue(schema: z.core.$ZodType, value: unknown, reading: Reading): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' && value === undefined) return undefined
  if (def.type === 'default' && value === undefined) return def.defaultValue
  if (def.type === 'nullable' && value === null) return null
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') {
    return readValue(def.innerType, value, reading)
  }
  if (def.type === 'object' && !def.checks && !def.catchall && isObject(value))
    return readFields(def.shape, value, reading)
  if (def.type === 'array') return readItems(def, value, reading)
  if (def.type === 'union' && Array.isArray(value)) {
    const list = def.options.find((option) => option._zod.def.type === 'array')
    if (list) return readValue(list, value, reading)
  }
  return readWhole(schema, value, reading)
}

function readWhole(schema: z.core.$ZodType, value: unknown, { problems, path }: Reading): unknown {
  const { data, error } = z.safeParse(schema, value)
  for (const issue of error?.issues ?? []) problems.push(toProblem(issue, path))
  return data
}

function readFields(shape: z.core.$ZodShape, value: Record<string, unknown>, { problems, path }: Reading) {
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    if (problems.length >= mostProblems) break
    const field = Object.hasOwn(value, name) ? value[name] : undefined
    const read = readValue(schema, field, { problems, path: [...path, name] })
    if (read !== undefined) fields[name] = read
  }
  return fields
}

function readItems(def: z.core.$ZodArrayDef, value: unknown, { problems, path }: Reading) {
  const before = problems.length
  const items = readWhole(countingOnly(def), value, { problems, path })
  if (problems.length > before || !Array.isArray(items)) return undefined
  const read: unknown[] = []
  for (const [at, item] of items.entries()) {
    if (problems.length >= mostProblems) break
    read.push(readValue(def.element, item, { problems, path: [...path, at] }))
  }
  return read
}

const counting = new WeakMap<z.core.$ZodArrayDef, z.core.$ZodType>()

/** The schema of a list with its length check, but without that of its items. */
function countingOnly(def: z.core.$ZodArrayDef): z.core.$ZodType {
  const known = counting.get(def) ?? new z.ZodMiniArray({ ...def, element: z.unknown() })
  counting.set(def, known)
  return known
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toProblem({ path, code, message }: z.core.$ZodIssue, outer: readonly PropertyKey[]): Problem {
  const place = [...outer, ...path].join('.')
  const text = place === '' && code === 'invalid_type' ? 'Send a JSON object.' : message
  return { path: place, code: code.replaceAll('_', '-'), message: text }
}
