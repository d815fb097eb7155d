import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { type Account, createAccount } from '../../api.ts'
import { expect, lightBuild, test } from '../../fixtures.ts'
import { startServer } from '../../server.ts'

async function logIn(page: Page, { user: { email }, password }: Account) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Login successful!' })).toBeVisible()
}

async function signUp(page: Page, name: string, email: string, role?: 'Admin') {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet secret')
  if (role) await page.getByRole('combobox', { name: 'Role' }).selectOption(role)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('an operator finds a person, closes the account and sees it in the log; it cannot log in (T547)', async ({
  page,
  server,
  student,
}) => {
  const operator = await createAccount(server.url, 'admin', 'Olga Novak')
  server.makeOperator(operator.user.email)
  const person = await createAccount(server.url, 'student', 'Tomasz Zielinski')
  await logIn(page, operator)
  await page.getByRole('link', { name: 'Olga Novak' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Operator’s page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Operator’s page' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search people' }).fill('zielinski')
  await expect(page.getByRole('status').filter({ hasText: '1 person' })).toBeVisible()
  await page.getByRole('button', { name: 'More for Tomasz Zielinski' }).click()
  await page.getByRole('menuitem', { name: 'Close account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close account' }).click()
  await expect(page.getByText('The account of Tomasz Zielinski is closed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Tomasz Zielinski/ })).toContainText('Closed')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  const row = page.getByRole('row', { name: /Account closed/ })
  await expect(row).toContainText('Olga Novak')
  await expect(row).toContainText('Tomasz Zielinski')
  await expectAccessible(page)
  for (const [part, heading] of [
    ['Storage', 'Storage by Admin'],
    ['Invitations', 'Invite an Admin'],
  ] as const) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessible(page)
  }

  await page.goto('/login')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.user.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toContainText('This account is closed.')

  await logIn(page, student)
  await page.goto('/operator')
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
})

test('an operator tests the mail, and reads when a copy was last restored (T548)', async ({
  page,
  server,
  mailbox,
}) => {
  const operator = await createAccount(server.url, 'admin', 'Olga Novak')
  server.makeOperator(operator.user.email)
  await logIn(page, operator)
  await page.goto('/operator?part=server')
  await expect(page.getByText('Not known')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test mail to me' }).click()
  await expect(page.getByText('The mail server has taken the test mail.')).toBeVisible()
  expect(await mailbox.readMail(operator.user.email)).toContain('test mail')
  await expectAccessible(page)
})

test('where educators are approved, the sign-up says so, and the account waits until an operator says yes (T549)', async ({
  page,
  context,
}) => {
  const school = await startServer({ ...(lightBuild && { WEB_ROOT: lightBuild }), EDUCATORS: 'approved' })
  const operator = await createAccount(school.url, 'student', 'Olga Novak')
  school.makeOperator(operator.user.email)
  await page.goto(`${school.url}/signin`)
  await expect(page.getByText('An operator approves new Admin accounts.')).toBeVisible()
  await signUp(page, 'Ada King', 'ada@school.example', 'Admin')
  await expect(page.getByText('Your account waits for approval.')).toBeVisible()
  await page.getByRole('link', { name: 'Ada King' }).click()
  await expect(page.getByRole('alert')).toContainText('Your account waits for approval.')
  await expectAccessible(page)

  const office = await context.newPage()
  await office.goto(`${school.url}/login`)
  await office.getByRole('textbox', { name: 'Email' }).fill(operator.user.email)
  await office.getByLabel('Password', { exact: true }).fill(operator.password)
  await office.getByRole('button', { name: 'Login' }).click()
  await expect(office.getByRole('link', { name: 'Olga Novak' })).toBeVisible()
  await office.goto(`${school.url}/operator?list=waiting`)
  await office.getByRole('button', { name: 'More for Ada King' }).click()
  await office.getByRole('menuitem', { name: 'Approve' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(office.getByText('Ada King is an Admin now.')).toBeVisible()
  await expect(office.getByText('No one is on this list.')).toBeVisible()

  await page.goto(`${school.url}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@school.example')
  await page.getByLabel('Password', { exact: true }).fill('a quiet secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: 'My quizzes' })).toBeVisible()
  await school.remove()
})

test('where educators are invited, a student cannot take the role, and the link of an operator gives it (T550)', async ({
  page,
  context,
}) => {
  const school = await startServer({ ...(lightBuild && { WEB_ROOT: lightBuild }), EDUCATORS: 'invited' })
  const operator = await createAccount(school.url, 'student', 'Olga Novak')
  school.makeOperator(operator.user.email)
  await page.goto(`${school.url}/signin`)
  await expect(page.getByText('Admins are invited.')).toBeVisible()
  await signUp(page, 'Ada King', 'ada@school.example', 'Admin')
  await expect(page.getByText('Admins are invited at this school.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada King')

  const office = await context.newPage()
  await office.goto(`${school.url}/login`)
  await office.getByRole('textbox', { name: 'Email' }).fill(operator.user.email)
  await office.getByLabel('Password', { exact: true }).fill(operator.password)
  await office.getByRole('button', { name: 'Login' }).click()
  await expect(office.getByRole('link', { name: 'Olga Novak' })).toBeVisible()
  await office.goto(`${school.url}/operator?part=invitations`)
  await office.getByRole('textbox', { name: 'Email' }).fill('ada@school.example')
  await office.getByRole('button', { name: 'Send invitation' }).click()
  const link = await office.getByRole('textbox', { name: 'Invitation link' }).inputValue()
  await expectAccessible(office)

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('You are invited as an Admin.')).toBeVisible()
  await signUp(page, 'Ada King', 'ada@school.example')
  await expect(page.getByRole('link', { name: 'My quizzes' })).toBeVisible()
  await school.remove()
})
