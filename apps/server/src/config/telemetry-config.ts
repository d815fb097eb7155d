import { StartError } from '../start-error.ts'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type MetricsConfig = { port: number; host: string }
export type TracingConfig = { endpoint: string; sampler: (typeof samplers)[number]; ratio: number }

type Get = (name: string) => string | undefined

export function readMetricsConfig(get: Get): MetricsConfig | undefined {
  const [value, host] = [get('METRICS_PORT'), get('METRICS_HOST')]
  if (value === undefined) {
    if (host === undefined) return undefined
    throw new StartError('METRICS_HOST has no use without METRICS_PORT, the port for metrics.')
  }
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return { port, host: host ?? '127.0.0.1' }
  throw new StartError(
    `METRICS_PORT must be a number from 0 to 65535 (0 takes any free port), not "${value}".`,
  )
}

/** From OpenTelemetry’s own variables. */
export function readTracingConfig(get: Get): TracingConfig | undefined {
  const endpoint = get('OTEL_EXPORTER_OTLP_ENDPOINT')
  if (endpoint === undefined) return undefined
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new StartError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://localhost:4318.')
  }
  const protocol = get('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/json'
  if (protocol !== 'http/json') {
    throw new StartError(`OTEL_EXPORTER_OTLP_PROTOCOL can only be http/json, not "${protocol}".`)
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    sampler: readSampler(get('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on'),
    ratio: readRatio(get('OTEL_TRACES_SAMPLER_ARG') ?? '1'),
  }
}

function readSampler(value: string): TracingConfig['sampler'] {
  const sampler = samplers.find((candidate) => candidate === value)
  if (sampler) return sampler
  throw new StartError(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}, not "${value}".`)
}

function readRatio(value: string): number {
  const ratio = Number(value)
  if (ratio >= 0 && ratio <= 1) return ratio
  throw new StartError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${value}".`)
}
