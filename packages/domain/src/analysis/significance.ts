import { fProbability } from './f-distribution.ts'

const accepted = 0.05

/** A correlation among this many attempts, 3 or more. */
type Correlation = { value: number | undefined; attempts: number }

/**
 * Which of the correlations in one quiz differ from 0: those whose interval excludes it, by the t test, if the
 * intervals are as wide as Holm’s correction asks for so many correlations (Holm 1979).
 */
export function differFromZero(correlations: readonly Correlation[]): readonly boolean[] {
  const chances = correlations.flatMap(({ value, attempts }, place) =>
    value === undefined ? [] : [{ place, chance: chanceOf(value, attempts) }],
  )
  const upwards = chances.toSorted((one, other) => one.chance - other.chance)
  const failed = upwards.findIndex(({ chance }, rank) => chance > accepted / (upwards.length - rank))
  const passed = new Set(upwards.slice(0, failed < 0 ? undefined : failed).map(({ place }) => place))
  return correlations.map((_, place) => passed.has(place))
}

/** How probable a correlation is that is at least as far from 0, if there is none. */
function chanceOf(correlation: number, attempts: number): number {
  const unexplained = 1 - correlation ** 2
  if (unexplained <= 0) return 0
  const freedom = attempts - 2
  return 1 - fProbability((correlation ** 2 * freedom) / unexplained, 1, freedom)
}
