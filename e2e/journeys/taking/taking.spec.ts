import { admit, createReadyQuiz, takeQuiz } from '../../api.ts'
import { endTime, untilResult } from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test('a reload in mid-quiz keeps the answers and the clock (T131)', async ({ page, server, startQuiz }) => {
  await startQuiz(page)
  await page.getByRole('radio', { name: 'Ribosome' }).check()
  await page.getByRole('checkbox', { name: 'Chloroplasts' }).check()
  const written = page.getByRole('textbox', { name: /^Question 3:/ })
  await written.fill('  Osmosis ')
  await server.advance(5 * 60_000)
  // Reloads at once, so that the last letters are still being sent.
  await page.reload()

  await expect(page.getByRole('radio', { name: 'Ribosome' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Chloroplasts' })).toBeChecked()
  await expect(written).toHaveValue('  Osmosis ')
  await expect(page.getByRole('button', { name: '0 unanswered' })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/9:\d\d|10:00/)
})

test('when the time runs out the quiz submits itself (T130)', async ({
  page,
  server,
  student,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page, { timeLimit: 1 })
  await page.getByRole('radio', { name: 'Mitochondrion' }).check()
  const written = page.getByRole('textbox', { name: /^Question 3:/ })
  await written.pressSequentially('osmosis')
  let letGo = () => {}
  const seen = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/results/submit', async (route) => {
    await seen
    await route.continue()
  })
  await endTime(page, server, student, quiz)

  await expect(page.getByRole('alertdialog', { name: "Time's up! Submitting your quiz." })).toBeVisible()
  letGo()
  await untilResult(page)
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
  await expect(page).toHaveURL(`/quiz/${quiz._id}/result`)
})

test('what is unanswered has a red number, and is an alarm in the last two minutes (T314)', async ({
  page,
  startQuiz,
}) => {
  await page.clock.install()
  await startQuiz(page, { timeLimit: 3 })
  const unanswered = page.getByRole('button', { name: '3 unanswered' })
  const colors = () =>
    unanswered.evaluate((button) =>
      [button, button.querySelector('bdi')].map((each) => each && getComputedStyle(each).color),
    )
  const [word, number] = await colors()
  expect(word).not.toBe(number)
  // A late reply tells the time left by the server's clock, which has not been put forward.
  const later = () => page.clock.fastForward(10_000).then(colors)
  await expect.poll(later).toEqual([number, number])
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await expect(page.getByText('3 questions are unanswered.')).toHaveCSS('color', number ?? '')
})

test('a second attempt leads to the result of the first (T142)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, student, '/verify-captcha')
  await page.getByRole('textbox', { name: 'Quiz code' }).fill(quiz.secretCode)
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page.getByText('You have already attempted this quiz.')).toBeVisible()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})

test('submitting twice by a double click gives one result (T194)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await signIn(page, student)
  const submissions: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/results/submit')) submissions.push(response.status())
  })
  await page.goto(`/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).dblclick()
  await page.getByRole('radio', { name: 'Mitochondrion' }).check()
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await page.getByRole('button', { name: 'Submit now' }).dblclick()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  expect(submissions).toEqual([201])
})

test('answer keys choose options in a question', async ({ page, educator, student, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await expect(page.getByRole('radiogroup', { name: /^Question 1:/ })).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Cell wall' }).focus()
  await page.keyboard.press('3')
  await page.keyboard.press('a')
  await expect(page.getByRole('checkbox', { name: 'Chloroplasts' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Cell wall' })).toBeChecked()
  await page.getByRole('button', { name: 'Clear answer to question 1' }).click()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: '2 unanswered' })).toBeVisible()
})
