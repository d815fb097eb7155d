export type Side = 'mine' | 'theirs'

/** The IDs of the same questions in three versions of a quiz, in order. */
export type Orders = { base: readonly string[]; theirs: readonly string[]; mine: readonly string[] }

/**
 * Which side has moved questions that all three versions have: `undefined` if nobody has, or both in the same way;
 * `both` if each has moved them otherwise.
 */
export function whoMoved({ base, theirs, mine }: Orders): Side | 'both' | undefined {
  const common = commonOf({ base, theirs, mine })
  const [before, there, here] = [base, theirs, mine].map((ids) =>
    ids.filter((id) => common.has(id)).join('\n'),
  )
  if (there === here) return undefined
  if (here === before) return 'theirs'
  return there === before ? 'mine' : 'both'
}

function commonOf({ base, theirs, mine }: Orders): Set<string> {
  const [inTheirs, inMine] = [new Set(theirs), new Set(mine)]
  return new Set(base.filter((id) => inTheirs.has(id) && inMine.has(id)))
}

/**
 * The IDs in `included`, in the order of `first`. Those that only `other` has follow the question that they follow
 * there.
 */
export function mergeOrder(
  first: readonly string[],
  other: readonly string[],
  included: ReadonlySet<string>,
): string[] {
  const inFirst = new Set(first)
  const after = new Map<string | undefined, string[]>()
  let previous: string | undefined
  for (const id of other.filter((each) => included.has(each))) {
    if (inFirst.has(id)) previous = id
    else after.set(previous, [...(after.get(previous) ?? []), id])
  }
  const kept = first.filter((id) => included.has(id))
  return [...(after.get(undefined) ?? []), ...kept.flatMap((id) => [id, ...(after.get(id) ?? [])])]
}
