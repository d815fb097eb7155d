import type { Marks } from './spread.ts'

/** The marks of all attempts for each question, from a row for each attempt. */
export function marksOfRows(rows: readonly (readonly number[])[]): Marks[] {
  return (rows[0] ?? []).map((_, index) => Float64Array.from(rows, (row) => row[index] ?? 0))
}

/** How many of 1,000 students had each pattern of right and wrong, from 00000 to 11111 (Bock and Lieberman 1970). */
const patterns = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61,
  28, 298,
]
export const lsat6 = patterns.flatMap((count, pattern) =>
  Array.from({ length: count }, () => [16, 8, 4, 2, 1].map((bit) => (pattern & bit ? 1 : 0))),
)

/** The public marks of the test `results00` of Moodle’s quiz statistics. */
export const moodle = [
  [1, 1, 1, 1, 1, 0, 1],
  [1, 1, 1, 1, 0.5, 1, 0],
  [1, 1, 1, 1, 0.5, 0, 1],
  [0, 0, 1, 1, 1, 0, 0],
  [1, 0, 1, 0, 0, 1, 0.5],
  [1, 1, 1, 1, 0.5, 0, 0.5],
  [0, 1, 1, 1, 0.5, 1, 0.5],
  [1, 1, 1, 0, 0.5, 1, 0.5],
  [1, 0, 1, 1, 1, 1, 1],
  [0, 1, 1, 0, 0.5, 1, 0.5],
  [0.8, 0, 1, 1, 0.5, 1, 0.5],
  [1, 1, 1, 0, 0.5, 1, 1],
  [1, 0, 1, 1, 0.5, 1, 0.5],
  [1, 0, 1, 1, 1, 0, 0.5],
  [0, 0, 1, 1, 0, 1, 1],
  [1, 0, 1, 0, 0.5, 1, 1],
  [0.8, 0, 1, 1, 0.5, 0, 1],
  [1, 0, 1, 1, 0, 1, 0.5],
  [1, 0, 1, 1, 0.5, 0, 0.5],
  [0, 1, 1, 0, 0.5, 1, 0],
  [1, 1, 0.3333333, 1, 0.5, 0, 0.5],
  [1, 1, 1, 0, 0.5, 0, 0.5],
  [1, 1, 1, 1, 0, 1, 0.5],
  [0, 0, 1, 0, 0.5, 1, 1],
  [0, 0, 1, 1, 1, 1, 1],
]
