import type { Page } from '@playwright/test'
import { inPage } from '../../answering.ts'
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

test('without quiz data the review leads home and says why (T62)', async ({ page, educator, signIn }) => {
  await signIn(page, educator, '/')
  for (const [stored, sentence] of [
    [null, 'No quiz data found. Please upload a quiz file first.'],
    ['{"broken"', 'No quiz data found!'],
    ['[]', 'No quiz data found!'],
    ['null', 'No quiz data found!'],
  ] as const) {
    await page.evaluate((text) => {
      if (text !== null) localStorage.setItem('quizData', text)
    }, stored)
    await page.goto('/review-questions')
    await expect(page).toHaveURL('/')
    await expect(inPage(page, sentence)).toBeVisible()
  }
})

test('title and time limit are asked for at their fields and kept as a draft (T65)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  await keepRows(page, [capital('Norway', 'A')])
  await page.goto('/review-questions')
  await finalize(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter a quiz title.',
    'Please set a time limit for the quiz.',
  ])
  const title = page.getByRole('textbox', { name: 'Quiz Title' })
  await expect(title).toHaveAccessibleDescription('Please enter a quiz title.')
  await title.fill('Capitals')
  await page.reload()
  await expect(title).toHaveValue('Capitals')
})

test('what the server refuses or leaves unanswered is said and can be tried again (T63)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  await keepRows(page, [capital('Norway', 'A'), capital('France', 'B')])
  await page.goto('/review-questions')
  const headings = ['Row', 'Question', 'Option A', 'Option B', 'Correct Answer', 'Topic']
  for (const heading of headings)
    await expect(table(page).getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Capitals')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('5')
  const address = '**/api/excel/save-quiz'

  await page.route(address, (route) => route.abort())
  await finalize(page).click()
  await expect(page.getByText('Server error. Please try again.')).toBeVisible()
  await page.unroute(address)

  await page.route(address, (route) => route.fulfill({ json: { success: false } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Error saving quiz. Try again.')).toBeVisible()
  await page.unroute(address)

  const tooLarge = { code: 'too-large', message: 'This is too large: at most 5 MiB can be sent at once.' }
  await page.route(address, (route) => route.fulfill({ status: 413, json: tooLarge }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(tooLarge.message)).toBeVisible()
  await page.unroute(address)

  const problem = { row: 3, column: 'Correct Answer', message: 'Row 3, Correct Answer: Not this one.' }
  const failure = { success: false, code: 'invalid-input', message: problem.message }
  const problems = [{ ...problem, path: 'questions.1.Correct Answer', code: 'cell-problem' }]
  await page.route(address, (route) => route.fulfill({ status: 422, json: { ...failure, problems } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('group', { name: /^1 row needs fixing/ })).toBeFocused()
  const cell = page.getByRole('textbox', { name: 'Row 3, Correct Answer' })
  await expect(cell).toHaveAccessibleDescription('Not this one.')
  await page.unroute(address)
  await cell.fill('Paris')
  const saving = page.waitForRequest(address)
  await finalize(page).click()
  await expect(page).toHaveURL(/\/finalize-quiz\//)
  const questions = [capital('Norway', 'A'), capital('France', 'Paris')]
  expect((await saving).postDataJSON()).toMatchObject({ title: 'Capitals', timeLimit: 5, questions })
})

test('rows can be taken out and put back, by keyboard too', async ({ page, educator, signIn }) => {
  await signIn(page, educator)
  await keepRows(page, [capital('Norway', 'A'), capital('Atlantis', 'E'), capital('France', 'B')])
  await page.goto('/review-questions')
  const row = (country: string) => table(page).getByRole('row').filter({ hasText: country })
  const remove = (number: number) => page.getByRole('button', { name: `Remove row ${number}`, exact: true })
  const kept = () => page.evaluate(() => localStorage.getItem('quizData') ?? '')
  const canBeSaved = page.getByRole('status').filter({ hasText: 'All rows can be saved.' })

  await page.getByRole('textbox', { name: 'Row 3, Correct Answer' }).fill('F')
  await remove(3).focus()
  await page.keyboard.press('Enter')
  await expect(row('Atlantis')).toHaveCount(0)
  await expect(remove(2)).toBeFocused()
  await expect(canBeSaved).toBeAttached()
  await remove(2).click()
  await expect(remove(4)).toBeFocused()
  await expect.poll(kept).not.toContain('Norway')
  await page.reload()
  await expect(table(page).getByRole('rowheader', { name: '4', exact: true })).toBeVisible()
  await expect(table(page).getByRole('row')).toHaveCount(2)

  await page.evaluate(() => localStorage.removeItem('kept-by-test'))
  await page.reload()
  await remove(3).click()
  await remove(4).click()
  await expect(table(page).getByRole('row')).toHaveCount(2)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(page.getByText('Row 4 removed')).toBeVisible()
  await undo.click()
  await expect(remove(4)).toBeFocused()
  await expect(page.getByText('Row 3 removed')).toBeVisible()
  await undo.click()
  await expect(remove(3)).toBeFocused()
  await expect(table(page).getByRole('rowheader')).toHaveText(['2', '3', '4'])
  await expect(page.getByRole('group', { name: /^1 row needs fixing/ })).toBeVisible()
  await expect.poll(kept).toContain('Atlantis')
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

test('a sheet of 10,000 rows opens and a cell far down can be corrected', async ({
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
  const cell = page.getByRole('textbox', { name: 'Row 9002, Correct Answer' })
  await expect(cell).toBeFocused()
  await expect(cell).toBeInViewport()
  await cell.pressSequentially('BCD', { delay: 30 })
  await expect(cell).toHaveValue('BCD')
})

test('cells of 13,000 letters without a space are shown in part until they are edited', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  const long = 'x'.repeat(13_000)
  // As many as the browser's storage holds.
  const rows = Array.from({ length: 190 }, () => ({ Question: long, 'Correct Answer': long }))
  await keepRows(page, rows)
  await page.goto('/review-questions')
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
