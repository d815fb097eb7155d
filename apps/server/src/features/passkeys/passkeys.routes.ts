import * as calls from '@quizly/contract'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { signedIn } from '../../events.ts'
import type { Api } from '../../http/api.ts'
import { byNetwork, byUser, type RateLimit } from '../../http/limits/rate-limits.ts'
import { handle, registerRoute } from '../../http/register-route.ts'
import type { LanguageTag } from '@quizly/words'
import type { Outbox } from '../../mail/outbox.ts'
import type { Random } from '../../random.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.service.ts'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  passkeyMail,
  type PasskeyTools,
  type ProveOwner,
  type ProvingTools,
  removePasskey,
  renamePasskey,
} from './passkeys.service.ts'

const windowMs = 600_000
const dayMs = 86_400_000
/** A school of 2,000 behind one address signs in within a quarter of an hour. */
const many: RateLimit[] = [{ max: 3_000, windowMs, key: byNetwork }]
const changes = { limits: [{ max: 60, windowMs, key: byUser }] }
/** With a password, which could be guessed. */
const proofs = { limits: [{ max: 20, windowMs, key: byUser }] }

type Tools = Pick<PasskeyTools, 'newId' | 'challenges'> & {
  proveOwner: ProveOwner
  db: Db
  random: Random
  config: Config
  outbox: Outbox | undefined
  originFor: (host: string) => string
}

export function registerPasskeys(api: Api, { db, config, outbox, proveOwner, ...tools }: Tools): void {
  const { passwords: passwordUse, secondFactor, publicUrl } = config
  /** Who tries Quizly on their own computer may call it `localhost`: passkeys of that name are worth nothing elsewhere. */
  const originFor = (host: string) =>
    publicUrl === undefined && /^localhost(:\d+)?$/.test(host) ? `http://${host}` : tools.originFor(host)
  const issuers = config.providers.map(({ issuer }) => issuer)
  const toolsFor = (host: string, requested: LanguageTag | undefined, now: number) => ({
    ...tools,
    passwordUse,
    secondFactor,
    issuers,
    announce: async (
      ...[trx, { _id: userId, email, language }, news, name]: Parameters<PasskeyTools['announce']>
    ) => {
      const said = language ?? requested ?? config.defaultLanguage
      const mail = passkeyMail(said, email, { news, name, origin: originFor(host) })
      await outbox?.post(trx, { mail, userId, expiresAt: now + dayMs })
    },
    onRefused: (detail: string) =>
      api.app.log.warn({ detail, address: originFor(host) }, 'passkeys: an answer was refused'),
  })

  const proverOf =
    ({ claimed, network, note }: Parameters<ProveOwner>[1]): ProvingTools['prove'] =>
    (proof, work, now) =>
      proveOwner(proof, { claimed, network, note }, work, now)

  handle(api, calls.listPasskeys, ({ user, claimed: { host, userAgent } }) =>
    listPasskeys(db, { passwordUse }, user, { address: originFor(host), userAgent }),
  )
  handle(api, calls.beginPasskey, proofs, (request) => {
    const { user, body, claimed, receivedAt } = request
    const all = { ...toolsFor(claimed.host, claimed.language, receivedAt), prove: proverOf(request) }
    return beginPasskey(db, all, { user, ...body }, originFor(claimed.host), receivedAt)
  })
  handle(
    api,
    calls.addPasskey,
    changes,
    async ({ user, body, claimed: { host, language }, receivedAt, note }) => {
      const all = toolsFor(host, language, receivedAt)
      const added = await addPasskey(db, all, user, body, originFor(host), receivedAt)
      outbox?.wake()
      note({ kind: 'passkey-added' })
      return added
    },
  )
  handle(api, calls.renamePasskey, changes, ({ user, params, body }) =>
    renamePasskey(db, user._id, params.passkeyId, body.name),
  )
  handle(api, calls.removePasskey, proofs, async (request) => {
    const { user, params, body, claimed, receivedAt, note } = request
    const all = { ...toolsFor(claimed.host, claimed.language, receivedAt), prove: proverOf(request) }
    await removePasskey(db, all, { user, ...body, id: params.passkeyId }, receivedAt)
    note({ kind: 'passkey-removed' })
  })

  handle(api, calls.beginPasskeySignIn, { limits: many }, ({ claimed, receivedAt }) =>
    beginPasskeySignIn(tools, originFor(claimed.host), receivedAt),
  )
  registerRoute(
    api,
    calls.signInByPasskey,
    { limits: many },
    async ({ body, claimed: { host, language, userAgent }, receivedAt, note }) => {
      const arrival = { address: originFor(host), userAgent, note }
      const all = toolsFor(host, language, receivedAt)
      const { session, isCopied } = await signInByPasskey(db, all, body.passkey, arrival, receivedAt).catch(
        (error: unknown) => {
          signedIn.publish({ by: 'passkey', outcome: error instanceof AppError ? 'refused' : 'failed' })
          throw error
        },
      )
      outbox?.wake()
      signedIn.publish({ by: 'passkey', outcome: isCopied ? 'copied' : 'done' })
      return { as: 'ok', body: session }
    },
  )
}
