// Runs the real application as a child process for browser tests and benches. The parent sets PORT,
// DATABASE_URL and RATE_LIMITS, and optionally WEB_ROOT, the folder of another web app, and CHEAP_HASHES. It is told the port,
// and it moves the clock: { advanceMs } is answered by { now }.
import { registerHooks } from 'node:module'
import { readConfig } from '../../config.ts'

const cheap = new URL('../passwords/cheap-argon2.ts', import.meta.url).href
if (process.env['CHEAP_HASHES'] === 'on')
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@node-rs/argon2' && context.parentURL !== cheap
        ? { url: cheap, shortCircuit: true }
        : next(specifier, context),
  })
// Imported after the hooks, which it needs.
const { startServer } = await import('../../start/server.ts')

let offsetMs = 0
const clock = { now: () => Date.now() + offsetMs }

const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, HOST: '127.0.0.1' })
const server = await startServer(config, clock, process.env['WEB_ROOT'])

process.on('message', ({ advanceMs }: { advanceMs: number }) => {
  offsetMs += advanceMs
  process.send?.({ now: clock.now() })
})

let stopping: Promise<void> | undefined
const stop = () => {
  stopping ??= server.stop().then(() => process.exit(0))
}
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, stop)

console.log(`http://127.0.0.1:${server.port}\n  Database: ${server.dataLocation}`)
process.send?.({ port: server.port })
