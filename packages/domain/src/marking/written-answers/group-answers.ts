import { comparableAnswer } from '../../question/comparable-answer.ts'
import { editDistance } from './edit-distance.ts'
import { meaningOf, withoutNegativePrefixes } from './meaning.ts'

/** Written answers of one normal form: how it was written first, and how often. */
export type AnswerCount = { text: string; count: number }

/** So many different answers are looked at; the others were given least often. */
export const mostDistinctAnswers = 1_000
/** Longer answers are like no other, so that comparing a class stays quick. */
const longestCompared = 100

type Prepared = {
  normal: string
  characters: string[]
  letters: number
  /** One bit for each character that is in it, or one that shares its bit. */
  bits: number
  meaning: string
  withoutPrefixes: string[][]
}

function prepare(text: string): Prepared {
  const normal = comparableAnswer(text)
  const characters = [...normal]
  const letters = normal.match(/\p{L}/gu)?.length ?? 0
  const bits = characters.reduce((all, each) => all | (1 << ((each.codePointAt(0) ?? 0) & 31)), 0)
  const prepared = { normal, characters, letters, bits, meaning: '', withoutPrefixes: [] }
  if (characters.length > longestCompared) return { ...prepared, letters: 0 }
  const withoutPrefixes = withoutNegativePrefixes(normal).map((each) => [...each])
  return { ...prepared, meaning: meaningOf(normal), withoutPrefixes }
}

/**
 * Whether two answers are so alike that one may be a slip of the other: they differ in one letter if the shorter has 4
 * to 8, in at most two from 9; and never in a number, a negation or a unit.
 */
export function areNear(one: string, other: string): boolean {
  return areNearPrepared(prepare(one), prepare(other))
}

function areNearPrepared(one: Prepared, other: Prepared): boolean {
  if (one.normal === other.normal) return true
  const letters = Math.min(one.letters, other.letters)
  const most = letters < 4 ? 0 : letters < 9 ? 1 : 2
  if (most === 0 || one.meaning !== other.meaning) return false
  // Each change of a letter adds at most one character and takes at most one away.
  if (countBits(one.bits ^ other.bits) > 2 * most) return false
  const distance = editDistance(one.characters, other.characters, most)
  return distance <= most && !isNegated(one, other, distance) && !isNegated(other, one, distance)
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Whether an answer is nearer to the other one without a prefix like that of "irregular". */
function isNegated(one: Prepared, other: Prepared, distance: number): boolean {
  return one.withoutPrefixes.some(
    (without) => editDistance(without, other.characters, distance - 1) < distance,
  )
}

/**
 * Answers that are near each other, in groups. In a group every answer is near every other one, so that a chain of
 * slips never joins what nobody would call the same. Those in `first` begin their groups; after them each answer joins
 * the first group in which all are near it, those that were given most often first. At most
 * `mostDistinctAnswers` of them are looked at.
 */
export function groupAnswers<Answer extends AnswerCount>(
  answers: readonly Answer[],
  isFirst: (answer: Answer) => boolean = () => false,
): Answer[][] {
  const inOrder = answers
    .map((answer) => ({ answer, isFirst: isFirst(answer) }))
    .toSorted(
      (one, other) => Number(other.isFirst) - Number(one.isFirst) || compareCounts(one.answer, other.answer),
    )
    .slice(0, mostDistinctAnswers)
  const groups: { answer: Answer; prepared: Prepared }[][] = []
  for (const { answer } of inOrder) {
    const prepared = prepare(answer.text)
    const near = groups.find((group) => group.every((member) => areNearPrepared(member.prepared, prepared)))
    if (near) near.push({ answer, prepared })
    else groups.push([{ answer, prepared }])
  }
  return groups.map((group) => group.map(({ answer }) => answer))
}

/** Those that were given most often first. The same list whatever order the answers came in. */
export function compareCounts(one: AnswerCount, other: AnswerCount): number {
  return other.count - one.count || (one.text < other.text ? -1 : Number(one.text > other.text))
}
