type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
} & Partial<Record<(typeof least)[number] | (typeof most)[number], number>>

type Body = { content?: Record<string, { schema?: Schema }> }
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Body
  responses?: Record<string, Body>
}
export type Description = { paths?: Record<string, Record<string, Operation>> }

const least = ['minimum', 'minLength', 'minItems'] as const
const most = ['maximum', 'maxLength', 'maxItems'] as const

/** What programs that use the earlier API would miss: calls and fields that are gone or take less. */
export function findNarrowerCalls(before: Description, after: Description): string[] {
  return Object.entries(before.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`
      const now = after.paths?.[path]?.[method]
      return now ? narrowerIn(operation, now).map((what) => `${call}: ${what}`) : [`${call} is gone`]
    }),
  )
}

function narrowerIn(before: Operation, after: Operation): string[] {
  const parameters = (operation: Operation): Schema => {
    const all = operation.parameters ?? []
    return {
      type: 'object',
      properties: Object.fromEntries(all.map(({ name, schema = {} }) => [name, schema])),
      required: all.flatMap(({ name, required }) => (required ? [name] : [])),
    }
  }
  const sent = schemaOf(after.requestBody)
  const earlier = schemaOf(before.requestBody)
  return [
    ...takesLess(parameters(before), parameters(after), ''),
    ...(sent ? takesLess(earlier ?? {}, sent, '') : []),
    ...Object.entries(before.responses ?? {}).flatMap(([status, body]) => {
      if (Number(status) >= 400) return []
      const reply = after.responses?.[status]
      if (!reply) return [`does not answer ${status} any more`]
      return givesLess(schemaOf(body) ?? {}, schemaOf(reply) ?? {}, '')
    }),
  ]
}

const schemaOf = (body: Body | undefined) => body?.content?.['application/json']?.schema

/** What could be sent before and is refused now. */
function takesLess(before: Schema, after: Schema, at: string): string[] {
  const name = at || 'the body'
  const found: string[] = []
  for (const field of after.required ?? []) {
    if (!before.required?.includes(field)) found.push(`wants ${at}${field}`)
  }
  for (const bound of least) {
    if ((after[bound] ?? -Infinity) > (before[bound] ?? -Infinity))
      found.push(`${name} has a greater ${bound}`)
  }
  for (const bound of most) {
    if ((after[bound] ?? Infinity) < (before[bound] ?? Infinity)) found.push(`${name} has a smaller ${bound}`)
  }
  const [values, taken] = [valuesOf(before), valuesOf(after)]
  const lost = values?.filter((value) => taken && !taken.includes(value)) ?? []
  if (lost.length > 0) found.push(`${name} cannot be ${lost.join(', ')} any more`)
  return [...found, ...inFields(before, after, at, takesLess), ...inItems(before, after, at, takesLess)]
}

/** What a reply had before and has not now. */
function givesLess(before: Schema, after: Schema, at: string): string[] {
  const lost = (before.required ?? []).filter(
    (field) => after.properties?.[field] && !after.required?.includes(field),
  )
  return [
    ...lost.map((field) => `its reply may lack ${at}${field}`),
    ...inFields(before, after, at, givesLess),
    ...inItems(before, after, at, givesLess),
  ]
}

type Compare = (before: Schema, after: Schema, at: string) => string[]

function inFields(before: Schema, after: Schema, at: string, compare: Compare): string[] {
  // Where there are several forms, none of them is the one to compare with.
  if (!after.properties) return []
  return Object.entries(before.properties ?? {}).flatMap(([field, schema]) => {
    const now = after.properties?.[field]
    return now ? compare(schema, now, `${at}${field}.`) : [`${at}${field} is gone`]
  })
}

const inItems = (before: Schema, after: Schema, at: string, compare: Compare) =>
  before.items && after.items ? compare(before.items, after.items, `${at}[].`) : []

const valuesOf = ({ enum: values, const: only }: Schema) =>
  values ?? (only === undefined ? undefined : [only])
