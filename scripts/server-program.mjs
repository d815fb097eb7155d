// How Node runs the server, for `npm start` and for what tests and measures the same program.
import { fileURLToPath } from 'node:url'

const serverFolder = new URL('../apps/server/', import.meta.url)
const defaultHeapMb = 512
const leastHeapMb = 128

/**
 * The arguments for Node: the limits of its memory, and the bundled server. V8 collects garbage the later the
 * more memory it may take, so a limit also keeps it small long before it is reached.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
export function serverArguments(environment) {
  return [`--max-old-space-size=${heapMb(environment)}`, '--max-semi-space-size=8', bundle('main.cjs')]
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
