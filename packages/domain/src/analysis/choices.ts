import { optionLetter } from '../questions/option-letter.ts'
import { type ItemOutcomes, skippedBit } from './read-outcomes.ts'

/** In each third of the attempts, by their points on the other questions. */
type Thirds = { worst: number; middle: number; best: number }

/** `partly` is there in a weighted quiz alone. */
export type Choices = { options: Thirds[]; right: Thirds; partly?: Thirds; wrong: Thirds; skipped: Thirds }

/** The third that an attempt is in. */
export type ThirdOf = (attempt: number) => keyof Thirds

/** By the points on the other questions. Attempts with equal ones share a third; if best and worst would meet, all are in the middle. */
export function thirdsBeside(item: ItemOutcomes, totals: Float64Array): ThirdOf {
  const rest = new Float64Array(totals)
  for (let attempt = 0; attempt < rest.length; attempt += 1)
    rest[attempt] = (rest[attempt] ?? 0) - (item.marks[attempt] ?? 0)
  const thirdOf = thirdsOf(rest)
  return (attempt) => thirdOf(rest[attempt] ?? 0)
}

/** How often each option was chosen in each third. */
export function countChoices(item: ItemOutcomes, thirdOf: ThirdOf, options: number): Choices {
  const none = (): Thirds => ({ worst: 0, middle: 0, best: 0 })
  const ofOptions = Array.from({ length: options }, none)
  const partly = none()
  const isWeighted = item.shares !== item.marks
  const counts = { options: ofOptions, right: none(), wrong: none(), skipped: none() }
  for (let attempt = 0; attempt < item.chosen.length; attempt += 1) {
    const bits = item.chosen[attempt] ?? 0
    const third = thirdOf(attempt)
    const share = item.shares[attempt] ?? 0
    if (share > 0 && share < 1) partly[third] += 1
    else counts[share === 1 ? 'right' : bits === skippedBit ? 'skipped' : 'wrong'][third] += 1
    for (let index = 0; index < options; index += 1) {
      const option = ofOptions[index]
      if (option && (bits >> index) & 1) option[third] += 1
    }
  }
  return isWeighted ? { ...counts, partly } : counts
}

function thirdsOf(rest: Float64Array): (value: number) => keyof Thirds {
  const counts = new Map<number, number>()
  for (const value of rest) counts.set(value, (counts.get(value) ?? 0) + 1)
  const upwards = [...counts].toSorted(([a], [b]) => a - b)
  const size = Math.ceil(rest.length / 3)
  const [low, high] = [placeIn(upwards, size), placeIn(upwards.toReversed(), size)]
  if (low >= high) return () => 'middle'
  return (value) => (value <= low ? 'worst' : value >= high ? 'best' : 'middle')
}

/** The value up to which there are `size` attempts, counted from the first. */
function placeIn(counts: readonly (readonly [value: number, count: number])[], size: number): number {
  let left = size
  const found = counts.find(([, count]) => (left -= count) <= 0)
  return found?.[0] ?? 0
}

/** So many students more make a preference: it does not hang on one or two. */
const fewestMore = 3

/** The letter of the wrong option that the best third prefer to a right one; `right` has the places of those. */
export function preferredWrong({ options }: Choices, right: ReadonlySet<number>): string | undefined {
  const byBest = (isRight: boolean) =>
    options
      .map(({ best }, index) => ({ best, index }))
      .filter(({ index }) => right.has(index) === isRight)
      .toSorted((a, b) => b.best - a.best)
  const [most, least] = [byBest(false)[0], byBest(true).at(-1)]
  return most && least && most.best - least.best >= fewestMore ? optionLetter(most.index) : undefined
}
