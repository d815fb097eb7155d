import { getQuizSettings, listQuizzes, type QuizSettings } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { changeSettings, admit, api, beginQuiz, createAccount, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ timezoneId: 'Europe/Zurich' })

const hourMs = 3_600_000

const start = (page: Page) => page.getByRole('button', { name: 'Start Quiz' })

test('an educator sets when a quiz opens, also where the clocks are changed, and a student sees when and how long that is', async ({
  browser,
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Forces and Motion' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const form = page.getByRole('form', { name: 'Settings' })
  const opens = form.getByLabel('Opens')
  await expect(
    form.getByText(/Leave empty to open straight away\. Your time zone: Europe\/Zurich \(UTC\+\d\)/),
  ).toBeVisible()

  // The clocks go forward from 2:00 to 3:00.
  await opens.fill('2031-03-30T02:30')
  await page.keyboard.press('Enter')
  const problem =
    'On 30 March 2031 the clocks go forward from 02:00 to 03:00, so there is no 02:30. Choose another time.'
  await expect(page.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
  await expect(opens).toHaveAccessibleDescription(new RegExp(problem.replaceAll('.', String.raw`\.`)))

  // They go back from 3:00 to 2:00.
  await opens.fill('2031-10-26T02:30')
  await form
    .getByRole('group', { name: 'The clocks go back then. Which 02:30?' })
    .getByText('The second (UTC+1)')
    .click()
  await form.getByLabel('Closes').fill('2031-10-25T10:00')
  await form.getByRole('button', { name: 'Save settings' }).click()
  await expect(form.getByLabel('Closes')).toHaveAccessibleDescription(/The quiz would close before it opens/)
  await form.getByLabel('Closes').fill('2031-10-27T10:00')
  await form.getByText('Everyone stops', { exact: true }).click()
  await expect(form.getByText('Students can start from 26 October 2031, 02:30 on.')).toBeVisible()
  await form.getByRole('button', { name: 'Save settings' }).click()
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible()
  const params = { quizId: quiz._id }
  const settings = await api<QuizSettings>(educator, getQuizSettings, { params })
  expect(settings).toMatchObject({
    opensAt: '2031-10-26T01:30:00.000Z',
    closesAt: '2031-10-27T09:00:00.000Z',
    everyoneStops: true,
  })
  await expect(page.locator('.quiz-head')).toContainText('Closed until 26 October 2031, 02:30')

  await admit(student, quiz)
  const taking = await (
    await browser.newContext({ baseURL: server.url, timezoneId: 'Asia/Kathmandu' })
  ).newPage()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  const notice = /This quiz opens on 26 October 2031, 07:15 \(your time, Asia\/Kat[hm]*andu\)\./
  await expect(taking.getByText(notice)).toBeVisible()
  await expect(taking.getByRole('timer')).toHaveText(/^Opens in [\d,]+ days$/)
  await expect(start(taking)).toHaveCount(0)

  await page.getByRole('button', { name: 'Open now' }).click()
  await expect(page.locator('.quiz-head')).toContainText('Open until 27 October 2031, 10:00')
  await taking.reload()
  await expect(taking.getByText('The quiz ends for everyone then, even if you have time left.')).toBeVisible()
  await start(taking).click()
  await expect(taking.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
})

test('a student who waits can start as soon as the quiz opens, and after its closing nobody can', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  const { quizzes } = await api<{ quizzes: { createdAt: string }[] }>(educator, listQuizzes, {})
  const now = Date.parse(quizzes[0]?.createdAt ?? '')
  const [opensAt, closesAt] = [2 * hourMs, 4 * hourMs].map((ms) => new Date(now + ms).toISOString())
  await changeSettings(educator, quiz, { opensAt, closesAt })
  await admit(student, quiz)
  await page.clock.install()
  await signIn(page, student, `/quiz/${quiz._id}`)
  const notice = page.getByRole('region', { name: 'When you can start' })
  await expect(notice).toContainText(/This quiz opens on .*Opens in 1 hour 5\d minutes/)
  // Nothing but the notice counts down, and it stands before everything else.
  await expect(page.getByRole('timer')).toHaveCount(1)
  await expect(page.locator('main h1')).toBeVisible()
  const [top, title] = [await notice.boundingBox(), await page.locator('main h1').boundingBox()]
  expect(top?.y).toBeLessThan(title?.y ?? 0)
  await page.clock.fastForward(1.5 * hourMs)
  await expect(page.getByRole('timer')).toHaveText(/^Opens in 2\d:\d\d$/)
  await expect(start(page)).toHaveCount(0)

  await server.advance(2 * hourMs)
  await page.clock.fastForward(0.5 * hourMs)
  await expect(start(page)).toBeVisible()
  await expect(page.getByText(/You can start until .*: 1 hour 5\d minutes left\./)).toBeVisible()
  await server.advance(2 * hourMs)
  await page.clock.fastForward(2 * hourMs)
  await expect(
    page.getByText(/This quiz closed on .* Ask your teacher if you still need to take it\./),
  ).toBeVisible()
  await expect(start(page)).toHaveCount(0)
})

test('results are shown as far as the educator wants, and when they are given out', async ({
  browser,
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await changeSettings(educator, quiz, { resultRelease: 'score-only' })
  await takeQuiz(student, quiz)
  const reading = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(reading, student, `/quiz/${quiz._id}/result`)
  await expect(reading.getByText('Score 1 out of 3')).toBeVisible()
  await expect(reading.getByText('Your teacher isn’t showing correct answers for this quiz.')).toBeVisible()
  await expect(reading.getByText('Correct answer', { exact: true })).toHaveCount(0)

  await changeSettings(educator, quiz, { resultRelease: 'by-hand' })
  await reading.reload()
  await expect(reading.getByText('when your teacher releases them')).toBeVisible()
  await expect(reading.getByText(/Score \d/)).toHaveCount(0)

  await signIn(page, educator, `/my-quizzes/${quiz._id}`)
  await beginQuiz(await createAccount(server.url, 'student', 'Mei Lin'), quiz)
  await page.getByRole('button', { name: 'Release results' }).click()
  const dialog = page.getByRole('dialog', { name: 'Release results' })
  await expect(dialog).toContainText('1 student is still working.')
  await expect(dialog.getByRole('checkbox', { name: 'Score' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Release results' }).click()
  await dialog.getByRole('button', { name: 'Release now' }).click()
  await expect(page.getByText('Results released: 1 student sees their score')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Release results' })).toHaveCount(0)

  // The student comes back to the page.
  await reading.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(reading.getByText('Score 1 out of 3')).toBeVisible()
  await expect(reading.getByText('Correct answer', { exact: true }).first()).toBeVisible()
})
