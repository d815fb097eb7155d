import fastJsonStringify from 'fast-json-stringify'
import * as z from 'zod/mini'

export const jsonType = 'application/json; charset=utf-8'

/**
 * Compiles a reply's schema into a function that writes it as JSON. Only declared fields are written, so
 * answers and codes never reach a student, whatever a handler returns.
 */
export function createSerializer(schema: z.ZodMiniType): (body: unknown) => string {
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
