import fastJsonStringify from 'fast-json-stringify'
import * as z from 'zod/mini'

export const jsonType = 'application/json; charset=utf-8'

/**
 * Compiles a reply's schema to the function that writes it as JSON. Only declared fields are written: this is what
 * keeps answers and codes from students, whatever a handler returns.
 */
export function createSerializer(schema: z.ZodMiniType): (body: unknown) => string {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ zodSchema, jsonSchema: target }) => {
      // The serializer would write what "not anything" forbids; as an object without fields it loses its content.
      if (zodSchema._zod.def.type !== 'never') return
      delete target.not
      Object.assign(target, { type: 'object', properties: {}, additionalProperties: false })
    },
  })
  return fastJsonStringify(jsonSchema as fastJsonStringify.AnySchema)
}
