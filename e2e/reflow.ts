import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const source = fileURLToPath(new URL('../apps/web/src/', import.meta.url))
const widthQuery = /\((?:min|max)-width: ([\d.]+)em\)/g
/** The first width of each layout, as the app's own files name it: `47.99em` is the end of what `48em` begins. */
const breakpoints = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .flatMap((file) => [...readFileSync(source + file, 'utf8').matchAll(widthQuery)])
  .map(([, em]) => Math.ceil(Number(em) * 16))
/** From one breakpoint to the next there is only more room, so each range is tried where it is narrowest, and between. */
const widths = [...new Set([320, ...breakpoints, 448, 528, 648, 864, 1280, 1600])]
  .filter((width) => width >= 320)
  .toSorted((a, b) => a - b)
/** The width of a phone of 390 px at a zoom of 200 %. */
const phoneAtTwice = 195

/**
 * Shows the open screen at all widths: nothing may reach beyond the side, and no word of usual length may be
 * broken. On a phone at 200 % this holds for the words of headings.
 */
export async function expectToFitEveryWidth(page: Page, { onlyOnPhones = false }) {
  const height = 800
  for (const width of onlyOnPhones ? widths.filter((each) => each < 768) : widths) {
    await page.setViewportSize({ width, height })
    const fits = { overflow: 0, cutWords: [] }
    const misfits = await misfitsOf(page, 'body')
    // Layout by scripts follows the window with a delay.
    if (misfits.overflow > 0) await expect.poll(() => misfitsOf(page, 'body'), `at ${width} px`).toEqual(fits)
    else expect(misfits, `at ${width} px`).toEqual(fits)
  }
  await page.setViewportSize({ width: phoneAtTwice, height })
  expect((await misfitsOf(page, ':is(h1, h2, h3)')).cutWords, 'headings at 200 %').toEqual([])
}

/**
 * How much wider the page is than its window, and the words of up to 14 Latin letters in an element that
 * stand on two lines.
 */
function misfitsOf(page: Page, within: string): Promise<{ overflow: number; cutWords: string[] }> {
  return page.evaluate((selector) => {
    const words = /(?<![^\s“(])\p{Script=Latin}{2,14}(?![^\s”),.:;?!…])/gu
    const range = document.createRange()
    const isOnOneLine = (text: Text, start: number, end: number) => {
      range.setStart(text, start)
      range.setEnd(text, end)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size <= 1
    }
    const cutIn = (text: Text) =>
      isOnOneLine(text, 0, text.length)
        ? []
        : [...text.data.matchAll(words)].flatMap(({ 0: word, index }) =>
            isOnOneLine(text, index, index + word.length) ? [] : [word],
          )
    /** Neither hidden nor reduced to a point for screen readers. */
    const isSeen = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).clipPath === 'none' && isSeen(element.parentElement))
    const cutWords = [...document.querySelectorAll(selector)].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const cut = cutIn(text)
        if (cut.length > 0 && isSeen(text.parentElement)) found.push(...cut)
      }
      return found
    })
    return { overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth), cutWords }
  }, within)
}
