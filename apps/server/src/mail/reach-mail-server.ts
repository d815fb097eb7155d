import { createTransport } from 'nodemailer'
import type { MailConfig } from '../config/mail-config.ts'
import { smtpOptions } from './message.ts'

/** Why no mail could leave, as a code or a few words; undefined if it could. Sends nothing. */
export async function reachMailServer(config: MailConfig): Promise<string | undefined> {
  const transport = createTransport(smtpOptions(config))
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    return [code, responseCode].filter(Boolean).join(' ') || 'no reason given'
  } finally {
    transport.close()
  }
}
