import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { MailConfig } from '../config/mail-config.ts'

export type ReceivedMail = { recipients: string[]; headers: string; text: string }

/**
 * A real SMTP server. `refuse` gets the number of earlier mails and returns the code with which to refuse the
 * next one.
 */
export async function startSmtpServer(refuse: (count: number) => number | undefined = () => undefined) {
  const mails: ReceivedMail[] = []
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.on('data', (part: Buffer) => {
        raw += part.toString()
      })
      stream.on('end', () => {
        const responseCode = refuse(count)
        count += 1
        if (responseCode !== undefined) return done(Object.assign(new Error('Refused'), { responseCode }))
        mails.push(readMail(raw, envelope.rcptTo))
        return done()
      })
    },
  })
  const socket = server.listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const config: MailConfig = {
    host: '127.0.0.1',
    port: (socket.address() as AddressInfo).port,
    isSecure: false,
    login: undefined,
    from: 'Quizly <quizly@school.example>',
    contactEmail: 'operator@school.example',
  }
  return {
    config,
    mails,
    tried: () => count,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function readMail(raw: string, recipients: readonly { address: string }[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const body = raw.slice(end + 4)
  return { recipients: recipients.map(({ address }) => address), headers, text: decode(headers, body).trim() }
}

function decode(headers: string, body: string): string {
  if (/^content-transfer-encoding: base64/im.test(headers)) return Buffer.from(body, 'base64').toString()
  if (!/^content-transfer-encoding: quoted-printable/im.test(headers)) return body
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
