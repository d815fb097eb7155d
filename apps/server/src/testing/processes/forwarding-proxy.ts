import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const askEveryMs = 50

export type ForwardingProxy = { url: string; close: () => Promise<void> }

/**
 * A plain proxy in front of several servers, like a school's. It keeps checking which are ready, takes turns
 * among those, and never sends a request twice. If nobody answers it replies 502.
 */
export async function startForwardingProxy(nodes: readonly string[]): Promise<ForwardingProxy> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(nodes)
  let next = 0

  const askOne = async (node: string) => {
    const reply = await fetch(`${node}/readyz`).catch(() => undefined)
    if (reply?.ok) ready.add(node)
    else ready.delete(node)
    await reply?.body?.cancel()
  }
  const asking = setInterval(() => void Promise.all(nodes.map(askOne)), askEveryMs)

  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const candidates = ready.size > 0 ? [...ready] : nodes
    const node = candidates[(next += 1) % candidates.length] ?? ''
    const giveUp = () => (to.headersSent ? to.destroy() : to.writeHead(502).end())
    const onward = request(node + from.url, { agent, method: from.method, headers: from.headers })
    onward.once('error', giveUp)
    onward.once('response', (reply) => {
      const { connection: _, ...headers } = reply.headers
      to.writeHead(reply.statusCode ?? 502, headers)
      reply.once('error', giveUp).pipe(to)
    })
    from.once('error', giveUp).pipe(onward)
  }
  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(asking)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
