import { getQuiz, getResult, type Result } from '@quizly/contract'
import type { Page, Request } from '@playwright/test'
import { type Account, api, type TestQuiz } from './api.ts'
import { expect } from './fixtures.ts'
import type { TestServer } from './server.ts'

/** Gives the right answers to its three questions on the screen. */
export const answerFirst = (page: Page) => page.getByRole('radio', { name: 'Mitochondrion' }).check()
export async function answerSecond(page: Page) {
  await page.getByRole('checkbox', { name: 'Cell wall' }).check()
  await page.getByRole('checkbox', { name: 'Chloroplasts' }).check()
}
export const writtenAnswer = (page: Page) => page.getByRole('textbox', { name: /^Question 3:/ })
export const answerThird = (page: Page) => writtenAnswer(page).fill('osmosis')

export async function expectSaved(page: Page) {
  await expect(page.getByText('All answers saved')).toBeVisible()
}
export async function expectOffline(page: Page) {
  await expect(page.getByText('Offline – answers kept on this device')).toBeVisible()
}

export async function submit(page: Page) {
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  await page.getByRole('button', { name: 'Submit now' }).click()
}

/** A student's submitted attempt, as the server has it. */
export function resultOf(student: Account, quiz: TestQuiz): Promise<Result> {
  const query = { userId: student.user._id }
  return api(student, getResult, { params: { quizId: quiz._id }, query })
}

/** Moves the time on, for the server and for the page, whose clock must be installed before. */
export async function passTime(page: Page, server: TestServer, ms: number) {
  await server.advance(ms)
  await page.clock.fastForward(ms)
}

/**
 * Lets the student's time run out, exactly for the server: however long the test has taken so far, the
 * seconds in which the server still accepts answers remain.
 */
export async function endTime(page: Page, server: TestServer, student: Account, quiz: TestQuiz) {
  const params = { quizId: quiz._id }
  const { attempt } = await api<{ attempt: { remainingMs: number } }>(student, getQuiz, { params })
  await passTime(page, server, attempt.remainingMs)
}

/** Lets the seconds pass in which "Time's up" can be read, until the result opens. */
export async function untilResult(page: Page) {
  const look = async () => {
    if (page.url().endsWith('/result')) return true
    await page.clock.fastForward(1_000)
    return false
  }
  await expect.poll(look, { message: 'the result', intervals: [100] }).toBe(true)
}

/** Lets time pass until the page tries again to send its answers. */
export const untilSentAgain = (page: Page) => jumpUntil(page, async (isSent) => isSent)

/** Lets time pass until the page has tried again and everything is saved. */
export const untilSavedAgain = (page: Page) =>
  jumpUntil(page, () => page.getByText('All answers saved').isVisible())

/** One jump may not be enough: a try that is still running schedules the next one only when it fails. */
async function jumpUntil(page: Page, isReached: (isSent: boolean) => Promise<boolean>) {
  let isSent = false
  const note = (request: Request) => {
    if (request.url().endsWith('/answers')) isSent = true
  }
  page.on('request', note)
  const look = async () => {
    if (await isReached(isSent)) return true
    if (!isSent) await page.clock.fastForward(15_000)
    return false
  }
  await expect.poll(look, { message: 'tried again', intervals: [100, 200, 400, 1_000] }).toBe(true)
  page.off('request', note)
}

/** Waits until this device can open the app without a network and this page gets its files from there. */
export async function untilKeptOnDevice(page: Page) {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const taken = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    await serviceWorker.ready
    if (!serviceWorker.controller) await taken
  })
}

/** Chromium 150 forgets at a reload that it has no network, until that changes. No call gets through meanwhile. */
export async function reloadOffline(page: Page) {
  const context = page.context()
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await context.setOffline(false)
  await context.setOffline(true)
  await context.unroute('**/api/**')
}
