import type { Page } from '@playwright/test'
import { answering, portal, type Reply, toast } from '../../answering.ts'
import { createReadyQuiz } from '../../api.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import {
  answerFirst,
  answerSecond,
  answerThird,
  expectSaved,
  resultOf,
  submit,
  untilSavedAgain,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const saves = '**/api/attempts/*/answers'
const submissions = '**/api/results/submit'

/** What a reply must be to be Quizly's, call.test.ts shows. */
const foreign: [string, Reply][] = [
  ['401', { status: 401, json: { error: 'Proxy login required' } }],
  ['200 with a page', { body: portal }],
  [
    '200 without a field that is read',
    { json: { savedAt: '2026-01-05T08:00:00.000Z', remainingMs: 840_000 } },
  ],
]

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

for (const [name, reply] of foreign) {
  test(`saves are answered ${name} by something on the way: no answer is lost or called saved`, async ({
    page,
    server,
    student,
    startQuiz,
  }) => {
    await page.clock.install()
    const quiz = await startQuiz(page)
    const firewall = await answerFor(page, saves, reply)
    await answerFirst(page)
    await expect(page.getByText('Not saved – trying again')).toBeVisible()
    await answerSecond(page)
    await answerThird(page)
    await expect.poll(firewall.times).toBeGreaterThan(1)
    await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/^1[45]:\d\d$/)
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
}

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

test('a submission that something else answers is not called submitted, and can be sent again', async ({
  page,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  await answerFirst(page)
  await expectSaved(page)
  const portalLogin = await answerFor(page, submissions, { body: portal })
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Failed to submit quiz: Submission failed')
  await portalLogin.end()
  const proxy = await answerFor(page, submissions, { status: 403, json: { message: 'Ask the office.' } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to submit quiz: Ask the office.')
  await expect(page).toHaveURL(`/quiz/${quiz._id}`)
  await proxy.end()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})

for (const [name, address, reply] of [
  ['a log-in page of the network answers the change', '**/api/quiz/*', { body: portal }],
  ['a proxy answers its preview with {}', '**/api/quiz/*/preview', { json: {} }],
] satisfies [string, string, Reply][]) {
  test(`an edited quiz is not called updated when ${name}`, async ({ page, educator, signIn }) => {
    const quiz = await createReadyQuiz(educator)
    await signIn(page, educator, `/edit-quiz/${quiz._id}`)
    const question = page.getByRole('region', { name: 'Question 3', exact: true })
    const text = question.getByRole('textbox', { name: 'Question text' })
    await text.fill('How does water cross a membrane?')
    const updated = toast(page, 'Quiz updated successfully!')
    await answering(page, address, reply, async () => {
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(toast(page, 'Failed to save quiz.')).toBeVisible()
    })
    await expect(updated).toBeHidden()
    await expect(page).toHaveURL(`/edit-quiz/${quiz._id}`)
    await expect(text).toHaveValue('How does water cross a membrane?')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(updated).toBeVisible()
    await expect(page.getByRole('row', { name: /How does water cross a membrane/ })).toBeVisible()
  })
}
