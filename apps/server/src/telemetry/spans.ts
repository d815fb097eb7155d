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
import { methodOf, routeOf } from './names.ts'

export type Spans = Required<Pick<StoreObservers, 'onStatement'>> & {
  /** Makes a span of each request of the app; those of its statements go beneath. */
  traceRequests: (app: FastifyInstance) => void
}

const systems: Record<Store['engine'], string> = { sqlite: 'sqlite', postgres: 'postgresql' }

/**
 * Makes spans of requests and of the statements that each of them runs. They name patterns and statements, never what
 * was put in: no address, no value, nobody.
 */
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
      // Reading a body comes back from the socket, which belongs to no request.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request)
        if (span) current.run(span, done)
        else done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
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
