// The limit for HTTP: Node's own server, which reads each body and answers with given bytes.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

let reply = Buffer.alloc(0)

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    Buffer.concat(chunks)
    response.writeHead(201, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': reply.length,
    })
    response.end(reply)
  })
})

process.on('message', (message: { reply: string }) => {
  reply = Buffer.from(message.reply)
  process.send?.({})
})
process.on('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
