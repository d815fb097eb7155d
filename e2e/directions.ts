import type { Locator, Page } from '@playwright/test'

export const isFromRightToLeft = (page: Page) => page.evaluate(() => document.documentElement.dir === 'rtl')

/** How far it is scrolled from where its lines begin, in px. */
export const scrolledFrom = (region: Locator) => region.evaluate(({ scrollLeft }) => Math.abs(scrollLeft))

/** To where its lines end. */
export const scrollToEnd = (region: Locator) =>
  region.evaluate((element) => {
    const isTurned = getComputedStyle(element).direction === 'rtl'
    element.scrollTo({ left: isTurned ? -element.scrollWidth : element.scrollWidth })
  })

/** Where it begins and ends on the page, in px from the left. */
export async function endsOf(element: Locator): Promise<{ left: number; right: number }> {
  const { x = 0, width = 0 } = (await element.boundingBox()) ?? {}
  return { left: x, right: x + width }
}

/** The keys that go to the next and to the previous control of a row. */
export async function arrowKeysOf(page: Page): Promise<{ next: string; previous: string }> {
  return (await isFromRightToLeft(page))
    ? { next: 'ArrowLeft', previous: 'ArrowRight' }
    : { next: 'ArrowRight', previous: 'ArrowLeft' }
}
