import { giveExtraTime } from '@quizly/contract'
import { type Account, api, type TestQuiz } from '../../api.ts'
import {
  answerFirst,
  answerSecond,
  answerThird,
  endTime,
  expectSaved,
  submit,
  untilKeptOnDevice,
  reloadOffline,
} from '../../running-attempt.ts'
import { untilQuizIsKept } from '../../device-storage.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

function give(educator: Account, { user }: Account, { _id: quizId }: TestQuiz) {
  const body = { _id: 'five', reach: 'student', userId: user._id, minutes: 5 }
  return api(educator, giveExtraTime, { params: { quizId }, body })
}

test('a page that was locked at zero is still locked after a reload without a network, and asks when it is back', async ({
  page,
  context,
  server,
  educator,
  student,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page, { timeLimit: 1 })
  await untilKeptOnDevice(page)
  await answerFirst(page)
  await expectSaved(page)
  await untilQuizIsKept(page)
  await context.setOffline(true)
  await server.stopClock(true)
  await endTime(page, server, student, quiz)
  const timesUp = page.getByRole('alertdialog', { name: "Time's up! Submitting your quiz." })
  await expect(timesUp).toContainText('You are offline.')
  await give(educator, student, quiz)
  await server.stopClock(false)
  await reloadOffline(page)
  await expect(timesUp).toContainText('You are offline.')
  await expect(page.locator('input[type=radio]').first()).toBeDisabled()
  const submissions: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/results/submit') && submissions.push(sent.url()))
  await context.setOffline(false)
  await expect(timesUp).toBeHidden()
  await expect(page.getByText('You have 5 more minutes.')).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/[2-5]:\d\d/)
  await answerSecond(page)
  await answerThird(page)
  await expectSaved(page)
  expect(submissions).toEqual([])
  await submit(page)
  await expect(page.getByText('Score 3 out of 3')).toBeVisible()
})
