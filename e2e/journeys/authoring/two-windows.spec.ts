import { getQuestions } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { api, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const firstText = (page: Page) => page.getByRole('region', { name: 'Question 1' }).getByLabel('Question text')
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

test('two windows that edit one quiz overwrite nothing: the second chooses', async ({
  context,
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator)
  const texts = async () => {
    const reply = await api<{ questions: { text: string }[] }>(server.url, getQuestions, {
      token: educator.token,
      params: { quizId: quiz._id },
    })
    return reply.questions.map(({ text }) => text)
  }
  const other = await context.newPage()
  for (const each of [page, other]) {
    await signIn(each, educator)
    await each.goto(`/edit-quiz/${quiz._id}`)
    await expect(firstText(each)).toHaveValue(/organelle/)
  }
  await firstText(other).fill('Theirs?')
  await save(other)
  await expect(other.getByText('Quiz updated successfully!')).toBeVisible()

  await firstText(page).fill('Mine?')
  await save(page)
  const dialog = page.getByRole('alertdialog', { name: 'This quiz was changed in another window' })
  await expect(dialog.getByText('Question 1 was changed: Theirs?')).toBeVisible()
  expect((await texts())[0]).toBe('Theirs?')
  await dialog.getByRole('button', { name: 'Go back to editing' }).click()
  await expect(firstText(page)).toHaveValue('Mine?')

  await save(page)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(firstText(page)).toHaveValue('Theirs?')
  await firstText(page).fill('Mine again?')
  await save(page)
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()
  expect((await texts())[0]).toBe('Mine again?')

  await other.goto(`/edit-quiz/${quiz._id}`)
  await page.goto(`/edit-quiz/${quiz._id}`)
  await firstText(page).fill('Once more')
  await firstText(other).fill('The last word')
  await save(page)
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()
  await save(other)
  await other.getByRole('alertdialog').getByRole('button', { name: 'Keep mine' }).click()
  await expect(other.getByText('Quiz updated successfully!')).toBeVisible()
  expect((await texts())[0]).toBe('The last word')
})
