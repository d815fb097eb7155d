import { login, me, signup } from '@quizly/contract'
import type { Db } from '../../../db/store.ts'
import { registerRoute, handle } from '../../../http/register-route.ts'
import type { Api } from '../../../http/api.ts'
import { createGuessLimits } from '../../../http/limits/guess-limits.ts'
import { byNetwork, type RateLimit } from '../../../http/limits/rate-limits.ts'
import type { NewId, Random } from '../../../random.ts'
import { logIn, signUp } from './auth.service.ts'
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

type Tools = { db: Db; newId: NewId; random: Random; passwords: Passwords }

export function registerAuth(api: Api, { db, ...tools }: Tools): void {
  const guesses = createGuessLimits(api)
  registerRoute(
    api,
    signup,
    { limits: newAccounts },
    async ({ body, receivedAt, claimed, deviceToken: known, network, note }) => {
      const browser = { ...claimed, deviceToken: known, network }
      const { reply, deviceToken } = await signUp(db, tools, body, browser, receivedAt)
      note({ kind: 'signed-up', role: body.role, account: reply.user._id })
      return { as: 'created', body: reply, deviceToken }
    },
  )
  registerRoute(api, login, async ({ body, receivedAt, claimed, deviceToken: known, network, note }) => {
    const arrival = { ...claimed, deviceToken: known, network, guesses, note }
    const { reply, deviceToken } = await logIn(db, tools, body, arrival, receivedAt)
    return { as: 'ok', body: reply, deviceToken }
  })
  handle(api, me, ({ user }) => ({ user }))
}
