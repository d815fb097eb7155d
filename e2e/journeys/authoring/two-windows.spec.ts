import { getQuestions } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { api, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const textOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number}`, exact: true }).getByLabel('Question text')
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

test('two windows that edit one quiz overwrite nothing: the second chooses, question by question', async ({
  context,
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const texts = async () => {
    const reply = await api<{ questions: { text: string }[] }>(educator, getQuestions, {
      params: { quizId: quiz._id },
    })
    return reply.questions.map(({ text }) => text.slice(0, 12))
  }
  const other = await context.newPage()
  for (const each of [page, other]) {
    await signIn(each, educator, `/edit-quiz/${quiz._id}`)
    await expect(textOf(each, 1)).toHaveValue(/organelle/)
  }
  await textOf(other, 1).fill('Theirs?')
  await textOf(other, 2).fill('Theirs too?')
  await save(other)
  await expect(other.getByText('Quiz updated successfully!')).toBeVisible()

  await textOf(page, 1).fill('Mine?')
  await textOf(page, 3).fill('Mine as well?')
  await save(page)
  const heading = page.getByRole('heading', { name: 'Two versions of “Cells”' })
  await expect(heading).toBeFocused()
  const [first, second, third] = [1, 2, 3].map((n) =>
    page.getByRole('group', { name: `Question ${n}`, exact: true }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>]
  await expect(first.getByRole('radio', { name: 'Theirs They changed the text' })).not.toBeChecked()
  await expect(first.getByRole('radio', { name: 'Mine You changed the text' })).not.toBeChecked()
  await expect(second.getByRole('radio', { name: /^Theirs/ })).toBeChecked()
  await expect(third.getByRole('radio', { name: /^Mine/ })).toBeChecked()
  await expect(page.getByText('1 choice left.')).toBeVisible()
  expect(await texts()).toEqual(['Theirs?', 'Theirs too?', 'Name the pro'])

  // Nothing typed is lost by going back, nor by a reload.
  await page.getByRole('button', { name: 'Go back to editing' }).click()
  await expect(textOf(page, 1)).toHaveValue('Mine?')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(textOf(page, 3)).toHaveValue('Mine as well?')

  await save(page)
  const saveThese = page.getByRole('button', { name: 'Save these questions' })
  await saveThese.click()
  await expect(first.getByRole('radio', { name: /^Theirs/ })).toBeFocused()
  await expect(first).toHaveAccessibleDescription(/Choose one of the two/)
  await page.keyboard.press('ArrowDown')
  await expect(first.getByRole('radio', { name: /^Mine/ })).toBeChecked()
  await expect(page.getByText('All are chosen.')).toBeVisible()
  await saveThese.click()
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()
  expect(await texts()).toEqual(['Mine?', 'Theirs too?', 'Mine as well'])

  // The other window is behind now. It takes all that was saved here.
  await other.goto(`/edit-quiz/${quiz._id}`)
  await page.goto(`/edit-quiz/${quiz._id}`)
  await textOf(page, 1).fill('Once more')
  await textOf(other, 1).fill('The last word')
  await save(page)
  await expect(page.getByText('Quiz updated successfully!')).toBeVisible()
  await save(other)
  await other.getByRole('button', { name: 'Keep all theirs' }).click()
  await other.getByRole('button', { name: 'Save these questions' }).click()
  await expect(textOf(other, 1)).toHaveValue('Once more')
  await expect(other.getByText('No changes')).toBeVisible()
  expect(await texts()).toEqual(['Once more', 'Theirs too?', 'Mine as well'])
})
