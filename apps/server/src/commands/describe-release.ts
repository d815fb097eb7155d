// Prints what this version promises: node apps/server/src/commands/describe-release.ts > apps/server/src/releases/0.4.0.txt
import { openApiDocument } from '@quizly/contract'
import { readConfig } from '../config/config.ts'
import { defaultsOf } from '../releases/defaults.ts'

const fieldNames = new Set(['title', 'description', 'summary', 'tags'])
const prose = new Set([
  'description',
  'summary',
  'title',
  'tags',
  'operationId',
  'security',
  'additionalProperties',
  'info',
  'components',
  'openapi',
])

const isObject = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value)

/** A field may be called like what is left out, but then its value is a schema. Failures are the same everywhere. */
const isLeftOut = (name: string, value: unknown) =>
  (prose.has(name) && !(fieldNames.has(name) && isObject(value))) || /^[45]\d\d$/.test(name)

function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse)
  if (!isObject(value)) return value
  const kept = Object.entries(value as Record<string, unknown>).filter(
    ([name, each]) => !isLeftOut(name, each),
  )
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutProse(each)]))
}

const api = withoutProse(openApiDocument({ title: '', version: '' }))
console.log(JSON.stringify({ api, defaults: defaultsOf(readConfig({})) }))
