import { expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import { scenes, startAfresh, test } from './scenes/opened-scenes.ts'

test.use({ appLanguage: 'ar' })
// All in one worker: a browser, a server and a school of their own cost as much as some scenes.
test.describe.configure({ mode: 'default' })

const main =
  /^(?:home|login|take-progress|result|my-quizzes|quiz-results|quiz-grid|quiz-settings|print-quiz)$/

for (const scene of scenes.filter(({ name }) => main.test(name)))
  test(`${scene.name} is accessible in Arabic and fits`, async ({ server, school, pageOf }) => {
    await server.setClock(school.now)
    const { page, expectNoComplaint } = await pageOf(scene.as)
    await startAfresh(page, server.url, scene)
    await page.goto(scene.path(school.quizzes, school.people))
    await expect(page.getByRole('heading', { name: scene.heading, level: 1 })).toBeAttached()
    await scene.act?.(page)
    if (scene.shows) await expect(scene.shows(page)).toBeVisible()
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', 'ar')
    await expect(root).toHaveAttribute('dir', 'rtl')
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`)
        .toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
    expectNoComplaint()
  })
