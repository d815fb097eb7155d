import type { Page } from '@playwright/test'
import { portal, type Reply } from '../../answering.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import { answerFirst, answerSecond, answerThird, resultOf, untilSavedAgain } from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const saves = '**/api/attempts/*/answers'

/**
 * Something on the way answers every call of an address. Returns a function that ends this and says how often
 * it happened.
 */
async function answerFor(page: Page, address: string, reply: Reply) {
  let count = 0
  await page.route(address, (route) => {
    count += 1
    return reply === 'no answer' ? route.abort() : route.fulfill(reply)
  })
  return { times: () => count, end: () => page.unroute(address) }
}

test('saves are answered by the log-in page of a network: no answer is lost or called saved', async ({
  page,
  server,
  student,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page)
  const firewall = await answerFor(page, saves, { body: portal })
  await answerFirst(page)
  await expect(page.getByText('Not saved – trying again')).toBeVisible()
  await answerSecond(page)
  await answerThird(page)
  await expect.poll(firewall.times).toBeGreaterThan(1)
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/^1[0-5]:\d\d$/)
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  await untilAnswerIsKept(page, 'osmosis')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await expect(page.getByText('Not saved – trying again')).toBeVisible()
  await firewall.end()
  await untilSavedAgain(page)
  await server.advance(16 * 60_000)
  expect((await resultOf(student, quiz)).score).toBe(3)
})

test('one answer that a firewall does not let through holds no other back', async ({
  page,
  server,
  student,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page)
  await page.route(saves, (route) =>
    route.request().postData()?.includes('DROP TABLE')
      ? route.fulfill({ status: 403, body: portal })
      : route.fallback(),
  )
  await page.getByRole('textbox', { name: /^Question 3:/ }).fill('DROP TABLE')
  await expect(page.getByText('Not saved – trying again')).toBeVisible()
  await answerFirst(page)
  await answerSecond(page)
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toHaveCount(2)
  await expect(page.getByText('Not saved – trying again')).toBeVisible()
  await page.unroute(saves)
  await untilSavedAgain(page)
  await server.advance(16 * 60_000)
  const { answers } = await resultOf(student, quiz)
  expect(answers.map(({ selectedOption }) => selectedOption)).toEqual([
    'Mitochondrion',
    ['Cell wall', 'Chloroplasts'],
    'DROP TABLE',
  ])
})
