import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const sheetFile = (name: string) => new URL(`../../spreadsheets/files/${name}`, import.meta.url).pathname

/** Stores rows as an upload does. */
async function keepRows(page: Page, rows: unknown[]) {
  await page.addInitScript((text) => {
    if (localStorage.getItem('kept-by-test')) return
    localStorage.setItem('kept-by-test', 'yes')
    localStorage.setItem('quizData', text)
  }, JSON.stringify(rows))
}
const capital = (country: string, correct: string) => ({
  Question: `What is the capital of ${country}?`,
  'Option A': 'Oslo',
  'Option B': 'Paris',
  'Correct Answer': correct,
  Topic: 'Europe',
})
const upload = (page: Page) => page.getByRole('button', { name: 'Upload & Proceed' })
const finalize = (page: Page) => page.getByRole('button', { name: 'Finalize & Save Quiz' })
const table = (page: Page) => page.getByRole('region', { name: 'Uploaded questions' })

test('a sheet with faults is uploaded, corrected and becomes a quiz that a student can enter (T2)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  await signIn(page, educator, '/create-quiz')
  await page.getByRole('button', { name: 'Upload via File' }).click()
  await page.getByLabel('Excel file').setInputFiles(sheetFile('01-plain-geography.xlsx'))
  await upload(page).click()
  await expect(page).toHaveURL('/review-questions')
  await expect(page.getByText('File uploaded successfully! Proceeding to review questions.')).toBeVisible()
  await expect(table(page).getByText('What is the capital of Norway?')).toBeVisible()

  await page.evaluate(() => {
    const rows = JSON.parse(localStorage.getItem('quizData') ?? '[]') as Record<string, string>[]
    rows[0] = { ...rows[0], 'Correct Answer': 'Z' }
    localStorage.setItem('quizData', JSON.stringify(rows))
  })
  await page.reload()
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Geography')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('15')
  const notice = page.getByRole('group', { name: '1 row needs fixing before you can save.' })
  await finalize(page).click()
  await expect(notice).toBeFocused()
  await notice.getByRole('link').click()
  const cell = page.getByRole('textbox', { name: 'Row 2, Correct Answer' })
  await expect(cell).toBeFocused()
  await expect(cell).toHaveAccessibleDescription(/“Z”/)
  await cell.fill('Oslo')
  await expect(notice).toBeHidden()
  await expect(cell, 'a corrected cell can be changed again').toHaveValue('Oslo')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quizData'))).not.toContain('"Z"')

  await finalize(page).click()
  await expect(page.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
  await expect(page).toHaveURL(/\/finalize-quiz\/.+/)
  expect(await page.evaluate(() => localStorage.getItem('quizData'))).toBeNull()
  const code = (await page.getByRole('status', { name: /^Secret code/ }).textContent()) ?? ''

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(other, student, '/verify-captcha')
  await other.getByPlaceholder('Enter Code').fill(code)
  await other.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(other.getByRole('heading', { name: 'Geography', level: 1 })).toBeVisible()
  await other.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(other.getByText('What is the capital of Norway?')).toBeVisible()
})

test('a sheet from another tab can be loaded in place of this one', async ({
  page,
  context,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  await keepRows(page, [capital('Norway', 'E')])
  await page.goto('/review-questions')
  await expect(table(page).getByText('What is the capital of Norway?')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await other.evaluate(
    (text) => localStorage.setItem('quizData', text),
    JSON.stringify([capital('France', 'B')]),
  )
  const notice = page.getByRole('alert').filter({ hasText: 'in another tab' })
  await expect(notice).toBeVisible()
  await page.getByRole('textbox', { name: 'Row 2, Correct Answer' }).fill('A')
  await notice.getByRole('button', { name: 'Load the newer sheet' }).click()
  await expect(table(page).getByText('What is the capital of France?')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('quizData'))).toContain('France')
})

test('a sheet of 10,000 rows and one of very long cells open, and a cell far down can be corrected', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  const rows = Array.from({ length: 10_000 }, (_, i) => capital(`country ${i}`, i === 9_000 ? 'E' : 'A'))
  await keepRows(page, rows)
  await page.goto('/review-questions')
  const notice = page.getByRole('group', { name: /^1 row needs fixing/ })
  await expect(notice).toContainText('A quiz can have at most 500 questions')
  await notice.getByRole('link').click()
  const far = page.getByRole('textbox', { name: 'Row 9002, Correct Answer' })
  await expect(far).toBeFocused()
  await expect(far).toBeInViewport()
  await far.pressSequentially('BCD', { delay: 30 })
  await expect(far).toHaveValue('BCD')

  // As many as the browser's storage holds, of 13,000 letters without a space each.
  await page.evaluate(() => {
    const long = 'x'.repeat(13_000)
    const texts = Array.from({ length: 190 }, () => ({ Question: long, 'Correct Answer': long }))
    localStorage.setItem('quizData', JSON.stringify(texts))
  })
  await page.reload()
  await expect(page.getByRole('group', { name: /^190 rows need fixing/ })).toBeVisible()
  await page.getByRole('button', { name: 'Next problem' }).click()
  const button = page.getByRole('button', { name: 'Row 2, Question', exact: true })
  await expect(button).toBeFocused()
  await expect(button).toHaveText('Edit all 13,000 characters')
  await page.keyboard.press('Enter')
  const cell = page.getByRole('textbox', { name: 'Row 2, Question', exact: true })
  await expect(cell).toBeFocused()
  await cell.fill('Why?')
  await expect(cell).toHaveAccessibleDescription('')
  await page.getByRole('button', { name: 'Remove row 191', exact: true }).click()
  await expect(page.getByRole('group', { name: /^189 rows need fixing/ })).toBeVisible()
})
