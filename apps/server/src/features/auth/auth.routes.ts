import { login, me, signup } from '@quizly/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { byNetwork } from '../../http/rate-limits.ts'
import type { NewId, Random } from '../../random.ts'
import { limitKey, logIn, signUp } from './auth.service.ts'
import { describeDevice } from './device.service.ts'
import type { Passwords } from './passwords.service.ts'

const minuteMs = 60_000

type Tools = { db: Db; newId: NewId; random: Random; passwords: Passwords }

/** Accounts: sign up, log in, who am I. */
export function registerAuth(api: Api, { db, ...tools }: Tools): void {
  answerCall(
    api,
    signup,
    async ({ body, receivedAt, claimed }) => {
      const device = describeDevice(claimed.userAgent)
      return { as: 'created', body: await signUp(db, tools, { ...body, device }, receivedAt) }
    },
    { limits: [{ max: 300, windowMs: 10 * minuteMs, key: byNetwork }] },
  )
  answerCall(
    api,
    login,
    async ({ body, receivedAt, claimed }) => {
      const device = describeDevice(claimed.userAgent)
      return { as: 'ok', body: await logIn(db, tools, { ...body, device }, receivedAt) }
    },
    {
      limits: [{ max: 300, windowMs: minuteMs, key: byNetwork }],
      guesses: { max: 20, windowMs: minuteMs, key: byNetworkAndEmail },
    },
  )
  answerCall(api, me, ({ user }) => ({ as: 'ok', body: { user } }))
}

function byNetworkAndEmail(request: FastifyRequest): string {
  return `${byNetwork(request)} ${limitKey(request.body)}`
}
