import type { Browser } from '@playwright/test'
import {
  answerFirst,
  answerSecond,
  expectSaved,
  passTime,
  untilSavedAgain,
  writtenAnswer,
} from '../../running-attempt.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import { expect, test } from '../../fixtures.ts'

const saves = '**/api/attempts/*/answers'
const onPage = 'kept on this page only: do not close it'

test('a device that takes no writes is never said to keep an answer', async ({
  page,
  context,
  server,
  startQuiz,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })
  await startQuiz(page)
  await page.route(saves, (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await answerFirst(page)
  await expect(page.getByText(`Not saved – ${onPage}`)).toBeVisible()
  await page.unroute(saves)
  await untilSavedAgain(page)
  await context.setOffline(true)
  await answerSecond(page)
  await expect(page.getByText(`Offline – answers ${onPage}`)).toBeVisible()
  await expect(page.getByText('on this device')).toHaveCount(0)
  await passTime(page, server, 15 * 60_000)
  await expect(page.getByRole('alertdialog')).toContainText(`Your answers are ${onPage}`)
  await expect(page.getByText('on this device')).toHaveCount(0)
})

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

/** The process of the page that is computing all the time: in the end it has computed more than any other. */
async function findBusyProcess(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const list = async () => (await devtools.send('SystemInfo.getProcessInfo')).processInfo
  const before = new Map((await list()).map(({ id, cpuTime }) => [id, cpuTime]))
  let found: number | undefined
  await expect(async () => {
    const [busiest, next] = (await list())
      .filter(({ type }) => type === 'renderer')
      .map(({ id, cpuTime }) => ({ id, computed: cpuTime - (before.get(id) ?? cpuTime) }))
      .toSorted((one, other) => other.computed - one.computed)
    expect(busiest?.computed).toBeGreaterThan(0.2 + 3 * (next?.computed ?? 0))
    found = busiest?.id
  }).toPass()
  if (found === undefined) throw new Error('No page is computing')
  return found
}
