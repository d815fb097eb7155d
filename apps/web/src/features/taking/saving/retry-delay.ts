const firstMs = 1_000
const longestMs = 15_000

/**
 * How long to wait after so many failures in a row: twice as long each time, up to a limit, less a random part, so that
 * a class whose connection broke at one moment does not come back at one moment. `random` lies between 0 and 1.
 */
export function retryDelayMs(failures: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (failures - 1))
  return Math.round(full * (1 - random / 2))
}
