import type { Page, Route } from '@playwright/test'
import {
  answerFirst,
  answerSecond,
  answerThird,
  endTime,
  expectOffline,
  expectSaved,
  passTime,
  resultOf,
  submit,
  test,
  untilSavedAgain,
  untilSentAgain,
} from '../../running-attempt.ts'
import { expect } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const minute = 60_000
const saves = '**/api/attempts/*/answers'
const submissions = '**/api/results/submit'

test('offline for the last two minutes and back in time: every answer counts', async ({
  page,
  context,
  server,
  student,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page, { timeLimit: 3 })
  await answerFirst(page)
  await expectSaved(page)
  await passTime(page, server, minute)
  await context.setOffline(true)
  await expectOffline(page)
  await answerSecond(page)
  await passTime(page, server, 1.5 * minute)
  await answerThird(page)
  await expectOffline(page)
  await context.setOffline(false)
  await expectSaved(page)
  await passTime(page, server, minute)

  await expect(page.getByText('Score 3 out of 3')).toBeVisible()
  const { submittedAt, score } = await resultOf(server, student, quiz)
  expect(score).toBe(3)
  expect(submittedAt).toBeTruthy()
})

test('offline at zero and back within the grace: what was answered in time counts', async ({
  page,
  context,
  server,
  student,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page, { timeLimit: 1 })
  await context.setOffline(true)
  await answerFirst(page)
  await expectOffline(page)
  await endTime(page, server, student, quiz)
  const timesUp = page.getByRole('alertdialog', { name: "Time's up! Submitting your quiz." })
  await expect(timesUp).toContainText('You are offline. Your answers are safe on this device')
  await server.advance(1_000)
  await context.setOffline(false)

  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await expect(page.getByText('arrived after the quiz had closed')).toBeHidden()
})

test('offline at zero and back after the grace: what was saved counts, and the screen says so', async ({
  page,
  context,
  server,
  startQuiz,
}) => {
  await page.clock.install()
  await startQuiz(page, { timeLimit: 1 })
  await answerFirst(page)
  await expectSaved(page)
  await context.setOffline(true)
  await answerSecond(page)
  await expectOffline(page)
  await passTime(page, server, minute)
  await expect(page.getByText('You are offline. Your answers are safe on this device')).toBeVisible()
  await server.advance(minute)
  await context.setOffline(false)

  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'Some of your answers arrived after the quiz had closed. Only what was saved before counts.',
  )
})

test('seen again after the end, a page still brings what it could not send, and says that it is too late', async ({
  page,
  server,
  startQuiz,
}) => {
  await startQuiz(page, { timeLimit: 1 })
  await page.route(saves, (route) => route.abort())
  await answerFirst(page)
  await expectOffline(page)
  await server.advance(2 * minute)
  const late = page.waitForResponse(saves)
  await page.unroute(saves)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await late).status()).toBe(409)
  await expect(page.getByText('Score 0 out of 3')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'Some of your answers arrived after the quiz had closed.',
  )
})

test('when every save gets 503 for a while, none is called saved and none is lost', async ({
  page,
  startQuiz,
}) => {
  await page.clock.install()
  await startQuiz(page)
  await page.route(saves, (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await answerFirst(page)
  await answerSecond(page)
  await expect(page.getByText('Not saved – trying again')).toBeVisible()
  await untilSentAgain(page)
  await expect(page.getByText('Not saved – trying again')).toBeVisible()
  await page.unroute(saves)
  await untilSavedAgain(page)
  await submit(page)
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
})

test('a reply that takes 10 seconds is not called saved before it is there', async ({ page, startQuiz }) => {
  await page.clock.install()
  await startQuiz(page)
  const { replies, letGo } = await holdReplies(page, saves)
  await answerFirst(page)
  await expect.poll(replies).toBe(1)
  await answerSecond(page)
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Saving…')).toBeVisible()
  letGo()
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
})

test('replies lost after the server has committed: sent again, counted once', async ({
  page,
  server,
  student,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page)
  await page.route(saves, loseReply)
  await page.route(submissions, loseReply, { times: 1 })
  await answerFirst(page)
  await expectOffline(page)
  await page.getByRole('radio', { name: 'Ribosome' }).check()
  await untilSentAgain(page)
  await page.unroute(saves)
  await untilSavedAgain(page)
  await answerFirst(page)
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  expect((await resultOf(server, student, quiz)).score).toBe(1)
})

test('the server is killed in mid-quiz and comes back: the saved stands, the rest follows', async ({
  page,
  server,
  student,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page)
  await answerFirst(page)
  await expectSaved(page)
  await server.stop('SIGKILL')
  await answerSecond(page)
  await expectOffline(page)
  await server.start()
  await untilSavedAgain(page)
  await server.advance(16 * minute)
  const { score, answers } = await resultOf(server, student, quiz)
  expect(score).toBe(2)
  expect(answers.map(({ selectedOption }) => selectedOption)).toEqual([
    'Mitochondrion',
    ['Cell wall', 'Chloroplasts'],
    null,
  ])
})

/** Holds back the server's replies until they are released. */
async function holdReplies(page: Page, address: string) {
  const gate = Promise.withResolvers<void>()
  let count = 0
  await page.route(address, async (route) => {
    const response = await route.fetch()
    count += 1
    await gate.promise
    await route.fulfill({ response })
  })
  return { replies: () => count, letGo: () => gate.resolve() }
}

/** The server carries out the call, but the page never gets the reply. */
async function loseReply(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}
