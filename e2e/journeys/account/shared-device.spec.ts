import type { Page } from '@playwright/test'
import { type Account, createAccount, createReadyQuiz } from '../../api.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import { answerSecond } from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

async function logIn(page: Page, { user, password }: Account) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: user.name })).toBeVisible()
}
const template = new URL('../../../apps/web/public/quizly-template.xlsx', import.meta.url).pathname
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const keptOnDevice = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

/** The tab is closed, or its session ends, without a log-out. */
const walkAway = (page: Page) => page.evaluate(() => sessionStorage.clear())

test('who logs in next finds nothing of the one who has not logged out (T121)', async ({
  page,
  server,
  educator,
}) => {
  const next = await createAccount(server.url, 'admin', 'Next Educator')
  await logIn(page, educator)
  await page.goto('/manual-entry')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('A secret surprise')
  await page.goto('/contact')
  await messageField(page).fill('Nobody else is to read this')
  await page.goto('/excel-upload')
  await page.getByLabel('Excel file').setInputFiles(template)
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await expect(page).toHaveURL('/review-questions')
  expect(await keptOnDevice(page)).toContain('quizData')

  // The same person, whose session has ended, continues where they were.
  await walkAway(page)
  await logIn(page, educator)
  await page.goto('/contact')
  await expect(messageField(page)).toHaveValue('Nobody else is to read this')
  await page.goto('/manual-entry')
  await expect(page.getByRole('textbox', { name: 'Quiz Title' })).toHaveValue('A secret surprise')
  expect(await keptOnDevice(page)).toContain('quizData')

  await walkAway(page)
  await logIn(page, next)
  expect(await keptOnDevice(page)).not.toMatch(/draft:|quizData|surprise|read this/)
  await page.goto('/contact')
  await expect(messageField(page)).toHaveValue('')
})

test('answers that the server does not have stay, whoever logs in next', async ({
  page,
  context,
  server,
  student,
  startQuiz,
}) => {
  await startQuiz(page)
  await context.setOffline(true)
  await answerSecond(page)
  await untilAnswerIsKept(page, 'Chloroplasts')
  await page.close()
  await context.setOffline(false)
  const shared = await context.newPage()
  await logIn(shared, await createAccount(server.url, 'student', 'Next Student'))
  await untilAnswerIsKept(shared, 'Chloroplasts')
  expect(student.user.name).not.toBe('Next Student')
})

test('a log-out takes along what was written, before and after the log-in (T122)', async ({
  page,
  student,
}) => {
  await page.goto('/contact')
  await messageField(page).fill('From before')
  await logIn(page, student)
  await page.goto('/contact')
  await expect(messageField(page)).toHaveValue('From before')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/contact')
  await expect(messageField(page)).toHaveValue('')
})

test('who forbids the browser to keep anything can sign in, for as long as the page lives', async ({
  page,
  educator,
  student,
}) => {
  const quiz = await createReadyQuiz(educator)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches'] as const) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
  })
  await logIn(page, student)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByPlaceholder('Enter Code').fill(quiz.secretCode)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  await page.getByRole('link', { name: student.user.name }).click()
  await expect(page.getByRole('heading', { name: student.user.name })).toBeVisible()
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await messageField(page).fill('It works')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
})
