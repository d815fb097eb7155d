/** A number from 0 to below 1, each time another one. */
export type Draw = () => number

/** The same numbers for the same seed (a counter whose bits are mixed, “splitmix”). */
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
