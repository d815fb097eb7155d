// Runs the real application as a child process for browser tests and benches. The parent sets PORT,
// DATABASE_URL and RATE_LIMITS, and optionally WEB_ROOT, the folder of another web app, CHEAP_HASHES and NEXT_VERSION. It is told the port,
// and it moves the clock or stops it: { advanceMs, isStopped } is answered by { now }.
import { registerHooks } from 'node:module'
import { readConfig } from '../../config/config.ts'

const cheap = new URL('../passwords/cheap-argon2.ts', import.meta.url).href
if (process.env['CHEAP_HASHES'] === 'on')
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@node-rs/argon2' && context.parentURL !== cheap
        ? { url: cheap, shortCircuit: true }
        : next(specifier, context),
  })
// As if the sources were those of the next version.
const next = new URL('../../../../../tools/chaos/rolling/next-version.ts', import.meta.url).href
const replaced = ['version.ts', 'db/migrations/all-migrations.ts'].map(
  (path) => new URL(`../../${path}`, import.meta.url).href,
)
if (process.env['NEXT_VERSION'] === 'on')
  registerHooks({
    resolve: (specifier, context, resolve) => {
      const resolved = resolve(specifier, context)
      return replaced.includes(resolved.url) && context.parentURL !== next
        ? { ...resolved, url: next }
        : resolved
    },
  })
// Imported after the hooks, which it needs.
const { startServer } = await import('../../start/server.ts')

let offsetMs = 0
let stoppedAt: number | undefined
const clock = { now: () => (stoppedAt ?? Date.now()) + offsetMs }

const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, HOST: '127.0.0.1' })
const server = await startServer(config, clock, process.env['WEB_ROOT'])

process.on('message', ({ advanceMs = 0, isStopped }: { advanceMs?: number; isStopped?: boolean }) => {
  offsetMs += advanceMs
  if (isStopped !== undefined) stoppedAt = isStopped ? Date.now() : undefined
  process.send?.({ now: clock.now() })
})

let stopping: Promise<void> | undefined
const stop = (signal?: NodeJS.Signals) => {
  stopping ??= server.stop(signal).then(() => process.exit(0))
}
process.on('SIGINT', () => stop())
process.on('disconnect', () => stop())
// Whoever says how long proxies need gets that.
process.on('SIGTERM', (signal) => stop(process.env['SHUTDOWN_DELAY'] ? signal : undefined))

console.log(`http://127.0.0.1:${server.port}\n  Database: ${server.dataLocation}`)
process.send?.({ port: server.port })
