import { saveAnswers } from '@quizly/contract'
import { api, beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('an educator reads a student’s answers, goes on to the next, and accepts what came too late', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { timeLimit: 1 })
  await takeQuiz(server.url, await createAccount(server.url, 'student', 'Zoë Last'), quiz)
  const { attempt, questions } = await beginQuiz(server.url, student, quiz)
  await server.advance(80_000)
  const late = api(server.url, saveAnswers, {
    token: student.token,
    params: { attemptId: attempt._id },
    body: { changes: [{ questionId: questions[0]?._id, selectedOption: 'Mitochondrion', age: 30_000 }] },
  })
  await expect(late).rejects.toThrow('409')

  await signIn(page, educator)
  await page.goto(`/my-quizzes/${quiz._id}`)
  await page.getByRole('link', { name: 'Decide about late answers of Daniel Reyes' }).click()
  const answers = page.getByRole('list', { name: 'Answers' })
  const first = answers.getByRole('listitem').first()
  await expect(first).toContainText('Skipped')
  await expect(first).toContainText('Mitochondrion')
  const waiting = page.getByRole('region', { name: '1 answer came too late' })
  await expect(waiting.getByRole('row').nth(1)).toContainText('Mitochondrion')
  // The clock jumps here. To a server with a running attempt such a jump looks like an outage.
  const reason = /It came after the time was over|The server was away/
  await expect(waiting.getByRole('row').nth(1)).toContainText(reason)
  await expect(page.getByText('Score 0 out of 3')).toBeVisible()

  await waiting.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Score history' })).toContainText('from 0 / 3 to 1 / 3')
  await expect(first.getByText('Correct', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Question 1, correct' })).toBeVisible()
  const table = await answers.boundingBox()
  const history = await page.getByRole('heading', { name: 'Score history' }).boundingBox()
  expect((history?.y ?? 0) - (table ? table.y + table.height : 0), 'room above the history').toBeGreaterThan(
    24,
  )

  await page.getByRole('link', { name: 'Next: Zoë Last' }).click()
  await expect(page.getByRole('heading', { name: 'Zoë Last' })).toBeVisible()
  await page.getByRole('link', { name: 'Previous: Daniel Reyes' }).click()
  await expect(page.getByRole('heading', { name: 'Daniel Reyes' })).toBeVisible()
})
