/** A number from 0 to below 1, each time another one. */
export type Random = () => number

/** The same numbers for the same seed (a counter whose bits are mixed, “splitmix”). */
export function seededRandom(seed: number): Random {
  let counter = seed >>> 0
  return () => {
    counter = (counter + 0x9e3779b9) >>> 0
    let bits = counter
    bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
  }
}

/**
 * Random numbers of each thing in one attempt, by its name after what all names begin with: FNV-1a (Fowler, Noll, Vo 1991),
 * mixed again by the generator.
 */
export function randomsOf(seed: string, prefix = ''): (name: string) => Random {
  const shared = mix(0x811c9dc5, `${seed} ${prefix}`)
  return (name) => seededRandom(mix(shared, name))
}

function mix(hash: number, text: string): number {
  let mixed = hash
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at += 1
    mixed = Math.imul(mixed ^ code, 0x01000193)
  }
  return mixed
}

/** Sorted by random keys (Knuth, The Art of Computer Programming 2, 3.4.2): unlike swaps, one more at the end moves no other. */
export function shuffledIndexes(random: Random, count: number, fixed: readonly number[] = []): number[] {
  const places = Array.from({ length: count }, (_, index) => ({ index, key: random() }))
  const free = places.filter(({ index }) => !fixed.includes(index)).toSorted(byKey)
  return places.map(({ index }) => (fixed.includes(index) ? index : (free.shift()?.index ?? index)))
}

export const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key
