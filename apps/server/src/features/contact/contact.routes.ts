import { sendContactMessage } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/rate-limits.ts'
import type { NewId } from '../../random.ts'
import { insertContactMessage } from './contact.repository.ts'

const tenMinutesMs = 600_000

/** Messages to the operator. Who writes is known by the session, whatever the form says. */
export function registerContact(api: Api, { db, newId }: { db: Db; newId: NewId }): void {
  answerCall(
    api,
    sendContactMessage,
    async ({ body, user, receivedAt }) => {
      const isFromProgram = body.botcheck !== ''
      if (!isFromProgram) {
        const { message } = body
        await insertContactMessage(db, { id: newId(), userId: user._id, message, createdAt: receivedAt })
      }
      return { as: 'ok', body: { success: true as const, message: 'Message sent successfully!' } }
    },
    { limits: [{ max: 10, windowMs: tenMinutesMs, key: byUser }] },
  )
}
