import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { uploadPicture } from '@quizly/contract'
import { type Account, admit, createAccount, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { submit, untilKeptOnDevice } from '../../running-attempt.ts'
import { drawnPicture } from '../pictures/drawn-picture.ts'
import { isDrawn } from '../pictures/drawn-pictures.ts'

/** What `npm start` runs. */
const command = fileURLToPath(new URL('../../../scripts/run-command.mjs', import.meta.url))

/** A Quizly that runs already, however it was started: `npm run distributions` tries each way so. Else it is started here. */
const given = process.env['QUIZLY_URL']
const template = fileURLToPath(new URL('../../../apps/web/public/quizly-template.xlsx', import.meta.url))

let folder: string
let server: ChildProcess
let url = given ?? ''
test.beforeAll(async () => {
  if (given) return
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
  if (given) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true })
})

test('what runs lets an educator sign up and upload a sheet', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await page.goto('/signin')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Amara Okafor')
  await page.getByRole('textbox', { name: 'Email' }).fill(`amara.${randomUUID()}@northfield.example`)
  await page.getByLabel('Password', { exact: true }).fill('a long pass phrase')
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Sign-in successful!')).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('/excel-upload')
  await page.getByLabel('Excel file').setInputFiles(template)
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await expect(page.getByRole('region', { name: 'Uploaded questions' }).getByRole('row')).toHaveCount(9)
  await page.context().close()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what runs lets a student take a quiz with a picture, and an educator print it', async ({
    page,
    signIn,
    browser,
  }) => {
    const educator = await createAccount(url, 'admin')
    const { hash } = await sendPicture(
      educator,
      drawnPicture({ width: 640, height: 400, mark: [40, 130, 70] }),
    )
    const text = `What is green? ![A cell](image:${hash}) $\\frac{1}{2}$`
    const drawn = {
      text,
      format: 'markdown',
      type: 'single',
      options: ['Leaf', 'Coal'],
      correctAnswers: ['Leaf'],
    }
    const quiz = await createReadyQuiz(educator, { title: 'Plants', questions: [drawn] })
    const student = await createAccount(url, 'student')
    await admit(student, quiz)
    await signIn(page, student, `${url}/quiz/${quiz._id}`)
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    await isDrawn(page, 'A cell')
    await untilKeptOnDevice(page)
    const saved = page.waitForResponse(/\/answers$/)
    await page.getByRole('radio', { name: 'Leaf' }).check()
    expect((await saved).status()).toBe(200)
    await submit(page)
    await expect(page.getByText('Score 1 out of 1')).toBeVisible()

    const desk = await (await browser.newContext({ acceptDownloads: true })).newPage()
    await signIn(desk, educator, `${url}/my-quizzes/${quiz._id}`)
    const downloading = desk.waitForEvent('download')
    await desk.getByRole('button', { name: 'Export to Excel' }).click()
    const workbook = await readFile(await (await downloading).path())
    expect(workbook.subarray(0, 2).toString()).toBe('PK')
    await desk.goto(`${url}/my-quizzes/${quiz._id}/print`)
    await expect(desk.getByRole('region', { name: 'Preview' })).toContainText('What is green?')
    await isDrawn(desk, 'A cell')
    const printed = await desk.pdf({ format: 'A4' })
    expect(printed.subarray(0, 5).toString()).toBe('%PDF-')
    await desk.context().close()
  })
})

test('what runs has the page that describes its calls (T208)', async ({ page }) => {
  await page.goto(`${url}/api/docs`)
  await expect(page.getByText('/api/auth/signup')).toBeVisible()
})

async function sendPicture({ token }: Account, bytes: Buffer): Promise<{ hash: string }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const reply = await fetch(url + uploadPicture.path, {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
  })
  return (await reply.json()) as { hash: string }
}
