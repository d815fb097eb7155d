import type { Browser, Page } from '@playwright/test'
import { login } from '@quizly/contract'
import { type Account, admit, api, createReadyQuiz } from '../../api.ts'
import { holding } from '../../answering.ts'
import {
  answerFirst,
  endTime,
  expectOffline,
  expectSaved,
  resultOf,
  submit,
  untilResult,
  writtenAnswer,
  untilKeptOnDevice,
} from '../../running-attempt.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const minute = 60_000
const graceMs = 16_000
const saves = '**/api/attempts/*/answers'
const elsewhere = 'Changed on another device'

/** Opens the quiz on a second device of the same student. */
async function openPhone(
  browser: Browser,
  url: string,
  path: string,
  student: Account,
  signIn: (page: Page, account: Account, path: string) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL: url })
  const phone = await context.newPage()
  await phone.clock.install()
  await signIn(phone, student, path)
  await expect(phone.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
  return phone
}

test('a laptop left open submits at zero and undoes nothing that the phone has saved', async ({
  page,
  browser,
  server,
  student,
  signIn,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page, { timeLimit: 1 })
  await page.getByRole('radio', { name: 'Ribosome' }).check()
  await writtenAnswer(page).fill('diffusion')
  await expectSaved(page)
  const phone = await openPhone(browser, server.url, `/quiz/${quiz._id}`, student, signIn)
  await answerFirst(phone)
  await writtenAnswer(phone).fill('osmosis')
  await expectSaved(phone)
  await phone.context().close()
  // The laptop hears nothing from the phone before it submits.
  await page.route('**/api/quiz/*', (route) => route.abort())
  await endTime(page, server, student, quiz)
  await untilResult(page)
  await page.unroute('**/api/quiz/*')
  await server.advance(graceMs)
  const { answers, score } = await resultOf(student, quiz)
  expect(answers.map(({ selectedOption }) => selectedOption)).toEqual(['Mitochondrion', null, 'osmosis'])
  expect(score).toBe(2)
})

test('the last answers of a second device count after the first has submitted at zero, and both see one result (T137)', async ({
  page,
  browser,
  server,
  student,
  signIn,
  startQuiz,
}) => {
  await page.clock.install()
  const quiz = await startQuiz(page, { timeLimit: 1 })
  await answerFirst(page)
  await expectSaved(page)
  const again = { email: student.user.email, password: student.password, remember: false }
  const { token } = await api<{ token: string }>(server, login, { body: again })
  const phone = await openPhone(browser, server.url, `/quiz/${quiz._id}`, { ...student, token }, signIn)
  await phone.route(saves, (route) => route.abort())
  await writtenAnswer(phone).fill('osmosis')
  await expectOffline(phone)
  const wait = 'Another device or tab of yours may still be sending answers.'
  await holding(phone, '**/api/quiz/submit', async () => {
    await endTime(page, server, student, quiz)
    await untilResult(page)
    await expect(page.getByText(wait)).toBeVisible()
    await page.reload()
    await expect(page.getByText(wait)).toBeVisible()
    await expect(page.getByText(/Score \d/)).toHaveCount(0)
    await phone.clock.fastForward(minute)
  })
  await untilResult(phone)
  await expect(phone.getByText(wait)).toBeVisible()
  await phone.goto('/profile')
  await expect(phone.getByRole('row', { name: /Opens shortly/ })).toBeVisible()

  await server.advance(graceMs)
  for (const device of [page, phone]) await device.clock.fastForward(graceMs)
  await expect(phone.getByRole('row', { name: /2 \/ 3/ })).toBeVisible()
  await phone.goto(`/quiz/${quiz._id}/result`)
  for (const device of [page, phone]) {
    await expect(device.getByText('Score 2 out of 3')).toBeVisible()
    await expect(device.getByText('osmosis').first()).toBeVisible()
  }
  await phone.context().close()
})

test('an older answer that arrives late gives way to the other device’s, and the screen says so', async ({
  page,
  browser,
  context,
  server,
  student,
  signIn,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  await untilKeptOnDevice(page)
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'Ribosome' }).check()
  await expectOffline(page)
  const phone = await openPhone(browser, server.url, `/quiz/${quiz._id}`, student, signIn)
  await answerFirst(phone)
  await expectSaved(phone)
  await context.setOffline(false)
  await expect(page.getByText(elsewhere)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await expectSaved(page)
  await page.getByRole('radio', { name: 'Vacuole' }).check()
  await expect(page.getByText(elsewhere)).toBeHidden()
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('Score 0 out of 3')).toBeVisible()
  await phone.context().close()
})

test('a start whose reply is long on its way makes no later answer older than it is', async ({
  page,
  browser,
  server,
  student,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  let phone: Page | undefined
  await page.route('**/api/quiz/*/start', async (route) => {
    const response = await route.fetch()
    phone = await openPhone(browser, server.url, `/quiz/${quiz._id}`, student, signIn)
    await server.advance(20_000)
    await phone.getByRole('radio', { name: 'Ribosome' }).check()
    await expectSaved(phone)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await answerFirst(page)
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText(elsewhere)).toBeHidden()
  await submit(page)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
  await phone?.context().close()
})

test('who logs out in a second tab sends what waits in the first', async ({
  page,
  context,
  server,
  student,
  signIn,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  const second = await context.newPage()
  await signIn(second, student, '/profile')
  await page.route(saves, (route) => route.abort())
  await writtenAnswer(page).fill('osmosis')
  await expectOffline(page)
  await second.getByRole('button', { name: 'Account menu' }).click()
  const saved = second.waitForResponse(saves)
  await holding(second, '**/api/auth/logout', async () => {
    await second.getByRole('menuitem', { name: 'Logout' }).click()
    expect((await saved).status()).toBe(200)
  })
  await expect(second.getByRole('link', { name: 'Login' })).toBeVisible()
  await server.advance(16 * minute)
  const body = { email: student.user.email, password: student.password, remember: false }
  const { token } = await api<{ token: string }>(server, login, { body })
  expect((await resultOf({ ...student, token }, quiz)).score).toBe(1)
})
