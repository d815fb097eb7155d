import { untilQuizIsKept } from '../../device-storage.ts'
import {
  answerFirst,
  answerThird,
  expectOffline,
  expectSaved,
  resultOf,
  submit,
  untilKeptOnDevice,
  reloadOffline,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

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
