import { login, me, signup } from '@quizly/contract'
import type { EducatorRule } from '@quizly/domain'
import { AppError } from '../../../app-error.ts'
import type { PasswordUse } from '../../../config/oidc-config.ts'
import type { Db } from '../../../db/store.ts'
import { signedIn } from '../../../events.ts'
import { registerRoute, handle } from '../../../http/register-route.ts'
import type { Api } from '../../../http/api.ts'
import { createGuessLimits } from '../../../http/limits/guess-limits.ts'
import { byNetwork, type RateLimit } from '../../../http/limits/rate-limits.ts'
import type { NewId, Random } from '../../../random.ts'
import { type AskSecondStep, logIn, signUp } from './auth.service.ts'
import type { Passwords } from '../passwords/passwords.service.ts'

const minuteMs = 60_000
/** A school of 2,000 behind one address signs up within a day. */
const newAccounts: RateLimit[] = [
  {
    max: 600,
    windowMs: 10 * minuteMs,
    key: byNetwork,
    reason: 'too-many-accounts',
  },
  {
    max: 3_000,
    windowMs: 1_440 * minuteMs,
    key: byNetwork,
    reason: 'too-many-accounts-in-a-day',
  },
]

type Tools = {
  db: Db
  newId: NewId
  random: Random
  passwords: Passwords
  educators: EducatorRule
  passwordUse: PasswordUse
  askSecondStep: AskSecondStep
}

export function registerAuth(api: Api, { db, ...tools }: Tools): void {
  const guesses = createGuessLimits(api)
  registerRoute(
    api,
    signup,
    { limits: newAccounts },
    async ({ body, receivedAt, claimed, deviceToken: known, network, note }) => {
      if (tools.passwordUse === 'off') throw new AppError('sign-in-failed', 'passwords-off')
      const browser = { ...claimed, deviceToken: known, network }
      const { user, deviceToken, ...opened } = await signUp(db, tools, body, browser, receivedAt)
      note({ kind: 'signed-up', role: user.role, account: user._id })
      if (opened.step) return { as: 'secondStep', body: opened.step }
      return { as: 'created', body: opened.reply, deviceToken }
    },
  )
  registerRoute(api, login, async ({ body, receivedAt, claimed, deviceToken: known, network, note }) => {
    const arrival = { ...claimed, deviceToken: known, network, guesses, note }
    const { step, reply, deviceToken } = await logIn(db, tools, body, arrival, receivedAt).catch(
      (error: unknown) => {
        signedIn.publish({ by: 'password', outcome: error instanceof AppError ? 'refused' : 'failed' })
        throw error
      },
    )
    signedIn.publish({ by: 'password', outcome: step ? 'goes-on' : 'done' })
    if (step) return { as: 'secondStep', body: step }
    return { as: 'ok', body: reply, deviceToken }
  })
  handle(api, me, ({ user }) => ({ user }))
}
