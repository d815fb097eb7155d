const firstMs = 1_000
const longestMs = 15_000

/**
 * How long to wait after this many failures in a row: twice as long each time, up to a limit, minus a random
 * part, so that a class that lost its connection at one moment does not come back at one moment. `random` is
 * between 0 and 1.
 */
export function retryDelayMs(failures: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (failures - 1))
  return Math.round(full * (1 - random / 2))
}
