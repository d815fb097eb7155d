import type { Page } from '@playwright/test'

/** The keys that go to the next and to the previous control of a row. */
export async function arrowKeysOf(page: Page): Promise<{ next: string; previous: string }> {
  const isTurned = await page.evaluate(() => document.documentElement.dir === 'rtl')
  return isTurned
    ? { next: 'ArrowLeft', previous: 'ArrowRight' }
    : { next: 'ArrowRight', previous: 'ArrowLeft' }
}
