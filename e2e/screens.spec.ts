import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import { comparePicture } from './picture.ts'
import { expectToFitEveryWidth } from './reflow.ts'
import { longWordScenes } from './scenes/long-word-scenes.ts'
import { scenes, scenesOfTier, startAfresh, test } from './scenes/opened-scenes.ts'
import type { Scene } from './scenes/scene.ts'

/** Dark differs from light only in its colours. All widths are tried at the end, in the last of these. */
const looks = [
  { name: 'light', width: 1280, height: 800, colorScheme: 'light', rules: 'all', hasPicture: true },
  { name: 'dark', width: 1280, height: 800, colorScheme: 'dark', rules: 'color-contrast' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light', rules: 'all' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark', hasPicture: true },
] as const

for (const scene of scenesOfTier) {
  test(`${scene.name} is accessible, in light and dark, wide and narrow (T17)`, async ({
    server,
    school,
    pageOf,
  }) => {
    await server.setClock(school.now)
    const { page, expectNoComplaint } = await pageOf(scene.as)
    await startAfresh(page, server.url, scene)
    await page.goto(scene.path(school.quizzes, school.people))
    await expect(page.getByRole('heading', { name: scene.heading, level: 1 })).toBeAttached()
    await expectTitle(page, scene)
    for (const state of [scene, ...(scene.next ?? [])])
      await test.step(state.name, async () => {
        const ofState = looks.filter(({ width }) => width < 768 || !state.onlyOnPhones)
        const [first = looks[0]] = ofState
        await page.setViewportSize(first)
        await state.act?.(page)
        if (state.shows) await expect(state.shows(page)).toBeVisible()
        if (state !== scene) await expectTitle(page, state)
        await page.mouse.move(0, 0)
        await page.evaluate(() => document.fonts.ready)

        for (const look of ofState) {
          await page.setViewportSize(look)
          await page.emulateMedia({ colorScheme: look.colorScheme })
          // Long words change the layout, most of all on the phone, but no role, name or colour.
          const isJudged = look.name === 'phone' || !longWordScenes.includes(scene)
          if ('rules' in look && isJudged) await expectAccessible(page, look.rules)
          if ('hasPicture' in look && state.isPictured)
            await comparePicture(page, `${state.name}.${look.name}.png`)
        }
        await expectToFitEveryWidth(page, state)
      })
    expectNoComplaint()
    if (scene.isLastOfPage) await page.context().close()
  })
}

test('no two screens have the same title', () => {
  const ids = new Proxy({}, { get: () => ({ _id: ':id', user: { _id: ':id' } }) }) as never
  const screens = new Map<string, string>()
  for (const scene of scenes)
    for (const { title, name } of [scene, ...(scene.next ?? [])]) {
      if (title === undefined) continue
      const { pathname, searchParams } = new URL(scene.path(ids, ids), 'http://quizly.example')
      const screen = name === scene.name ? `${pathname} ${searchParams.get('tab')}` : name
      expect([screens.get(String(title)) ?? screen, title]).toEqual([screen, title])
      screens.set(String(title), screen)
    }
})

/** Titles are compared by how they begin: the names of quizzes follow. */
async function expectTitle(page: Page, { title }: Pick<Scene, 'title'>) {
  if (typeof title === 'string')
    await expect.poll(async () => (await page.title()).startsWith(`${title} – `), title).toBe(true)
  else if (title) await expect(page).toHaveTitle(title)
}
