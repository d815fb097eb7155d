import type { moving } from '@quizly/words/authoring.ts'
import { createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { wordsOf } from './words.ts'

test('what was opened from a row of a table stays open when the language changes', async ({
  page,
  context,
  educator,
  signIn,
}) => {
  const { title } = await createReadyQuiz(educator)
  await signIn(page, educator, '/my-quizzes')
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()

  const other = await context.newPage()
  await other.goto('/login')
  await other.getByRole('contentinfo').getByRole('combobox').first().selectOption('ar')
  const { keep } = await wordsOf<typeof moving>('ar', 'authoring/moving')
  await expect(dialog.getByRole('button', { name: keep })).toBeVisible()
})
