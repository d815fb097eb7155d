import { comparableAnswer } from '../../question/comparable-answer.ts'
import { seededDraws } from '../../random-draws.ts'

/** FNV-1a (Fowler, Noll, Vo 1991). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash
}

/**
 * In an order that only the texts decide, so that it says nothing of the right one and stays the same at each save. It can be
 * the right one. The hash is mixed again, because those of “1” and “2” follow each other.
 */
export function mixedItems(right: readonly string[]): string[] {
  return right
    .map((item) => ({ item, drawn: seededDraws(hashOf(comparableAnswer(item)))() }))
    .toSorted((one, other) => one.drawn - other.drawn || (one.item < other.item ? -1 : 1))
    .map(({ item }) => item)
}
