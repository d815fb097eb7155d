import type { Browser, Page } from '@playwright/test'

/** In which a pressed key should be painted. */
export const frameMs = 16

type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string } }
}
/** A pressed key: the CPU time of the page's tasks from its press to the end of the next painted frame. */
export type KeyPress = { cpuMs: number }

/** The trace categories that contain tasks, events and frames. */
const pressCategories = ['toplevel', 'devtools.timeline']

/** The key presses in a Chromium trace of one page. */
function keyPresses(trace: Buffer): KeyPress[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const presses = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  )
  return presses.map((press) => {
    const ofPage = traceEvents.filter(({ pid, tid }) => pid === press.pid && tid === press.tid)
    const paintedAt = Math.min(
      ...ofPage.filter(({ name, ts }) => name === 'Layerize' && ts > press.ts).map(endOf),
    )
    if (!Number.isFinite(paintedAt)) throw new Error('The trace holds no frame after a key press')
    const tasks = ofPage.filter(
      (event) =>
        event.name === 'ThreadControllerImpl::RunTask' && endOf(event) > press.ts && event.ts < paintedAt,
    )
    return { cpuMs: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 }
  })
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** Two frames after a press everything is painted; then the page gets time for what is not urgent. */
const untilPainted =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))'

/** Presses keys one after the other, each after the page has come to rest. */
export async function pressAll(browser: Browser, page: Page, keys: readonly string[]): Promise<KeyPress[]> {
  await page.evaluate(untilPainted)
  await browser.startTracing(page, { categories: pressCategories })
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(untilPainted)
  }
  return keyPresses(await browser.stopTracing())
}
