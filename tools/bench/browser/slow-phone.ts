import type { Browser, CDPSession, Page } from '@playwright/test'
import { answerSent, type Press, type Pressed, pressingScript, readPressed } from './first-press.ts'

const megabit = (1024 * 1024) / 8
/** Lighthouse's phone and network. Lighthouse calculates what they would do; here Chromium really is that slow. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
}
const slower = 4
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
}

/** A page's address, the script that runs before it, and what is pressed there. */
export type Opened = { address: string; script: string; press?: Press }
/** What the browser tells of a page, in ms after the navigation began. */
export type Observed = {
  firstPaintMs: number | undefined
  largestPaintMs: number | undefined
  shift: number
  pressed?: Pressed
}

const observing = `{
  const seen = window.seen = { shift: 0 }
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime))
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value))
}`
/** Until for some time nothing was loaded, nothing large painted, and no task was long. */
const untilAtRest = `new Promise((done) => {
  let timer
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(done, 1_500)
  }
  new PerformanceObserver(wait).observe({ entryTypes: ['resource', 'longtask', 'largest-contentful-paint'] })
  wait()
})`

/** Opens a page on an empty device. */
export async function observePage(browser: Browser, opened: Opened): Promise<Observed> {
  const { press } = opened
  return onPhone(browser, opened, async (page) => {
    await page.addInitScript(observing)
    if (press) await page.addInitScript(pressingScript(press))
    const sent = press?.kind === 'choose' ? answerSent(page) : undefined
    await load(page, opened)
    const seen = await page.evaluate<Observed>('seen')
    return { ...seen, ...(press && { pressed: await readPressed(page, press, sent) }) }
  })
}

/** A picture of the page, and when it was first seen, in ms after the navigation began. */
export type Frame = { atMs: number; jpeg: string }

/** Every picture of a page that opens on an empty device. */
export async function filmPage(browser: Browser, opened: Opened): Promise<Frame[]> {
  return onPhone(browser, opened, async (page, session) => {
    const frames: Frame[] = []
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ atMs: 1000 * (metadata.timestamp ?? 0), jpeg: data })
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    await session.send('Page.startScreencast', { format: 'jpeg', maxWidth: 320, maxHeight: 640 })
    await load(page, opened)
    await session.send('Page.stopScreencast')
    const startedAt = await page.evaluate<number>('performance.timeOrigin')
    return frames.map(({ atMs, jpeg }) => ({ atMs: atMs - startedAt, jpeg }))
  })
}

async function onPhone<Value>(
  browser: Browser,
  { script }: Opened,
  use: (page: Page, session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(script)
    return await use(page, session)
  } finally {
    await context.close()
  }
}

async function load(page: Page, { address }: Opened): Promise<void> {
  await page.goto(address)
  await page.evaluate(untilAtRest)
}
