import type { Browser, Page } from '@playwright/test'
import { login } from '@quizly/contract'
import { type Account, api } from '../../api.ts'
import { holding } from '../../answering.ts'
import {
  answerFirst,
  endTime,
  expectOffline,
  expectSaved,
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
  await server.stopClock(true)
  await holding(phone, '**/api/results/submit', async () => {
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

  await server.stopClock(false)
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
