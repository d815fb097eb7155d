import type { Page } from '@playwright/test'
import { admit, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const languageOf = (page: Page) =>
  page.getByRole('form', { name: 'Settings' }).getByRole('combobox', { name: 'Language', exact: true })

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('a quiz made of a sheet begins in German', async ({ page, educator, signIn }) => {
    const rows = [
      { Question: 'Was ist die Hauptstadt von Frankreich?', Type: 'Write', 'Correct Answer': 'Paris' },
    ]
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await signIn(page, educator, '/excel-upload')
    await page.evaluate((text) => localStorage.setItem('quizData', text), JSON.stringify(rows))
    await page.goto('/review-questions')
    await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Hauptstädte')
    await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('5')
    await page.getByRole('button', { name: 'Finalize & Save Quiz' }).click()
    await expect(page).toHaveURL(/\/finalize-quiz\//)
    await page.getByRole('link', { name: 'Quiz settings' }).click()
    await expect(languageOf(page)).toHaveValue('de')
  })
})

test('the language of a quiz can be changed, and students hear its texts in it', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  await expect(languageOf(page)).toHaveValue('en')
  const isSaved = page.getByRole('status').filter({ hasText: /^Saved\. Screen readers/ })
  await languageOf(page).selectOption('French')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(isSaved).toBeVisible()
  await page.reload()
  await expect(languageOf(page)).toHaveValue('fr')

  const taking = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await taking.getByRole('button', { name: 'Start Quiz' }).click()
  const text = taking.getByText('Which organelle is the site of aerobic respiration?')
  await expect(text).toHaveAttribute('lang', 'fr')

  await languageOf(page).selectOption('English')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(isSaved).toBeVisible()
  await taking.reload()
  await expect(text).toBeVisible()
  await expect(text).toHaveAttribute('lang', 'en')
})
