import { test as base, type Page } from '@playwright/test'
import { type Account, createAccount } from './api.ts'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { startServer, type TestServer } from './server.ts'

type WorkerFixtures = { mailbox: Mailbox; server: TestServer }
type TestFixtures = {
  educator: Account
  student: Account
  signIn: (page: Page, account: Account) => Promise<void>
}

export const operatorEmail = 'operator@northfield.example'

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
  context: async ({ context }, use) => {
    const complaints: string[] = []
    context.on('weberror', (error) => complaints.push(String(error.error())))
    context.on('console', (message) => {
      if (/Content.Security.Policy|Trusted Types/i.test(message.text())) complaints.push(message.text())
    })
    await use(context)
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
  },
})

export { expect } from '@playwright/test'

/** Logs a page in through its session storage, as a real log-in does. */
async function keepSession(page: Page, { user, token }: Account) {
  await page.addInitScript(
    ([userText, tokenText]) => {
      if (sessionStorage.getItem('signed-in-by-test')) return
      sessionStorage.setItem('signed-in-by-test', 'yes')
      sessionStorage.setItem('user', userText)
      sessionStorage.setItem('token', tokenText)
    },
    [JSON.stringify(user), token] as const,
  )
}
