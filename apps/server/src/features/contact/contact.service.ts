import type { User } from '@quizly/contract'
import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import type { Db } from '../../db/store.ts'
import type { Mail } from '../../mail/message.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { NewId } from '../../random.ts'
import { limitReached } from '../quizzes/storage.service.ts'
import {
  countContactMessages,
  insertContactMessage,
  listContactMessages,
  type ReadMessage,
} from './contact.repository.ts'

const maxMessages = 1_000

const forwardWithinMs = 24 * 3_600_000

export type Forwarding = { outbox: Outbox; to: string; language: LanguageTag }

export async function receiveMessage(
  db: Db,
  { newId, forwarding }: { newId: NewId; forwarding: Forwarding | undefined },
  writer: User,
  message: string,
  now: number,
): Promise<void> {
  if ((await countContactMessages(db, writer._id)) >= maxMessages) {
    throw limitReached('too-many-messages')
  }
  const row = { id: newId(), userId: writer._id, message, createdAt: now }
  if (!forwarding) return insertContactMessage(db, row)
  const { outbox, to, language } = forwarding
  const posting = {
    mail: contactMail(language, to, writer, message),
    userId: writer._id,
    expiresAt: now + forwardWithinMs,
  }
  await db.transaction().execute(async (trx) => {
    await insertContactMessage(trx, row)
    await outbox.post(trx, posting)
  })
  outbox.wake()
}

export function contactMail(language: LanguageTag, to: string, writer: User, message: string): Mail {
  // Our own line comes first, because the message below could imitate it.
  const name = writer.name.replaceAll(/\s+/g, ' ')
  const { contactMessage: words } = mailsIn(language)
  return {
    to,
    subject: words.subject(name),
    ...(writer.email !== '' && { replyTo: { name, address: writer.email } }),
    text: `${words.text[writer.role](name, writer.email || words.bySlip)}\n\n${message}\n`,
    language,
  }
}

const batchSize = 100

export async function* listMessages(db: Db): AsyncGenerator<ReadMessage> {
  let before: string | undefined
  for (;;) {
    const messages = await listContactMessages(db, { before, limit: batchSize })
    yield* messages
    before = messages.at(-1)?.id
    if (messages.length < batchSize) return
  }
}
