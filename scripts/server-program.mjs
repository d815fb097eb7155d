// How Node runs the server, for `npm start` and for what tests and measures the same program.
import { fileURLToPath } from 'node:url'

const serverFolder = new URL('../apps/server/', import.meta.url)
const defaultHeapMb = 512
const leastHeapMb = 128

/**
 * The arguments for Node: the limits of its memory, and the built server. V8 leaves the more garbage the more
 * memory it may take, so the limits keep it small long before they are reached. But below `unhurried` it does
 * not look through the objects that stay, which it would do at every ten megabytes of new ones
 * (docs/decisions/0033-a-server-that-starts-lean.md).
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
export function serverArguments(environment) {
  const megabytes = heapMb(environment)
  const young = Math.ceil(megabytes / 16)
  const unhurried = Math.ceil((megabytes * 3) / 16)
  return [
    `--max-old-space-size=${megabytes}`,
    `--initial-old-space-size=${unhurried}`,
    `--max-semi-space-size=${young}`,
    bundle('main.cjs'),
  ]
}

/** Node stores the server's compiled code here, which saves time at the next start. */
export const compiledServer = bundle('compiled')

function bundle(name) {
  return fileURLToPath(new URL(`dist/${name}`, serverFolder))
}

function heapMb({ HEAP_MB: value }) {
  const megabytes = Number(value?.trim() || defaultHeapMb)
  if (Number.isInteger(megabytes) && megabytes >= leastHeapMb) return megabytes
  throw new RangeError(`HEAP_MB must be a whole number of megabytes from ${leastHeapMb} on, not "${value}".`)
}
