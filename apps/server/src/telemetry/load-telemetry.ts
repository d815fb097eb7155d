import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

type Options = { startedAt: number; log: FastifyBaseLogger }

/** Creates the metrics and traces that the configuration asks for. Others are not even loaded. */
export async function loadTelemetry({ metrics, tracing, database }: Config, { startedAt, log }: Options) {
  return {
    metrics: metrics && (await import('./metrics.ts')).createMetrics(startedAt),
    tracing: tracing && (await import('./tracing.ts')).startTracing(tracing, database.engine, log),
  }
}
