import cors from '@fastify/cors'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { originForLinks, portOf } from './start/addresses.ts'
import { AppError } from './app-error.ts'
import type { Clock } from './clock/clock.ts'
import type { Config } from './config.ts'
import { createRateCounts } from './db/rate-counts.ts'
import type { Store } from './db/store.ts'
import { StoreBrokenError } from './db/unavailable.ts'
import { rowUnreadable } from './events.ts'
import { registerAccount } from './features/account/account.routes.ts'
import { openPersonKey } from './features/account/person-key.service.ts'
import { registerAttempts } from './features/attempts/attempts.routes.ts'
import { registerAuth } from './features/auth/login/auth.routes.ts'
import { registerPasswords } from './features/auth/passwords/password.routes.ts'
import { createPasswords } from './features/auth/passwords/passwords.service.ts'
import { registerSessions } from './features/auth/sessions/sessions.routes.ts'
import { findCaller } from './features/auth/sessions/sessions.service.ts'
import { registerContact } from './features/contact/contact.routes.ts'
import { registerDocumentation } from './features/operation/documentation.routes.ts'
import { registerOperation } from './features/operation/operation.routes.ts'
import { startSweeping } from './features/operation/sweeper.service.ts'
import { registerQuizzes } from './features/quizzes/quizzes.routes.ts'
import { registerReceipts } from './features/receipts/receipts.routes.ts'
import { registerReports } from './features/reports/reports.routes.ts'
import { openSigningKey } from './features/receipts/signing-key.service.ts'
import { registerRevisions } from './features/revisions/revisions.routes.ts'
import { registerSpreadsheets } from './features/spreadsheets/spreadsheets.routes.ts'
import type { Api } from './http/api.ts'
import { prepareRequests } from './http/authentication.ts'
import { createBodyBudget } from './http/bodies/body-budget.ts'
import { answerClientError, demandHost } from './http/replies/client-errors.ts'
import { limitConnections } from './http/limits/connection-limits.ts'
import { endCrowdedConnections, noteAnswered } from './http/limits/crowded-connections.ts'
import { handleErrors, sendFailure } from './http/replies/error-handler.ts'
import { partWithConnections } from './http/graceful-close.ts'
import { readJsonBodies } from './http/bodies/json-body.ts'
import { prepareLaterWork } from './http/later-work.ts'
import { logRequests } from './http/request-log.ts'
import { countRunning, limitRunningOfUsers } from './http/limits/running-requests.ts'
import { addHeaders, securityHeaders } from './http/replies/security-headers.ts'
import { type Timeouts, usualTimeouts } from './http/timeouts.ts'
import { proxyMatcher, readForwardedFor } from './http/trusted-proxies.ts'
import { leaveBodiesUnread } from './http/bodies/unread-bodies.ts'
import { limitUnreadReplies } from './http/replies/unread-replies.ts'
import { serveWebApp } from './http/web-app.ts'
import type { Metrics } from './telemetry/metrics.ts'
import { countReplies } from './telemetry/reply-metrics.ts'
import type { Spans } from './telemetry/spans.ts'
import { createIds, type Random } from './random.ts'

export type AppOptions = {
  store: Store
  clock: Clock
  random: Random
  config: Config
  log?: FastifyBaseLogger
  /** The folder of the built web app; without it only the API is served. */
  webRoot?: string
  /** Aborted when the server is about to stop; it still answers requests then. */
  leaving?: AbortSignal
  /** How often overdue attempts are closed; undefined: never. */
  sweepEveryMs?: number
  timeouts?: Timeouts
  metrics?: Metrics | undefined
  tracing?: Spans | undefined
}

/** Builds the whole application, ready to listen or for tests to call. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, clock, random, config, metrics, tracing, timeouts = usualTimeouts } = options
  const { db, reports } = store
  const headers = securityHeaders(config)
  const isProxy = proxyMatcher(config.trustedProxies)
  const app: FastifyInstance = fastify({
    ...(options.log && { loggerInstance: options.log }),
    trustProxy: config.trustedProxies.length > 0 && isProxy,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: timeouts.requestMs,
    // Requests that arrive while the app closes are still answered. Fastify would reply 503 in its own
    // format.
    return503OnClosing: false,
    connectionTimeout: timeouts.idleMs,
    http: {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      // Node would refuse without a message; demandHost() gives the reason.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, { log: app.log, headers }),
    frameworkErrors: (_error, { raw: { socket } }, reply) => {
      // These requests skip all hooks, so their end is noted here.
      reply.raw.once('close', () => noteAnswered(socket))
      sendFailure(reply.headers(headers), new AppError('malformed-request', 'The address cannot be read.'))
    },
  })
  const bodies = { clock, budget: createBodyBudget(), pace: timeouts.pace }
  readJsonBodies(app, bodies)
  prepareRequests(app)
  limitConnections(app.server, { all: config.mostConnections, isProxy })
  endCrowdedConnections(app.server)
  countRunning(app)
  if (config.trustedProxies.length > 0) readForwardedFor(app)
  tracing?.traceRequests(app)
  logRequests(app)
  if (metrics) countReplies(app, metrics)
  addHeaders(app, headers)
  demandHost(app)
  limitUnreadReplies(app)
  leaveBodiesUnread(app)
  if (options.leaving) partWithConnections(app, options.leaving)
  handleErrors(app)
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: config.allowedOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['retry-after'],
    })
  }

  const newId = createIds(clock, random)
  // Loads the mail library only if mail is configured, to save memory.
  const outbox =
    config.mail &&
    (await import('./mail/outbox.ts')).openOutbox(config.mail, { db, clock, newId, log: app.log })
  const to = config.mail?.contactEmail
  // Hooks run in reverse order: later work may still post mail, so the outbox must close after it.
  if (outbox) app.addHook('onClose', outbox.close)
  const doLater = prepareLaterWork(app)
  const originFor = (host: string) => originForLinks(config, portOf(app.server) ?? config.port, host)
  const api: Api = {
    app,
    clock,
    findCaller: (token, now) => findCaller(db, token, now),
    rateCounts: config.rateLimits ? createRateCounts(db) : undefined,
    limitUser: config.rateLimits ? limitRunningOfUsers() : undefined,
    bodies,
  }
  /** For calls that only read. Even to find the caller they wait for no commit. */
  const reading: Api = { ...api, findCaller: (token, now) => findCaller(db, token, now, reports) }
  const passwords = createPasswords(random)
  registerAuth(api, { db, newId, random, passwords })
  registerSessions(api, { db })
  registerPasswords(api, { db, random, passwords, outbox, doLater, originFor })
  const personKeyOf = await openPersonKey(db, random, clock.now())
  registerAccount(reading, { db, reports, passwords, personKeyOf })
  registerQuizzes(reading, { db, reports, newId })
  registerSpreadsheets(api, { db, newId, random })
  registerAttempts(api, { db, newId, random, personKeyOf })
  registerReports(reading, { db, reports })
  registerReceipts(api, { db, signingKey: await openSigningKey(db, random, clock.now()) })
  registerRevisions(reading, { db, reports, newId })
  registerContact(api, { db, newId, forwarding: outbox && to ? { outbox, to } : undefined })
  registerOperation(api, { store, config, leaving: options.leaving })
  await registerDocumentation(app)
  await serveWebApp(app, options.webRoot)
  app.addHook('onClose', tellOfUnreadableRows(app.log))
  if (options.sweepEveryMs) {
    const stopSweeping = await startSweeping(db, {
      clock,
      everyMs: options.sweepEveryMs,
      onSuccess: ({ closed }) => metrics?.onSweep(closed, clock.now()),
      onFailure: (error) => {
        if (!(error instanceof StoreBrokenError)) app.log.error({ err: error }, 'sweep failed')
        metrics?.onSweepFailure()
      },
      onOutage: ({ from, until }) => {
        const moments = { from: new Date(from), until: new Date(until) }
        app.log.warn(moments, 'no server was there while attempts ran')
      },
    })
    app.addHook('onClose', stopSweeping)
  }
  await app.ready()
  return app
}

/** Logs each unreadable row once, although every sweep finds it again. Returns the function that stops it. */
function tellOfUnreadableRows(log: FastifyBaseLogger): () => Promise<void> {
  const told = new Set<string>()
  const stop = rowUnreadable.subscribe(({ id, error }) => {
    if (told.has(id)) return
    told.add(id)
    log.error({ err: error, id }, 'a row of the database cannot be read and is left out')
  })
  return async () => stop()
}
