import { comparableAnswer } from '../../question/comparable-answer.ts'

export const isInRightOrder = (shown: readonly string[], right: readonly string[]): boolean =>
  JSON.stringify(shown.map(comparableAnswer)) === JSON.stringify(right.map(comparableAnswer))

/** FNV-1a (Fowler, Noll, Vo 1991). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/**
 * In an order that only the texts decide, so that it says nothing of the right one and stays the same at each save; turned
 * by one if it happens to be the right one.
 */
export function mixedItems(right: readonly string[]): string[] {
  const mixed = right
    .map((item) => ({ item, hash: hashOf(comparableAnswer(item)) }))
    .toSorted((one, other) => one.hash - other.hash || (one.item < other.item ? -1 : 1))
    .map(({ item }) => item)
  const [first = '', ...others] = mixed
  return isInRightOrder(mixed, right) ? [...others, first] : mixed
}
