// The limit for log-ins: only the library that checks passwords, with as many checks at once as there are
// cores.
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

const password = 'correct horse battery'
const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
const atOnce = availableParallelism()

process.on('message', ({ count }: { count: number }) => void measure(count))
process.on('disconnect', () => process.exit())
process.send?.({})

async function measure(count: number): Promise<void> {
  const share = Math.ceil(count / atOnce)
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: atOnce }, () => check(share)))
  process.send?.({ perSecond: (share * atOnce * 1000) / (performance.now() - startedAt) })
}

async function check(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await verify(passwordHash, password)
}
