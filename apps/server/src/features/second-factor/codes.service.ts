import type { User } from '@quizly/contract'
import { isSlipCode, slipCodeIn } from '@quizly/domain'
import { invalidInput } from '../../app-error.ts'
import type { RateCounts } from '../../db/rate-counts.ts'
import type { Db } from '../../db/store.ts'
import type { GuessLimits } from '../../http/limits/guess-limits.ts'
import { tooMany } from '../../http/limits/rate-limits.ts'
import { hashToken } from '../auth/sessions/sessions.service.ts'
import { findSecret, lockOwner, useRecoveryCode, useTotpStep } from './second-factor.repository.ts'
import { fitCode } from './totp.service.ts'

const dayMs = 86_400_000
/** Of all networks together, and of all devices that the account has used: a stranger's guesses leave those alone. */
const maxWrongCodes = 10

export type Proof = { by: 'totp' | 'recovery' }
type Wrong = 'wrong' | 'used' | 'recovery-used' | 'off-time'
export type Judged = Proof | Wrong

const isTotpCode = (code: string) => /^[0-9]{6}$/.test(code)
const plain = (code: string) => code.replaceAll(/\s/g, '')

/**
 * Uses up a code of the app or a recovery code. That a code will be right soon is said only to whoever is known: a guesser
 * could wait for its time.
 */
export async function proveByCode(
  trx: Db,
  { userId, code, isKnown }: { userId: string; code: string; isKnown: boolean },
  now: number,
): Promise<Judged> {
  // Before rows of the factor, as whoever resets or removes one does.
  await lockOwner(trx, userId)
  const typed = plain(code)
  if (isTotpCode(typed)) {
    const secret = await findSecret(trx, userId)
    const fit = secret === undefined ? undefined : fitCode(secret, typed, now)
    if (fit === undefined || (fit === 'too-early' && !isKnown)) return 'wrong'
    if (typeof fit === 'string') return 'off-time'
    return (await useTotpStep(trx, userId, fit.step)) ? { by: 'totp' } : 'used'
  }
  const recovery = slipCodeIn(code)
  if (!isSlipCode(recovery)) return 'wrong'
  const outcome = await useRecoveryCode(trx, userId, hashToken(recovery), now)
  if (outcome === 'right') return { by: 'recovery' }
  return outcome === 'used' ? 'recovery-used' : 'wrong'
}

/** The step of time of the first code of a secret; throws if it is not right. */
export function demandFirstCode(secret: string, code: string, now: number): number {
  const typed = plain(code)
  const fit = isTotpCode(typed) ? fitCode(secret, typed, now) : undefined
  if (typeof fit === 'object') return fit.step
  throw refusalOf(fit === undefined ? 'wrong' : 'off-time')
}

const problems = {
  wrong: 'factor-code-wrong',
  used: 'factor-code-used',
  'recovery-used': 'recovery-code-used',
  'off-time': 'factor-code-off-time',
} as const

const refusalOf = (wrong: Wrong) => invalidInput([{ path: 'code', code: problems[wrong] }])

export type CodeLimits = {
  guesses: GuessLimits
  rateCounts: RateCounts | undefined
  /** Tells the owner that somebody who has the password has used up the day's guesses. */
  onGuessed: (user: User) => Promise<void>
}
type Guesser = { user: User; network: string; knownDevice: string | undefined }

/**
 * Wrong codes wait as wrong passwords do. Those of the app are few enough to be guessed by many networks, so ten are all that
 * an account takes in a day; who guesses has the password, so this shuts out nobody else. Recovery codes go on.
 */
export async function guardCode<Done extends Proof>(
  { guesses, rateCounts, onGuessed }: CodeLimits,
  { user, network, knownDevice }: Guesser,
  code: string,
  judge: () => Promise<Done | Wrong>,
  now: number,
): Promise<Done> {
  const caller = { account: `second factor of ${user._id}`, network, knownDevice }
  const name = `codes of ${user._id} ${knownDevice === undefined ? 'elsewhere' : 'at home'}`
  let judged: Done | Wrong = 'wrong'
  await guesses.check(caller, async () => {
    const counted = isTotpCode(plain(code)) ? await rateCounts?.add(name, dayMs, now) : undefined
    if (counted && counted.count > maxWrongCodes) throw tooMany(counted.endsAt - now, 'codes-used-up')
    try {
      judged = await judge()
    } catch (error) {
      if (counted) await rateCounts?.takeBack(name, counted.endsAt)
      throw error
    }
    if (typeof judged === 'object') {
      if (counted) await rateCounts?.takeBack(name, counted.endsAt)
      return true
    }
    if (counted?.count === maxWrongCodes) await onGuessed(user)
    return false
  })
  if (typeof judged === 'string') throw refusalOf(judged)
  return judged
}
