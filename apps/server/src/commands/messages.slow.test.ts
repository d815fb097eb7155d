import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sendContactMessage } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../db/open-store.ts'
import { seed } from '../testing/seed.ts'
import { startServerProcess } from '../testing/processes/server-process.ts'

const entry = fileURLToPath(new URL('../main.ts', import.meta.url))

async function readMessages(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry, 'messages'], {
    env: { PATH: process.env.PATH, TZ: 'UTC', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { output, problem, code: child.exitCode }
}

describe('the operator’s list of messages', () => {
  let folder: string
  let file: string
  let environment: Record<string, string>
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quizly-messages-'))
    file = join(folder, 'quizly.db')
    environment = { DATABASE_URL: `sqlite:${file}` }
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('is printed newest first while the server runs, and cannot command the terminal', async () => {
    const store = await openStore({ engine: 'sqlite', file })
    const { users } = await seed(store.db, { users: { ada: { name: 'Ada \u001b[31mLovelace' } } })
    await store.close()
    const server = await startServerProcess(environment)
    for (const message of ['The first.', 'The second.\nIn two lines.\u001b[2J']) {
      await fetch(server.url + sendContactMessage.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${users.ada.token}` },
        body: JSON.stringify({ name: 'x', email: 'x', message }),
      })
    }
    const { output, problem, code } = await readMessages(environment)
    await server.end('SIGTERM')
    expect([problem, code]).toEqual(['', 0])
    expect(output.replaceAll(/^\d+ \w+ \d{4} at \d\d:\d\d/gm, 'TIME')).toBe(
      [
        'TIME  Ada \ufffd[31mLovelace <ada@example.org>',
        '  The second.',
        '  In two lines.\ufffd[2J',
        '',
        'TIME  Ada \ufffd[31mLovelace <ada@example.org>',
        '  The first.',
        '',
        '',
      ].join('\n'),
    )
  })

  test('may be empty', async () => {
    await (await openStore({ engine: 'sqlite', file })).close()
    expect(await readMessages(environment)).toEqual({ output: 'No messages yet.\n', problem: '', code: 0 })
  })

  test('makes no data file where there is none', async () => {
    expect(await readMessages(environment)).toEqual({
      output: '',
      problem: `There is no data file at ${file} yet.\n`,
      code: 1,
    })
  })
})
