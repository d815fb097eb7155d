import type { Route } from '@playwright/test'
import {
  answerFirst,
  answerSecond,
  expectOffline,
  expectSaved,
  passTime,
  resultOf,
  submit,
  untilResult,
  untilSavedAgain,
  untilSentAgain,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const minute = 60_000
const saves = '**/api/attempts/*/answers'
const submissions = '**/api/results/submit'

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
  await untilResult(page)

  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'Some answers arrived after the quiz had closed and do not count.',
  )
})

test('replies lost after the server has committed: sent again, counted once', async ({
  page,
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
  expect((await resultOf(student, quiz)).score).toBe(1)
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
  const { score, answers } = await resultOf(student, quiz)
  expect(score).toBe(2)
  expect(answers.map(({ selectedOption }) => selectedOption)).toEqual([
    'Mitochondrion',
    ['Cell wall', 'Chloroplasts'],
    null,
  ])
})

/** The server carries out the call, but the page never gets the reply. */
async function loseReply(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}
