/** One `*`: its place, the place and the length of its run, and whether it can begin or end emphasis. */
export type Star = { place: number; run: number; length: number; opens: boolean; closes: boolean }

const space = /[\t-\r \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/
const punctuation = /[\p{P}\p{S}]/u

/** The stars of a run of so many that begins at this place. */
export function starsOf(source: string, run: number, length: number): Star[] {
  const [before = ' '] = /.$/su.exec(source.slice(0, run)) ?? []
  const [after = ' '] = source.slice(run + length, run + length + 2)
  const flanks = (inside: string, outside: string) =>
    !space.test(inside) && (!punctuation.test(inside) || space.test(outside) || punctuation.test(outside))
  const star = { run, length, opens: flanks(after, before), closes: flanks(before, after) }
  return Array.from({ length }, (_, i) => ({ place: run + i, ...star }))
}

/** The places of those that mark emphasis, paired as CommonMark pairs them. The others are stars. */
export function pairedStars(stars: readonly Star[]): Set<number> {
  const paired = new Set<number>()
  const waiting: Star[] = []
  /** For each kind of closing star: before which place none waits for it. */
  const searched = new Map<string, number>()
  for (const star of stars) {
    const kind = `${star.opens} ${star.length % 3}`
    const opener = star.closes ? openerFor(star, waiting, searched.get(kind) ?? 0) : -1
    const found = waiting[opener]
    if (found) {
      paired.add(found.place).add(star.place)
      waiting.length = opener
    } else {
      if (star.closes) searched.set(kind, star.run)
      if (star.opens) waiting.push(star)
    }
  }
  return paired
}

function openerFor(star: Star, waiting: readonly Star[], from: number): number {
  for (let at = waiting.length - 1; at >= 0; at--) {
    const opener = waiting[at]
    if (!opener || opener.place < from) return -1
    if (opener.run !== star.run && goTogether(opener, star)) return at
  }
  return -1
}

/** The rule of three: of `**a*b**` the star in the middle does not end the first two. */
function goTogether(opener: Star, closer: Star): boolean {
  if (!opener.closes && !closer.opens) return true
  const isThird = (length: number) => length % 3 === 0
  return !isThird(opener.length + closer.length) || (isThird(opener.length) && isThird(closer.length))
}
