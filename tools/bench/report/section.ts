import { median } from './statistics.ts'

/** Something measured once per round: its median, minimum and maximum. */
export type Figure = {
  name: string
  unit: string
  median: number
  least: number
  greatest: number
  rounds: number[]
}
/**
 * The ratio that a figure must reach (`must`) and should reach (`want`). With `atMost`, smaller is better.
 */
export type Goal = { must: number; want: number; atMost?: true }
export type Ratio = Figure & { goal: Goal }
/** Figures side by side: one row each, its name first. */
export type Table = { caption: string; head: string[]; rows: (string | number)[][] }
export type Section = {
  title: string
  tables?: Table[]
  figures: Figure[]
  ratios: Ratio[]
  notes: string[]
}

/** A figure of what was measured; undefined if the machine could not measure it. */
export function figure(name: string, unit: string, values: readonly (number | undefined)[]): Figure[] {
  const rounds = values.filter((value) => value !== undefined)
  if (rounds.length === 0) return []
  const [least, greatest] = [Math.min(...rounds), Math.max(...rounds)]
  return [{ name, unit, median: median(rounds), least, greatest, rounds }]
}

/**
 * A ratio with its goal. It is computed per round, so that a slow moment of the machine affects both sides.
 */
export function ratio<Round>(
  name: string,
  rounds: readonly Round[],
  divide: (round: Round) => [number | undefined, number | undefined],
  goal: Goal,
): Ratio[] {
  const quotients = rounds.map((round) => {
    const [part, whole] = divide(round)
    return part === undefined || whole === undefined ? undefined : part / whole
  })
  return figure(name, '', quotients).map((found) => ({ ...found, goal }))
}

/** Whether a ratio is as good as wanted, good enough, or neither. */
export function judge({
  median: value,
  goal: { must, want, atMost },
}: Ratio): 'wanted' | 'enough' | 'missed' {
  const reaches = (limit: number) => (atMost ? value <= limit : value >= limit)
  if (reaches(want)) return 'wanted'
  return reaches(must) ? 'enough' : 'missed'
}
