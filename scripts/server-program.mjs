// How Node runs the server, for `npm start` and for what tests and measures the same program.
import { fileURLToPath } from 'node:url'
import { memoryLimits } from '../apps/server/src/entry/memory-limits.mjs'

const serverFolder = new URL('../apps/server/', import.meta.url)

/**
 * The arguments for Node: the limits of its memory, and the built server.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
export function serverArguments(environment) {
  return [...memoryLimits(environment), bundle('main.cjs')]
}

/** Node stores the server's compiled code here, which saves time at the next start. */
export const compiledServer = bundle('compiled')

function bundle(name) {
  return fileURLToPath(new URL(`dist/${name}`, serverFolder))
}
