import { forgotPassword as forgotPasswordWords } from '@quizly/words/account.ts'
import { changePassword, forgotPassword, resetPassword } from '@quizly/contract'
import type { PasswordUse } from '../../../config/oidc-config.ts'
import type { Db } from '../../../db/store.ts'
import { registerRoute } from '../../../http/register-route.ts'
import type { Api } from '../../../http/api.ts'
import type { DoLater } from '../../../http/later-work.ts'
import { byNetwork, byUser } from '../../../http/limits/rate-limits.ts'
import type { LanguageTag } from '@quizly/words'
import type { Outbox } from '../../../mail/outbox.ts'
import type { Random } from '../../../random.ts'
import { recogniseDevice } from '../login/known-devices.service.ts'
import { changedMail, changePassword as change, type ChangeTools } from './password-change.service.ts'
import { hasPasskey } from '../login/auth.repository.ts'
import { type ResetLink, resetMail, resetPassword as reset, sendResetLink } from './password-reset.service.ts'
import type { Passwords } from './passwords.service.ts'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

type Tools = {
  db: Db
  random: Random
  passwords: Passwords
  outbox: Outbox | undefined
  doLater: DoLater
  originFor: (host: string) => string
  defaultLanguage: LanguageTag
  passwordUse: PasswordUse
}

export function registerPasswords(api: Api, { db, passwords, ...tools }: Tools): void {
  const { random, outbox, doLater, originFor, defaultLanguage, passwordUse } = tools
  const deliver = async (trx: Db, { user, link, expiresAt }: ResetLink, requestedLanguage: LanguageTag) => {
    const language = user.language ?? requestedLanguage
    if (outbox)
      return outbox.post(trx, { mail: resetMail(language, user.email, link), userId: user._id, expiresAt })
    const line = { account: user._id, person: shortened(user.email), link }
    api.app.log.warn(line, 'mail: none is configured; give this link to its person yourself')
  }
  const changing = (host: string, requestedLanguage: LanguageTag | undefined, now: number): ChangeTools => ({
    passwords,
    announce: async (trx, { _id: userId, email, language = requestedLanguage ?? defaultLanguage }) => {
      if (!outbox) return
      const hasPasskeys = await hasPasskey(trx, userId)
      const mail = changedMail(language, { to: email, origin: originFor(host), hasPasskeys })
      await outbox.post(trx, { mail, userId, expiresAt: now + dayMs })
    },
  })
  registerRoute(
    api,
    forgotPassword,
    { limits: [{ max: 300, windowMs: minuteMs, key: byNetwork }] },
    ({ body, receivedAt, claimed, note }) => {
      const origin = originFor(claimed.host)
      const requestedLanguage = claimed.language ?? defaultLanguage
      doLater(async () => {
        const means = {
          random,
          origin,
          passwordUse,
          deliver: (trx: Db, link: ResetLink) => deliver(trx, link, requestedLanguage),
        }
        const done = await sendResetLink(db, means, body.email, receivedAt)
        note({ kind: 'reset-asked', ...done })
        outbox?.wake()
      })
      const code = outbox ? ('link-sent' as const) : ('ask-operator' as const)
      return { as: 'accepted', body: { message: forgotPasswordWords.nextSteps[code], code } }
    },
  )
  registerRoute(api, resetPassword, async ({ body, receivedAt, claimed, deviceToken, note }) => {
    const device = recogniseDevice(random, deviceToken)
    const means = { ...changing(claimed.host, claimed.language, receivedAt), device }
    const { account, ended } = await reset(db, means, body, receivedAt)
    outbox?.wake()
    note({ kind: 'reset-used', account })
    note({ kind: 'sessions-ended', reason: 'new-password', count: ended, account })
    return { as: 'done', deviceToken: device.token }
  })
  registerRoute(
    api,
    changePassword,
    { limits: [{ max: 10, windowMs: 10 * minuteMs, key: byUser }] },
    async ({ user, body, receivedAt, claimed, note }) => {
      const count = await change(db, changing(claimed.host, claimed.language, receivedAt), user, body)
      outbox?.wake()
      note({ kind: 'password-changed' })
      if (count > 0) note({ kind: 'sessions-ended', reason: 'new-password', count })
      return { as: 'done' }
    },
  )
}

const shortened = (email: string) => email.replace(/(?<=^.).*(?=@)/, '…')
