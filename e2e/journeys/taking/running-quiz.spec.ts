import { beginQuiz, createReadyQuiz } from '../../api.ts'
import { answerFirst, endTime, expectSaved, submit } from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test('a quiz that runs is seen on every other page, with the way back, until it is submitted', async ({
  page,
  server,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  await answerFirst(page)
  await expectSaved(page)
  const line = page.getByRole('complementary', { name: 'Quiz under way' })
  for (const path of ['/', '/profile', '/about']) {
    await page.goto(path)
    await expect(line).toContainText(/^Cell Structure and Transport · 1[34]:\d\d left · Continue$/)
  }
  const link = line.getByRole('link', { name: 'Continue' })
  await link.focus()
  await server.advance(5 * 60_000)
  // As when the tab is shown again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(line).toContainText(/ · [89]:\d\d left · /)
  await expect(link).toBeFocused()
  await link.click()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await expect(line).toBeHidden()
  await submit(page)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await expect(page.getByText('Time was up')).toBeHidden()
  await page.goto('/profile')
  await expect(page.getByRole('table', { name: 'Results' })).toBeVisible()
  await expect(line).toBeHidden()
})

test('other tabs learn at once that a quiz was started, submitted or is over', async ({
  page,
  context,
  server,
  student,
  signIn,
  startQuiz,
}) => {
  const other = await context.newPage()
  await other.clock.install()
  await signIn(other, student, '/about')
  const line = other.getByRole('complementary', { name: 'Quiz under way' })
  await expect(line).toBeHidden()
  await startQuiz(page)
  await expect(line).toContainText(/Cell Structure and Transport · 1\d:\d\d left/)
  await submit(page)
  await expect(page.getByText('Score 0 out of 3')).toBeVisible()
  await expect(line).toBeHidden()

  const second = await startQuiz(page, { timeLimit: 1 })
  await expect(line).toContainText(/\d:\d\d left · Continue/)
  await endTime(other, server, student, second)
  await expect(line).toBeHidden()
})

test('the profile tells of a quiz that was begun on another device', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student, '/profile')
  await expect(page.getByRole('complementary', { name: 'Quiz under way' })).toContainText('Continue')
})

test('a result says that time has ended the quiz, and when', async ({
  page,
  server,
  student,
  startQuiz,
  signIn,
}) => {
  const quiz = await startQuiz(page, { timeLimit: 1 })
  await answerFirst(page)
  await expectSaved(page)
  await page.goto('/')
  await server.advance(2 * 60_000)
  await signIn(page, student, `/quiz/${quiz._id}/result`)
  await expect(
    page.getByText(/^Time was up at \d\d:\d\d\. Your answers were submitted for you\.$/),
  ).toBeVisible()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})
