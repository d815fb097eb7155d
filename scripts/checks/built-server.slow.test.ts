import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { saveSpreadsheetQuiz, signup } from '@quizly/contract'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startServerProcess } from '../../apps/server/src/testing/processes/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'quizly-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const env = { PATH: process.env.PATH, PORT: 'none' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
const build = () =>
  run('--eval', `import('./scripts/bootstrap.mjs').then(({ ensureBuilt }) => ensureBuilt(['server']))`)
const start = () => run('apps/server/dist/main.cjs').output

const startProcess = () =>
  startServerProcess(
    { DATABASE_URL: `sqlite:${join(folder, 'quizly.db')}` },
    { program: [join(folder, 'apps/server/dist/main.cjs')] },
  )

/** Large sheets are read in a thread, whose program is loaded then. */
async function saveLargeSheet(url: string): Promise<number> {
  const post = (call: { path: string }, body: object, token = '') =>
    fetch(url + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery', role: 'admin' }
  const { token } = (await (await post(signup, { ...ada, remember: false })).json()) as { token: string }
  const row = { Question: 'Which?', 'Option A': 1, 'Option B': 2, 'Correct Answer': 'B', n: 'x'.repeat(200) }
  const questions = Array.from({ length: 100 }, () => row)
  return (await post(saveSpreadsheetQuiz, { title: 'Long', timeLimit: 15, questions }, token)).status
}

test('the server is built again when its sources change, and only then', async () => {
  const isOwn = (path: string) => !/\/(node_modules|dist)$/.test(path)
  for (const part of [
    'apps/server',
    'packages',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    cpSync(part, join(folder, part), { recursive: true, filter: isOwn })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  expect(build()).toEqual({ status: 0, output: 'Building the server …\n' })
  expect(build()).toEqual({ status: 0, output: '' })
  expect(start()).toMatch(/^PORT must be a number/)

  const source = join(folder, 'apps/server/src/config/config.ts')
  const before = readFileSync(source, 'utf8')
  const reader = join(folder, 'apps/server/src/features/spreadsheets/body.service.ts')
  writeFileSync(reader, readFileSync(reader, 'utf8').replace('of this sheet', 'of that sheet'))
  const older = await startProcess()
  onTestFinished(() => void older.end('SIGKILL'))
  writeFileSync(source, before.replace('PORT must be', 'The port has to be'))
  expect(build().output).toBe('Building the server …\n')
  expect(await saveLargeSheet(older.url), 'a server that runs on while another is built').toBe(201)
  expect(start()).toMatch(/^The port has to be a number/)

  writeFileSync(source, `${before}import './missing.ts'\n`)
  const failed = build()
  expect(failed.status).toBe(1)
  expect(failed.output).toContain('missing.ts')
  expect(failed.output).toContain('The server could not be built; rolldown says why above.')
  expect(build().status).toBe(1)
})
