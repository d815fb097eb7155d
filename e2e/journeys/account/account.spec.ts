import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const openAccount = async (page: Page) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
}

const expectLedToLogin = async (page: Page) => {
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toContainText('Your session has ended.')
}

test('a new password ends the other sessions and works from then on (T85)', async ({
  page,
  browser,
  server,
  student,
  signIn,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await logIn(elsewhere, student.user.email, student.password)
  await expect(elsewhere).toHaveURL('/')
  await signIn(page, student)
  await openAccount(page)
  await expect(page.getByRole('button', { name: /^Log out Chrome on/ })).toBeVisible()

  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your current password',
    'Enter a new password',
  ])
  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('a new secret')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  await page.getByLabel('Current password').fill(student.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Log out Chrome on/ })).toBeHidden()
  await expect(page.getByLabel('New password')).toHaveValue('')

  await elsewhere.goto('/profile')
  await expectLedToLogin(elsewhere)
  await logIn(elsewhere, student.user.email, 'a new secret')
  await expect(elsewhere).toHaveURL('/profile')
  await elsewhere.context().close()
})

test('a session is ended from another device, then all of them (T86)', async ({
  page,
  browser,
  server,
  educator,
  signIn,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await logIn(elsewhere, educator.user.email, educator.password)
  await expect(elsewhere).toHaveURL('/')
  await signIn(page, educator)
  await openAccount(page)
  const sessions = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await sessions.getByRole('button', { name: /^Log out Chrome on/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await elsewhere.goto('/my-quizzes')
  await expectLedToLogin(elsewhere)

  await logIn(elsewhere, educator.user.email, educator.password)
  await expect(elsewhere).toHaveURL('/my-quizzes')
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status').filter({ hasText: 'You are logged out everywhere.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await elsewhere.reload()
  await expectLedToLogin(elsewhere)
  await elsewhere.context().close()
})

test('who has forgotten the password sets a new one by a mailed link, once (T87)', async ({
  page,
  mailbox,
  student,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter your email address')
  const answer = page.getByRole('alert').filter({ hasText: 'If there is an account with this email' })
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@northfield.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(answer).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(answer).toBeVisible()

  const link = /http:\S+/.exec(await mailbox.readMail(student.user.email))?.[0] ?? ''
  const [, token = 'missing'] = link.split('#')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`))
  await page.goto(link)
  await page.getByLabel('New password').fill('a new secret')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status')).toHaveText('Your new password is set. Log in with it.')
  await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill('a new secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')

  await page.goto(link)
  await page.getByLabel('New password').fill('a third one')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText('This link does not work any more.')
  expect(requests.length).toBeGreaterThan(3)
  expect(requests.filter((request) => request.includes(token))).toEqual([])
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toHaveText(/^This link is incomplete/)
})

test('a student takes their data along and leaves (T88)', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Forces and Motion' })
  await takeQuiz(student, quiz)
  await signIn(page, student)
  await openAccount(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^quizly-\d{4}-\d\d-\d\d\.json$/)
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { email: student.user.email },
    attempts: [{ quiz: { title: 'Forces and Motion' }, score: 1, answers: [{}, {}, {}] }],
  })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is not your current password.')
  await dialog.getByLabel('Your password').fill(student.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account is deleted.')).toBeVisible()

  await logIn(page, student.user.email, student.password)
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.')

  const again = await createAccount(server.url, 'student', 'Daniel Reyes', student.user.email.toUpperCase())
  await logIn(page, again.user.email, again.password)
  await expect(page).toHaveURL('/')
  await page.goto(`/verify-captcha?code=${quiz.secretCode}`)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page.getByText('You have already attempted this quiz.')).toBeVisible()

  await logIn(page, educator.user.email, educator.password)
  await expect(page).toHaveURL('/')
  await page.goto(`/my-quizzes/${quiz._id}`)
  await expect(page.getByRole('table', { name: 'Students' })).toContainText('Deleted student')
  await expect(page.getByText(student.user.email)).toBeHidden()
})

test('a name is corrected; results show the new one, and a receipt keeps the old one', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, student)
  await openAccount(page)
  const field = page.getByRole('textbox', { name: 'Full Name' })
  await expect(field).toHaveValue(student.user.name)
  await field.fill(' ')
  await page.getByRole('button', { name: 'Change name' }).click()
  await expect(field).toHaveAccessibleDescription('Enter your name')
  await field.fill('Daniela Reyes-Obi')
  await field.press('Enter')
  await expect(page.getByText('Your name is changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Daniela Reyes-Obi' }).click()
  await expect(page.getByRole('heading', { name: 'Daniela Reyes-Obi', level: 1 })).toBeVisible()

  await page.goto(`/quiz/${quiz._id}/result`)
  await page.getByRole('button', { name: 'Receipt', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save receipt' }).click()
  const receipt = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(receipt.student.name).toBe(student.user.name)

  const theirs = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(theirs, educator, `/my-quizzes/${quiz._id}`)
  await expect(theirs.getByText('Daniela Reyes-Obi')).toBeVisible()
  await theirs.context().close()
})
