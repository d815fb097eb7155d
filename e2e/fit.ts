import { expect, type Page } from '@playwright/test'

/** As another tab does it: nothing on the page is touched. */
export async function changeLanguage(page: Page, tag: string) {
  await page.evaluate((language) => {
    localStorage.language = language
    dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  }, tag)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
}

/** Nothing is cut or reaches beyond the side at these widths. */
export async function expectToFit(page: Page, ofState: readonly number[]) {
  for (const width of ofState.toReversed()) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => cutTexts(page), `at ${width} px`).toEqual([])
  }
}

/** With letters of twice the size. */
export async function expectToFitLarge(page: Page, widths: readonly number[] = [1280]) {
  for (const width of widths)
    await withLargeLetters(page, width, () =>
      expect.poll(() => cutTexts(page), `${width} px at 200 %`).toEqual([]),
    )
}

/** On a phone with letters that the page itself has enlarged, of which no media query knows. */
export async function expectToFitEnlarged(page: Page) {
  const setLetters = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
  await page.setViewportSize({ width: 360, height: 640 })
  await setLetters('200%')
  await expect.poll(() => cutTexts(page), 'letters of twice the size').toEqual([])
  await setLetters('')
}

/** Letters have twice the size until `look` has ended. */
export async function withLargeLetters(page: Page, width: number, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page)
  const setLetters = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await page.setViewportSize({ width, height: 800 })
  await setLetters(32)
  await look()
  await setLetters(16)
  await browser.detach()
}

/** Texts that are wider than their place, and what reaches beyond the side of the window. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPseudo = document.documentElement.lang === 'xx'
    const texts = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(isPseudo ? '⟦' : ''),
      ),
    )
    const isCut = (element: Element) => {
      const { overflowX, clipPath } = getComputedStyle(element)
      return clipPath === 'none' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    }
    /** The label of a button has no box of its own. */
    const boxOf = (element: Element): Element =>
      element.parentElement && getComputedStyle(element).display === 'contents'
        ? boxOf(element.parentElement)
        : element
    const cut = [...new Set(texts.map(boxOf))].filter(isCut).map((element) => element.textContent ?? '')
    const beyond = document.documentElement.scrollWidth - window.innerWidth
    return beyond > 0 ? [...cut, `${beyond} px beyond the window`] : cut
  })
