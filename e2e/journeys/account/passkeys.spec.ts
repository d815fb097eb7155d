import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { codeAt } from '../../authenticator-app.ts'
import { expect, test as base } from '../../fixtures.ts'

/** Passkeys need a name: an address that is a number has none. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost')
const test = base.extend({ baseURL: async ({ server }, use) => use(named(server.url)) })

/** A device with a fingerprint. Returns its browser's commands to it. */
async function addAuthenticator(page: Page, { isVerified = true } = {}) {
  // A session of the browser's tools that ends, such as that which brings axe, ends the authenticator.
  await page.addInitScript({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isVerified,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    forget: () => devTools.send('WebAuthn.clearCredentials', { authenticatorId }),
    /** As if a copy had been used before. */
    async setCounter(signCount: number) {
      const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId })
      for (const credential of credentials) {
        const { credentialId } = credential
        await devTools.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
        await devTools.send('WebAuthn.addCredential', {
          authenticatorId,
          credential: { ...credential, signCount },
        })
      }
    },
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const passwordField = (page: Page) => page.getByRole('dialog').getByLabel('Your password')

async function addPasskey(page: Page, name: string, password: string) {
  await button(page, 'Add a passkey').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name of the passkey' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(name)
  await passwordField(page).focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

async function signOut(page: Page) {
  await page.goto('/')
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await page.goto('/login')
}

test('a passkey is added, named, used, renamed and removed by the keyboard alone (T620)', async ({
  page,
  student,
  mailbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await addAuthenticator(page)
  await signIn(page, student, '/account')
  await expect(part(page)).toContainText('You have no passkey yet.')
  await expectAccessible(page)

  await button(page, 'Add a passkey').press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name of the passkey' })).toHaveValue(/^Chrome on /)
  await passwordField(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Enter your password')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await addPasskey(page, 'Phone of Ben', 'not this one')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'This is not your current password.',
  )
  await passwordField(page).fill(student.password)
  await passwordField(page).press('Enter')
  await expect(page.getByText('Phone of Ben is added.')).toBeVisible()
  await expect(part(page).getByRole('listitem')).toContainText(/Phone of Ben\s*Not used yet\. Added /)
  expect(await mailbox.readMail(student.user.email)).toMatch(/Phone of Ben.+ has just been added/)
  await expectAccessible(page)

  await signOut(page)
  await button(page, 'Log in with a passkey').press('Enter')
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(part(page).getByRole('listitem')).toContainText(/Last used .+ Added /)

  await button(page, 'Rename Phone of Ben').press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name of the passkey' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Old phone')
  await page.keyboard.press('Enter')
  await button(page, 'Remove Old phone').press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Remove Old phone?' })
  await dialog.getByLabel('Your password').fill(student.password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(part(page)).toContainText('You have no passkey yet.')
  expect(await mailbox.readMail(student.user.email)).toMatch(/Old phone.+ has just been removed/)

  await signOut(page)
  await button(page, 'Log in with a passkey').press('Enter')
  await expect(page.getByRole('alert')).toContainText(
    'Quizly does not know this passkey. Log in another way.',
  )
})

test('what the person or the device does not do is said, and what was typed stays (T621)', async ({
  page,
  context,
  student,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const authenticator = await addAuthenticator(page, { isVerified: false })
  await signIn(page, student, '/account')
  await addPasskey(page, 'Phone', student.password)
  const dialog = page.getByRole('dialog')
  const cancelled = 'No passkey was used: it was cancelled or took too long. Try again.'
  await expect(dialog.getByRole('alert')).toContainText(cancelled)
  await expect(dialog.getByLabel('Name of the passkey')).toHaveValue('Phone')
  await expect(passwordField(page)).toHaveValue(student.password)
  await expectAccessible(page)

  await authenticator.setVerified(true)
  await context.setOffline(true)
  await button(page, 'Continue').press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Network error')
  await context.setOffline(false)
  await button(page, 'Continue').press('Enter')
  await expect(part(page).getByRole('listitem')).toContainText('Phone')
  await addPasskey(page, 'Once more', student.password)
  await expect(dialog.getByRole('alert')).toContainText('This device has a passkey for your account already.')
  await page.keyboard.press('Escape')

  await signOut(page)
  await authenticator.setVerified(false)
  await button(page, 'Log in with a passkey').press('Enter')
  await expect(page.getByRole('alert')).toContainText(cancelled)
  await expectAccessible(page)
  await authenticator.setVerified(true)
  await authenticator.forget()
  await button(page, 'Log in with a passkey').press('Enter')
  await expect(page.getByRole('alert')).toContainText(cancelled)
})

test('where an app is set up, a passkey is added and removed with its code too (T627)', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  await addAuthenticator(page)
  await signIn(page, educator, '/account')
  await expect(part(page)).toContainText('You have no passkey yet.')
  await button(page, 'Set up an app').click()
  await page.getByLabel('Your password').fill(educator.password)
  await button(page, 'Continue').click()
  const shown = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = ((await shown.textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code that the app shows').fill(await codeAt(server, secret))
  await button(page, 'Turn on').click()
  await button(page, 'I have kept them').click()

  // This part of the page was loaded before: the server asks for the code.
  const dialog = page.getByRole('dialog')
  const code = page.getByLabel('Code of the app, or a recovery code')
  const wrong = /This code is not right\./
  await addPasskey(page, 'Key of Ada', educator.password)
  await expect(code).toHaveAccessibleDescription(wrong)
  await expect(dialog.getByLabel('Name of the passkey')).toHaveValue('Key of Ada')
  await expect(passwordField(page)).toHaveValue(educator.password)
  await expectAccessible(page)
  await page.reload()
  await button(page, 'Add a passkey').click()
  await passwordField(page).fill(educator.password)
  await code.fill('000000')
  await button(page, 'Continue').click()
  await expect(code).toHaveAccessibleDescription(wrong)
  await expect(code).toHaveValue('000000')
  await server.advance(30_000)
  await code.fill(await codeAt(server, secret))
  await button(page, 'Continue').click()
  await expect(part(page).getByRole('listitem')).toContainText('Not used yet.')

  await part(page)
    .getByRole('button', { name: /^Remove / })
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Your password').fill(educator.password)
  await server.advance(30_000)
  await code.fill(await codeAt(server, secret))
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(part(page)).toContainText('You have no passkey yet.')
})

test('a passkey whose counter went back logs in, and the account page and a mail say so (T622)', async ({
  page,
  educator,
  mailbox,
  signIn,
}) => {
  const authenticator = await addAuthenticator(page)
  await signIn(page, educator, '/account')
  await addPasskey(page, 'Key', educator.password)
  await expect(part(page).getByRole('listitem')).toContainText('Key')
  await mailbox.readMail(educator.user.email)
  await authenticator.setCounter(40)
  for (const count of [1, 2]) {
    await signOut(page)
    await button(page, 'Log in with a passkey').click()
    await expect(page).toHaveURL('/')
    if (count === 1) await authenticator.setCounter(3)
  }
  await page.goto('/account')
  await expect(part(page).getByRole('alert')).toContainText('its counter went back: there may be a copy')
  expect(await mailbox.readMail(educator.user.email)).toContain('There may be a copy of it.')
  await expectAccessible(page)
})

test('without encryption, at a number and in a frame, passkeys are not offered and the page says why (T623)', async ({
  page,
  server,
  student,
  signIn,
}) => {
  await signIn(page, student)
  await page.route('http://quiz.example.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: server.url + pathname }) })
  })
  await page.goto('http://quiz.example.test/account')
  await expect(part(page)).toContainText(
    'Passkeys are not offered here, because this page was opened without encryption.',
  )
  await expect(button(page, 'Add a passkey')).toBeHidden()
  await page.goto('http://quiz.example.test/login')
  await expect(button(page, 'Login')).toBeVisible()
  await expect(button(page, 'Log in with a passkey')).toBeHidden()

  await page.goto(`${server.url}/account`)
  await expect(part(page)).toContainText('Passkeys need an address of Quizly that begins with https://')
  await page.goto(`${server.url}/login`)
  await expect(button(page, 'Login')).toBeVisible()
  await expect(button(page, 'Log in with a passkey')).toBeHidden()

  const account = `${named(server.url)}/account`
  await page.route('https://lms.example.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe title="Quizly" src="${account}"></iframe>` }),
  )
  await page.route(account, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('https://lms.example.test/')
  const framed = page.frameLocator('iframe').getByRole('region', { name: 'Passkeys' })
  await expect(framed).toContainText('Passkeys work only in a window of Quizly’s own.')
  const link = framed.getByRole('link', { name: 'Open in a window of its own' })
  await expect(link).toHaveAttribute('target', '_blank')
})

test('who has not a passkey loads nothing of it with the log-in page (T624)', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(button(page, 'Log in with a passkey')).toBeVisible()
  const scripts = () => paths.filter((path) => path.endsWith('.js')).length
  const before = scripts()
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
  await button(page, 'Log in with a passkey').click()
  await expect.poll(scripts).toBeGreaterThan(before)
  await expect.poll(() => paths).toContain('/api/auth/passkey/begin')
})
