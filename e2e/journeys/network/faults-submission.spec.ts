import { createReadyQuiz, admit } from '../../api.ts'
import { untilQuizIsKept } from '../../device-storage.ts'
import {
  answerFirst,
  answerThird,
  expectOffline,
  expectSaved,
  passTime,
  resultOf,
  submit,
  test,
  untilKeptOnDevice,
} from '../../running-attempt.ts'
import { expect } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const minute = 60_000
const notYet = 'Not submitted yet: you are offline. It is sent when you reconnect.'

test('submitted while offline: it is kept, said, outlives a reload and is sent by itself', async ({
  page,
  context,
  server,
  student,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  await untilKeptOnDevice(page)
  await answerFirst(page)
  await expectSaved(page)
  await untilQuizIsKept(page)
  await context.setOffline(true)
  await answerThird(page)
  await expectOffline(page)
  await submit(page)
  await expect(page.getByRole('alertdialog')).toContainText(notYet)
  await page.reload()
  await expect(page.getByRole('alertdialog')).toContainText(notYet)
  await context.setOffline(false)
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  expect((await resultOf(server, student, quiz)).score).toBe(2)
})

test('who has submitted while offline can go back and change an answer', async ({
  page,
  context,
  startQuiz,
}) => {
  await startQuiz(page)
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'Ribosome' }).check()
  await submit(page)
  await expect(page.getByRole('alertdialog')).toContainText(notYet)
  await page.getByRole('button', { name: 'Go back to the quiz' }).click()
  await answerFirst(page)
  await context.setOffline(false)
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})

test('the time runs out while offline: it is said through a reload, and the submission follows', async ({
  page,
  context,
  server,
  startQuiz,
}) => {
  await page.clock.install()
  await startQuiz(page, { timeLimit: 1 })
  await untilKeptOnDevice(page)
  await answerFirst(page)
  await expectSaved(page)
  await untilQuizIsKept(page)
  await context.setOffline(true)
  await passTime(page, server, minute)
  const timesUp = page.getByRole('alertdialog', { name: "Time's up! Submitting your quiz." })
  await expect(timesUp).toContainText('You are offline. Your answers are safe on this device')
  await page.reload()
  await expect(timesUp).toContainText('You are offline. Your answers are safe on this device')
  await context.setOffline(false)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})

test('that the time is up can be read for two seconds, however fast the server is', async ({
  page,
  server,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page, { timeLimit: 1 })
  const submitted = page.waitForResponse('**/api/results/submit')
  await server.advance(minute)
  await page.clock.pauseAt(Date.now() + 2 * minute)
  await submitted
  const timesUp = page.getByRole('alertdialog', { name: "Time's up! Submitting your quiz." })
  await expect(timesUp).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(timesUp).toBeVisible()
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(`/quiz/${quiz._id}/result`)
})

test('45 answers of the greatest length, given while offline, are submitted in parts', async ({
  page,
  context,
  server,
  educator,
  student,
  signIn,
}) => {
  const count = 45
  const questions = Array.from({ length: count }, (_, i) => ({
    text: `Essay ${i + 1}`,
    type: 'write',
    options: [],
    correctAnswers: ['x'],
  }))
  const quiz = await createReadyQuiz(server.url, educator, { questions })
  await admit(server.url, student, quiz)
  await signIn(page, student)
  await page.goto(`/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('textbox')).toHaveCount(count)
  await context.setOffline(true)
  const essay = '漢'.repeat(10_000)
  for (let i = 1; i <= count; i += 1) {
    await page.getByRole('textbox', { name: `Question ${i}: Essay ${i}`, exact: true }).fill(essay)
  }
  await submit(page)
  await expect(page.getByRole('alertdialog')).toContainText(notYet)
  await context.setOffline(false)
  await expect(page.getByText(`Score 0 out of ${count}`)).toBeVisible()
  const { answers } = await resultOf(server, student, quiz)
  expect(answers.every(({ selectedOption }) => selectedOption === essay)).toBe(true)
})
