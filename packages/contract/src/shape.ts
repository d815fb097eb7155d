/**
 * What a page reads of a reply. A schema would say it too, and is too heavy for a student's first script. A text stands for itself,
 * a list for a list of anything of that shape.
 */
export type Shape =
  | ((value: unknown) => boolean)
  | string
  | readonly [Shape]
  | { readonly [field: string]: Shape }

export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'function') return shape(value)
  if (typeof shape === 'string') return value === shape
  if (isList(shape)) return Array.isArray(value) && value.every((each) => hasShape(each, shape[0]))
  return Object.entries(shape).every(([field, part]) => hasShape(Object(value)[field], part))
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

export const isText = (value: unknown): boolean => typeof value === 'string'
export const isMomentText = (value: unknown): boolean => isText(value) && Date.parse(value as string) > 0
/** In ms, as long as a timer can wait: 24 days. */
export const isDuration = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < 1e12
export const either =
  (...shapes: readonly Shape[]) =>
  (value: unknown): boolean =>
    shapes.some((shape) => hasShape(value, shape))
const isMissing = (value: unknown) => value === undefined
export const maybe = (shape: Shape) => either(isMissing, shape)
