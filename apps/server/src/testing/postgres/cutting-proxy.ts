import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * When a connection is cut: before PostgreSQL gets the request, while it works on it, or when it has committed
 * and replied but the client has not heard it.
 */
export type CutPoint = 'before' | 'within' | 'after'

type Order = PromiseWithResolvers<void> & { point: CutPoint; words: string }

export type CuttingProxy = {
  /** The folder of its socket, as if it were a PostgreSQL server. */
  host: string
  /**
   * Cuts the connection of the next request that has these words in it. Resolves when the client has lost it
   * and PostgreSQL has finished with it.
   */
  cutAt: (point: CutPoint, words: string) => Promise<void>
  close: () => Promise<void>
}

const socketName = '.s.PGSQL.5432'
/** The types of the messages that end a request, and of the one that ends its reply. */
const [sync, simpleQuery, readyForQuery] = ['S', 'Q', 'Z'].map((letter) => letter.charCodeAt(0))

/** Stands between clients and a PostgreSQL server. Passes everything on, except where it is told to cut. */
export async function startCuttingProxy(serverHost: string): Promise<CuttingProxy> {
  const host = mkdtempSync(join(tmpdir(), 'quizly-cut-'))
  const clients = new Set<Socket>()
  let order: Order | undefined

  const proxy = createServer((client) => {
    const server = connect(join(serverHost, socketName))
    clients.add(client)
    for (const end of [client, server]) end.on('error', () => {})
    client.once('close', () => clients.delete(client))
    const tie = () => server.end()
    client.once('close', tie)
    server.once('close', () => client.destroy())
    server.pipe(client)

    function cut({ point, resolve }: Order, request: Buffer): void {
      server.once('close', () => resolve())
      server.unpipe(client)
      client.off('close', tie)
      if (point === 'before') {
        server.destroy()
        return
      }
      if (point === 'within') client.destroy()
      const readReplies = splitMessages((reply) => {
        if (reply[0] === readyForQuery) server.destroy()
      })
      server.on('data', readReplies).resume()
      server.write(request)
    }

    let request: Buffer[] = []
    const readRequests = splitMessages((message) => {
      request.push(message)
      if (message[0] !== sync && message[0] !== simpleQuery) return
      const whole = Buffer.concat(request)
      request = []
      if (order === undefined || !whole.includes(order.words)) return server.write(whole)
      const [given] = [order, (order = undefined)]
      return cut(given, whole)
    })
    // The first message has no type.
    client.once('data', (startup) => {
      server.write(startup)
      client.on('data', readRequests)
    })
  }).listen(join(host, socketName))
  await once(proxy, 'listening')

  return {
    host,
    cutAt: (point, words) => {
      order = { point, words, ...Promise.withResolvers<void>() }
      return order.promise
    },
    close: async () => {
      for (const client of clients) client.destroy()
      await new Promise((resolve) => proxy.close(resolve))
      rmSync(host, { recursive: true, force: true })
    },
  }
}

/** Passes on PostgreSQL's messages one by one: a letter for the type, the length of the rest, the rest. */
function splitMessages(take: (message: Buffer) => unknown): (chunk: Buffer) => void {
  let bytes: Buffer = Buffer.alloc(0)
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk])
    while (bytes.length >= 5 && bytes.length > bytes.readInt32BE(1)) {
      const end = 1 + bytes.readInt32BE(1)
      take(bytes.subarray(0, end))
      bytes = bytes.subarray(end)
    }
  }
}
