import { getQuizSettings, type QuizSettings, updateQuizSettings } from '@quizly/contract'
import { api, createDraft } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('an educator takes a draft as a student would, and nothing of it is sent or counted (T36)', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator, { title: 'Cells' })
  const ofQuiz = { params: { quizId: quiz._id } }
  const settings = await api<QuizSettings>(educator, getQuizSettings, ofQuiz)
  await api(educator, updateQuizSettings, { ...ofQuiz, body: { ...settings, attempts: 3 } })
  await signIn(page, educator)
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/(start|answers|submit|clock)(\?|$)/.test(request.url())) sent.push(request.url())
  })
  await page.goto(`/my-quizzes/${quiz._id}/questions`)
  await page.getByRole('link', { name: 'Preview' }).press('Enter')
  const mark = page.getByRole('note').filter({ hasText: 'Preview' })
  await expect(mark).toHaveText('Preview Nothing is saved or scored.')
  await expect(page.getByText('This is attempt 1 of 3. The best one counts.')).toBeVisible()
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: /Question 1/ })).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await expect(page.getByText('All answers saved')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await page.getByRole('button', { name: 'Submit now' }).click()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Correct answer' })).toHaveCount(3)
  await expect(mark).toBeVisible()
  await expect(page.getByRole('link', { name: 'All my results' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Take it again' }).click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).not.toBeChecked()

  await page.getByRole('link', { name: 'End preview' }).click()
  await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible()
  await page.goto(`/my-quizzes/${quiz._id}`)
  await expect(page.getByRole('heading', { name: 'No student has joined yet' })).toBeVisible()
  await page.goto('/my-quizzes')
  await expect(page.getByRole('row').filter({ hasText: 'Cells' })).toContainText('No attempts yet')
  expect(sent).toEqual([])
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /preview/.test(key)))
  expect(await kept()).toEqual([])
})
