import type { IncomingMessage } from 'node:http'

/** A body may have this many short chunks. If it has more, its chunks must have this length on average. */
const mostShort = 100
const leastAverageBytes = 64

/**
 * Closes the connection of a body that comes in very short chunks. Node creates an object for each chunk, even before
 * anybody reads the body: 48 MB in chunks of one byte took 2.9 GB of memory and stopped the server for 4 s.
 */
export function refuseCrumbs(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const take = request.push
  let chunks = 0
  let bytes = 0
  request.push = (chunk: Buffer | null) => {
    chunks += 1
    bytes += chunk?.length ?? 0
    if (chunks > mostShort && bytes < chunks * leastAverageBytes) {
      request.socket.destroy()
      return false
    }
    return take.call(request, chunk)
  }
}
