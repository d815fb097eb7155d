import { listQuizzes } from '@quizly/contract'
import { holding } from '../../answering.ts'
import { admit, api, changeSettings, createReadyQuiz } from '../../api.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import { expect, test } from '../../fixtures.ts'
import {
  answerFirst,
  answerSecond,
  expectOffline,
  expectSaved,
  passTime,
  submit,
  untilResult,
  untilSavedAgain,
} from '../../running-attempt.ts'

/** Ten years in minutes stand for no limit. */
const noTimeLimit = 5_256_000
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const answered = ['North', 'East', 'South', 'West']

test('a quiz of which only the title was typed has no time limit, and a student takes hours for it, some without a network (T312)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  await signIn(page, educator, '/manual-entry')
  const title = page.getByRole('textbox', { name: 'Quiz Title' })
  await expect(page.getByRole('checkbox', { name: 'No limit' })).toBeChecked()
  await title.fill('Directions')
  await title.press('Enter')
  await expect(page).toHaveURL(/\/create-questions\//)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  await question.getByRole('textbox', { name: 'Question text' }).fill('Where does the sun rise?')
  for (const [index, text] of answered.entries()) {
    await question.getByRole('textbox', { name: `Option ${'ABCD'.charAt(index)}` }).fill(text)
  }
  await question.getByRole('radio', { name: 'Option B is correct' }).check()
  await page.getByRole('button', { name: 'Save & Proceed' }).click()
  await expect(page.getByText('1 question · No time limit')).toBeVisible()
  await page.getByRole('button', { name: 'Finalize Quiz' }).click()
  const secretCode = (await page.getByRole('status', { name: /^Secret code/ }).textContent()) ?? ''

  const context = await browser.newContext({ baseURL: server.url })
  const taking = await context.newPage()
  await taking.clock.install()
  await signIn(taking, student, '/verify-captcha')
  await taking.getByRole('textbox', { name: 'Quiz code' }).fill(secretCode)
  await taking.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(taking.getByText('No limit', { exact: true })).toBeVisible()
  await expect(
    taking.getByText('There is no time limit. The clock shows the time you have taken.'),
  ).toBeVisible()
  await taking.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(taking.getByRole('radio', { name: 'East' })).toBeVisible()
  const clock = taking.getByRole('timer', { name: 'Time taken' })
  await expect(clock).toHaveText(/^0:\d\d$/)
  await passTime(taking, server, 90 * minuteMs)
  await expect(clock).toHaveText(/^9\d:\d\d$/)

  await context.setOffline(true)
  await taking.getByRole('radio', { name: 'East' }).check()
  await expectOffline(taking)
  await untilAnswerIsKept(taking, 'East')
  await passTime(taking, server, 2 * hourMs)
  await expect(clock).toHaveText(/^21\d:\d\d$/)
  await context.setOffline(false)
  await untilSavedAgain(taking)
  await taking.reload()
  await expect(clock).toHaveText(/^21\d:\d\d$/)
  await expect(taking.getByRole('radio', { name: 'East' })).toBeChecked()

  const live = await (await browser.newContext({ baseURL: server.url })).newPage()
  const quizId = /\/quiz\/([^/]+)$/.exec(taking.url())?.[1] ?? ''
  await signIn(live, educator, `/my-quizzes/${quizId}/live`)
  await expect(live.getByRole('row', { name: /Daniel Reyes/ })).toContainText('No limit')

  await submit(taking)
  await expect(taking.getByText('Score 1 out of 1')).toBeVisible()

  await page.goto('/my-quizzes')
  await page.getByRole('table').getByRole('link', { name: 'Directions', exact: true }).click()
  await page.getByRole('navigation', { name: 'Quiz' }).getByRole('link', { name: 'Students' }).click()
  await page.getByRole('button', { name: 'More for Daniel Reyes' }).click()
  await expect(page.getByRole('menuitem', { name: /minutes/ })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Reopen attempt' }).click()
  await expect(page.getByText(/^Daniel Reyes can continue\. /)).toBeVisible()
})

test('the closing ends a quiz without a time limit, with what is saved then', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { timeLimit: noTimeLimit })
  const { quizzes } = await api<{ quizzes: { createdAt: string }[] }>(educator, listQuizzes, {})
  const closesAt = new Date(Date.parse(quizzes[0]?.createdAt ?? '') + 3 * hourMs).toISOString()
  await changeSettings(educator, quiz, { timeLimit: noTimeLimit, closesAt })
  await admit(student, quiz)
  await page.clock.install()
  await signIn(page, student, `/quiz/${quiz._id}`)
  await expect(
    page.getByText('The quiz ends for everyone then. Answers saved until then count.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByRole('button', { name: 'Submit Quiz' }).first()).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Time taken' })).toHaveText(/^0:\d\d$/)
  await answerFirst(page)
  await answerSecond(page)
  await expectSaved(page)
  await passTime(page, server, 2.5 * hourMs)
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(30|29|28):\d\d$/)
  await holding(page, '**/api/results/submit', async () => {
    await passTime(page, server, 0.5 * hourMs)
    await expect(page.getByRole('alertdialog', { name: "Time's up! Submitting your quiz." })).toBeVisible()
  })
  await untilResult(page)
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
})

test('an educator takes the limit away, and reads what then ends an attempt', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const limit = page.getByRole('textbox', { name: 'Time Limit (minutes)' })
  const none = page.getByRole('checkbox', { name: 'No limit' })
  await none.check()
  await expect(limit).toHaveValue('')
  await expect(
    page.getByText('An attempt stays open until the student submits it or you end the quiz.'),
  ).toBeVisible()
  await expect(page.locator('#setting-changes')).toHaveText('New starters have no time limit.')
  await page.getByRole('combobox', { name: 'Attempts for each student' }).selectOption('3')
  await expect(
    page.getByText('An attempt counts once it is submitted. Only then can the student start the next one.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('#setting-changes')).toHaveText('Saved.')
  await expect(page.locator('.quiz-head')).toContainText('No time limit')
  await limit.fill('20')
  await expect(none).not.toBeChecked()
  await expect(page.locator('#setting-changes')).toHaveText('New starters get 20 minutes.')
})
