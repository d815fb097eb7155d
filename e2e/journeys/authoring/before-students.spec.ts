import { createDraft } from '../../api.ts'
import { toast } from '../../answering.ts'
import { expect, test } from '../../fixtures.ts'

const template = new URL('../../../apps/web/public/quizly-template.xlsx', import.meta.url).pathname

test('a sheet is saved as a draft, tried as a student would, and then finalized (T350)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/excel-upload')
  await page.getByLabel('Excel file').setInputFiles(template)
  await page.getByRole('button', { name: 'Upload & Proceed' }).click()
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('From a sheet')
  await page.getByLabel('Time Limit (minutes)').fill('20')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page).toHaveURL(/\/review-quiz\//)
  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible()
  await page.getByRole('link', { name: 'End preview' }).click()
  await expect(page).toHaveURL(/\/review-quiz\//)
  await page.goto('/my-quizzes')
  await expect(page.getByRole('row', { name: /From a sheet/ })).toContainText('Draft')
  await page.goBack()
  await page.getByRole('button', { name: 'Finalize Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
})

for (const width of [1280, 390])
  test(`a finalized quiz is said to be open, and is opened at a moment instead, by keyboard at ${width} px (T351)`, async ({
    page,
    educator,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const quiz = await createDraft(educator, { title: 'History' })
    await signIn(page, educator, `/finalize-quiz/${quiz._id}`)
    await expect(page.getByText('The quiz is open. Students can join with the code.')).toBeVisible()
    await page.getByRole('button', { name: 'Open at …' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'When does the quiz open?' })
    const moment = dialog.getByLabel('Opens')
    await expect(moment).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Choose a day and a time.')).toBeVisible()
    await moment.fill('2020-05-04T08:00')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This moment has passed. Choose a later one.')).toBeVisible()
    await moment.fill('2040-05-04T08:00')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/share$/)
    await expect(toast(page, 'The quiz opens on 4 May 2040, 08:00. Students can join before.')).toBeVisible()
    await expect(page.locator('.quiz-head')).toContainText('until 4 May 2040, 08:00')
    await expect(page.getByText('Students can join now and start when the quiz opens.')).toBeVisible()
  })
