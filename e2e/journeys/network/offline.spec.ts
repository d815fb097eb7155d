import { untilAnswerIsKept, untilQuizIsKept } from '../../device-storage.ts'
import {
  answerFirst,
  answerSecond,
  answerThird,
  expectOffline,
  expectSaved,
  submit,
  untilKeptOnDevice,
  untilSavedAgain,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('a reload without a network in mid-quiz: the page, the answers and the clock are there', async ({
  page,
  context,
  startQuiz,
}) => {
  await startQuiz(page)
  await untilKeptOnDevice(page)
  await answerFirst(page)
  await expectSaved(page)
  await context.setOffline(true)
  await answerSecond(page)
  await expectOffline(page)
  await untilAnswerIsKept(page, 'Chloroplasts')
  await page.reload()

  await expectOffline(page)
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Chloroplasts' })).toBeChecked()
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/14:\d\d/)
  await answerThird(page)
  await untilAnswerIsKept(page, 'osmosis')
  await page.reload()
  await expect(page.getByRole('button', { name: '0 unanswered' })).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('Score 3 out of 3')).toBeVisible()
})

test('one question a page goes on without a network, and all that was left meanwhile arrives', async ({
  page,
  context,
  startQuiz,
}) => {
  await startQuiz(page, { settings: { pages: 'forward-only' } })
  await answerFirst(page)
  await expectSaved(page)
  await untilKeptOnDevice(page)
  await context.setOffline(true)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await answerSecond(page)
  await next.click()
  await answerThird(page)
  await expectOffline(page)
  await untilAnswerIsKept(page, 'osmosis')
  await page.reload()

  await expect(page.getByText('Question 3 of 3', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Question 3:/ })).toHaveValue('osmosis')
  await expectOffline(page)
  await context.setOffline(false)
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('Score 3 out of 3')).toBeVisible()
})

test('after a reload without a network the clock is set right as soon as the server answers', async ({
  page,
  server,
  startQuiz,
}) => {
  await startQuiz(page)
  await untilKeptOnDevice(page)
  await untilQuizIsKept(page)
  await page.clock.install()
  await server.stop()
  await page.reload()
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/14:\d\d/)
  await expectOffline(page)
  await server.start()
  await server.advance(5 * 60_000)
  await untilSavedAgain(page)
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/9:\d\d/)
})

test('logging out takes the quiz off the device', async ({ page, context, startQuiz }) => {
  const quiz = await startQuiz(page)
  await untilKeptOnDevice(page)
  await answerFirst(page)
  await expectSaved(page)
  await untilQuizIsKept(page)
  await page.getByRole('link', { name: 'Daniel Reyes' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await untilQuizIsKept(page, false)
  await context.setOffline(true)
  await page.goto(`/quiz/${quiz._id}`)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('radio')).toHaveCount(0)
})

const screens = {
  student: [
    ['/profile', 'Your results could not be loaded.'],
    ['/quiz/some-quiz', 'Failed to load quiz.'],
    ['/quiz/some-quiz/result', 'Something went wrong while loading quiz result.'],
  ],
  educator: [
    ['/my-quizzes', 'Your quizzes could not be loaded'],
    ['/my-quizzes/some-quiz', 'The students could not be loaded'],
    ['/edit-quiz/some-quiz', 'Failed to load questions.'],
    ['/finalize-quiz/some-quiz', 'Failed to fetch secret code.'],
  ],
} as const

for (const role of ['student', 'educator'] as const) {
  test(`the screens of ${role}s open without a network and say what is the matter`, async ({
    page,
    context,
    student,
    educator,
    signIn,
  }) => {
    await signIn(page, { student, educator }[role], '/')
    await untilKeptOnDevice(page)
    await context.setOffline(true)
    for (const [path, says] of screens[role]) {
      await page.goto(path)
      await expect(page.getByText(says)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    }
  })
}
