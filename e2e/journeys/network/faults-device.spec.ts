import {
  answerFirst,
  answerSecond,
  answerThird,
  expectSaved,
  submit,
  writtenAnswer,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const alsoOpen = 'This quiz is also open in another tab. Both save the same answers.'

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
