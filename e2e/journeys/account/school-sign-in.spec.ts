import type { Page } from '@playwright/test'
import { expectStateAccessible } from '../../accessible.ts'
import { createAccount, createReadyQuiz, nextNumber, takeQuiz } from '../../api.ts'
import { expect, lightBuild, test as base } from '../../fixtures.ts'
import { type IdentityProvider, startIdentityProvider } from '../../identity-provider.ts'
import { startServer } from '../../server.ts'

const test = base.extend<object, { provider: IdentityProvider }>({
  provider: [
    async ({}, use) => {
      const provider = await startIdentityProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox, provider }, use) => {
      const server = await startServer({
        ...(lightBuild && { WEB_ROOT: lightBuild }),
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'quizly@northfield.example',
        OIDC_SCHOOL_ISSUER: provider.issuer,
        OIDC_SCHOOL_CLIENT_ID: 'quizly',
        OIDC_SCHOOL_CLIENT_SECRET: 'secret of the school',
        OIDC_SCHOOL_LABEL: 'Northfield School',
        OIDC_SCHOOL_EDUCATOR_GROUPS: 'educators',
        OIDC_SCHOOL_LINK: 'verified-email',
      })
      provider.serve(server.url)
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'serial' })
test.use({ serviceWorkers: 'allow' })

/** Somebody whom the school knows. */
function enrol({ people }: IdentityProvider, name: string, groups: string[] = ['students']) {
  const login = `person${nextNumber()}`
  const email = `${login}@school.example`
  people[login] = { name, email, email_verified: true, groups }
  return { login, email }
}
const schoolButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Northfield School' })

async function signInThere(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}

test('a new student signs in by the school, comes back to where they were going, and leaves (T560)', async ({
  page,
  provider,
  educator,
}) => {
  const { login, email } = enrol(provider, 'Ada King')
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(`/quiz/${quiz._id}`)
  await expect(page).toHaveURL('/login')
  await schoolButton(page).click()
  await signInThere(page, login)
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(addresses.filter((address) => address.includes(token ?? 'missing') || /#./.test(address))).toEqual(
    [],
  )

  await page.goto('/account')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('You sign in by Northfield School.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeHidden()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out of Northfield School' }).click()
  await expect(page).toHaveURL(/\/session\/end/)
})

test('who is in a group of educators is an educator, and a service worker is not in the way (T561)', async ({
  page,
  provider,
}) => {
  const { login } = enrol(provider, 'Amara Okafor', ['educators'])
  await page.goto('/login')
  await page.waitForFunction(async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return active?.state === 'activated'
  })
  await page.reload()
  await schoolButton(page).click()
  await signInThere(page, login)
  await expect(page).toHaveURL('/')
  await page.goto('/my-quizzes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/my-quizzes')
})

test('an account with results is linked by a mailed link and kept (T562)', async ({
  page,
  provider,
  server,
  educator,
  mailbox,
}) => {
  const { login, email } = enrol(provider, 'Ben Reyes')
  const quiz = await createReadyQuiz(educator, { title: 'Forces and Motion' })
  const before = await createAccount(server.url, 'student', 'Ben', email)
  await takeQuiz(before, quiz)
  await page.goto('/login')
  await expect(schoolButton(page)).toBeVisible()
  await expectStateAccessible(page)
  await schoolButton(page).click()
  await signInThere(page, login)
  await expect(page.getByRole('heading', { name: 'Is this account yours?' })).toBeVisible()
  await expectStateAccessible(page)
  await page.getByLabel('Its password').fill('not this one')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Its password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'Mail me a link instead' }).click()
  await expect(page.getByRole('status')).toContainText(`A link is on its way to ${email}.`)
  await expectStateAccessible(page)
  const link = /http:\S+/.exec(await mailbox.readMail(email))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Is this your work?' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Forces and Motion' })).toBeVisible()
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'It is mine: keep it' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByText('Forces and Motion')).toBeVisible()
})

test('a stranger who had used the address keeps no way in, and their work stays behind (T563)', async ({
  page,
  browser,
  provider,
  server,
  educator,
  mailbox,
  signIn,
}) => {
  const { login, email } = enrol(provider, 'Cem Kaya')
  const quiz = await createReadyQuiz(educator, { title: 'Mirrors' })
  const stranger = await createAccount(server.url, 'student', 'Mallory', email)
  await takeQuiz(stranger, quiz)
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(elsewhere, stranger, '/profile')
  await expect(elsewhere.getByText('Mirrors')).toBeVisible()

  await page.goto('/login')
  await schoolButton(page).click()
  await signInThere(page, login)
  await page.getByRole('button', { name: 'Mail me a link instead' }).click()
  await page.goto(/http:\S+/.exec(await mailbox.readMail(email))?.[0] ?? '')
  await page.getByRole('button', { name: 'It is not mine: begin anew' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByText('No quiz results found.')).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/login')
  await elsewhere.context().close()
})

test('with keys that have changed, in two tabs, and after going back, one signs in (T564)', async ({
  page,
  context,
  provider,
  server,
}) => {
  const { login } = enrol(provider, 'Dana Ito')
  await page.goto('/login')
  await schoolButton(page).click()
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible()
  await page.goBack()
  await expect(schoolButton(page)).not.toHaveAttribute('aria-busy')
  const second = await context.newPage()
  await second.goto('/login')
  await schoolButton(second).click()
  await expect(second.getByPlaceholder('Enter any login')).toBeVisible()
  await schoolButton(page).click()
  await signInThere(page, login)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden()
  await signInThere(second, login)
  await expect(second).toHaveURL('/')

  await page.goBack()
  await page.goForward()
  await expect(page.getByText('You are not signed in')).toBeHidden()

  provider.rotateKeys(server.url)
  const third = await context.newPage()
  await third.goto('/login')
  await schoolButton(third).click()
  await signInThere(third, login)
  await expect(third).toHaveURL('/')
})

test('a provider that does not answer is told, and a running quiz goes on (T565)', async ({
  page,
  provider,
  student,
  startQuiz,
  browser,
  server,
}) => {
  expect(student.token).toBeTruthy()
  await startQuiz(page)
  provider.hang()
  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  // Long after it was last asked who it is.
  await server.advance(2 * 3_600_000)
  await other.goto('/login')
  await schoolButton(other).click()
  await expect(other.getByRole('alert')).toContainText('The school’s sign-in does not answer.')
  await expectStateAccessible(other)
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible()
  await other.context().close()
  provider.serve(server.url)
})

test('an address that nobody was sent to signs nobody in, and says so (T566)', async ({ page, provider }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/auth/provider/take', async (route) => {
    await held.promise
    await route.abort()
  })
  await page.goto('/api/auth/provider/school/callback?code=a&state=b&from=https://evil.example')
  await expect(page.getByRole('heading', { name: 'Signing in…' })).toBeAttached()
  await expectStateAccessible(page)
  held.resolve()
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  await expect(page.getByText('Network error. Please try again.')).toBeVisible()
  await expectStateAccessible(page)
  await page.unroute('**/api/auth/provider/take')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This sign-in does not count here any more')).toBeVisible()
  await expectStateAccessible(page)
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page).toHaveURL('/login')
  expect(provider.issuer).toContain('127.0.0.1')
})
