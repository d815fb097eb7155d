import * as z from 'zod/mini'
import { hostileNames, hostileTexts, hostileThings } from './hostile-values.ts'

type Random = (below: number) => number
type Change = (before: unknown) => unknown

/** Returned by a change to remove a field or an item. */
const gone = Symbol('gone')

const values: readonly unknown[] = [...hostileTexts, ...hostileThings, 'x', 7, 100.5]

/** The lengths at which a schema's limits are. */
export function lengthsIn(schema: z.ZodMiniType): number[] {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [1, ...[...json.matchAll(/"m(?:ax|in)(?:Length|Items)":(\d+)/g)].map(([, length]) => Number(length))]
}

/**
 * Makes many variants of a value quickly: the value itself, nearly it (one or two places changed, removed or added),
 * and sometimes something else altogether. Some texts and lists get one of these `lengths`, or one more or less. The
 * same seed gives the same variants.
 */
export function variantsOf(
  value: unknown,
  lengths: readonly number[],
  seed: number,
  count: number,
): unknown[] {
  const random = createRandom(seed)
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const length = () => one(lengths) + random(3) - 1
  const other = () => (random(3) === 0 ? value : one(values))
  const changes: Change[] = [
    other,
    () => gone,
    () => undefined,
    (before) => (isHolder(before) ? withField(before, one(hostileNames), other()) : before),
    (before) => (typeof before === 'string' ? changedText(before, random) : other()),
    (before) => (typeof before === 'string' ? one(['x', '😀', ' ']).repeat(length()) : before),
    (before) => (typeof before === 'number' ? one([-before, before + 0.5, before * 1e17, NaN]) : before),
    (before) =>
      Array.isArray(before) ? stretched(before, random(200) === 0 ? length() : random(9)) : before,
  ]
  const places = placesIn(value)
  return Array.from({ length: count }, () => {
    if (random(40) === 0) return one(values)
    let variant = value
    for (let left = random(3); left > 0; left -= 1) variant = changedAt(variant, one(places), one(changes))
    return variant === gone ? undefined : variant
  })
}

/** A small generator of whole numbers (xorshift), fast enough for millions of draws. */
function createRandom(seed: number): Random {
  let state = seed | 1
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The paths to everything within a value, and to the value itself. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (!isHolder(value)) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

/** The value with a change at a place. Copies only what holds that place; a place that is no longer there is left. */
function changedAt(value: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
  if (key === undefined) return change(value)
  if (!isHolder(value) || !Object.prototype.propertyIsEnumerable.call(value, key)) return value
  const inner = changedAt((value as Record<string, unknown>)[key], rest, change)
  return inner === gone ? withoutField(value, key) : withField(value, key, inner)
}

/** Treats `__proto__` as an ordinary field, as JSON.parse does. */
function withField(holder: object, key: string, value: unknown): object {
  const copy: object = Array.isArray(holder) ? [...holder] : { ...holder }
  return Object.defineProperty(copy, key, { value, enumerable: true, writable: true, configurable: true })
}

function withoutField(holder: object, key: string): object {
  if (Array.isArray(holder)) return holder.toSpliced(Number(key), 1)
  const copy = { ...holder }
  Reflect.deleteProperty(copy, key)
  return copy
}

function changedText(text: string, random: Random): string {
  const at = random(text.length + 1)
  const character = [...' \u0000\u200b\ud800A9-@.'][random(9)] ?? ''
  return text.slice(0, at) + character + text.slice(at + random(2))
}

function stretched(list: readonly unknown[], length: number): unknown[] {
  return Array.from({ length }, (_, at) => list[at % list.length])
}
