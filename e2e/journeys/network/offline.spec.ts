import { login } from '@quizly/contract'
import { api } from '../../api.ts'
import { holding } from '../../answering.ts'
import { untilAnswerIsKept, untilQuizIsKept } from '../../device-storage.ts'
import {
  answerFirst,
  answerSecond,
  answerThird,
  expectOffline,
  expectSaved,
  resultOf,
  submit,
  untilKeptOnDevice,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const saves = '**/api/attempts/*/answers'

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
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/1[34]:\d\d/)
  await answerThird(page)
  await untilAnswerIsKept(page, 'osmosis')
  await page.addInitScript(() => {
    const real = Date.now
    Date.now = () => real() + 3_600_000
  })
  await page.reload()
  await expect(page.getByText('The time left may be wrong until you are online again.')).toBeVisible()
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

test('logging out in a second tab sends what waits in the first, and takes the quiz off the device', async ({
  page,
  context,
  server,
  student,
  signIn,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  await untilKeptOnDevice(page)
  const second = await context.newPage()
  await signIn(second, student, '/profile')
  await page.route(saves, (route) => route.abort())
  await answerThird(page)
  await expectOffline(page)
  await untilQuizIsKept(page)
  await second.getByRole('button', { name: 'Account menu' }).click()
  const saved = second.waitForResponse(saves)
  await holding(second, '**/api/auth/logout', async () => {
    await second.getByRole('menuitem', { name: 'Logout' }).click()
    expect((await saved).status()).toBe(200)
  })
  await expect(second.getByRole('link', { name: 'Login' })).toBeVisible()
  await untilQuizIsKept(second, false)
  await context.setOffline(true)
  await second.goto(`/quiz/${quiz._id}`)
  await expect(second).toHaveURL('/login')
  await expect(second.getByRole('radio')).toHaveCount(0)
  await context.setOffline(false)
  await server.advance(16 * 60_000)
  const body = { email: student.user.email, password: student.password, remember: false }
  const { token } = await api<{ token: string }>(server, login, { body })
  expect((await resultOf({ ...student, token }, quiz)).score).toBe(1)
})

test('an educator’s screens open without a network and say what is the matter', async ({
  page,
  context,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/')
  await untilKeptOnDevice(page)
  await context.setOffline(true)
  for (const [path, says] of [
    ['/my-quizzes', 'Your quizzes could not be loaded'],
    ['/my-quizzes/some-quiz', 'The students could not be loaded'],
    ['/edit-quiz/some-quiz', 'Failed to load questions.'],
    ['/finalize-quiz/some-quiz', 'Failed to fetch secret code.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(says)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  }
})
