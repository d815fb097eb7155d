import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Sends bytes over a connection of their own and gives everything that comes back until the server ends it. What a
 * client library would refuse to send has no other way to the server.
 */
export async function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let reply = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    reply += part
  })
  // A server that has refused does not read the rest; the refusal has arrived all the same.
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return reply
}

/** What a reply says, if it is one of ours. */
export function readReply(reply: string): { status: number; headers: string; body: string } {
  const [head = '', ...rest] = reply.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: rest.join('\r\n\r\n') }
}
