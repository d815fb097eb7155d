import type { Browser } from '@playwright/test'
import { getQuiz } from '@quizly/contract'
import { api } from '../../api.ts'
import {
  answerFirst,
  answerSecond,
  answerThird,
  expectSaved,
  passTime,
  submit,
  untilSavedAgain,
  writtenAnswer,
} from '../../running-attempt.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import { expect, test } from '../../fixtures.ts'

const saves = '**/api/attempts/*/answers'
const onPage = 'kept on this page only: do not close it'

for (const [name, refuse] of [
  ['has no database', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'takes no writes',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`a device that ${name} is never said to keep an answer`, async ({
    page,
    context,
    server,
    startQuiz,
  }) => {
    await page.clock.install()
    await page.addInitScript(refuse)
    await startQuiz(page, { timeLimit: 1 })
    await page.route(saves, (route) => route.fulfill({ status: 503, body: 'Busy' }))
    await answerFirst(page)
    await expect(page.getByText(`Not saved – ${onPage}`)).toBeVisible()
    await page.unroute(saves)
    await untilSavedAgain(page)
    await context.setOffline(true)
    await answerSecond(page)
    await expect(page.getByText(`Offline – answers ${onPage}`)).toBeVisible()
    await expect(page.getByText('on this device')).toHaveCount(0)
    await passTime(page, server, 60_000)
    await expect(page.getByRole('alertdialog')).toContainText(`Your answers are ${onPage}`)
    await expect(page.getByText('on this device')).toHaveCount(0)
  })
}

test('what was typed right before a crash is there again', async ({
  page,
  browser,
  context,
  student,
  signIn,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  await page.route(saves, (route) => route.abort())
  await writtenAnswer(page).fill('osmos')
  await untilAnswerIsKept(page, 'osmos')
  const typed = Promise.withResolvers<string>()
  await page.exposeFunction('tellTyped', typed.resolve)
  const crashed = page.waitForEvent('crash')
  // The page hangs right after the last letters, so that no database can take them, and is then killed.
  void writtenAnswer(page)
    .evaluate((field) => {
      document.execCommand('insertText', false, 'is')
      const { tellTyped } = window as unknown as { tellTyped: (text: string) => void }
      tellTyped((field as HTMLTextAreaElement).value)
      const until = performance.now() + 60_000
      while (performance.now() < until);
    })
    .catch(() => undefined)
  expect(await typed.promise).toBe('osmosis')
  process.kill(await findBusyProcess(browser), 'SIGKILL')
  await crashed
  const again = await context.newPage()
  await signIn(again, student, `/quiz/${quiz._id}`)
  await expect(writtenAnswer(again)).toHaveValue('osmosis')
  await expectSaved(again)
})

test('without a way back, what was refused is sent first, and nothing later overtakes it', async ({
  page,
  startQuiz,
}) => {
  await page.clock.install()
  await startQuiz(page, { settings: { pages: 'forward-only' } })
  // A firewall that dislikes a word.
  await page.route(saves, async (route) => {
    if (route.request().postData()?.includes('Mitochondrion'))
      await route.fulfill({ status: 403, body: 'No' })
    else await route.continue()
  })
  await answerFirst(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await answerSecond(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Not saved – trying again')).toBeVisible()
  await page.unroute(saves)
  await page.clock.fastForward(15_000)
  await expectSaved(page)
  await answerThird(page)
  await page.clock.fastForward(1_000)
  await submit(page)
  await expect(page.getByText('Score 3 out of 3')).toBeVisible()
})

test('on the way to the result, answers that came too late are not called saved', async ({
  page,
  server,
  startQuiz,
}) => {
  await startQuiz(page, { timeLimit: 1 })
  await server.advance(2 * 60_000)
  await page.evaluate(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    const note = () => said.add(document.querySelector('.save')?.textContent ?? '')
    const changes = new MutationObserver(note)
    const begin = () =>
      changes.observe(document.body, { childList: true, characterData: true, subtree: true })
    // Before the click everything is saved, and the running clock is a change too.
    addEventListener('click', begin, { capture: true, once: true })
  })
  // Only a click: the result may be there before anybody could look whether the answer is ticked.
  await page.getByRole('radio', { name: 'Mitochondrion' }).click({ noWaitAfter: true })
  await expect(page.getByText('Score 0 out of 3')).toBeVisible()
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])
  expect(said).not.toContain('All answers saved')
})

test('what a tab that is gone has not sent, the other tab sends', async ({
  page,
  context,
  student,
  signIn,
  startQuiz,
}) => {
  const quiz = await startQuiz(page)
  const second = await context.newPage()
  await signIn(second, student, `/quiz/${quiz._id}`)
  await expect(second.getByText('This quiz is also open in another tab.')).toBeVisible()
  await page.route(saves, (route) => route.abort())
  await answerFirst(page)
  await expect(second.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await page.close({ runBeforeUnload: false })
  await expectSaved(second)
  const { attempt } = await api<{ attempt: { answers: unknown[] } }>(student, getQuiz, {
    params: { quizId: quiz._id },
  })
  expect(attempt.answers).toMatchObject([{ selectedOption: 'Mitochondrion' }])
})

/** The process of the page that is computing all the time. */
async function findBusyProcess(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const list = async () => (await devtools.send('SystemInfo.getProcessInfo')).processInfo
  const before = new Map((await list()).map(({ id, cpuTime }) => [id, cpuTime]))
  let found: number | undefined
  await expect(async () => {
    const busy = (await list()).filter(
      ({ id, type, cpuTime }) => type === 'renderer' && cpuTime - (before.get(id) ?? cpuTime) > 0.2,
    )
    expect(busy).toHaveLength(1)
    found = busy[0]?.id
  }).toPass()
  if (found === undefined) throw new Error('No page is computing')
  return found
}
