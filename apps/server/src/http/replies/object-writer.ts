import * as z from 'zod/mini'
import { createSerializer } from './reply-serializer.ts'

/** An object whose lists may arrive item by item, so that a long one is never in memory as a whole. */
export type Flowing<T> = {
  [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Iterable<Item> | AsyncIterable<Item> : T[Key]
}

export function createObjectWriter<S extends z.ZodMiniObject>(
  schema: S,
): (body: Flowing<z.output<S>>) => AsyncGenerator<string> {
  return async function* write(body) {
    const shape = schema.def.shape as Record<string, z.ZodMiniType>
    for (const [index, [key, field]] of Object.entries(shape).entries()) {
      const value: unknown = body[key as keyof typeof body]
      yield `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`
      if (field instanceof z.ZodMiniArray) {
        const serialize = createSerializer(field.def.element as z.ZodMiniType)
        yield* writeList(value as AsyncIterable<unknown>, serialize)
      } else yield createSerializer(field)(value)
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
