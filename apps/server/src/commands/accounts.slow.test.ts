import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { login, me, resetPassword } from '@quizly/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../db/open-store.ts'
import { type ServerProcess, startServerProcess } from '../testing/processes/server-process.ts'
import { seed } from '../testing/seed.ts'

const entry = fileURLToPath(new URL('../main.ts', import.meta.url))

describe('the operator’s commands for accounts, while the server runs', () => {
  let folder: string
  let environment: Record<string, string>
  let server: ServerProcess
  let token: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quizly-accounts-'))
    const file = join(folder, 'quizly.db')
    environment = { DATABASE_URL: `sqlite:${file}`, PUBLIC_URL: 'https://quiz.example.org/' }
    const store = await openStore({ engine: 'sqlite', file })
    const { users } = await seed(store.db, {
      users: { ada: { role: 'admin', name: 'Ada \u001b[31mLove\tlace' }, ben: { name: 'Ben Okri' } },
      quizzes: { first: { owner: 'ada' } },
    })
    token = users.ben.token
    await store.close()
    server = await startServerProcess(environment)
  })
  afterAll(async () => {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true })
  })

  async function run(...words: string[]) {
    const child = spawn(process.execPath, [entry, ...words], {
      env: { PATH: process.env.PATH, TZ: 'UTC', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [output, problem] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    return { output, problem, code: child.exitCode }
  }
  const fails = (problem: string) => ({ output: '', problem: `${problem}\n`, code: 1 })
  const post = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('the list has a line for each, and cannot command the terminal', async () => {
    const { output, ...ending } = await run('accounts', 'list')
    expect(ending).toEqual({ problem: '', code: 0 })
    expect(output.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY')).toBe(
      [
        'role\temail\tname\tsince\tquizzes',
        'admin\tada@example.org\tAda \ufffd[31mLove lace\tDAY\t1',
        'student\tben@example.org\tBen Okri\tDAY\t0',
        '',
      ].join('\n'),
    )
  })

  test('a role that is given counts for the running server', async () => {
    const answer = (output: string) => ({ output: `${output}\n`, problem: '', code: 0 })
    expect(await run('accounts', 'role', 'Ben@example.org', 'admin')).toEqual(
      answer('ben@example.org has the role admin now, and must log in again.'),
    )
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(server.url + me.path, { headers })).status).toBe(401)
    expect(await run('accounts', 'role', 'ben@example.org', 'admin')).toEqual(
      answer('ben@example.org has the role admin already.'),
    )
    expect(await run('accounts', 'role', 'ada@example.org', 'student')).toEqual(
      answer(
        'ada@example.org has the role student now, and must log in again.\nNothing is deleted: 1 quiz of this account can be managed again when the role is admin.',
      ),
    )
  })

  test('a link sets a new password', async () => {
    const { output, problem, code } = await run('reset-link', 'ben@example.org')
    expect([problem, code]).toEqual(['', 0])
    const [, link = ''] =
      /^ben@example\.org can set a new password by this link, once and until \d\d:\d\d:\nhttps:\/\/quiz\.example\.org\/reset-password#([\w-]{43})\n$/.exec(
        output,
      ) ?? []
    const password = 'a new secret'
    expect((await post(resetPassword.path, { token: link, newPassword: password })).status).toBe(204)
    expect((await post(login.path, { email: 'ben@example.org', password })).status).toBe(200)
  })

  test('what is wrong with the words is said in a sentence', async () => {
    const forms =
      'Say what to do: npm run accounts -- list, or npm run accounts -- role EMAIL student|admin, or npm run accounts -- reset-second-factor EMAIL.'
    for (const words of [[], ['list', 'x'], ['role'], ['role', 'ben@example.org'], ['delete']]) {
      expect(await run('accounts', ...words)).toEqual(fails(forms))
    }
    expect(await run('accounts', 'role', 'ben@example.org', 'owner')).toEqual(
      fails('"owner" is no role. The roles are student and admin, which is an educator.'),
    )
    const unknown = fails('No account has the email nobody@example.org.')
    expect(await run('accounts', 'role', 'nobody@example.org', 'admin')).toEqual(unknown)
    expect(await run('reset-link', 'nobody@example.org')).toEqual(unknown)
    expect(await run('reset-link')).toEqual(fails('Say for whom: npm run reset-link -- EMAIL.'))
    expect((await run('reset-link', 'ben@example.org', 'more')).code).toBe(2)
  })

  test('no data file is made where there is none', async () => {
    environment = { DATABASE_URL: `sqlite:${join(folder, 'none.db')}` }
    const none = fails(`There is no data file at ${join(folder, 'none.db')} yet.`)
    expect(await run('accounts', 'list')).toEqual(none)
    expect(await run('reset-link', 'ben@example.org')).toEqual(none)
  })
})
