import { eventsType, saveAnswers } from '@quizly/contract'
import type { Route } from '@playwright/test'
import { expectStateAccessible } from '../../accessible.ts'
import { holding } from '../../answering.ts'
import { admit, api, beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

// Playwright does not see every request of a page that has a service worker, and these journeys hold requests back.
test('an educator watches a class: who is in, how far they are, and who is done (T31)', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Forces and Motion' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  await page.getByRole('navigation', { name: 'Quiz' }).getByRole('link', { name: 'Live' }).click()
  await expect(page.getByRole('heading', { name: 'No student has joined yet' })).toBeVisible()
  await expect(page.getByText(quiz.secretCode)).toHaveCount(2)
  await page.getByRole('button', { name: 'Copy code', exact: true }).click()

  const { attempt, questions } = await beginQuiz(student, quiz)
  const table = page.getByRole('table', { name: 'Students taking this quiz now' })
  const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect(rowOf('Daniel Reyes')).toContainText('Working')
  await expect(rowOf('Daniel Reyes')).toContainText('0 of 3')
  await expect(rowOf('Daniel Reyes')).toContainText(/1[0-5]:\d\d/)

  const changes = [{ questionId: questions[0]?._id, selectedOption: 'Nucleus' }]
  const params = { attemptId: attempt._id }
  await api(student, saveAnswers, { params, body: { changes } })
  await expect(rowOf('Daniel Reyes')).toContainText('1 of 3')
  await expect(rowOf('Daniel Reyes')).toContainText(/saved \d+ s ago/)

  const mei = await createAccount(server.url, 'student', 'Mei Lin')
  await admit(mei, quiz)
  await expect(rowOf('Mei Lin')).toContainText('Joined, not started')
  // Who has not started may need somebody.
  await expect(table.getByRole('row').nth(1)).toContainText('Mei Lin')

  const noor = await createAccount(server.url, 'student', 'Noor Haddad')
  await takeQuiz(noor, quiz)
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
  const quiz = await createReadyQuiz(educator)
  const { attempt, questions } = await beginQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/live`)
  const table = page.getByRole('table', { name: 'Students taking this quiz now' })
  const names = table.getByRole('rowheader')
  await expect(names).toHaveText(['Daniel Reyes'])
  await table.hover()
  await admit(await createAccount(server.url, 'student', 'Mei Lin'), quiz)
  await expect(names).toHaveText(['Daniel Reyes', 'Mei Lin'])
  await page.mouse.move(0, 0)
  const changes = [{ questionId: questions[0]?._id, selectedOption: 'Nucleus' }]
  const params = { attemptId: attempt._id }
  await api(student, saveAnswers, { params, body: { changes } })
  await expect(names).toHaveText(['Mei Lin', 'Daniel Reyes'])

  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/live')) requests += 1
  })
  await page.getByRole('button', { name: 'Pause updates' }).click()
  await expect(page.getByText('Updates are paused.')).toBeVisible()
  requests = 0
  await admit(await createAccount(server.url, 'student', 'Noor Haddad'), quiz)
  await page.getByRole('button', { name: 'Resume updates' }).click()
  await expect(names).toHaveCount(3)
  expect(requests).toBe(1)
})

test('without a connection it keeps what it knows, says so, and goes on by itself', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, educator)
  const address = `**/api/quiz/${quiz._id}/live`
  const isStream = (route: Route) => route.request().headers().accept === eventsType
  await page.route(address, (route) => (isStream(route) ? route.abort() : route.fallback()))
  const cutOff = (route: Route) => route.abort()
  await page.route(address, cutOff)
  await page.goto(`/my-quizzes/${quiz._id}/live`)
  await expect(
    page.getByRole('heading', { name: 'Who is taking the quiz could not be loaded' }),
  ).toBeVisible()
  await page.unroute(address, cutOff)
  await page.getByRole('button', { name: 'Try again' }).click()
  const table = page.getByRole('table', { name: 'Students taking this quiz now' })
  await expect(table.getByRole('rowheader')).toHaveText(['Daniel Reyes'])
  await page.route(address, cutOff)
  const notice = page.getByText('The server could not be reached')
  await expect(notice).toBeVisible()
  await expect(table.getByRole('rowheader')).toHaveText(['Daniel Reyes'])
  await page.unroute(address, cutOff)
  await expect(notice).toHaveCount(0)
})

test('a stranger’s quiz is not there', async ({ page, server, educator, signIn }) => {
  const stranger = await createAccount(server.url, 'admin')
  const quiz = await createReadyQuiz(stranger)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/live`)
  await expect(page.getByRole('heading', { name: 'Quiz not found.' })).toBeVisible()
})

test('more time reaches a running quiz at once, and both timelines tell it (T148)', async ({
  browser,
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await signIn(theirs, student)
  const connected = theirs.waitForResponse('**/clock')
  await theirs.goto(`/quiz/${quiz._id}`)
  await expect(theirs.getByRole('timer', { name: 'Time left' })).toHaveText(/^1[0-5]:/)
  await connected

  await signIn(page, educator, `/my-quizzes/${quiz._id}/live`)
  const table = page.getByRole('table', { name: 'Students taking this quiz now' })
  await table.getByRole('button', { name: 'Extra time for Daniel Reyes' }).click()
  await page.getByRole('menuitem', { name: '+ 5 minutes' }).click()
  await Promise.all([
    expect(page.getByText('Daniel Reyes has 5 more minutes.')).toBeVisible(),
    expect(theirs.getByRole('status').filter({ hasText: 'You have 5 more minutes.' })).toBeVisible(),
  ])
  await expect(theirs.getByRole('timer', { name: 'Time left' })).toHaveText(/^(1[6-9]|20):/)
  await expect(table.getByRole('row').nth(1)).toContainText(/(1[6-9]|20):\d\d/)

  await page.getByRole('button', { name: 'Extra time for all' }).click()
  await page.getByRole('menuitem', { name: 'Other…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extra time for all' })
  await dialog.getByRole('button', { name: 'Give extra time' }).click()
  await expect(dialog.getByText('Enter whole minutes, from 1 to 1,440.')).toBeVisible()
  await expectStateAccessible(page)
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Fire drill')
  await dialog.getByRole('button', { name: 'Give extra time' }).click()
  await expect(theirs.getByText('You have 1 more minute.')).toBeVisible()

  await theirs.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await theirs.getByRole('button', { name: 'Submit now' }).click()
  await expect(theirs.getByText(/Score 0 out of 3/)).toBeVisible()
  await theirs.getByText('Timeline').click()
  await expect(theirs.getByRole('list', { name: 'Timeline' })).toContainText('More time was given: 5 minutes')
  await page.goto(`/my-quizzes/${quiz._id}/students/${student.user._id}`)
  await page.getByText('Timeline', { exact: true }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('More time was given: 1 minute')

  // Once submitted, it can be opened again.
  await page.goto(`/my-quizzes/${quiz._id}/live`)
  await table.getByRole('button', { name: 'Reopen attempt of Daniel Reyes' }).click()
  await page.getByRole('menuitem', { name: '+ 10 minutes' }).click()
  // What was left at the submission is left again.
  await expect(page.getByText(/^Daniel Reyes can continue for (2[6-9]|3[01]) minutes\./)).toBeVisible()
  await theirs.goto(`/quiz/${quiz._id}`)
  await expect(theirs.getByRole('timer', { name: 'Time left' })).toBeVisible()
  await expect(table.getByRole('row').nth(1)).toContainText('Working')
  await context.close()
})

test('time that could not be given can be given again, and is given once', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/live`)
  // The server gives it, and the reply is lost.
  await page.route('**/grants', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Extra time for Daniel Reyes' }).click()
  await page.getByRole('menuitem', { name: '+ 10 minutes' }).click()
  await expect(page.getByText('The time could not be given')).toBeVisible()
  await page.unroute('**/grants')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Daniel Reyes has 10 more minutes.')).toBeVisible()
  const row = page.getByRole('table', { name: 'Students taking this quiz now' }).getByRole('row').nth(1)
  await expect(row).toContainText(/2[0-5]:\d\d/)
})

test('students who were cut off together are named, and get their time back by one click', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  const connect = async (token: string, attemptId: string) => {
    const controller = new AbortController()
    const headers = { accept: eventsType, authorization: `Bearer ${token}` }
    const { signal } = controller
    const { body } = await fetch(`${server.url}/api/attempts/${attemptId}/clock`, { headers, signal })
    await body?.getReader().read()
    return () => controller.abort()
  }
  const students = []
  for (const name of ['Mei Lin', 'Noor Haddad', 'Daniel Reyes', 'Uma Patel']) {
    const account = await createAccount(server.url, 'student', name)
    const { attempt } = await beginQuiz(account, quiz)
    const leave = await connect(account.token, attempt._id)
    students.push({ leave, back: () => connect(account.token, attempt._id) })
  }
  await signIn(page, educator, `/my-quizzes/${quiz._id}/live`)
  const table = page.getByRole('table', { name: 'Students taking this quiz now' })
  await expect(table.getByText('Working')).toHaveCount(4)
  const cutOff = students.slice(0, 3)
  for (const { leave } of cutOff) leave()
  // Whoever is noticed only after this step has still left together with the others.
  await server.advance(11_000)
  await expect(table.getByText(/Offline for/)).toHaveCount(3)
  await server.advance(150_000)
  const notice = page.getByRole('region', { name: 'Cut off together' })
  await expect(notice).toContainText('3 students have been cut off since')
  await expect(notice).toContainText('Daniel Reyes, Mei Lin, Noor Haddad')
  await expect(table.getByText(/Offline for [23]:\d\d/)).toHaveCount(3)
  for (const { back } of cutOff) await back()
  await expect(notice).toContainText(/were cut off .* Give them 3 minutes\?/)
  await expectStateAccessible(page)
  await notice.getByRole('button', { name: 'Give them 3 minutes' }).click()
  await expect(page.getByText('3 students got 3 more minutes.')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('an educator ends the quiz for everyone: the running page says so, hands over what it has, and shows the result (T149)', async ({
  browser,
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await signIn(theirs, student)
  const connected = theirs.waitForResponse('**/clock')
  await theirs.goto(`/quiz/${quiz._id}`)
  await expect(theirs.getByRole('timer', { name: 'Time left' })).toHaveText(/^1[0-5]:/)
  await connected

  await signIn(page, educator, `/my-quizzes/${quiz._id}/live`)
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'End for everyone' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('1 student is working.')
  await expect(dialog.getByRole('button', { name: 'Keep going' })).toBeFocused()
  await expectStateAccessible(page)
  // This answer has not left the device when the quiz ends.
  await theirs.route('**/answers', (route) => route.abort())
  await theirs.getByRole('radio', { name: 'Nucleus' }).check()
  await holding(theirs, '**/api/results/submit', async () => {
    await dialog.getByRole('button', { name: 'End for everyone' }).click()
    await Promise.all([
      expect(page.getByText('The quiz has ended for 1 student and is closed.')).toBeVisible(),
      expect(theirs.getByRole('alertdialog', { name: 'Your teacher has ended the quiz.' })).toBeVisible(),
    ])
  })
  await expect(theirs.getByText(/^Your teacher ended the quiz at \d\d:\d\d\./)).toBeVisible()
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Your answer' }).first()).toContainText(
    'Nucleus',
  )
  await expect(page.getByRole('button', { name: 'Reopen quiz' })).toBeVisible()
  await page.getByRole('link', { name: 'Students' }).click()
  const row = page.getByRole('row', { name: /Daniel Reyes/ })
  await expect(row).toContainText('Ended for everyone')
  await row.getByRole('link', { name: 'Daniel Reyes' }).click()
  await expect(page.getByText('ended for everyone')).toBeVisible()
  await context.close()
})
