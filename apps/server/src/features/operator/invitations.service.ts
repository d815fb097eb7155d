import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { AppError } from '../../app-error.ts'
import { noteInLog } from '../../db/log-entries.ts'
import type { Db } from '../../db/store.ts'
import { inParagraphs } from '../../mail/in-paragraphs.ts'
import type { Mail } from '../../mail/message.ts'
import type { NewId, Random } from '../../random.ts'
import { invitationAddress, storeEducatorInvitation } from '../auth/educators/educators.service.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { generateToken } from '../auth/sessions/sessions.service.ts'
import { countOpen, deleteInvitation, isAccountOf, listOpen } from './invitations.repository.ts'
import { iso, pageOf, pageSize } from './people.service.ts'

const dayMs = 86_400_000
const validMs = 14 * dayMs
const maxOpen = 1_000

type Listed = { id: string; email: string; createdAt: number; expiresAt: number }
const toInvitation = ({ id, email, createdAt, expiresAt }: Listed) => ({
  _id: id,
  email,
  sentAt: iso(createdAt),
  expiresAt: iso(expiresAt),
})

export async function listInvitations(reports: Db, after: string | undefined, now: number) {
  const { shown, next } = pageOf(await listOpen(reports, { after, limit: pageSize + 1 }, now))
  return { invitations: shown.map(toInvitation), ...next }
}

type Tools = {
  newId: NewId
  random: Random
  origin: string
  /** Posts the mail in the same transaction; undefined if no mail is configured. */
  post: ((trx: Db, mail: Mail, expiresAt: number) => Promise<void>) | undefined
  language: LanguageTag
}

/** Whom an account has already, an operator makes an educator instead. Without mail the link goes to the operator. */
export async function inviteEducator(
  db: Db,
  { newId, random, origin, post, language }: Tools,
  { email, by }: { email: string; by: string },
  now: number,
) {
  const { token, tokenHash } = generateToken(random)
  const invitation = { id: newId(), email, createdAt: now, expiresAt: now + validMs }
  const key = emailKey(email)
  const link = invitationAddress(origin, token)
  await db.transaction().execute(async (trx) => {
    if (await isAccountOf(trx, key)) throw new AppError('email-taken', 'invited-has-account')
    if ((await countOpen(trx, now)) >= maxOpen)
      throw new AppError('limit-reached', { reason: 'too-many-educators-invited', params: { most: maxOpen } })
    await storeEducatorInvitation(trx, { ...invitation, emailKey: key, tokenHash, invitedBy: by })
    await noteInLog(trx, newId, { kind: 'educator-invited', by, detail: key }, now)
    await post?.(trx, invitationMail(language, email, link), invitation.expiresAt)
  })
  return { invitation: toInvitation(invitation), ...(!post && { link }) }
}

export async function withdrawInvitation(
  db: Db,
  newId: NewId,
  { invitationId, by }: { invitationId: string; by: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const detail = await deleteInvitation(trx, invitationId)
    if (detail === undefined) throw new AppError('not-found', 'no-educator-invitation')
    await noteInLog(trx, newId, { kind: 'invitation-withdrawn', by, detail }, now)
  })
}

/** Without a name, so that nobody can use Quizly to send others a text. */
function invitationMail(language: LanguageTag, to: string, link: string): Mail {
  const { hello, educatorInvitation: words } = mailsIn(language)
  const text = inParagraphs(language, [hello, words.text, link, words.ifUnknown])
  return { to, subject: words.subject, text, language }
}
