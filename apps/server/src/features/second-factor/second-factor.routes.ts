import * as calls from '@quizly/contract'
import type { User } from '@quizly/contract'
import type { LanguageTag } from '@quizly/words'
import type { SecondFactorRule } from '../../config/config.ts'
import type { Db } from '../../db/store.ts'
import { signedIn } from '../../events.ts'
import type { Api } from '../../http/api.ts'
import { AppError } from '../../app-error.ts'
import { createGuessLimits } from '../../http/limits/guess-limits.ts'
import { byNetwork, byUser } from '../../http/limits/rate-limits.ts'
import { handle, registerRoute } from '../../http/register-route.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { NewId, Random } from '../../random.ts'
import { factorMail, type FactorNews } from './factor-mails.service.ts'
import {
  beginSetUp,
  confirmSetUp,
  getOwnFactor,
  type OwnFactorTools,
  proveOwner,
  type ProveOwner,
  renewRecoveryCodes,
  turnOff,
} from './own-factor.service.ts'
import { askReset, completeSecondStep, offerSecretAtLogIn } from './second-step.service.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const logIns = { limits: [{ max: 300, windowMs: minuteMs, key: byNetwork }] }
const changes = { limits: [{ max: 10, windowMs: 10 * minuteMs, key: byUser }] }

type Tools = {
  db: Db
  newId: NewId
  random: Random
  passwords: OwnFactorTools['passwords']
  rule: SecondFactorRule
  outbox: Outbox | undefined
  originFor: (host: string) => string
  defaultLanguage: LanguageTag
}
type Claimed = { host: string; language: LanguageTag | undefined }

/** Tells the owner by mail, in the transaction of what it tells. */
function announceFactor(
  { outbox, originFor, defaultLanguage }: Pick<Tools, 'outbox' | 'originFor' | 'defaultLanguage'>,
  { host, language: spoken }: Claimed,
  now: number,
) {
  return async (
    trx: Db,
    { _id: userId, email, language = spoken ?? defaultLanguage }: User,
    news: FactorNews,
  ) => {
    if (email === '') return
    const mail = factorMail(language, email, news, originFor(host))
    await outbox?.post(trx, { mail, userId, expiresAt: now + dayMs })
  }
}

export function registerSecondFactor(api: Api, { db, ...means }: Tools): { proveOwner: ProveOwner } {
  const { outbox, rule, random, newId, passwords, originFor } = means
  const guesses = createGuessLimits(api)
  const hostOf = (host: string) => new URL(originFor(host)).hostname
  const toolsFor = (claimed: Claimed, now: number) => {
    const announce = announceFactor(means, claimed, now)
    const onGuessed = async (user: User) => {
      await announce(db, user, { kind: 'guessed' })
      outbox?.wake()
    }
    const limits = { guesses, rateCounts: api.rateCounts, onGuessed }
    return { random, newId, rule, announce, passwords, limits }
  }

  registerRoute(
    api,
    calls.completeSecondStep,
    logIns,
    async ({ body, receivedAt, claimed, deviceToken: known, network, note }) => {
      const arrival = { ...claimed, deviceToken: known, network, note }
      const by = /^[\d\s]*$/.test(body.code) ? 'totp' : 'recovery'
      const { reply, deviceToken } = await completeSecondStep(
        db,
        toolsFor(claimed, receivedAt),
        body,
        arrival,
        receivedAt,
      ).catch((error: unknown) => {
        signedIn.publish({ by, outcome: error instanceof AppError ? 'refused' : 'failed' })
        note({ kind: 'log-in-failed', reason: 'second-step' })
        throw error
      })
      outbox?.wake()
      signedIn.publish({ by, outcome: 'done' })
      return { as: 'ok', body: reply, deviceToken }
    },
  )
  handle(api, calls.offerSecretAtLogIn, logIns, ({ body, claimed, receivedAt }) =>
    offerSecretAtLogIn(db, { ticket: body.ticket, host: hostOf(claimed.host) }, receivedAt),
  )
  handle(api, calls.askFactorReset, logIns, async ({ body, claimed, receivedAt, note }) => {
    await askReset(db, toolsFor(claimed, receivedAt), body.ticket, { note }, receivedAt)
    outbox?.wake()
  })

  handle(api, calls.getSecondFactor, ({ user }) => getOwnFactor(db, rule, user))
  handle(api, calls.beginTotp, changes, async ({ user, body, claimed, receivedAt, network, note }) => {
    const proving = { user, ...body, host: hostOf(claimed.host) }
    const tools = toolsFor(claimed, receivedAt)
    const offered = await beginSetUp(db, tools, proving, { network, note }, receivedAt)
    outbox?.wake()
    return offered
  })
  handle(api, calls.confirmTotp, changes, async ({ user, body, claimed, receivedAt, deviceToken, note }) => {
    const tools = toolsFor(claimed, receivedAt)
    const made = await confirmSetUp(db, tools, { user, ...body }, { deviceToken, note }, receivedAt)
    outbox?.wake()
    return made
  })
  handle(
    api,
    calls.renewRecoveryCodes,
    changes,
    async ({ user, body, claimed, receivedAt, network, note }) => {
      const visit = { network, note }
      const made = await renewRecoveryCodes(
        db,
        toolsFor(claimed, receivedAt),
        { user, ...body },
        visit,
        receivedAt,
      )
      outbox?.wake()
      return made
    },
  )
  handle(api, calls.turnOffTotp, changes, async ({ user, body, claimed, receivedAt, network, note }) => {
    await turnOff(db, toolsFor(claimed, receivedAt), { user, ...body }, { network, note }, receivedAt)
    outbox?.wake()
  })
  return {
    proveOwner: async (proving, { claimed, ...visit }, work, now) => {
      const done = await proveOwner(db, toolsFor(claimed, now), proving, visit, work, now)
      outbox?.wake()
      return done
    },
  }
}
