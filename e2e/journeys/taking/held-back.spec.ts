import { beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { answerFirst, submit } from '../../running-attempt.ts'

test('an educator holds the correct answers back until the quiz is closed (T146)', async ({
  browser,
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Forces and Motion' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const runs = page.getByRole('form', { name: 'Settings' })
  await expect(runs.getByRole('radio', { name: 'At once' })).toBeChecked()
  await runs.getByRole('radio', { name: 'After closing' }).check()
  await runs.getByRole('button', { name: 'Save settings' }).click()
  await expect(runs.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(runs.getByText('Score and correct answers appear when the quiz is closed')).toBeVisible()

  await beginQuiz(student, quiz)
  const context = await browser.newContext({ baseURL: server.url })
  const taking = await context.newPage()
  await taking.clock.install()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await answerFirst(taking)
  await submit(taking)
  await expect(taking.getByText('Your answers have been received.')).toBeVisible()
  await expect(taking.getByText('Mitochondrion')).toBeVisible()
  await expect(taking.getByText('Correct answer', { exact: true })).toHaveCount(0)
  await expect(taking.getByText(/Score \d/)).toHaveCount(0)
  await taking.getByRole('link', { name: 'All my results' }).click()
  await expect(taking.getByRole('row', { name: /Forces and Motion Submitted/ })).toBeVisible()
  await taking.goBack()
  await expect(taking.getByText('Your answers have been received.')).toBeVisible()

  const stream = taking.waitForRequest('**/api/attempts/*/clock')
  await taking.clock.fastForward(6_000)
  await stream
  await page.goto(`/my-quizzes/${quiz._id}/settings`)
  await runs.getByRole('radio', { name: 'Closed' }).check()
  await runs.getByRole('button', { name: 'Save settings' }).click()
  await expect(runs.getByText('Saved.', { exact: true })).toBeVisible()
  // The page that waits shows it by itself, within three seconds.
  const isShown = async () => {
    await taking.clock.fastForward(500)
    return taking.getByText('Score 1 out of 3').isVisible()
  }
  await expect.poll(isShown, { intervals: [100] }).toBe(true)
  await expect(taking.getByText('Correct answer', { exact: true }).first()).toBeVisible()

  const late = await createAccount(server.url, 'student', 'Late Comer')
  const entering = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(entering, late, '/verify-captcha')
  await entering.getByPlaceholder('Enter Code').fill(quiz.secretCode)
  await entering.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(entering.getByText('This quiz is closed. Ask your teacher.')).toBeVisible()
})

test('an educator is told when students could see the answers before others were through', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(await createAccount(server.url, 'student', 'Slow Writer'), quiz)
  await takeQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const notice = '1 student is still working. Others can already see the answers.'
  await expect(page.getByText(notice)).toBeVisible()
})
