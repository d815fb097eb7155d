import { beyondChance, chanceOfMore } from './intervals.ts'
import { type ItemUse, useTogether } from './item-use.ts'

/** Nothing is claimed with fewer attempts on either side. */
const fewestOnASide = 30

type Side = { asked: number; right: number; medianMs: number }
/** How an item went in its last quizzes, and in all before them. */
export type Comparison = { before: Side; now: Side }

/**
 * The last use, with as many before it as make 30 attempts, against all earlier ones. How many that are depends on the numbers
 * of attempts alone, so that no look at the answers chooses them. Undefined where a side has fewer than 30 attempts, or no
 * times. `uses` are in the order of their dates, of questions that ask the same.
 */
export function compareUses(uses: readonly ItemUse[]): Comparison | undefined {
  let [from, asked] = [uses.length, 0]
  while (from > 0 && asked < fewestOnASide) {
    from -= 1
    asked += uses[from]?.asked ?? 0
  }
  const [before, now] = [sideOf(uses.slice(0, from)), sideOf(uses.slice(from))]
  return before && now && { before, now }
}

function sideOf(uses: readonly ItemUse[]): Side | undefined {
  const { asked, right, medianMs } = useTogether(uses) ?? {}
  if (asked === undefined || right === undefined || medianMs === undefined) return undefined
  return asked < fewestOnASide ? undefined : { asked, right, medianMs }
}

/**
 * Which items of a bank may be known to those who are asked them: they are right more often than before by more than chance,
 * and faster. Fisher’s exact test (`chanceOfMore`) with Holm’s correction for all items that can be compared: if nothing is
 * known, at most one bank of twenty has any. Two proportions compared by the normal distribution would keep that only for
 * items of middle difficulty: among easy ones with 30 attempts before and 300 after, 29 banks of a hundred had one.
 */
export function mayBeKnown(items: readonly (Comparison | undefined)[]): readonly boolean[] {
  const chances = items.map(
    (item) =>
      item &&
      chanceOfMore(
        { successes: item.before.right, trials: item.before.asked },
        { successes: item.now.right, trials: item.now.asked },
      ),
  )
  return beyondChance(chances).map((isEasier, index) => {
    const item = items[index]
    return isEasier && item !== undefined && item.now.medianMs < item.before.medianMs
  })
}
