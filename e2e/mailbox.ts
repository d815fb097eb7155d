import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'

type Mail = { to: string[]; text: string }

/** A mail server on this machine, and the mails it has received. */
export type Mailbox = {
  url: string
  /** The text of the next mail to an address that contains this; called again, the one after that. */
  readMail: (to: string, saying?: string) => Promise<string>
  close: () => Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (part: Buffer) => {
        raw += part.toString()
      })
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: readText(raw) })
        done()
      })
    },
  })
  const socket = server.listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address() as AddressInfo

  async function readMail(address: string, saying = '') {
    const find = () => mails.findIndex(({ to, text }) => to.includes(address) && text.includes(saying))
    await expect.poll(find, { message: `a mail to ${address}` }).toBeGreaterThanOrEqual(0)
    const [mail] = mails.splice(find(), 1)
    return mail?.text ?? ''
  }
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { url: `smtp://127.0.0.1:${port}`, readMail, close }
}

/** The body of an ASCII mail with its long lines joined again. */
function readText(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  return body.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
