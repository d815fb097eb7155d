import { getQuestions } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { toast } from '../../answering.ts'
import { type Account, api, createReadyQuiz, takeQuiz, type TestQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number}`, exact: true })
const questionText = (page: Page, number: number) =>
  question(page, number).getByRole('textbox', { name: 'Question text' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const isEdited = (page: Page, quiz: TestQuiz) => expect(page).toHaveURL(`/edit-quiz/${quiz._id}`)

/**
 * The browser’s Back button. `page.goBack` would wait for a page that does not come while the dialog is open.
 */
const goBack = (page: Page) => page.evaluate(() => history.back())

/** Opens the editor the way an educator does. */
async function openEditor(page: Page, quiz: TestQuiz) {
  await page.goto(`/review-quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Edit Quiz' }).click()
  await expect(questionText(page, 1)).toBeVisible()
}

test('an educator reads what a new answer key does to scores before anything changes', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, educator)
  await openEditor(page, quiz)
  await question(page, 1).getByRole('radio', { name: 'Option A is correct' }).check()
  await questionText(page, 3).fill('How does water cross a membrane?')

  const dialog = page.getByRole('alertdialog', { name: 'Save and change 1 score?' })
  await save(page).click()
  await expect(dialog).toContainText('1 result: 1 score goes down.')
  await expect(dialog.getByRole('button', { name: 'Go back to editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(save(page)).toBeFocused()
  await expect(questionText(page, 3)).toHaveValue('How does water cross a membrane?')
  await expect(question(page, 1).getByRole('radio', { name: 'Option A is correct' })).toBeChecked()
  expect(await correctAnswers(educator, quiz), 'nothing is written yet').toBe('Mitochondrion')

  await question(page, 1).getByRole('radio', { name: 'Option C is correct' }).check()
  await question(page, 2).getByRole('checkbox', { name: 'Option C is correct' }).uncheck()
  await save(page).click()
  await expect(dialog).toContainText('1 result: 1 score goes up.')
  await dialog.getByRole('button', { name: 'Save and change scores' }).click()
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()
  await expect(page).toHaveURL(`/review-quiz/${quiz._id}`)

  const reader = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(reader, student, `/quiz/${quiz._id}/result`)
  await expect(reader.getByText('Score 2 out of 3')).toBeVisible()
})

async function correctAnswers(educator: Account, { _id }: TestQuiz): Promise<string> {
  const { questions } = await api<{ questions: { correctAnswers: string[] }[] }>(educator, getQuestions, {
    params: { quizId: _id },
  })
  return questions[0]?.correctAnswers.join() ?? ''
}

test('a key is saved without signs that print nothing, and the page says so', async ({
  page,
  educator,
  signIn,
}) => {
  const key = { text: 'Where?', type: 'write', options: [], correctAnswers: ['There'] }
  const quiz = await createReadyQuiz(educator, { questions: [key] })
  await signIn(page, educator)
  const updated = 'Quiz updated successfully!'
  for (const [typed, stored, said] of [
    [
      'Par\u200Bis\u00AD',
      'Paris',
      `${updated} Signs that print nothing were taken out of the correct answers.`,
    ],
    ['Lyon', 'Lyon', updated],
  ] as const) {
    await openEditor(page, quiz)
    await question(page, 1).getByRole('textbox', { name: 'Correct Answer' }).fill(typed)
    await save(page).click()
    await expect(toast(page, said)).toBeVisible()
    expect(await correctAnswers(educator, quiz)).toBe(stored)
  }
})

test('changes that touch no score are saved without a question', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, educator)
  await openEditor(page, quiz)
  await question(page, 1).getByRole('textbox', { name: 'Option C' }).fill('Mitochondria')
  await save(page).click()
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()
})

test('leaving unsaved changes by a link, by Back or by closing asks first', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator)
  await openEditor(page, quiz)
  await questionText(page, 1).fill('Where does respiration take place?')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'Review quiz' }).click()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await isEdited(page, quiz)

  await goBack(page)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(questionText(page, 1)).toHaveValue('Where does respiration take place?')
  await isEdited(page, quiz)

  const dialogShown = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const prompt = await dialogShown
  expect(prompt.type()).toBe('beforeunload')
  await prompt.dismiss()
  await isEdited(page, quiz)

  await goBack(page)
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(`/review-quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Edit Quiz' }).click()
  await expect(questionText(page, 1)).toHaveValue('Which organelle is the site of aerobic respiration?')
})
