import { updateQuizSettings } from '@quizly/contract'
import { api, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('before results are released it is said who can still take the quiz again', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Cells' })
  const body = { resultRelease: 'by-hand', code: 'open', attempts: 2, attemptCounts: 'best' }
  await api(educator, updateQuizSettings, { params: { quizId: quiz._id }, body })
  await takeQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  await page.getByRole('button', { name: 'Release results' }).click()
  const dialog = page.getByRole('dialog', { name: 'Release results' })
  await expect(dialog).toContainText('1 student has attempts left: they see their score now')
  await dialog.getByRole('button', { name: 'Release now' }).click()
  await expect(page.getByText('1 student has attempts left and will see the correct answers')).toBeVisible()
})
