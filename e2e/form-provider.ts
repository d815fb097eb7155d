import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Received = { path: string | undefined; authorization: string | undefined; body: unknown }

/** A form-submission service of a third party: on an origin of its own, open to browsers from anywhere. */
export async function startFormProvider() {
  const received: Received[] = []
  let next = { status: 200, body: { success: true, message: 'Thank you' } as unknown }
  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const { authorization } = request.headers
    received.push({ path: request.url, authorization, body: await json(request) })
    return response.writeHead(next.status).end(JSON.stringify(next.body))
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerNext: (status: number, body: unknown) => {
      next = { status, body }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
