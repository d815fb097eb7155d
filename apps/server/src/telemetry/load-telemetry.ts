import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'

type Options = { startedAt: number; log: FastifyBaseLogger }

/** What the configuration does not ask for is not even loaded. */
export async function loadTelemetry({ metrics, tracing, database }: Config, { startedAt, log }: Options) {
  return {
    metrics: metrics && (await import('./metrics.ts')).createMetrics(startedAt),
    tracing: tracing && (await import('./tracing.ts')).startTracing(tracing, database.engine, log),
  }
}
