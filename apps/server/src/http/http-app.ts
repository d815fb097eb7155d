import { createServer, type RequestListener, type Server } from 'node:http'
import cors from '@fastify/cors'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { prepareRequests } from './request-fields.ts'
import { createBodyBudget } from './bodies/body-budget.ts'
import { answerClientError, demandHost, refuseChunkedBody } from './replies/client-errors.ts'
import { limitConnections } from './limits/connection-limits.ts'
import { limitPipelining, markAnswered, parseInPieces } from './limits/pipelining.ts'
import { handleErrors, sendFailure } from './replies/error-handler.ts'
import { closeKeepAliveConnections } from './graceful-close.ts'
import { readJsonBodies } from './bodies/json-body.ts'
import { logRequests } from '../log/request-log.ts'
import { acceptConstraint } from './event-stream.ts'
import { countRunning } from './limits/running-requests.ts'
import { addHeaders, securityHeaders } from './replies/security-headers.ts'
import { type Timeouts, usualTimeouts } from './timeouts.ts'
import { proxyMatcher, readForwardedFor } from '../config/trusted-proxies.ts'
import { leaveBodiesUnread } from './bodies/unread-bodies.ts'
import { limitUnreadReplies } from './replies/unread-replies.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { countReplies } from '../telemetry/reply-metrics.ts'
import type { Spans } from '../telemetry/spans.ts'
import type { BodyReading } from './api.ts'

/** How long an unused connection is kept, in ms. A proxy must close it first. */
const keepAliveMs = 72_000

export type HttpOptions = {
  clock: Clock
  config: Config
  log?: FastifyBaseLogger | undefined
  leaving?: AbortSignal
  timeouts?: Timeouts
  metrics?: Metrics | undefined
  tracing?: Spans | undefined
}

export async function createHttpApp({
  clock,
  config,
  log,
  leaving,
  timeouts = usualTimeouts,
  metrics,
  tracing,
}: HttpOptions): Promise<{ app: FastifyInstance; bodies: BodyReading }> {
  const app = openFastify({ config, log, timeouts })
  const bodies = { clock, budget: createBodyBudget(), pace: timeouts.pace }
  readJsonBodies(app, bodies)
  prepareRequests(app)
  limitConnections(app.server, {
    all: config.mostConnections,
    isProxy: proxyMatcher(config.trustedProxies),
  })
  countRunning(app)
  if (config.trustedProxies.length > 0) readForwardedFor(app)
  tracing?.traceRequests(app)
  logRequests(app)
  if (metrics) countReplies(app, metrics)
  addHeaders(app, securityHeaders(config))
  demandHost(app)
  limitUnreadReplies(app)
  leaveBodiesUnread(app)
  if (leaving) closeKeepAliveConnections(app, leaving)
  handleErrors(app)
  if (config.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: config.allowedOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['retry-after', 'x-expected-length'],
    })
  }
  return { app, bodies }
}

function openFastify({
  config,
  log,
  timeouts,
}: Pick<HttpOptions, 'config' | 'log'> & { timeouts: Timeouts }): FastifyInstance {
  const headers = securityHeaders(config)
  const app: FastifyInstance = fastify({
    ...(log && { loggerInstance: log }),
    trustProxy: config.trustedProxies.length > 0 && proxyMatcher(config.trustedProxies),
    // A logger for each request costs more than its line; see logOf().
    childLoggerFactory: (own) => own,
    // No route has a schema of Fastify, whose compilers would be loaded at each start.
    schemaController: { compilersFactory: { buildValidator: neverCalled, buildSerializer: neverCalled } },
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that arrive while the app closes are still answered.
    return503OnClosing: false,
    serverFactory: (handle) =>
      createLimitedServer(
        limitPipelining(handle, (socket) => refuseChunkedBody(socket, { log: app.log, headers })),
        timeouts,
      ),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, { log: app.log, headers }),
    frameworkErrors: (_error, { raw: { socket } }, reply) => {
      // These requests skip all hooks, so their end is noted here.
      reply.raw.once('close', () => markAnswered(socket))
      sendFailure(reply.headers(headers), new AppError('malformed-request', 'address-unreadable'))
    },
  })
  app.addConstraintStrategy(acceptConstraint)
  return app
}

function neverCalled(): never {
  throw new Error('A route has a schema of Fastify: calls are described in the contract')
}

function createLimitedServer(listener: RequestListener, timeouts: Timeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: timeouts.checkEveryMs,
      // Node would refuse without a message; demandHost() gives the reason.
      requireHostHeader: false,
    },
    listener,
  )
  server.setTimeout(timeouts.idleMs)
  parseInPieces(server)
  return server
}
