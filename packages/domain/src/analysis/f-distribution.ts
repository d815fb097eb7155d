/**
 * The value below which a variable of the F distribution is with this probability, to about 12 digits. Found by
 * halving an interval, because that cannot fail.
 */
export function fQuantile(probability: number, upper: number, lower: number): number {
  let [low, high] = [-60, 60]
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (fProbability(Math.exp(middle), upper, lower) < probability) low = middle
    else high = middle
  }
  return Math.exp((low + high) / 2)
}

/** How probable a value of at most `value` is, with these degrees of freedom above and below the line. */
export function fProbability(value: number, upper: number, lower: number): number {
  const scaled = upper * value
  return betaShare(scaled / (scaled + lower), lower / (scaled + lower), upper / 2, lower / 2)
}

/**
 * The regularized incomplete beta function of `x` (NIST Digital Library of Mathematical Functions, 8.17.4 and 8.17.22). `rest` is
 * 1 − x, which would lose digits if it were subtracted here.
 */
function betaShare(x: number, rest: number, a: number, b: number): number {
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(rest, x, b, a)
  const front = a * Math.log(x) + b * Math.log(rest) - logBeta(a, b)
  return Math.exp(front) / a / betaFraction(x, a, b)
}

/** The continued fraction 1 + d₁/(1 + d₂/(1 + …)), from the front by Lentz’s method. */
function betaFraction(x: number, a: number, b: number): number {
  const mostTerms = 20_000
  let [value, above, below] = [1, 1, 0]
  for (let term = 1; term <= mostTerms; term += 1) {
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

/** Stirling’s series (the same Library, 5.11.1), after the argument has been moved to where it is exact. */
function logGamma(argument: number): number {
  let [x, shift] = [argument, 0]
  for (; x < 15; x += 1) shift += Math.log(x)
  const inverse = 1 / (x * x)
  const series = 1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series / x - shift
}
