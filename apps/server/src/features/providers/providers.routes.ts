import {
  beginSignIn,
  changeNameBody,
  emailAddress,
  linkAccount,
  listSignInWays,
  proveAccount,
  takeSignIn,
} from '@quizly/contract'
import type { LanguageTag } from '@quizly/words'
import { AppError } from '../../app-error.ts'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/store.ts'
import { signedIn } from '../../events.ts'
import type { Api } from '../../http/api.ts'
import { createGuessLimits } from '../../http/limits/guess-limits.ts'
import { byNetwork, limitRate, type RateLimit } from '../../http/limits/rate-limits.ts'
import { handle, registerRoute } from '../../http/register-route.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Random } from '../../random.ts'
import { createBrowserCookie } from './browser-cookie.service.ts'
import { type EnteringTools, expired, takeSignIn as take } from './entering.service.ts'
import {
  type AccountTools,
  linkAccount as link,
  linkedMail,
  offerChoice,
  proofMail,
  proveAccount as prove,
} from './linking.service.ts'
import type { ProviderFailure } from './provider-failure.service.ts'
import { createProviderClient } from './provider.service.ts'
import { beginSignIn as begin, callbackPath, finishSignIn } from './way-to-provider.service.ts'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
/** A school of 2,000 behind one address signs in within a quarter of an hour, and some begin twice. */
const many: RateLimit[] = [{ max: 3_000, windowMs: 10 * minuteMs, key: byNetwork }]
/** How many people may be waited for at their providers at once. */
const maxAtOnce = 100
const pagePath = '/by-school'

const readers = {
  readEmail: (written: unknown) => emailAddress.safeParse(written).data,
  readName: (written: string) => changeNameBody.safeParse({ name: written }).data?.name,
}

type Tools = AccountTools & {
  db: Db
  random: Random
  config: Config
  outbox: Outbox | undefined
  originFor: (host: string) => string
}

export function registerProviders(api: Api, { db, config, outbox, originFor, ...tools }: Tools): void {
  const { random } = tools
  const log = api.app.log
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const cookie = createBrowserCookie(random, isSecure)
  const guesses = createGuessLimits(api)
  const sites = new Map(
    config.providers.map((provider) => [
      provider.key,
      { ...provider, client: createProviderClient(provider, readers, api.clock.now) },
    ]),
  )
  const logFailure = (provider: string, { reason, detail }: ProviderFailure) => {
    signedIn.publish({ by: 'provider', outcome: reason === 'sign-in-refused' ? 'refused' : 'failed' })
    log.warn({ provider, reason, detail }, 'sign-in: a provider has signed nobody in')
  }
  const toolsFor = (host: string, requested: LanguageTag | undefined, now: number) => {
    const languageOf = (chosen: LanguageTag | undefined) => chosen ?? requested ?? config.defaultLanguage
    const entering: EnteringTools = {
      ...tools,
      siteOf: (key) => {
        const site = sites.get(key)
        // A provider that the settings do not name any more.
        if (!site) throw expired()
        return { ...site, leaveAddress: site.client.leaveAddress() }
      },
      announce: async (trx, { _id: userId, email, language }, label) => {
        const mail = linkedMail(languageOf(language), email, { label })
        await outbox?.post(trx, { mail, userId, expiresAt: now + dayMs })
      },
      isMailSent: outbox !== undefined,
    }
    return {
      ...tools,
      ...entering,
      guesses,
      rateCounts: api.rateCounts,
      deliver: async (
        trx: Db,
        { _id: userId, email, language }: { _id: string; email: string; language?: LanguageTag | undefined },
        { code, expiresAt, label }: { code: string; expiresAt: number; label: string },
      ) => {
        const address = `${originFor(host)}${pagePath}#${code}`
        const mail = proofMail(languageOf(language), email, { link: address, label })
        if (outbox) return outbox.post(trx, { mail, userId, expiresAt })
        log.warn(
          { account: userId, link: address },
          'mail: none is configured; give this link to its person yourself',
        )
      },
    }
  }

  const ways = {
    providers: config.providers.map(({ key, label }) => ({ key, label })),
    passwords: config.passwords,
  }
  handle(api, listSignInWays, () => ways)

  registerRoute(api, beginSignIn, { limits: many }, async ({ body, cookies, claimed, receivedAt }) => {
    const site = sites.get(body.provider)
    if (!site) throw new AppError('not-found', 'no-such-address')
    const browser = cookie.readOrMake(cookies)
    const { key, client } = site
    const means = { random, origin: originFor(claimed.host) }
    const address = await begin(db, means, { key, client, browser }, receivedAt).catch((error: unknown) => {
      throw refusalOf(error, (failure) => logFailure(key, failure))
    })
    return { as: 'ok', body: { address }, cookie: cookie.write(browser) }
  })

  let atOnce = 0
  const limit = many.map((each, i) => limitRate(api, each, `provider callback ${i}`))
  for (const { key, client } of sites.values()) {
    api.app.get(callbackPath(key), {
      onRequest: async (request) => {
        for (const { refuseKnown } of limit) refuseKnown(request)
      },
      handler: async (request, reply) => {
        for (const { count } of limit) await count(request)
        const [, query = ''] = request.url.split(/\?(.*)/s, 2)
        const { cookie: cookies = '', host = '' } = request.headers
        const origin = originFor(host)
        const toPage = (code: string) =>
          reply
            .code(303)
            .header('location', `${origin}${pagePath}#${code}`)
            .header('referrer-policy', 'no-referrer')
        if (atOnce >= maxAtOnce) return toPage('-').send()
        atOnce += 1
        try {
          const means = { random, origin, onFailure: (failure: ProviderFailure) => logFailure(key, failure) }
          const way = { key, client, browser: cookie.read(cookies), query }
          const code = await finishSignIn(db, means, way, api.clock.now())
          if (code === undefined)
            log.warn(
              { provider: key },
              'sign-in: a way back from a provider was unknown, used, too late or another browser’s',
            )
          return await toPage(code ?? '-').send()
        } finally {
          atOnce -= 1
        }
      },
    })
  }

  registerRoute(api, takeSignIn, { limits: many }, async ({ body, cookies, claimed, receivedAt, note }) => {
    const browserHash = cookie.read(cookies)?.hash
    if (browserHash === undefined) throw expired()
    const visit = { browserHash, userAgent: claimed.userAgent, note }
    const all = toolsFor(claimed.host, claimed.language, receivedAt)
    const taken = await take(db, all, body.code, visit, receivedAt)
    outbox?.wake()
    if ('step' in taken) {
      if (taken.session) signedIn.publish({ by: 'provider', outcome: 'done' })
      return { as: 'ok', body: taken }
    }
    return {
      as: 'ok',
      body: await offerChoice(db, all, { ...taken, proof: 'mail', browserHash }, receivedAt),
    }
  })

  registerRoute(
    api,
    proveAccount,
    { limits: many },
    async ({ body, cookies, claimed, receivedAt, network, note }) => {
      const browserHash = cookie.read(cookies)?.hash
      if (browserHash === undefined) throw expired()
      const visit = { browserHash, userAgent: claimed.userAgent, note, network }
      const all = toolsFor(claimed.host, claimed.language, receivedAt)
      const step = await prove(db, all, body, visit, receivedAt)
      outbox?.wake()
      return { as: 'ok', body: step }
    },
  )

  registerRoute(api, linkAccount, { limits: many }, async ({ body, cookies, claimed, receivedAt, note }) => {
    const browserHash = cookie.read(cookies)?.hash
    if (browserHash === undefined) throw expired()
    const visit = { browserHash, userAgent: claimed.userAgent, note }
    const step = await link(db, toolsFor(claimed.host, claimed.language, receivedAt), body, visit, receivedAt)
    outbox?.wake()
    signedIn.publish({ by: 'provider', outcome: 'done' })
    return { as: 'ok', body: step }
  })
}

function refusalOf(error: unknown, onFailure: (failure: ProviderFailure) => void): unknown {
  if (!(error instanceof Error && error.name === 'ProviderFailure')) return error
  const failure = error as ProviderFailure
  onFailure(failure)
  return new AppError('sign-in-failed', failure.reason)
}
