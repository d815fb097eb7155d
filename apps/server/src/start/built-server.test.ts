import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveSpreadsheetQuiz, signup } from '@quizly/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../testing/processes/server-process.ts'

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-built-'))
  server = await startServerProcess({
    DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}`,
    // A folder that cannot be written, as where Quizly is installed read-only.
    NODE_COMPILE_CACHE: '/dev/null/compiled',
    NODE_DEBUG: 'module',
  })
})
afterAll(async () => {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true })
})

test('a start loads nothing that only some calls need', async () => {
  await fetch(`${server.url}/readyz`)
  const loaded = [...server.output().matchAll(/ load (?:built-in module |")(\S+)/g)].map(([, name]) => name)
  expect(loaded).toContain('http')
  expect(loaded.join('\n')).toMatch(/better-sqlite3\/prebuilds/)
  const forSome = /^(?:http2|https|zlib|fs\/promises)$|@node-rs|\/later-/
  expect(loaded.filter((name = '') => forSome.test(name))).toEqual([])
})

test('the built server loads what it needs later', async () => {
  const missing = await fetch(`${server.url}/assets/missing.js`)
  const strange = await fetch(`${server.url}/assets/%00.js`)
  expect([missing.status, strange.status]).toEqual([404, 404])
})

const post = async (call: { path: string }, body: object, token = '') => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const reply = await fetch(server.url + call.path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: reply.status, body: (await reply.json()) as { token: string; problems: unknown[] } }
}
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery', role: 'admin' }

test('the built server knows the passwords that are guessed first', async () => {
  const { status, body } = await post(signup, { ...ada, password: 'Password1', remember: false })
  expect([status, body.problems]).toEqual([
    422,
    [expect.objectContaining({ path: 'password', code: 'common-password' })],
  ])
})

test('the built server reads a large spreadsheet in a thread', async () => {
  const { token } = (await post(signup, { ...ada, remember: false })).body
  const row = { 'Option A': 1, 'Option B': 2, 'Correct Answer': 'B' }
  const questions = Array.from({ length: 500 }, (_, index) => ({
    Question: `${index}: which is even?`,
    ...row,
  }))
  const { status } = await post(saveSpreadsheetQuiz, { title: 'Long', timeLimit: 15, questions }, token)
  expect(status).toBe(201)
})

test('the built server has the page that describes its calls', async () => {
  const page = await fetch(`${server.url}/api/docs`)
  const script = await fetch(new URL('swagger-ui-bundle.js', page.url))
  expect([page.status, script.status]).toEqual([200, 200])
  expect(await script.text()).toContain('SwaggerUIBundle')
})
