import type { CallBody, PendingInvitation, shareBank as shareBankCall, User } from '@quizly/contract'
import { AppError, invalidInput } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { lockBank, noBank } from '../bank/bank.service.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import {
  type BankShare,
  changeShare,
  deleteShare,
  listBanksOf,
  listShares,
  storeShare,
} from './bank-shares.repository.ts'
import { noColleague, toPending } from './colleagues.service.ts'
import {
  enforceRateLimit,
  type InvitationTools,
  maxColleagues,
  newInvitation,
} from './invitations.service.ts'

const iso = (moment: number) => new Date(moment).toISOString()

export async function listBankSharing(db: Db, userId: string, now: number) {
  const shares = await listShares(db, userId, now)
  const isAccepted = ({ userId: id }: (typeof shares)[number]) => Number(id !== null)
  return {
    colleagues: shares
      .toSorted((one, other) => isAccepted(other) - isAccepted(one))
      .map(({ id, email, role, name, createdAt, expiresAt }) => ({
        _id: id,
        email,
        role,
        invitedAt: iso(createdAt),
        ...(name === null ? { expiresAt: iso(expiresAt) } : { name }),
      })),
    banks: await listBanksOf(db, userId),
  }
}

/** Like an invitation to a quiz, and with it within the same limits. */
export async function shareBank(
  db: Db,
  { newId, random, rateCounts, origin, deliver }: InvitationTools,
  user: User,
  { email, role }: CallBody<typeof shareBankCall>,
  now: number,
): Promise<{ invitation: PendingInvitation; link?: string }> {
  const { token, ...times } = newInvitation(random, now)
  const share: BankShare = {
    ...times,
    id: newId(),
    ownerId: user._id,
    email,
    emailKey: emailKey(email),
    role,
  }
  await enforceRateLimit(rateCounts, { invitedBy: user._id, emailKey: share.emailKey }, now)
  const link = `${origin}/invitation#${token}`
  await db.transaction().execute(async (trx) => {
    await lockBank(trx, user._id)
    const shares = await listShares(trx, user._id, now)
    const before = shares.find((each) => each.emailKey === share.emailKey)
    if (share.emailKey === emailKey(user.email) || (before && before.userId !== null)) {
      throw invalidInput([{ path: 'email', code: 'colleague-has-role' }])
    }
    if (shares.length + Number(!before) >= maxColleagues) {
      throw new AppError('limit-reached', { reason: 'too-many-colleagues', params: { most: maxColleagues } })
    }
    await storeShare(trx, share)
    await deliver?.(trx, link, share.expiresAt)
  })
  return { invitation: toPending(share), ...(!deliver && { link }) }
}

export async function changeBankSharing(db: Db, share: Parameters<typeof changeShare>[1]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockBank(trx, share.ownerId)
    if (!(await changeShare(trx, share))) throw noColleague()
  })
}

export async function endBankSharing(db: Db, shareId: string, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteShare(trx, shareId, userId))) throw noBank()
  })
}
