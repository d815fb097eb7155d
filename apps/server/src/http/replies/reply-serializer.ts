import fastJsonStringify from 'fast-json-stringify'
import * as z from 'zod/mini'

/** JSON as text, or as its bytes where joining the text again and again would be slow. */
type Json = string | Buffer
type JsonCache = WeakMap<object, Json>

export const jsonType = 'application/json; charset=utf-8'

type Serializer<Written = string> = (body: unknown) => Written

/** Many calls and every app of a process have the same schemas. Compiling one takes longer than any reply. */
function oncePerSchema<Written>(create: (schema: z.ZodMiniType) => Serializer<Written>) {
  const created = new WeakMap<z.ZodMiniType, Serializer<Written>>()
  return (schema: z.ZodMiniType): Serializer<Written> => {
    const serialize = created.get(schema) ?? create(schema)
    created.set(schema, serialize)
    return serialize
  }
}

/** Undeclared fields never reach a student. Compiled at first use: all would make up much of a start. */
export const createSerializer = oncePerSchema<string>((schema) => {
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
export const createReplySerializer = oncePerSchema<Json>((schema) => {
  const serialize = createSerializer(schema)
  if (!(schema instanceof z.ZodMiniObject)) return serialize
  const fields = Object.entries(schema.def.shape as Record<string, z.ZodMiniType>)
  const lists = fields.flatMap(([key, field]) => (field instanceof z.ZodMiniArray ? [key] : []))
  if (lists.length === 0) return serialize
  let writers: ((body: object) => Json)[] | undefined
  const serializeByField = (body: object) => {
    writers ??= fields.map(([key, field]) =>
      createFieldWriter(key, createSerializer(z.object({ [key]: field }))),
    )
    const written = writers.map((write) => write(body)).filter((json) => json.length > 0)
    if (written.every((json) => typeof json === 'string')) return `{${written.join(',')}}`
    const pieces = written.flatMap((json, at) => [at === 0 ? '{' : ',', json])
    return Buffer.concat(
      [...pieces, '}'].map((json) => (typeof json === 'string' ? Buffer.from(json) : json)),
    )
  }
  return (body) => {
    const hasCached = lists.some((key) => isFrozenList((body as Record<string, unknown>)[key]))
    return hasCached ? serializeByField(body as object) : serialize(body)
  }
})

const isFrozenList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && Object.isFrozen(value)

/** One letter beyond Latin 1 doubles what V8 takes for a whole page and what encoding it costs; bytes are only copied. */
const cacheable = (json: string): Json => (/[^\0-\u00FF]/u.test(json) ? Buffer.from(json) : json)

function createFieldWriter(key: string, serialize: (body: unknown) => string): (body: object) => Json {
  const cache: JsonCache = new WeakMap()
  const writeField = (body: object) => serialize(body).slice(1, -1)
  return (body) => {
    const value: unknown = body[key as keyof typeof body]
    if (!isFrozenList(value)) return writeField(body)
    const json = cache.get(value) ?? cacheable(writeField(body))
    cache.set(value, json)
    return json
  }
}
