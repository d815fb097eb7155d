import { holding } from '../../answering.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import {
  answerFirst,
  answerSecond,
  answerThird,
  expectOffline,
  expectSaved,
  passTime,
  resultOf,
  submit,
  writtenAnswer,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const minute = 60_000
const day = 24 * 60 * minute
const alsoOpen = 'This quiz is also open in another tab. Both save the same answers.'

test('a tab is killed in mid-quiz and opened again: nothing that was given is gone', async ({
  page,
  context,
  server,
  student,
  signIn,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  await answerFirst(page)
  await expectSaved(page)
  await context.setOffline(true)
  await answerSecond(page)
  await expectOffline(page)
  await untilAnswerIsKept(page, 'Chloroplasts')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  await server.advance(4 * minute)

  // A browser gives a reopened tab the session storage that it had.
  const again = await context.newPage()
  await signIn(again, student, `/quiz/${quiz._id}`)
  await expectSaved(again)
  await expect(again.getByRole('button', { name: '1 unanswered' })).toBeVisible()
  await expect(again.getByRole('timer', { name: 'Time left' })).toContainText(/10:\d\d|11:00/)
  await server.advance(12 * minute)
  expect((await resultOf(student, quiz)).score).toBe(2)
})

test('two tabs answer at once: the second says so, and both lead to one result', async ({
  page,
  context,
  student,
  signIn,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page)
  await expect(page.getByText(alsoOpen)).toBeHidden()
  const second = await context.newPage()
  await signIn(second, student, `/quiz/${quiz._id}`)
  await expect(second.getByText(alsoOpen)).toBeVisible()
  await expect(page.getByText(alsoOpen)).toBeVisible()

  await Promise.all([answerFirst(page), answerSecond(second)])
  await answerThird(second)
  await expect(writtenAnswer(page)).toHaveValue('osmosis')
  await expect(second.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await Promise.all([expectSaved(page), expectSaved(second)])
  await second.close()
  await page.clock.runFor(10_000)
  await expect(page.getByText(alsoOpen)).toBeHidden()
  await submit(page)
  await expect(page.getByText('Score 3 out of 3')).toBeVisible()
})

test('the quiz goes on at another device, and what was given at both counts', async ({
  page,
  browser,
  student,
  signIn,
  startQuiz,
  server,
}) => {
  const quiz = await startQuiz(page)
  await answerFirst(page)
  await expectSaved(page)
  const other = await browser.newContext({ baseURL: server.url })
  const device = await other.newPage()
  await signIn(device, student)
  await device.clock.install()
  await device.goto(`/quiz/${quiz._id}`)
  await expect(device.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await answerSecond(device)
  await expectSaved(device)
  await answerThird(page)
  await expectSaved(page)
  // Submits before this device has heard of the third answer. While its clock stands still it waits without
  // end.
  await device.clock.pauseAt(Date.now() + minute)
  await holding(device, '**/api/quiz/*', async () => {
    await submit(device)
    await expect(device.getByRole('button', { name: 'Submitting…' })).toBeVisible()
  })
  await expect(device.getByText('Score 3 out of 3')).toBeVisible()
  await other.close()
})

test('a device whose clock goes a day ahead, then a day behind, has the time that the server gives', async ({
  page,
  server,
  startQuiz,
}) => {
  await page.clock.install({ time: Date.now() + day })
  await startQuiz(page, { timeLimit: 2 })
  const clock = page.getByRole('timer', { name: 'Time left' })
  await expect(clock).toContainText(/1:\d\d|2:00/)
  await answerFirst(page)
  await expectSaved(page)
  await page.clock.setSystemTime(Date.now() - day)
  await passTime(page, server, minute)
  await expect(clock).toContainText(/0:\d\d|1:00/)
  await answerSecond(page)
  await expectSaved(page)
  await passTime(page, server, minute)
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
})
