import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const source = fileURLToPath(new URL('../apps/web/src/', import.meta.url))
const widthQuery = /width\s*(?:[:=<>]|<=|>=)\s*([\d.]+)em/g
/** The first width of each layout: `47.99em` is the end of what `48em` begins. */
const beginningsIn = (text: string) =>
  [...text.matchAll(widthQuery)].map(([, em]) => Math.ceil(Number(em) * 16))
/** Those that scripts ask for. */
const inScripts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => beginningsIn(readFileSync(source + file, 'utf8')))
/** From one breakpoint to the next there is only more room, so each range is tried where it is narrowest, and between. */
const between = [320, 448, 528, 648, 864, 1280, 1600]
/** The width of a phone of 390 px at a zoom of 200 %. */
const phoneAtTwice = 195

/**
 * Shows the open screen at all widths: nothing may reach beyond the side, and no word of usual length may be
 * broken. On a phone at 200 % this holds for the words of headings.
 */
export async function expectToFitEveryWidth(page: Page, { onlyOnPhones = false }) {
  const height = 800
  const tried = new Set<number>()
  const left = async () =>
    [...new Set([...between, ...inScripts, ...beginningsIn(await widthQueriesOf(page))])]
      .filter((width) => width >= 320 && !(onlyOnPhones && width >= 768) && !tried.has(width))
      .toSorted((a, b) => a - b)
  // A width may bring a part that has breakpoints of its own.
  for (let widths = await left(); widths.length > 0; widths = await left())
    for (const width of widths) {
      tried.add(width)
      await page.setViewportSize({ width, height })
      const fits = { overflow: 0, cutWords: [] }
      // Layout by scripts follows the window with a delay.
      await expect.poll(() => misfitsOf(page, 'body'), `at ${width} px`).toEqual(fits)
    }
  await page.setViewportSize({ width: phoneAtTwice, height })
  const ofHeadings = async () => (await misfitsOf(page, ':is(h1, h2, h3)')).cutWords
  await expect.poll(ofHeadings, 'headings at 200 %').toEqual([])
}

/** Words that stand on two lines. */
export const cutWordsOf = async (page: Page) => (await misfitsOf(page, 'body')).cutWords

/** The width queries of all rules that would style an element of the page. The others change nothing in it. */
function widthQueriesOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const stylesSomething = (rule: CSSRule): boolean => {
      if (rule instanceof CSSStyleRule)
        return document.querySelector(rule.selectorText.replaceAll(/::[\w-]+/g, ':not(no-element)')) !== null
      return !(rule instanceof CSSGroupingRule) || [...rule.cssRules].some(stylesSomething)
    }
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('width') && stylesSomething(rule))
          found.add(rule.conditionText)
        if (rule instanceof CSSGroupingRule) look(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) look(sheet.cssRules)
    return [...found].join(' ')
  })
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
