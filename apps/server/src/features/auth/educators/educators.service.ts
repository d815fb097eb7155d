import type { SignupBody } from '@quizly/contract'
import { type EducatorRule, isEducator, judgeEducator } from '@quizly/domain'
import { AppError, invalidInput } from '../../../app-error.ts'
import { noteInLog } from '../../../db/log-entries.ts'
import type { Db } from '../../../db/store.ts'
import type { NewId, Random } from '../../../random.ts'
import type { Standing } from '../login/auth.repository.ts'
import { generateToken, hashToken } from '../sessions/sessions.service.ts'
import {
  isAnyAccount,
  isEducatorInvitation,
  storeEducatorInvitation,
  takeEducatorInvitation,
} from './educators.repository.ts'

export { deleteExpiredEducatorInvitations, storeEducatorInvitation } from './educators.repository.ts'

const dayMs = 86_400_000
const firstLinkMs = dayMs

type Applicant = SignupBody & { emailKey: string }
/** Refuses who may not sign up as an educator, before anything slow. */
export async function demandMayBeEducator(
  db: Db,
  rule: EducatorRule,
  { invitation, ...applicant }: Applicant,
  now: number,
): Promise<void> {
  if (!isEducator(applicant)) return
  if (invitation !== undefined) {
    const by = { tokenHash: hashToken(invitation), emailKey: applicant.emailKey }
    if (!(await isEducatorInvitation(db, by, now))) throw invalidInvitation()
    return
  }
  const verdict = judgeEducator(rule, applicant.emailKey)
  if (verdict === 'educator' || verdict === 'waits') return
  if (verdict !== 'other-domain') throw invalidInput([{ path: 'role', code: verdict }])
  const domains = rule.kind === 'domain' ? rule.domains.join(', ') : ''
  throw invalidInput([{ path: 'email', code: verdict, params: { domains } }])
}

/** The role with which an account begins, and what is noted of it. */
export type Admitted = Pick<SignupBody, 'role'> & Standing & { usedInvitation?: boolean }

/** Decides the role with which an account begins; uses an invitation up. */
export async function admitEducator(
  trx: Db,
  rule: EducatorRule,
  { invitation, ...applicant }: Applicant,
  now: number,
): Promise<Admitted> {
  const { role, emailKey } = applicant
  if (!isEducator(applicant)) return { role }
  if (invitation !== undefined) {
    const taken = await takeEducatorInvitation(trx, { tokenHash: hashToken(invitation), emailKey }, now)
    if (!taken) throw invalidInvitation()
    return {
      role,
      educatorBy: 'operator',
      ...(taken.isFirst && { operatorSince: now }),
      usedInvitation: true,
    }
  }
  if (judgeEducator(rule, emailKey) === 'waits') return { role: 'student', educatorAskedAt: now }
  return { role }
}

/** The rows of the log that a sign-up has, in its transaction. */
export async function noteSignUp(
  trx: Db,
  newId: NewId,
  userId: string,
  { usedInvitation, educatorAskedAt, operatorSince }: Admitted,
  now: number,
): Promise<void> {
  const own = { by: userId, of: userId }
  if (usedInvitation) await noteInLog(trx, newId, { kind: 'invitation-used', ...own }, now)
  if (operatorSince !== undefined) await noteInLog(trx, newId, { kind: 'operator-added', ...own }, now)
  if (educatorAskedAt !== undefined) await noteInLog(trx, newId, { kind: 'educator-asked', ...own }, now)
}

const invalidInvitation = () => new AppError('invalid-link', 'educator-invitation')

/** The address at which somebody signs up by an invitation. The token follows the `#`, so it appears in no log on the way. */
export const invitationAddress = (origin: string, token: string) => `${origin}/signin#invitation=${token}`

/** A link for the first educator of an empty store, who becomes an operator; undefined if there are accounts. */
export async function offerFirstOperator(
  db: Db,
  { newId, random, origin }: { newId: NewId; random: Random; origin: string },
  now: number,
): Promise<string | undefined> {
  if (await isAnyAccount(db)) return undefined
  const { token, tokenHash } = generateToken(random)
  const nobody = { email: null, emailKey: null, invitedBy: null }
  await storeEducatorInvitation(db, {
    id: newId(),
    tokenHash,
    ...nobody,
    createdAt: now,
    expiresAt: now + firstLinkMs,
  })
  return invitationAddress(origin, token)
}
