/** Within these two lies the true value with 95 % confidence. */
export type Interval = { low: number; high: number }

const confidence = 0.95
const tail = (1 - confidence) / 2
/** A verdict may be wrong in so many quizzes, or banks. */
const accepted = 0.05
/** The standard normal distribution has 2.5 % above this. */
const normalLimit = 1.959963984540054

/** Wilson’s interval for a share (Wilson 1927). `trials` is 1 or more. */
export function wilsonInterval(successes: number, trials: number): Interval {
  const square = normalLimit ** 2
  const middle = (successes + square / 2) / (trials + square)
  const half =
    (normalLimit / (trials + square)) * Math.sqrt((successes * (trials - successes)) / trials + square / 4)
  return {
    low: successes === 0 ? 0 : middle - half,
    high: successes === trials ? 1 : middle + half,
  }
}

/** Feldt’s interval for coefficient alpha, two or more items and persons (Feldt 1965). */
export function feldtInterval(alpha: number, items: number, persons: number): Interval {
  const [upper, lower] = [persons - 1, (persons - 1) * (items - 1)]
  return {
    low: 1 - (1 - alpha) * fQuantile(1 - tail, upper, lower),
    high: 1 - (1 - alpha) * fQuantile(tail, upper, lower),
  }
}

/** The middle 95 % of one or more values. */
export function middleOf(values: Float64Array): Interval {
  const sorted = values.toSorted()
  const at = (index: number) => sorted[index] ?? 0
  return { low: at(Math.floor(tail * sorted.length)), high: at(Math.ceil((1 - tail) * sorted.length) - 1) }
}

type Correlation = { value: number | undefined; attempts: number }

/** Which correlations differ from 0 by the t test with Holm’s correction for their number. */
export const differFromZero = (correlations: readonly Correlation[]): readonly boolean[] =>
  beyondChance(
    correlations.map(({ value, attempts }) => (value === undefined ? undefined : chanceOf(value, attempts))),
  )

/**
 * Which of these probabilities are too small for chance when so many are looked at: all together are wrong in one of twenty
 * families (Holm 1979). An undefined one is not looked at.
 */
export function beyondChance(chances: readonly (number | undefined)[]): readonly boolean[] {
  const upwards = chances
    .flatMap((chance, index) => (chance === undefined ? [] : [{ index, chance }]))
    .toSorted((one, other) => one.chance - other.chance)
  const failed = upwards.findIndex(({ chance }, rank) => chance > accepted / (upwards.length - rank))
  const passed = new Set(upwards.slice(0, failed < 0 ? undefined : failed).map(({ index }) => index))
  return chances.map((_, index) => passed.has(index))
}

/**
 * How likely the second of two groups has so many successes or more if both have the same share: Fisher’s exact test, one
 * side (Fisher 1935). `successes` and `trials` are whole numbers.
 */
export function chanceOfMore(before: Tried, now: Tried): number {
  const [all, successes] = [before.trials + now.trials, before.successes + now.successes]
  let term = Math.exp(
    logChoose(now.trials, now.successes) +
      logChoose(before.trials, before.successes) -
      logChoose(all, successes),
  )
  let chance = 0
  for (let count = now.successes; count <= Math.min(successes, now.trials); count += 1) {
    chance += term
    const failuresBefore = before.trials - successes + count
    term *= ((successes - count) * (now.trials - count)) / ((count + 1) * (failuresBefore + 1))
  }
  return Math.min(1, chance)
}

type Tried = { successes: number; trials: number }

const logChoose = (all: number, some: number) =>
  logGamma(all + 1) - logGamma(some + 1) - logGamma(all - some + 1)

function chanceOf(correlation: number, attempts: number): number {
  const unexplained = 1 - correlation ** 2
  if (unexplained <= 0) return 0
  const freedom = attempts - 2
  return 1 - fProbability((correlation ** 2 * freedom) / unexplained, 1, freedom)
}

/** The quantile to about 12 digits, by halving an interval, because that cannot fail. */
function fQuantile(probability: number, upper: number, lower: number): number {
  let [low, high] = [-60, 60]
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (fProbability(Math.exp(middle), upper, lower) < probability) low = middle
    else high = middle
  }
  return Math.exp((low + high) / 2)
}

function fProbability(value: number, upper: number, lower: number): number {
  const scaled = upper * value
  return betaShare(scaled / (scaled + lower), lower / (scaled + lower), upper / 2, lower / 2)
}

/** The regularized incomplete beta function (NIST DLMF 8.17.4, 8.17.22). `rest` is 1 − x, which would lose digits here. */
function betaShare(x: number, rest: number, a: number, b: number): number {
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(rest, x, b, a)
  const front = a * Math.log(x) + b * Math.log(rest) - logBeta(a, b)
  return Math.exp(front) / a / betaFraction(x, a, b)
}

/** The continued fraction 1 + d₁/(1 + d₂/(1 + …)), from the front by Lentz’s method. */
function betaFraction(x: number, a: number, b: number): number {
  const maxTerms = 20_000
  let [value, above, below] = [1, 1, 0]
  for (let term = 1; term <= maxTerms; term += 1) {
    const m = Math.floor(term / 2)
    const d =
      term % 2 === 0
        ? (m * (b - m) * x) / ((a + term - 1) * (a + term))
        : (-(a + m) * (a + b + m) * x) / ((a + term - 1) * (a + term))
    below = 1 / (1 + d * below)
    above = 1 + d / above
    const factor = above * below
    value *= factor
    if (Math.abs(factor - 1) < Number.EPSILON) break
  }
  return value
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b)
}

/** Stirling’s series (NIST DLMF 5.11.1), after the argument has been moved to where it is exact. */
function logGamma(argument: number): number {
  let [x, shift] = [argument, 0]
  for (; x < 15; x += 1) shift += Math.log(x)
  const inverse = 1 / (x * x)
  const series = 1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series / x - shift
}
