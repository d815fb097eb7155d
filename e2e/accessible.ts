import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The small file: it takes half as long to send it into a page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Not by `evaluate`, whose scripts are compiled anew for each document. */
async function addAxe(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Runtime.evaluate', { expression: `${axeSource};0` })
  await devTools.detach()
}

/** Lets axe judge the page as it is. */
export async function expectAccessible(page: Page, rules: 'all' | 'color-contrast' = 'all') {
  // The buttons of a first frame fade while the app is late.
  await expect(page.locator('#root[data-addresses]')).toHaveCount(0)
  if (await page.evaluate(() => window.axe === undefined)) await addAxe(page)
  const found = await page.evaluate(async (only) => {
    // What follows the size of the page hears of it in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Colours that still change are judged by what they become.
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
    const runOnly = only === 'all' ? {} : { runOnly: [only] }
    const judged = await window.axe?.run({
      ...runOnly,
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    })
    return judged?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, rules)
  expect(found).toEqual([])
}

/**
 * For a state in the middle of a journey that no scene shows: axe judges it on a wide light screen and on a dark phone, and
 * nothing reaches beyond the side of a narrow one.
 */
export async function expectStateAccessible(page: Page) {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 }
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'at 320 px')
    .toBeLessThanOrEqual(0)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(usual)
}
