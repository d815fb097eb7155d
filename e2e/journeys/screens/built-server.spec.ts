import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { admit, createAccount, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

/** What `npm start` runs. */
const command = fileURLToPath(new URL('../../../scripts/run-command.mjs', import.meta.url))

let folder: string
let server: ChildProcess
let url: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizly-built-'))
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: `sqlite:${join(folder, 'a.db')}` }
  server = spawn(process.execPath, [command, 'start'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  url = await new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.setEncoding('utf8').on('data', (part: string) => {
      output += part
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`npm start has ended: ${output}`)))
  })
})
test.afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true })
})

test('what npm start runs lets a student take a quiz', async ({ page, signIn }) => {
  const quiz = await createReadyQuiz(await createAccount(url, 'admin'))
  const student = await createAccount(url, 'student')
  await admit(student, quiz)
  await signIn(page, student, `${url}/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  const saved = page.waitForResponse(/\/answers$/)
  await page.getByRole('radio', { name: 'Ribosome' }).check()
  expect((await saved).status()).toBe(200)
})

test('what npm start runs has the page that describes its calls', async ({ page }) => {
  await page.goto(`${url}/api/docs`)
  await expect(page.getByText('/api/auth/signup')).toBeVisible()
})
