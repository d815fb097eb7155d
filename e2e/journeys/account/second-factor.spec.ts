import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { type Account, createAccount } from '../../api.ts'
import { codeAt } from '../../authenticator-app.ts'
import { expect, lightBuild, test } from '../../fixtures.ts'
import { startServer, type TestServer } from '../../server.ts'

async function givePassword(page: Page, { user: { email }, password }: Account) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const readSecret = async (page: Page) =>
  ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')

async function readCodes(page: Page) {
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const codes = await page.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).allTextContents()
  expect(codes).toHaveLength(10)
  return codes
}
const wait = (server: TestServer) => server.advance(30_000)

test('an educator sets up an app, logs in with its codes and a recovery code, and turns it off (T605)', async ({
  page,
  server,
}) => {
  const ada = await createAccount(server.url, 'admin', 'Ada Okafor')
  await givePassword(page, ada)
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  await page.getByLabel('Your password').fill(ada.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  const secret = await readSecret(page)
  await page.getByLabel('Code that the app shows').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByLabel('Code that the app shows')).toHaveAccessibleDescription(
    /This code is not right\./,
  )
  await expectAccessible(page)
  await page.getByLabel('Code that the app shows').fill(await codeAt(server, secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const [first = ''] = await readCodes(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('The app is set up. 10 recovery codes are left.')).toBeVisible()

  await wait(server)
  await page.evaluate(() => sessionStorage.clear())
  await givePassword(page, ada)
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await page.getByRole('button', { name: 'Back to the password' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.user.email)
  await givePassword(page, ada)
  await expectAccessible(page)
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/This code is not right\./)
  await code.fill(await codeAt(server, secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'Login successful!' })).toBeVisible()

  await page.evaluate(() => sessionStorage.clear())
  await givePassword(page, ada)
  await server.advance(301_000)
  await code.fill(await codeAt(server, secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your password again.')).toBeVisible()
  await givePassword(page, ada)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(first.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await page.goto('/account')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await wait(server)
  await page.getByRole('button', { name: 'Turn the app off' }).click()
  await page.getByLabel('Your password').fill(ada.password)
  await page.getByLabel('Code of the app, or a recovery code').fill(await codeAt(server, secret))
  await page.getByRole('button', { name: 'Turn the app off' }).click()
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await givePassword(page, ada)
  await expect(page).toHaveURL('/')
})

test('who has lost everything asks an operator, who resets the factor (T606)', async ({ page, server }) => {
  const olga = await createAccount(server.url, 'admin', 'Olga Novak')
  server.makeOperator(olga.user.email)
  const bea = await createAccount(server.url, 'admin', 'Bea Lindqvist')
  await givePassword(page, bea)
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await page.getByLabel('Your password').fill(bea.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await readSecret(page)
  await page.getByLabel('Code that the app shows').fill(await codeAt(server, secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.evaluate(() => sessionStorage.clear())
  await givePassword(page, bea)
  await page.getByRole('button', { name: 'Ask an operator' }).click()
  await expect(page.getByText('Ask one of them to reset your second factor.')).toBeVisible()
  await expectAccessible(page)

  await givePassword(page, olga)
  await expect(page).toHaveURL('/')
  await page.goto('/operator?search=lindqvist')
  await expect(page.getByRole('row', { name: /Bea Lindqvist/ })).toContainText(
    'Asks to reset the second factor',
  )
  await page.getByRole('button', { name: 'More for Bea Lindqvist' }).click()
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click()
  await expect(page.getByText('The second factor of Bea Lindqvist is reset.')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await givePassword(page, bea)
  await expect(page).toHaveURL('/')
})

test('where educators need one, a log-in sets it up first (T607)', async ({ page }) => {
  const server = await startServer({
    ...(lightBuild && { WEB_ROOT: lightBuild }),
    SECOND_FACTOR: 'educators',
  })
  try {
    await page.goto(`${server.url}/signin`)
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Cay Mensah')
    await page.getByRole('textbox', { name: 'Email' }).fill('cay@school.example')
    await page.getByLabel('Password', { exact: true }).fill('a quiet secret')
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Admin')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Admins and operators need a second factor here.')).toBeVisible()
    const secret = await readSecret(page)
    await expectAccessible(page)
    await page.getByLabel('Code that the app shows').fill(await codeAt(server, secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await readCodes(page)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    await page.goto(`${server.url}/my-quizzes`)
    await expect(page).toHaveURL(`${server.url}/my-quizzes`)
    await page.goto(`${server.url}/account`)
    await expect(page.getByText('The app is set up.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn the app off' })).toBeHidden()
  } finally {
    await server.remove()
  }
})
