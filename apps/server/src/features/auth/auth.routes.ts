import { login, me, signup } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { createGuessLimits } from '../../http/guess-limits.ts'
import { byNetwork } from '../../http/rate-limits.ts'
import type { NewId, Random } from '../../random.ts'
import { logIn, signUp } from './auth.service.ts'
import { describeDevice } from './device.service.ts'
import type { Passwords } from './passwords.service.ts'

const minuteMs = 60_000

type Tools = { db: Db; newId: NewId; random: Random; passwords: Passwords }

/** Accounts: sign up, log in, who am I. */
export function registerAuth(api: Api, { db, ...tools }: Tools): void {
  const guesses = createGuessLimits(api)
  answerCall(
    api,
    signup,
    async ({ body, receivedAt, claimed, note }) => {
      const device = describeDevice(claimed.userAgent)
      const signedUp = await signUp(db, tools, { ...body, device }, receivedAt)
      note({ kind: 'signed-up', role: body.role, account: signedUp.user._id })
      return { as: 'created', body: signedUp }
    },
    { limits: [{ max: 600, windowMs: 10 * minuteMs, key: byNetwork }] },
  )
  answerCall(api, login, async ({ body, receivedAt, claimed, network, note }) => {
    const device = describeDevice(claimed.userAgent)
    const arrival = { network, guesses, note }
    return { as: 'ok', body: await logIn(db, tools, { ...body, device }, arrival, receivedAt) }
  })
  answerCall(api, me, ({ user }) => ({ as: 'ok', body: { user } }))
}
