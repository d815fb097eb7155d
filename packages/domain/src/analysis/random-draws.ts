/** A number from 0 to below 1, each time another one. */
export type Draw = () => number

/** Numbers that look random and are the same for the same seed (a counter whose bits are mixed, “splitmix”). */
export function seededDraws(seed: number): Draw {
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
 * How many of `trials` succeed with this probability. Few expected successes are counted up from 0; from 30 on the
 * normal distribution stands for the binomial one, which is enough for drawing samples again.
 */
export function drawBinomial(draw: Draw, trials: number, probability: number): number {
  if (probability > 0.5) return trials - drawBinomial(draw, trials, 1 - probability)
  const expected = trials * probability
  if (expected < 30) return countUp(draw, trials, probability)
  const normal = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())
  const drawn = Math.round(expected + normal * Math.sqrt(expected * (1 - probability)))
  return Math.min(trials, Math.max(0, drawn))
}

function countUp(draw: Draw, trials: number, probability: number): number {
  const odds = probability / (1 - probability)
  let chance = (1 - probability) ** trials
  let left = draw() - chance
  let successes = 0
  while (left >= 0 && successes < trials) {
    chance *= (odds * (trials - successes)) / (successes + 1)
    left -= chance
    successes += 1
  }
  return successes
}
