import { sendContactMessage } from '@quizly/contract'
import { contact } from '@quizly/words/account.ts'
import type { Db } from '../../db/store.ts'
import { registerRoute } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import type { NewId } from '../../random.ts'
import { type Forwarding, receiveMessage } from './contact.service.ts'

const hourMs = 3_600_000

export function registerContact(
  api: Api,
  { db, ...tools }: { db: Db; newId: NewId; forwarding: Forwarding | undefined },
): void {
  registerRoute(
    api,
    sendContactMessage,
    { limits: [{ max: 10, windowMs: hourMs, key: byUser }] },
    async ({ body, user, receivedAt }) => {
      const isFromProgram = body.botcheck !== ''
      if (!isFromProgram) await receiveMessage(db, tools, user, body.message, receivedAt)
      return { as: 'ok', body: { success: true as const, message: contact.sent } }
    },
  )
}
