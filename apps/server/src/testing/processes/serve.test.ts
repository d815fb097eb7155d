import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a parent process starts the app, moves its clock and ends it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-serve-'))
  const child = fork(new URL('serve.ts', import.meta.url), {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'a.db')}`,
      RATE_LIMITS: 'off',
    },
    stdio: 'ignore',
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)

  child.send({ advanceMs: 3_600_000 })
  const [{ now }] = (await once(child, 'message')) as [{ now: number }]
  expect(now).toBeGreaterThan(Date.now() + 3_500_000)

  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
  await rm(folder, { recursive: true })
})
