const defaultHeapMb = 512
const leastHeapMb = 128

/**
 * The limits of the server's memory, as options of Node. V8 leaves the more garbage the more memory it may take, so the
 * limits keep it small long before they are reached. But below `unhurried` it does not look through the objects
 * that stay, which it would do at every ten megabytes of new ones (docs/decisions/0033-a-server-that-starts-lean.md).
 * Plain JavaScript, because `npm start` asks on any Node.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
export function memoryLimits(environment) {
  const megabytes = heapMb(environment)
  const young = Math.ceil(megabytes / 16)
  const unhurried = Math.ceil((megabytes * 3) / 16)
  return [
    `--max-old-space-size=${megabytes}`,
    `--initial-old-space-size=${unhurried}`,
    `--max-semi-space-size=${young}`,
  ]
}

/** @param {Record<string, string | undefined>} environment */
function heapMb({ HEAP_MB: value }) {
  const megabytes = Number(value?.trim() || defaultHeapMb)
  if (Number.isInteger(megabytes) && megabytes >= leastHeapMb) return megabytes
  throw new RangeError(`HEAP_MB must be a whole number of megabytes from ${leastHeapMb} on, not "${value}".`)
}
