const mostNamed = 8

/** "2, 4–7 and 3 more": numbers in order, with those in a row joined. */
export function listedNumbers(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const number of sorted) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  const shown = runs.slice(0, mostNamed)
  const more = runs.slice(mostNamed).reduce((sum, [first, last]) => sum + last - first + 1, 0)
  const text = shown.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
  return more > 0 ? `${text} and ${more} more` : text
}
