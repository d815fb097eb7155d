import fastJsonStringify from 'fast-json-stringify'
import * as z from 'zod/mini'

export const jsonType = 'application/json; charset=utf-8'

type Serializer = (body: unknown) => string

/**
 * A function that writes a reply as JSON by its schema. Only declared fields are written, so answers and
 * codes never reach a student, whatever a handler returns. It is compiled when it is first used: there are
 * many replies, and compiling all of them would make up much of the server's start.
 */
export function createSerializer(schema: z.ZodMiniType): Serializer {
  let serialize: Serializer | undefined
  return (body) => {
    serialize ??= compile(schema)
    return serialize(body)
  }
}

function compile(schema: z.ZodMiniType): Serializer {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ zodSchema, jsonSchema: target }) => {
      // For a schema that allows nothing the serializer would write anything. Declared as an object without
      // fields, it writes no content.
      if (zodSchema._zod.def.type !== 'never') return
      delete target.not
      Object.assign(target, { type: 'object', properties: {}, additionalProperties: false })
    },
  })
  return fastJsonStringify(jsonSchema as fastJsonStringify.AnySchema)
}
