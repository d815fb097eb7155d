import { changeSettings, createEmptyQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('questions of another quiz are taken over by keyboard and are saved as new ones (T37)', async ({
  page,
  educator,
  signIn,
}) => {
  const cells = await createReadyQuiz(educator, { title: 'Cells' })
  await changeSettings(educator, cells, { language: 'fr' })
  await createReadyQuiz(educator, { title: 'Forces' })
  const quiz = await createEmptyQuiz(educator, { title: 'Revision', numQuestions: 2 })
  await signIn(page, educator, `/create-questions/${quiz._id}`)
  await page.getByRole('button', { name: 'Import from another quiz' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('searchbox', { name: 'From which quiz?' })
  await expect(search).toBeFocused()
  await page.keyboard.type('cel')
  const quizzes = dialog.getByRole('list', { name: 'Quizzes' }).getByRole('button')
  await expect(quizzes).toHaveText([/Cells/])
  const inFrench = dialog.locator('[lang=fr]')
  await expect(inFrench).toHaveText(['Cells'])
  await quizzes.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Questions of “Cells”' })).toBeFocused()
  await expect(inFrench).toHaveCount(7)
  await dialog.getByRole('checkbox', { name: /^1\./ }).press('Space')
  await dialog.getByRole('checkbox', { name: /^3\./ }).press('Space')
  await dialog.getByRole('button', { name: 'Insert 2 questions' }).press('Enter')
  const texts = page.getByRole('textbox', { name: 'Question text' })
  await expect(texts).toHaveCount(2)
  await expect(texts.first()).toBeFocused()
  await expect(texts.first()).toHaveValue('Which organelle is the site of aerobic respiration?')
  await page.getByRole('button', { name: 'Save & Proceed' }).click()
  await expect(page.getByRole('table', { name: 'Questions in this quiz' }).getByRole('row')).toHaveCount(3)
})
