import fastJsonStringify from 'fast-json-stringify'
import * as z from 'zod/mini'

type JsonCache = WeakMap<object, string>

export const jsonType = 'application/json; charset=utf-8'

type Serializer = (body: unknown) => string

/** Many calls and every app of a process have the same schemas. Compiling one takes longer than any reply. */
function oncePerSchema(create: (schema: z.ZodMiniType) => Serializer) {
  const created = new WeakMap<z.ZodMiniType, Serializer>()
  return (schema: z.ZodMiniType): Serializer => {
    const serialize = created.get(schema) ?? create(schema)
    created.set(schema, serialize)
    return serialize
  }
}

/** Undeclared fields never reach a student. Compiled at first use: all would make up much of a start. */
export const createSerializer = oncePerSchema((schema) => {
  let serialize: Serializer | undefined
  return (body) => {
    serialize ??= compile(schema)
    return serialize(body)
  }
})

function compile(schema: z.ZodMiniType): Serializer {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ zodSchema, jsonSchema: target }) => {
      // Nothing in them can be undeclared. A validator would be compiled to choose between them, and asked for each value.
      if (target.anyOf?.every(isPlain)) delete target.anyOf
      // For a schema that allows nothing the serializer would write anything.
      if (zodSchema._zod.def.type !== 'never') return
      delete target.not
      Object.assign(target, { type: 'object', properties: {}, additionalProperties: false })
    },
  })
  return fastJsonStringify(jsonSchema as fastJsonStringify.AnySchema)
}

const plainTypes: unknown[] = ['string', 'number', 'integer', 'boolean', 'null']

function isPlain({ type, items }: z.core.JSONSchema.BaseSchema): boolean {
  if (type === 'array') return typeof items === 'object' && !Array.isArray(items) && isPlain(items)
  return plainTypes.includes(type)
}

/** A frozen list never changes, so its JSON is written once: the questions are the longest part of a page. */
export const createReplySerializer = oncePerSchema((schema) => {
  const serialize = createSerializer(schema)
  if (!(schema instanceof z.ZodMiniObject)) return serialize
  const fields = Object.entries(schema.def.shape as Record<string, z.ZodMiniType>)
  const lists = fields.flatMap(([key, field]) => (field instanceof z.ZodMiniArray ? [key] : []))
  const writers = fields.map(([key, field]) =>
    createFieldWriter(key, createSerializer(z.object({ [key]: field }))),
  )
  const serializeByField = (body: object) => {
    const written = writers.map((write) => write(body))
    return `{${written.filter(Boolean).join(',')}}`
  }
  return (body) => {
    const hasCached = lists.some((key) => isFrozenList((body as Record<string, unknown>)[key]))
    return hasCached ? serializeByField(body as object) : serialize(body)
  }
})

const isFrozenList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && Object.isFrozen(value)

function createFieldWriter(key: string, serialize: (body: unknown) => string): (body: object) => string {
  const cache: JsonCache = new WeakMap()
  const writeField = (body: object) => serialize(body).slice(1, -1)
  return (body) => {
    const value: unknown = body[key as keyof typeof body]
    if (!isFrozenList(value)) return writeField(body)
    const json = cache.get(value) ?? writeField(body)
    cache.set(value, json)
    return json
  }
}
