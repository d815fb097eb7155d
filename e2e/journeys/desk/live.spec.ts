import { saveAnswers } from '@quizly/contract'
import { admit, api, beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

// Playwright does not see every request of a page that has a service worker, and these journeys hold requests back.
test.use({ serviceWorkers: 'block' })

test('an educator watches a class: who is in, how far they are, and who is done', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator, { title: 'Forces and Motion' })
  await signIn(page, educator)
  await page.goto(`/my-quizzes/${quiz._id}`)
  await page.getByRole('navigation', { name: 'Quiz' }).getByRole('link', { name: 'Live' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody has entered this quiz yet' })).toBeVisible()
  await expect(page.getByText(quiz.secretCode)).toBeVisible()
  await page.getByRole('button', { name: 'Copy code' }).click()

  const { attempt, questions } = await beginQuiz(server.url, student, quiz)
  const table = page.getByRole('table', { name: 'Students taking this quiz now' })
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect(rowOf('Daniel Reyes')).toContainText('Working')
  await expect(rowOf('Daniel Reyes')).toContainText('0 of 3')
  await expect(rowOf('Daniel Reyes')).toContainText(/1[45]:\d\d/)

  const changes = [{ questionId: questions[0]?._id, selectedOption: 'Nucleus' }]
  const params = { attemptId: attempt._id }
  await api(server.url, saveAnswers, { token: student.token, params, body: { changes } })
  await expect(rowOf('Daniel Reyes')).toContainText('1 of 3')
  await expect(rowOf('Daniel Reyes')).toContainText(/saved \d+ s ago/)

  const mei = await createAccount(server.url, 'student', 'Mei Lin')
  await admit(server.url, mei, quiz)
  await expect(rowOf('Mei Lin')).toContainText('Opened, not started')
  // Who has not started may need somebody.
  await expect(table.getByRole('row').nth(1)).toContainText('Mei Lin')

  const noor = await createAccount(server.url, 'student', 'Noor Haddad')
  await takeQuiz(server.url, noor, quiz)
  await expect(rowOf('Noor Haddad')).toContainText('Submitted')
  await expect(page.getByRole('definition')).toHaveText(['3', '1', '0', '1', '1'])
})

test('rows keep their places under the pointer and the focus, and updates can be paused', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator)
  await beginQuiz(server.url, student, quiz)
  await signIn(page, educator)
  await page.goto(`/my-quizzes/${quiz._id}/live`)
  const table = page.getByRole('table', { name: 'Students taking this quiz now' })
  const names = table.getByRole('rowheader')
  await expect(names).toHaveText(['Daniel Reyes'])
  await table.hover()
  await admit(server.url, await createAccount(server.url, 'student', 'Mei Lin'), quiz)
  await expect(names).toHaveText(['Daniel Reyes', 'Mei Lin'])
  await page.mouse.move(0, 0)
  await expect(names).toHaveText(['Mei Lin', 'Daniel Reyes'])

  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/live')) asked += 1
  })
  await page.getByRole('button', { name: 'Pause updates' }).click()
  await expect(page.getByText('Updates are paused.')).toBeVisible()
  const timeLeft = await table.getByRole('row').nth(2).getByRole('cell').last().textContent()
  asked = 0
  await admit(server.url, await createAccount(server.url, 'student', 'Noor Haddad'), quiz)
  await page.getByRole('button', { name: 'Resume updates' }).click()
  await expect(names).toHaveCount(3)
  expect(asked).toBe(1)
  expect(timeLeft).toMatch(/^\d+:\d\d$/)
})

test('without a connection it keeps what it knows, says so, and goes on by itself', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(server.url, educator)
  await beginQuiz(server.url, student, quiz)
  await signIn(page, educator)
  const address = `**/api/quiz/${quiz._id}/live`
  await page.route(address, (route) => route.abort())
  await page.goto(`/my-quizzes/${quiz._id}/live`)
  await expect(
    page.getByRole('heading', { name: 'Who is taking the quiz could not be loaded' }),
  ).toBeVisible()
  await page.unroute(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  const table = page.getByRole('table', { name: 'Students taking this quiz now' })
  await expect(table.getByRole('rowheader')).toHaveText(['Daniel Reyes'])
  await page.route(address, (route) => route.abort())
  const notice = page.getByText('The server could not be reached')
  await expect(notice).toBeVisible()
  await expect(table.getByRole('rowheader')).toHaveText(['Daniel Reyes'])
  await page.unroute(address)
  await expect(notice).toHaveCount(0)
})

test('a stranger’s quiz is not there', async ({ page, server, educator, signIn }) => {
  const stranger = await createAccount(server.url, 'admin')
  const quiz = await createReadyQuiz(server.url, stranger)
  await signIn(page, educator)
  await page.goto(`/my-quizzes/${quiz._id}/live`)
  await expect(page.getByRole('heading', { name: 'Quiz not found.' })).toBeVisible()
})
