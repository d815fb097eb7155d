/**
 * How many letters must be changed, added or removed to make one text of the other; `most + 1` if it is more than
 * `most`, which should be small: each step more takes three times as long.
 */
export function editDistance(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  for (let distance = 0; distance <= most; distance += 1) {
    if (isWithin(one, 0, other, 0, distance)) return distance
  }
  return most + 1
}

/** Whether the rests of two texts, each from a place on, are at most so many steps apart. */
function isWithin(
  one: readonly string[],
  from: number,
  other: readonly string[],
  at: number,
  steps: number,
): boolean {
  let [i, j] = [from, at]
  while (i < one.length && j < other.length && one[i] === other[j]) {
    i += 1
    j += 1
  }
  const [left, otherLeft] = [one.length - i, other.length - j]
  if (left === 0 || otherLeft === 0) return left + otherLeft <= steps
  if (Math.abs(left - otherLeft) > steps || steps === 0) return false
  return (
    isWithin(one, i + 1, other, j + 1, steps - 1) ||
    isWithin(one, i + 1, other, j, steps - 1) ||
    isWithin(one, i, other, j + 1, steps - 1)
  )
}
