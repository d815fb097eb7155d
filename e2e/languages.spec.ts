import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { scenes, startAfresh, test } from './scenes/opened-scenes.ts'

/** From here on nothing gets narrower; and the usual width of a screen. */
const widths = [320, 1280]

// A language that is 40 % longer than English.
test.use({ appLanguage: 'xx' })

for (const scene of scenes)
  test(`${scene.name} shows no text from elsewhere, and all of its own`, async ({
    server,
    school,
    pageOf,
  }) => {
    await server.setClock(school.now)
    const { page, expectNoComplaint } = await pageOf(scene.as)
    await startAfresh(page, server.url, scene)
    await page.goto(scene.path(school.quizzes, school.people))
    await expect(page.getByRole('heading', { name: scene.heading, level: 1 })).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('lang', 'xx')
    for (const state of [scene, ...(scene.next ?? [])])
      await test.step(state.name, async () => {
        const ofState = state.onlyOnPhones ? [320] : widths
        await page.setViewportSize({ width: ofState.at(-1) ?? 1280, height: 800 })
        await state.act?.(page)
        if (state.shows) await expect(state.shows(page)).toBeVisible()
        for (const width of ofState.toReversed()) {
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate(() => window.tellUnmarked?.())
          await expect.poll(() => cutTexts(page), `${state.name} at ${width} px`).toEqual([])
        }
      })
    expectNoComplaint()
    if (scene.isLastOfPage) await page.context().close()
  })

/** Texts that are wider than their place, and what reaches beyond the side of the window. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes('⟦'),
      ),
    )
    const isCut = (element: Element) => {
      const { overflowX, clipPath } = getComputedStyle(element)
      return clipPath === 'none' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    }
    const cut = texts.filter(isCut).map((element) => element.textContent ?? '')
    const beyond = document.documentElement.scrollWidth - window.innerWidth
    return beyond > 0 ? [...cut, `${beyond} px beyond the window`] : cut
  })
