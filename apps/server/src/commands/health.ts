import { readConfig } from '../config/config.ts'
import { StartError } from '../start-error.ts'

const maxMs = 5_000

/** Asks the Quizly on this machine whether it is ready: for whoever watches over it. */
export async function health(): Promise<void> {
  const { host, port } = readConfig(process.env)
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const here = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const address = `http://${here}:${port}/readyz`
  const status = await fetch(address, { signal: AbortSignal.timeout(maxMs) }).then(
    (reply) => reply.status,
    () => undefined,
  )
  if (status === undefined) throw new StartError(`Nothing answers at ${address}.`)
  if (status !== 200) throw new StartError(`Quizly is not ready: ${address} answers ${status}.`)
  console.log('Quizly is ready.')
}
