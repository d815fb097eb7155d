import { AsyncLocalStorage } from 'node:async_hooks'
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Store, StoreObservers } from '../db/store.ts'
import { onAnswered } from '../log/request-log.ts'
import { methodOf, routeOf } from './reply-metrics.ts'

export type Spans = Required<Pick<StoreObservers, 'onStatement'>> & {
  traceRequests: (app: FastifyInstance) => void
}

const systems: Record<Store['engine'], string> = { sqlite: 'sqlite', postgres: 'postgresql' }

/** They contain path patterns and SQL with placeholders, never addresses, values or people. */
export function createSpans(tracer: Tracer, engine: Store['engine']): Spans {
  const current = new AsyncLocalStorage<Span>()
  const propagator = new W3CTraceContextPropagator()

  function startSpan(request: FastifyRequest): Span {
    const [method, route] = [methodOf(request), routeOf(request)]
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    const attributes = {
      'http.request.method': method,
      'url.scheme': request.protocol,
      ...(route !== undefined && { 'http.route': route }),
    }
    const name = route === undefined ? method : `${method} ${route}`
    return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
  }

  return {
    traceRequests: (app) => {
      const spans = new WeakMap<FastifyRequest, Span>()
      app.addHook('onRequest', (request, _reply, done) => {
        const span = startSpan(request)
        spans.set(request, span)
        current.run(span, done)
      })
      // After the body is read, the async context is the socket's, not the request's; restore it.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request)
        if (span) current.run(span, done)
        else done()
      })
      onAnswered(app, (request, reply) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },
    onStatement: ({ sql, ms, error }) => {
      const parent = current.getStore()
      if (!parent?.isRecording()) return
      const endTime = Date.now()
      const [operation = ''] = sql.trimStart().split(/\s/, 1)
      const span = tracer.startSpan(
        operation.toLowerCase(),
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - ms,
          attributes: { 'db.system.name': systems[engine], 'db.query.text': sql },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
  }
}
