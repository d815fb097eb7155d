import type { QuizSettings } from '@quizly/contract'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, expect, test as base, type Page } from '@playwright/test'
import {
  type Account,
  admit,
  changeSettings,
  createAccount,
  createReadyQuiz,
  type QuizDetails,
  type TestQuiz,
} from './api.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { startServer, type TestServer } from './server.ts'

type WorkerFixtures = { mailbox: Mailbox; server: TestServer }
type TestFixtures = {
  educator: Account
  student: Account
  /** Logs a page in, and opens it at `path` if one is given. */
  signIn: (page: Page, account: Account, path?: string) => Promise<void>
  /** The student takes a quiz of the educator on this page: it is open, and the clock runs. */
  startQuiz: (page: Page, quiz?: QuizDetails & { settings?: Partial<QuizSettings> }) => Promise<TestQuiz>
}

export const operatorEmail = 'operator@northfield.example'

/** What `npm test` looks at: a web app that is neither packed nor compressed. */
export const lightBuild =
  process.env['TIER'] === 'core' ? fileURLToPath(new URL('dist', import.meta.url)) : undefined

/**
 * Every worker has a server, a data file and a mailbox of its own; every test has its own accounts. A test
 * fails if the browser reports a violation of the Content-Security-Policy or an uncaught error on its page.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await startMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox }, use) => {
      const server = await startServer({
        ...(lightBuild && { WEB_ROOT: lightBuild }),
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'quizly@northfield.example',
        CONTACT_EMAIL: operatorEmail,
      })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  educator: async ({ server }, use) => use(await createAccount(server.url, 'admin', 'Amara Okafor')),
  student: async ({ server }, use) => use(await createAccount(server.url, 'student')),
  signIn: async ({}, use) => use(keepSession),
  startQuiz: async ({ educator, student }, use) => {
    await use(async (page, { settings, ...details } = {}) => {
      const quiz = await createReadyQuiz(educator, details)
      if (settings) await changeSettings(educator, quiz, settings)
      await admit(student, quiz)
      await keepSession(page, student, `/quiz/${quiz._id}`)
      await page.getByRole('button', { name: 'Start Quiz' }).click()
      await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible()
      await expect(page.getByRole('heading', { name: /^Question 1:/ })).toBeVisible()
      return quiz
    })
  },
  context: async ({ context }, use) => {
    const expectNoComplaint = listenForComplaints(context)
    await use(context)
    expectNoComplaint()
  },
})

export { expect }

/** Returns a function that throws if the browser has complained about a page since the last time. */
export function listenForComplaints(context: BrowserContext): () => void {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (/Content.Security.Policy|Trusted Types/i.test(message.text())) complaints.push(message.text())
  })
  return () => {
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.splice(0).join('\n')}`)
  }
}

/** Logs a page in through its session storage, as a real log-in does. */
async function keepSession(page: Page, { user, token }: Account, path?: string) {
  await page.addInitScript(
    ([userText, tokenText]) => {
      if (sessionStorage.getItem('signed-in-by-test')) return
      sessionStorage.setItem('signed-in-by-test', 'yes')
      sessionStorage.setItem('user', userText)
      sessionStorage.setItem('token', tokenText)
    },
    [JSON.stringify(user), token] as const,
  )
  if (path !== undefined) await page.goto(path)
}
