import { untilQuizIsKept } from '../../device-storage.ts'
import {
  answerFirst,
  answerThird,
  expectOffline,
  expectSaved,
  passTime,
  resultOf,
  submit,
  untilKeptOnDevice,
  reloadOffline,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const minute = 60_000
const notYet = 'Not submitted yet: you are offline. It is sent when you reconnect.'

test('submitted while offline: it is kept, said, outlives a reload and is sent by itself', async ({
  page,
  context,
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
  await reloadOffline(page)
  await expect(page.getByRole('alertdialog')).toContainText(notYet)
  await context.setOffline(false)
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  expect((await resultOf(student, quiz)).score).toBe(2)
})

test('who has submitted while offline can go back and change an answer', async ({
  page,
  context,
  startQuiz,
}) => {
  await startQuiz(page)
  await untilKeptOnDevice(page)
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
  await reloadOffline(page)
  await expect(timesUp).toContainText('You are offline. Your answers are safe on this device')
  await context.setOffline(false)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})
