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

/** How far, in px, a mark is from the first line of the text that it stands before, and at which side of it. */
export const gapInside = (rows: Locator, { mark, text }: { mark: string; text: string }) =>
  rows.evaluateAll(
    (elements, [markIn, textIn]) =>
      elements.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.querySelector(textIn) ?? element)
        const all = [...range.getClientRects()].filter(({ width }) => width > 0)
        const top = Math.min(...all.map((line) => line.top))
        const lines = all.filter((line) => line.top < top + 8)
        const box = element.querySelector(markIn)?.getBoundingClientRect()
        if (!box || lines.length === 0) return { gap: Number.NaN, side: 'none' }
        const left = Math.min(...lines.map((line) => line.left))
        const right = Math.max(...lines.map((line) => line.right))
        return box.left > left
          ? { gap: Math.round(box.left - right), side: 'right' }
          : { gap: Math.round(left - box.right), side: 'left' }
      }),
    [mark, text] as const,
  )
