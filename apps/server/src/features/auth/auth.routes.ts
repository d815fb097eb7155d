import { login, logout, me, signup } from '@quizly/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { byNetwork } from '../../http/rate-limits.ts'
import type { NewId, Random } from '../../random.ts'
import { deleteSession } from './auth.repository.ts'
import { limitKey, logIn, signUp } from './auth.service.ts'
import { createPasswords } from './passwords.service.ts'

const minuteMs = 60_000

/** Accounts: sign up, log in, log out, who am I. */
export function registerAuth(
  api: Api,
  { db, newId, random }: { db: Db; newId: NewId; random: Random },
): void {
  const tools = { newId, random, passwords: createPasswords(random) }

  answerCall(
    api,
    signup,
    async ({ body, receivedAt }) => ({ as: 'created', body: await signUp(db, tools, body, receivedAt) }),
    { limits: [{ max: 300, windowMs: 10 * minuteMs, key: byNetwork }] },
  )
  answerCall(
    api,
    login,
    async ({ body, receivedAt }) => ({ as: 'ok', body: await logIn(db, tools, body, receivedAt) }),
    {
      limits: [
        { max: 300, windowMs: minuteMs, key: byNetwork },
        { max: 20, windowMs: minuteMs, key: byNetworkAndEmail },
      ],
    },
  )
  answerCall(api, logout, async ({ user }) => {
    await deleteSession(db, user.sessionId)
    return { as: 'done' }
  })
  answerCall(api, me, ({ user }) => ({ as: 'ok', body: { user } }))
}

function byNetworkAndEmail(request: FastifyRequest): string {
  const { email } = (request.body ?? {}) as { email?: unknown }
  return `${byNetwork(request)} ${limitKey(email)}`
}
