/** The value that this percentage of the sorted values does not exceed. */
export function percentile(sorted: ArrayLike<number>, percent: number): number {
  const index = Math.ceil((sorted.length * percent) / 100) - 1
  return sorted[Math.max(0, index)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upperMiddle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  return (percentile(sorted, 50) + upperMiddle) / 2
}
