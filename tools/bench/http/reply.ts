export type Reply = { status: number; body: Buffer }

const headEnd = '\r\n\r\n'
const nothing: Buffer = Buffer.alloc(0)

/**
 * Creates a reader for the replies on one connection, one at a time. It takes bytes as they arrive and
 * returns the reply when it is complete. It reads nothing but the status and the length.
 */
export function createReplyReader(): (chunk: Buffer) => Reply | undefined {
  let pending = nothing
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    const headLength = pending.indexOf(headEnd)
    if (headLength === -1) return undefined
    const head = pending.toString('latin1', 0, headLength)
    const status = Number(head.slice(9, 12))
    const bodyStart = headLength + headEnd.length
    const end = bodyStart + bodyLength(status, head)
    if (pending.length < end) return undefined
    if (pending.length > end) throw new Error('The server sent more than it was asked for')
    const body = pending.subarray(bodyStart, end)
    pending = nothing
    return { status, body }
  }
}

function bodyLength(status: number, head: string): number {
  if (status === 204) return 0
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`A reply does not say its length:\n${head}`)
  return Number(length)
}
