import type { PasskeyToUse, PasskeyUsed, User } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import { noteInLog } from '../../db/log-entries.ts'
import type { Db } from '../../db/store.ts'
import type { SecurityEvent } from '../../log/security-log.ts'
import type { Random } from '../../random.ts'
import { describeDevice } from '../auth/login/device.service.ts'
import { mayUsePassword } from '../auth/passwords/password-use.service.ts'
import { endOldestSessions, openSession } from '../auth/sessions/sessions.service.ts'
import { forgetResetRequest, mayHaveFactor } from '../second-factor/second-step.service.ts'
import { checkUsed, siteOf } from './answers.service.ts'
import { type Challenges, useChallenge } from './challenges.service.ts'
import { findByCredential, noteUse } from './passkeys.repository.ts'
import type { PasskeyTools } from './passkeys.service.ts'

const timeoutMs = 300_000

export function beginPasskeySignIn(
  { challenges }: { challenges: Challenges },
  address: string,
  now: number,
): { options: PasskeyToUse } {
  const { rpId } = siteOf(address)
  const challenge = challenges.make('sign-in', now)
  return { options: { rpId, challenge, timeout: timeoutMs, userVerification: 'required' } }
}

type Tools = Pick<PasskeyTools, 'newId' | 'passwordUse' | 'challenges' | 'announce' | 'onRefused'> & {
  random: Random
}
type Arrival = { address: string; userAgent: string; note: (event: SecurityEvent) => void }
type SignedIn = { isCopied: boolean; session: { token: string; user: User; message: string } }

/** Signs in whoever has the passkey and has proved to it who they are. */
export async function signInByPasskey(
  db: Db,
  { newId, random, passwordUse, challenges, announce, onRefused }: Tools,
  answer: PasskeyUsed,
  { address, userAgent, note }: Arrival,
  now: number,
): Promise<SignedIn> {
  const site = siteOf(address)
  const found = await findByCredential(db, answer.id)
  if (!found) {
    note({ kind: 'log-in-failed', reason: 'unknown-passkey' })
    throw unknown()
  }
  const { user, passwordHash, passkey } = found
  const account = user._id
  const holder = { userId: account, publicKey: passkey.publicKey }
  const checks = { site, challenges, scope: 'sign-in' as const, onRefused }
  const { challenge, expiresAt, counter } = await checkUsed(answer, holder, checks, now)
  if (found.isClosed) {
    note({ kind: 'log-in-failed', reason: 'closed', account })
    throw new AppError('invalid-credentials', 'account-closed')
  }
  if (!(await mayUsePassword(db, passwordUse, user))) throw new AppError('sign-in-failed', 'passwords-off')
  // Passkeys that are the same on several devices have none and say 0.
  const isCopied = (counter > 0 || passkey.counter > 0) && counter <= passkey.counter
  const opening = { userId: account, passwordHash, device: describeDevice(userAgent), remember: false }
  const token = await db.transaction().execute(async (trx) => {
    await useChallenge(trx, { challenge, expiresAt })
    // Locks the account first, as whoever ends its ways in does.
    const opened = await openSession(trx, random, opening, now)
    const use = {
      counter: Math.max(counter, passkey.counter),
      copiedAt: passkey.copiedAt ?? (isCopied ? now : null),
      at: now,
    }
    if (!(await noteUse(trx, passkey.id, use))) throw unknown()
    if (mayHaveFactor(user)) await forgetResetRequest(trx, account)
    if (isCopied && passkey.copiedAt === null) {
      await noteInLog(trx, newId, { kind: 'passkey-copied', of: account }, now)
      await announce(trx, user, 'copied', passkey.name)
    }
    return opened
  })
  const count = await endOldestSessions(db, account, token)
  if (count > 0) note({ kind: 'sessions-ended', reason: 'too-many', count, account })
  if (isCopied) note({ kind: 'passkey-copied', account })
  note({ kind: 'passkey-sign-in', account })
  return { isCopied, session: { token, user, message: 'Login successful!' } }
}

const unknown = () => new AppError('sign-in-failed', 'passkey-unknown')
