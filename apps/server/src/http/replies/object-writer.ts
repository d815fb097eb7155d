import * as z from 'zod/mini'
import { createSerializer } from './reply-serializer.ts'

/** An object whose lists may arrive item by item, so that a long one is never in memory as a whole. */
export type Flowing<T> = {
  [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Iterable<Item> | AsyncIterable<Item> : T[Key]
}

export function createObjectWriter<S extends z.ZodMiniObject>(
  schema: S,
): (body: Flowing<z.output<S>>) => AsyncGenerator<string> {
  const shape = schema.def.shape as Record<string, z.ZodMiniType>
  const fields = Object.entries(shape).map(([key, field]) =>
    field instanceof z.ZodMiniArray
      ? { key, isList: true, serialize: createSerializer(field.def.element as z.ZodMiniType) }
      : { key, isList: false, serialize: createSerializer(field) },
  )
  return async function* write(body) {
    for (const [index, { key, isList, serialize }] of fields.entries()) {
      const value: unknown = body[key as keyof typeof body]
      yield `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`
      if (isList) yield* writeList(value as AsyncIterable<unknown>, serialize)
      else yield serialize(value)
    }
    yield '}'
  }
}

async function* writeList(items: AsyncIterable<unknown>, serialize: (item: unknown) => string) {
  let before = '['
  for await (const item of items) {
    yield before + serialize(item)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
