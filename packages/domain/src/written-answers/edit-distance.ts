/**
 * How many letters must be changed, added or removed to make one text of the other; `most + 1` if it is more than
 * `most`. Costs at most the texts' length times `most`.
 */
export function editDistance(one: readonly string[], other: readonly string[], most: number): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > most) return most + 1
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  let [shortEnd, longEnd] = [short.length, long.length]
  while (shortEnd > start && short[shortEnd - 1] === long[longEnd - 1]) {
    shortEnd -= 1
    longEnd -= 1
  }
  return distanceOfRest(short.slice(start, shortEnd), long.slice(start, longEnd), most)
}

/** Only places that are at most `most` apart can belong together, so only these are compared. */
function distanceOfRest(short: readonly string[], long: readonly string[], most: number): number {
  const tooFar = most + 1
  let above = Array.from({ length: long.length + 1 }, (_, place) => Math.min(place, tooFar))
  for (let row = 1; row <= short.length; row += 1) {
    const first = Math.max(1, row - most)
    const last = Math.min(long.length, row + most)
    const present = Array.from({ length: long.length + 1 }, () => tooFar)
    if (row <= most) present[0] = row
    let best = present[0] ?? tooFar
    for (let place = first; place <= last; place += 1) {
      const changed = (above[place - 1] ?? tooFar) + Number(short[row - 1] !== long[place - 1])
      const added = Math.min(above[place] ?? tooFar, present[place - 1] ?? tooFar) + 1
      const distance = Math.min(changed, added, tooFar)
      present[place] = distance
      best = Math.min(best, distance)
    }
    if (best > most) return tooFar
    above = present
  }
  return above[long.length] ?? tooFar
}
