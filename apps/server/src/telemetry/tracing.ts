import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../db/store.ts'
import { createSpans, type Spans } from './spans.ts'
import type { TracingConfig } from '../config/telemetry-config.ts'

/** How long closing waits for a collector, which may be unreachable. */
const retryForMs = 2_000

export type Tracing = Spans & { close: () => Promise<void> }

/** OpenTelemetry’s libraries read its further variables, for headers, names and so on. */
export function startTracing(
  config: TracingConfig,
  engine: Store['engine'],
  log: FastifyBaseLogger,
): Tracing {
  const warn = (reason: string) => log.warn({ reason }, 'tracing: traces are lost; look at the collector')
  const ignore = () => {}
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const own = resourceFromAttributes({ 'service.name': 'quizly', 'host.name': hostname() })
  const exporter = new OTLPTraceExporter({ url: `${config.endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: createSampler(config),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  return {
    ...createSpans(provider.getTracer('quizly'), engine),
    close: async () => {
      const sent = provider.shutdown().then(() => undefined, String)
      const late = wait(retryForMs, 'the collector does not answer', { ref: false })
      const reason = await Promise.race([sent, late])
      if (reason !== undefined) warn(reason)
      diag.disable()
    },
  }
}

function createSampler({ sampler, ratio }: TracingConfig): Sampler {
  const [, isParentBased, name] = /^(parentbased_)?(.+)$/.exec(sampler) ?? []
  const root = createRoot(name, ratio)
  return isParentBased ? new ParentBasedSampler({ root }) : root
}

function createRoot(name: string | undefined, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}
