import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Sends bytes over a new connection and returns everything that comes back until the server closes it. For
 * requests that a client library would refuse to send.
 */
export async function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let reply = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    reply += part
  })
  // A server that has refused does not read the rest, which causes an error here; its reply has arrived all
  // the same.
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return reply
}

/** Reads a reply that has the form of ours. */
export function readReply(reply: string): { status: number; headers: string; body: string } {
  const [head = '', ...rest] = reply.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: rest.join('\r\n\r\n') }
}
