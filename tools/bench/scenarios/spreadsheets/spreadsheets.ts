import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Browser } from '@playwright/test'
import { startChromium } from '../../browser/chromium.ts'
import { type PageTask, pageTasks, taskCategories } from '../../browser/page-tasks.ts'
import { startQuizly } from '../../processes/servers.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { type Account, signUp } from '../seeding.ts'
import { largeSheets, type SheetFile } from './workbooks.ts'
import { describeSheets, type SheetRound } from './spreadsheets-report.ts'

/** Large spreadsheets from the press of the button to the table. Each round also runs the bare parser. */
export async function measureSheets(folder: string, { sheetRounds }: Sizes): Promise<Section[]> {
  const browser = await startChromium()
  if (!browser) return []
  const own = join(folder, 'sheets')
  mkdirSync(own)
  const quizly = await startQuizly({ cores: undefined, folder: own }, `sqlite:${own}/quizly.db`)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')

  const files = largeSheets()
  const rounds: SheetRound[] = []
  for (let round = 0; round <= sheetRounds; round += 1) {
    for (const file of files) {
      const opened = await openSheet(browser, quizly.port, educator, file)
      // The first round reads from a cold disk and does not count.
      if (round > 0) rounds.push({ rows: file.rows, ...opened, bareMs: await parseAlone(file) })
    }
  }
  await Promise.all([browser.close(), quizly.stop()])
  return files.map(({ rows }) =>
    describeSheets(
      rows,
      rounds.filter((round) => round.rows === rows),
    ),
  )
}

/** Presses the button and waits until the first rows are painted. */
const untilShown = `new Promise((resolve) => {
  const startedAt = performance.now()
  const isShown = () => document.querySelector('[aria-label="Uploaded questions"] tbody td') !== null
  const look = () => {
    if (!isShown()) requestAnimationFrame(look)
    else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)))
  }
  const buttons = [...document.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === 'Upload & Proceed').click()
  look()
})`

/**
 * Waits until the rows are checked and 450 of them rendered. It runs inside the page, because polling from
 * outside would add tasks.
 */
const untilAtRest = `new Promise((resolve) => {
  const look = () => document.querySelectorAll('tbody tr:not([aria-hidden])').length < 450 ? setTimeout(look, 100) : resolve()
  look()
})`

async function openSheet(
  browser: Browser,
  port: number,
  { user, token }: Account,
  { name, bytes }: SheetFile,
): Promise<{ shownMs: number; tasks: PageTask[] }> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const session = Object.entries({ user: JSON.stringify(user), token })
  await page.addInitScript(
    `for (const [key, value] of ${JSON.stringify(session)}) sessionStorage.setItem(key, value)`,
  )
  await page.goto(`http://127.0.0.1:${port}/excel-upload`)
  await page.getByLabel('Excel file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
  await page.waitForLoadState('networkidle')

  await browser.startTracing(page, { categories: taskCategories })
  const shownMs = await page.evaluate<number>(untilShown)
  await page.evaluate(untilAtRest)
  const tasks = pageTasks(await browser.stopTracing())
  await context.close()
  return { shownMs, tasks }
}

async function parseAlone({ bytes }: SheetFile): Promise<number> {
  const parser = new Worker(new URL('../../processes/bare-parser.ts', import.meta.url), { workerData: bytes })
  const [milliseconds] = (await once(parser, 'message')) as [number]
  await parser.terminate()
  return milliseconds
}
