import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'

// `parseInPieces` rests on what follows. Node documents neither, so this says at once when a new version differs.
test('Node parses a connection in one listener of its bytes, at once, and in whatever pieces it gets', async () => {
  const requested: string[] = []
  const server = createServer(({ url }) => void requested.push(url ?? '')).listen(0, '127.0.0.1')
  const parsers: ((part: Buffer) => void)[] = []
  let socket: Socket | undefined
  server.on('connection', (connection) => {
    parsers.push(...(connection.listeners('data') as typeof parsers))
    socket = connection.removeAllListeners('data')
  })
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(server, 'connection')
  expect(parsers).toHaveLength(1)
  const requests = Buffer.from(['/a', '/b'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  for (const byte of requests) parsers[0]?.call(socket, Buffer.from([byte]))
  expect(requested).toEqual(['/a', '/b'])
  client.destroy()
  server.close()
})
