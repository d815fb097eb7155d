/** A time in which a student's page was away, in ms since 1970. `backAt` is undefined while it is. */
export type OfflineInterval = { attemptId: string; leftAt: number; backAt: number | undefined }

/** A time between two moments, in ms since 1970. */
export type Stretch = { from: number; until: number }

/** Pages that leave within this time have left together, in ms. */
const togetherMs = 20_000
const fewestTogether = 3
/** Of many students a few are always just losing their network. */
const leastShare = 0.1
/** A minute that has begun counts from here, so that an outage of 7:02 minutes is one of 7. */
const overlookedMs = 15_000
const minuteMs = 60_000

/** Whether a page was away at any moment of a time. */
export function wasDisconnected(
  { leftAt, backAt = Infinity }: OfflineInterval,
  { from, until }: Stretch,
): boolean {
  return leftAt <= until && backAt >= from
}

/** Without `until` most of them are still away: nobody knows yet how much time they need. */
export type Disconnected = { from: number; until?: number; attemptIds: string[] }

/** The largest group that left together, unless by chance; of `pages` in all. `given`: times given back. */
export function findDisconnected(
  intervals: readonly OfflineInterval[],
  pages: number,
  given: readonly Stretch[],
): Disconnected | undefined {
  const open = intervals
    .filter((interval) => !given.some((stretch) => wasDisconnected(interval, stretch)))
    .toSorted((one, other) => one.leftAt - other.leftAt)
  const group = largestGroup(open)
  const [first] = group
  const last = group.at(-1)
  if (!first || !last || group.length < Math.max(fewestTogether, pages * leastShare)) return undefined
  const back = group.flatMap(({ backAt }) => backAt ?? [])
  const from = first.leftAt
  if (back.length * 2 < group.length) return { from, attemptIds: idsOf(group) }
  // Whoever left last was cut off too, even if all who are back were back before.
  const until = Math.max(last.leftAt, ...back)
  return {
    from,
    until,
    attemptIds: idsOf(open.filter((interval) => wasDisconnected(interval, { from, until }))),
  }
}

/** How many whole minutes make up for a time. */
export function minutesFor({ from, until }: Stretch): number {
  return Math.max(1, Math.ceil((until - from - overlookedMs) / minuteMs))
}

const idsOf = (intervals: readonly OfflineInterval[]) => [
  ...new Set(intervals.map(({ attemptId }) => attemptId)),
]

/** Of absences in the order of their beginning, the most that began together, each attempt once. */
function largestGroup(intervals: readonly OfflineInterval[]): OfflineInterval[] {
  let largest: OfflineInterval[] = []
  let end = 0
  for (const [start, first] of intervals.entries()) {
    while ((intervals[end]?.leftAt ?? Infinity) <= first.leftAt + togetherMs) end += 1
    if (end - start <= largest.length) continue
    const byAttempt = new Map(intervals.slice(start, end).map((each) => [each.attemptId, each]))
    if (byAttempt.size > largest.length) largest = [...byAttempt.values()]
  }
  return largest.toSorted((one, other) => one.leftAt - other.leftAt)
}
