import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runServerProcess, startServerProcess } from '../testing/processes/server-process.ts'

let folder: string
let environment: Record<string, string>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-backup-'))
  environment = { DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}` }
})
afterEach(() => rm(folder, { recursive: true }))

test('a running server is copied, and restored once it has ended, however it ended', async () => {
  const copies = join(folder, 'copies')
  const server = await startServerProcess({ ...environment, BACKUP_DIR: copies })
  const signUp = (url: string, email: string) =>
    fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email, password: 'a long pass phrase', role: 'admin' }),
    })
  expect((await signUp(server.url, 'ada@example.org')).status).toBe(201)

  const copy = join(folder, 'by-hand.db')
  const backup = await runServerProcess(environment, ['main.ts', 'backup', copy])
  expect([backup.code, backup.output]).toEqual([0, expect.stringMatching(/^Copied .+, and checked it\.\n$/)])
  const again = await runServerProcess(environment, ['main.ts', 'backup', copy])
  expect([again.code, again.output]).toEqual([1, `${copy} is there already; choose another name.\n`])
  expect((await signUp(server.url, 'bea@example.org')).status).toBe(201)

  const tooEarly = await runServerProcess(environment, ['main.ts', 'restore', copy])
  expect([tooEarly.code, tooEarly.output]).toEqual([
    1,
    expect.stringContaining('is in use: stop Quizly first'),
  ])
  await vi.waitFor(async () =>
    expect(await readdir(copies)).toEqual([expect.stringMatching(/^quizly-[\dT-]+Z\.db$/)]),
  )
  await server.end('SIGKILL')
  const restore = await runServerProcess(environment, ['main.ts', 'restore', copy])
  expect([restore.code, restore.output]).toEqual([0, expect.stringContaining('is kept as')])

  const restored = await startServerProcess(environment)
  expect((await signUp(restored.url, 'ada@example.org')).status).toBe(409)
  expect((await signUp(restored.url, 'bea@example.org')).status).toBe(201)
  await restored.end('SIGTERM')
})
