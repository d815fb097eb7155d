import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts'

const loadedModules = new URL('../testing/processes/loaded-modules.ts', import.meta.url).href
// The sources, because the bundle does not say which packages it holds.
const sources = ['main.ts']
const unneeded = /prom-client|opentelemetry|node_modules\/(pg|nodemailer)\//

let folder: string
let environment: Record<string, string>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-telemetry-'))
  environment = {
    DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}`,
    NODE_OPTIONS: `--import ${loadedModules}`,
  }
})
afterEach(() => rm(folder, { recursive: true }))

const metricsAddress = ({ output }: ServerProcess) => /Metrics +(\S+)/.exec(output())?.[1]
const modulesOf = ({ output }: ServerProcess) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('loaded ') && unneeded.test(line))

/** An address that nothing is at shows the page of the web app. */
const textOf = async (address: string) => (await fetch(address)).text()

describe('watching the server', () => {
  test('is not even loaded unless it is asked for', async () => {
    const server = await startServerProcess(environment, { program: sources })
    expect(server.output()).toContain('/kysely/')
    expect(modulesOf(server)).toEqual([])
    expect(metricsAddress(server)).toBeUndefined()
    expect(await textOf(`${server.url}/metrics`)).not.toContain('quizly_')
    await server.end('SIGTERM')
  })

  test('offers metrics at a port of their own, and not at the one for everybody', async () => {
    const server = await startServerProcess({ ...environment, METRICS_PORT: '0' })
    const address = metricsAddress(server) ?? ''
    expect(new URL(address).hostname).toBe('127.0.0.1')
    await fetch(`${server.url}/healthz`)
    const reply = await fetch(address)
    expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await reply.text()
    expect(text).toContain('quizly_http_request_duration_seconds_count{method="GET",route="/healthz"')
    expect(text).toMatch(/^quizly_attempts_running 0$/m)
    expect(await textOf(`${server.url}/metrics`)).not.toContain('quizly_')
    expect((await fetch(new URL('/healthz', address))).status).toBe(404)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  test('ends the start with one sentence when its port is taken', async () => {
    const first = await startServerProcess({ ...environment, METRICS_PORT: '0' })
    const { port } = new URL(metricsAddress(first) ?? '')
    const other = { ...environment, NODE_OPTIONS: '', DATABASE_URL: `sqlite:${join(folder, 'other.db')}` }
    const { code, output } = await runServerProcess({ ...other, METRICS_PORT: port })
    expect([code, output]).toEqual([1, `METRICS_PORT ${port} cannot be used at 127.0.0.1: EADDRINUSE.\n`])
    await first.end('SIGTERM')
  })

  test('keeps quiet about a collector that is away, except in the log, and ends in time', async () => {
    const settings = { LOG_LEVEL: 'warn', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
    const server = await startServerProcess({ ...environment, ...settings }, { program: sources })
    expect(modulesOf(server).join('\n')).toContain('@opentelemetry/sdk-trace')
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(server.output()).toContain('tracing: traces are lost; look at the collector')
  })
})
