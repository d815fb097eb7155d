import fc from 'fast-check'
import * as z from 'zod/mini'
import { hostileText, hostileValue } from './hostile-values.ts'
import { lengthsIn, variantsOf } from './variants.ts'

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

/**
 * Stands for the ID or token of a thing that exists only when the value is sent. So a failure can be repeated
 * from its seed.
 */
export const placeholder = (name: string) => `⟦${name}⟧`

/**
 * Values for a schema: many are valid or the `rightful` one, many have a place or two broken, and a few are
 * unrelated. Fields with a name in `known` often hold its placeholder.
 */
export function valuesAround(
  schema: z.ZodMiniType,
  known: ReadonlySet<string>,
  rightful: unknown,
): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const fitting = fc.oneof(valuesFor(json, '', known), fc.constant(rightful))
  const lengths = lengthsIn(schema)
  const spoilt = fc.tuple(fitting, fc.nat()).map(([value, seed]) => variantsOf(value, lengths, seed, 1)[0])
  return fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 6, arbitrary: spoilt },
    { weight: 1, arbitrary: hostileValue },
  )
}

function valuesFor(schema: JsonSchema, name: string, known: ReadonlySet<string>): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesFor(one, name, known)))
  switch (schema.type ?? 'anything') {
    case 'string':
      return texts(schema, name, known)
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -10, -10),
        max: Math.min(schema.maximum ?? 99, 99),
      })
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 99 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return lists(schema, valuesFor(schema.items ?? {}, name, known))
    case 'object':
      return objects(schema, known)
    default:
      return fc.oneof(sheetRow, hostileValue)
  }
}

/** Mostly short; sometimes of the maximum length or one longer. */
function lists({ maxItems = 4 }: JsonSchema, item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const long = fc
    .tuple(fc.constantFrom(maxItems, maxItems + 1), item)
    .map(([length, one]) => repeated(one, length))
  return fc.oneof(
    { weight: 12, arbitrary: fc.array(item, { maxLength: Math.min(maxItems, 4) }) },
    { weight: 1, arbitrary: long },
  )
}

/** The same item repeated; nothing if that would make millions of characters. */
function repeated(item: unknown, length: number): unknown[] {
  const isShort = (JSON.stringify(item) ?? '').length * length < 1e6
  return Array.from({ length }, () => (isShort ? item : null))
}

/**
 * At the maximum length and beyond it: by one, by as much white space as is allowed at the ends, and by far.
 */
const lengthsAround = (most: number) => [most, most + 1, 2 * most, 2 * most + 1, 20 * most]

function texts(schema: JsonSchema, name: string, known: ReadonlySet<string>): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema
  const real = known.has(name) ? [{ weight: 5, arbitrary: fc.constant(placeholder(name)) }] : []
  const ofItsKind =
    format === 'email'
      ? fc.oneof(fc.emailAddress(), fc.constant(placeholder('newEmail')))
      : pattern === undefined
        ? fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
        : fc.stringMatching(new RegExp(pattern))
  const long =
    schema.maxLength === undefined
      ? []
      : [
          {
            weight: 1,
            arbitrary: fc.constantFrom(...lengthsAround(maxLength)).map((most) => 'x'.repeat(most)),
          },
        ]
  return fc.oneof(
    ...real,
    ...long,
    { weight: 4, arbitrary: ofItsKind },
    { weight: 1, arbitrary: hostileText },
  )
}

function objects({ properties = {}, required = [] }: JsonSchema, known: ReadonlySet<string>) {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, valuesFor(field, name === '_id' ? 'questionId' : name, known)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

/** A row of a spreadsheet, with known and unknown headings. */
const sheetRow = fc.dictionary(
  fc.constantFrom(
    'Question',
    'Type',
    'Option A',
    'Option B',
    'Correct answer',
    '__proto__',
    'constructor',
    '',
  ),
  fc.oneof(fc.constantFrom('A', 'Why?', 'single', 'x', 7, true, null), hostileText),
)
