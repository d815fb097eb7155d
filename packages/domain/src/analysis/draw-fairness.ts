import type { UncheckedQuestion } from '../questions/question.ts'
import { setsOf, slotsIn } from '../questions/slots.ts'

/** How those did who were asked an item: the mean share of its points, of so many attempts. */
export type Difficulty = { asked: number; share: number }
type DrawnQuestion = Pick<UncheckedQuestion, 'slot' | 'points' | 'from'>

/** With fewer attempts an item's difficulty counts as unknown. */
const fewestAttempts = 30

/**
 * How many points more the easiest draw is worth than the hardest, by the difficulties of the items that questions are copies of;
 * exact without sets, and with them at most so many. Undefined where that is known of no slot. `slot` makes the largest part;
 * `unknown`: so many slots have a question of which too little is known, and count as 0.
 */
export function fairnessOfDraws(
  questions: readonly DrawnQuestion[],
  difficulties: ReadonlyMap<string, Difficulty>,
): { points: number; slot: string; unknown: number } | undefined {
  const slots = [...slotsIn(questions)].map(([slot, members]) => ({
    slot,
    points: differenceIn(members, difficulties),
  }))
  const known = slots.flatMap(({ slot, points }) => (points === undefined ? [] : [{ slot, points }]))
  const [first] = known.toSorted((one, other) => other.points - one.points)
  return (
    first && {
      points: known.reduce((sum, { points }) => sum + points, 0),
      slot: first.slot,
      unknown: slots.length - known.length,
    }
  )
}

function differenceIn(
  members: readonly DrawnQuestion[],
  difficulties: ReadonlyMap<string, Difficulty>,
): number | undefined {
  const known = members.flatMap(({ from }) => {
    const difficulty = from && difficulties.get(from.item)
    return difficulty && difficulty.asked >= fewestAttempts ? [difficulty] : []
  })
  if (known.length < members.length) return undefined
  const likely = withoutChance(known)
  const shares = new Map(members.map((question, index) => [question, likely[index] ?? 0]))
  let open = setsOf(members).map((set) => set.map((question) => shares.get(question) ?? 0))
  let [count, left, difference] = [members[0]?.slot?.draw ?? 0, members.length, 0]
  // One of these is in every draw.
  for (;;) {
    const always = open.filter((set) => set.length * count >= left)
    if (count <= 0 || always.length === 0) break
    for (const set of always) {
      difference += Math.max(...set) - Math.min(...set)
      count -= 1
      left -= set.length
    }
    open = open.filter((set) => !always.includes(set))
  }
  const highest = open.map((set) => Math.max(...set)).toSorted((one, other) => other - one)
  const lowest = open.map((set) => Math.min(...set)).toSorted((one, other) => one - other)
  for (let each = 0; each < count; each += 1) difference += (highest[each] ?? 0) - (lowest[each] ?? 0)
  return difference * (members[0]?.points ?? 1)
}

/**
 * Shares drawn towards their mean by as much as chance explains of their differences (empirical Bayes, Efron and Morris 1975), because
 * the easiest and the hardest of several are partly so by chance.
 */
function withoutChance(known: readonly Difficulty[]): number[] {
  const mean = known.reduce((sum, { share }) => sum + share, 0) / known.length
  const byChance = known.map(({ asked }) => (mean * (1 - mean)) / asked)
  const meanOfChance = byChance.reduce((sum, variance) => sum + variance, 0) / known.length
  const squares = known.reduce((sum, { share }) => sum + (share - mean) ** 2, 0)
  const real = Math.max(0, squares / Math.max(1, known.length - 1) - meanOfChance)
  return known.map(({ share }, index) => {
    const chance = byChance[index] ?? 0
    return real === 0 ? mean : mean + ((share - mean) * real) / (real + chance)
  })
}
