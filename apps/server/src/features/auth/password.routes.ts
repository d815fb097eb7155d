import { changePassword, forgotPassword, resetPassword } from '@quizly/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import type { DoLater } from '../../http/later-work.ts'
import { byNetwork, byUser } from '../../http/rate-limits.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Random } from '../../random.ts'
import { limitKey } from './auth.service.ts'
import { changePassword as change } from './password-change.service.ts'
import { type ResetLink, resetMail, resetPassword as reset, sendResetLink } from './password-reset.service.ts'
import type { Passwords } from './passwords.service.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Tools = {
  db: Db
  random: Random
  passwords: Passwords
  outbox: Outbox | undefined
  doLater: DoLater
  /** The address that links begin with, for who says to have come by `host`. */
  originFor: (host: string) => string
}

const byEmail = ({ body }: FastifyRequest) => limitKey(body)

const onItsWay =
  'If there is an account with this email, a link to set a new password is on its way. It works for one hour.'
const askTheOperator =
  'This Quizly sends no mail. Ask the person who runs it for your link: it is in the server’s log and works for one hour.'

/** Setting a new password: by the present one, or by a link. */
export function registerPasswords(api: Api, { db, passwords, ...tools }: Tools): void {
  const { random, outbox, doLater, originFor } = tools
  const deliver = async (trx: Db, { user, link, expiresAt }: ResetLink) => {
    if (outbox) return outbox.post(trx, { mail: resetMail(user.email, link), userId: user._id, expiresAt })
    api.app.log.warn({ account: user.email, link }, 'no mail is configured: bring this link to its person')
  }
  answerCall(
    api,
    forgotPassword,
    ({ body, receivedAt, claimed }) => {
      const origin = originFor(claimed.host)
      doLater(async () => {
        await sendResetLink(db, { random, origin, deliver }, body.email, receivedAt)
        outbox?.wake()
      })
      return { as: 'accepted', body: { message: outbox ? onItsWay : askTheOperator } }
    },
    {
      limits: [
        { max: 100, windowMs: 10 * minuteMs, key: byNetwork },
        { max: 5, windowMs: hourMs, key: byEmail },
      ],
    },
  )
  answerCall(
    api,
    resetPassword,
    async ({ body, receivedAt }) => {
      await reset(db, passwords, body, receivedAt)
      return { as: 'done' }
    },
    { limits: [{ max: 100, windowMs: 10 * minuteMs, key: byNetwork }] },
  )
  answerCall(
    api,
    changePassword,
    async ({ user, body }) => {
      await change(db, passwords, user, body)
      return { as: 'done' }
    },
    { limits: [{ max: 10, windowMs: 10 * minuteMs, key: byUser }] },
  )
}
