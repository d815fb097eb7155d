import type { CallBody, inviteColleague, PendingInvitation, User } from '@quizly/contract'
import { AppError, invalidInput } from '../../app-error.ts'
import type { RateCounts } from '../../db/rate-counts.ts'
import type { Db } from '../../db/store.ts'
import type { NewId, Random } from '../../random.ts'
import { emailKey, languageOf } from '../auth/login/auth.service.ts'
import { generateToken, hashToken } from '../auth/sessions/sessions.service.ts'
import { quizNotFound, requireRole, roleOf } from '../quizzes/roles.service.ts'
import { acceptShare, findShare } from './bank-shares.repository.ts'
import { giveRole, hasRoleByEmail, listRoles } from './colleagues.repository.ts'
import { lockOwn, toPending } from './colleagues.service.ts'
import {
  deleteInvitation,
  findInvitation,
  type Invitation,
  listPending,
  markAccepted,
  storeInvitation,
} from './invitations.repository.ts'
import { insertRoleChange } from './role-changes.repository.ts'
import type { BankRole, GivenRole } from '@quizly/domain'
import type { LanguageTag } from '@quizly/words'
import { mailsIn } from '@quizly/words/all-languages.ts'
import { inParagraphs } from '../../mail/in-paragraphs.ts'
import type { Mail } from '../../mail/message.ts'

export { deleteExpiredShares } from './bank-shares.repository.ts'
export { deleteExpiredInvitations } from './invitations.repository.ts'

const dayMs = 86_400_000
const validMs = 14 * dayMs
/** So many people can have a role on a quiz or be invited to one, its owner among them. */
export const maxColleagues = 50
/** How many invitations somebody can send, and an e-mail can get, within a day. */
const maxSent = 50
const maxReceived = 10

export type InvitationTools = {
  newId: NewId
  random: Random
  rateCounts: RateCounts | undefined
  origin: string
  /** Posts the link in the same transaction; undefined if no mail is configured. */
  deliver: ((trx: Db, link: string, expiresAt: number) => Promise<void>) | undefined
}

/**
 * Invites a colleague by e-mail. Whether there is an account only decides the language of the mail, so nothing else can tell it. The token
 * follows the `#`, so it appears in no log on the way. Without mail the link goes to the inviter.
 */
export async function invite(
  db: Db,
  { newId, random, rateCounts, origin, deliver }: InvitationTools,
  quizId: string,
  userId: string,
  { email, role }: CallBody<typeof inviteColleague>,
  now: number,
): Promise<{ invitation: PendingInvitation; link?: string }> {
  // Nobody else's calls count for an e-mail.
  await requireRole(db, quizId, userId, 'own')
  const { token, ...times } = newInvitation(random, now)
  const invitation: Invitation = {
    ...times,
    id: newId(),
    quizId,
    email,
    emailKey: emailKey(email),
    role,
    invitedBy: userId,
  }
  await enforceRateLimit(rateCounts, invitation, now)
  const link = `${origin}/invitation#${token}`
  await db.transaction().execute(async (trx) => {
    await lockOwn(trx, quizId, userId)
    await enforceQuota(trx, invitation, now)
    await storeInvitation(trx, invitation)
    await deliver?.(trx, link, invitation.expiresAt)
  })
  return { invitation: toPending(invitation), ...(!deliver && { link }) }
}

export function newInvitation(random: Random, now: number) {
  return { ...generateToken(random), createdAt: now, expiresAt: now + validMs }
}

async function enforceQuota(trx: Db, { quizId, emailKey: key }: Invitation, now: number): Promise<void> {
  if (await hasRoleByEmail(trx, quizId, key)) {
    throw invalidInput([{ path: 'email', code: 'colleague-has-role' }])
  }
  const others = (await listPending(trx, quizId, now)).filter((pending) => pending.emailKey !== key)
  if ((await listRoles(trx, quizId)).length + others.length >= maxColleagues) {
    throw new AppError('limit-reached', { reason: 'too-many-colleagues', params: { most: maxColleagues } })
  }
}

export async function enforceRateLimit(
  rateCounts: RateCounts | undefined,
  { invitedBy, emailKey: key }: Pick<Invitation, 'invitedBy' | 'emailKey'>,
  now: number,
): Promise<void> {
  const limits = [
    [`invitations by ${invitedBy}`, maxSent, { reason: 'too-many-invitations', params: { most: maxSent } }],
    [`invitations to ${key}`, maxReceived, 'invited-too-often'],
  ] as const
  for (const [name, most, why] of limits) {
    const counted = await rateCounts?.add(name, dayMs, now)
    if (!counted || counted.count <= most) continue
    const retryAfterSeconds = Math.ceil((counted.endsAt - now) / 1000)
    throw new AppError('too-many-requests', why, { retryAfterSeconds })
  }
}

export async function withdraw(
  db: Db,
  { quizId, invitationId }: { quizId: string; invitationId: string },
  userId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwn(trx, quizId, userId)
    if (!(await deleteInvitation(trx, quizId, invitationId))) throw quizNotFound()
  })
}

export async function getInvitation(db: Db, user: User, token: string, now: number) {
  const opened = openedBy(user, token)
  const found = await findInvitation(db, opened, now)
  const share = found ? undefined : await findShare(db, opened, now)
  const invitation = found?.acceptedAt === null ? found : share?.userId === null ? share : undefined
  if (!invitation) throw invalidInvitation()
  const { role, name, email, expiresAt } = invitation
  return {
    title: found?.title ?? '',
    role,
    by: { name, email },
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

export async function accept(
  db: Db,
  newId: NewId,
  user: User,
  token: string,
  now: number,
): Promise<{ quizId: string | null; bankOf?: string }> {
  return db.transaction().execute(async (trx) => {
    const opened = openedBy(user, token)
    const found = await findInvitation(trx, opened, now)
    if (!found) return acceptBank(trx, user._id, opened, now)
    const { quizId, role, invitedBy: by } = found
    const userId = user._id
    if (await markAccepted(trx, opened.tokenHash, now)) {
      if (await giveRole(trx, { quizId, userId, role })) {
        await insertRoleChange(trx, { id: newId(), quizId, userId, role, by, at: now })
      }
    }
    if ((await roleOf(trx, quizId, userId, 'read')) === undefined) throw invalidInvitation()
    return { quizId }
  })
}

async function acceptBank(trx: Db, userId: string, opened: ReturnType<typeof openedBy>, now: number) {
  const share = await findShare(trx, opened, now)
  if (!share) throw invalidInvitation()
  const isTheirs = share.userId === null ? await acceptShare(trx, share.id, userId) : share.userId === userId
  if (!isTheirs) throw invalidInvitation()
  return { quizId: null, bankOf: share.ownerId }
}

const openedBy = ({ email }: User, token: string) => ({
  tokenHash: hashToken(token),
  emailKey: emailKey(email),
})

const invalidInvitation = () => new AppError('invalid-link', 'invitation-link')

export type Invited = { email: string } & ({ to: 'quiz'; role: GivenRole } | { to: 'bank'; role: BankRole })
type Inviter = Pick<User, 'email'>

/** In the language that the receiver has chosen, else in the one that was asked for. */
export async function invitationMailTo(
  trx: Db,
  invited: Invited,
  inviter: Inviter,
  link: string,
  requestedLanguage: LanguageTag,
): Promise<Mail> {
  const language = (await languageOf(trx, invited.email)) ?? requestedLanguage
  return invitationMail(language, inviter, invited, link)
}

/** Without name and title, so that nobody can use Quizly to send others a text. */
export function invitationMail(
  language: LanguageTag,
  inviter: Inviter,
  invited: Invited,
  link: string,
): Mail {
  const { hello, invitation, bankInvitation } = mailsIn(language)
  const [subject, says] =
    invited.to === 'bank'
      ? [bankInvitation.subject, bankInvitation.text[invited.role]]
      : [invitation.subject, invitation.text[invited.role]]
  const text = inParagraphs(language, [hello, says(inviter.email), link, invitation.ifUnknown])
  return { to: invited.email, subject, text, language }
}
