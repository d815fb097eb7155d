import { fastify } from 'fastify'
import { StartError } from '../start-error.ts'
import type { Metrics } from './metrics.ts'
import type { MetricsConfig } from '../config/telemetry-config.ts'

/** It has an address of its own, because the public can reach the main one. */
export function createMetricsServer({ write, contentType }: Metrics, { port, host }: MetricsConfig) {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await write()))
  return {
    listen: async (): Promise<string> => {
      try {
        return `${await app.listen({ port, host })}/metrics`
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
        throw new StartError(`METRICS_PORT ${port} cannot be used at ${host}: ${code}.`)
      }
    },
    close: () => app.close(),
  }
}
