import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test as base } from './fixtures.ts'
import { expectToFitEveryWidth } from './reflow.ts'
import { accountScenes } from './scenes/account-scenes.ts'
import { educatorScenes } from './scenes/educator-scenes.ts'
import { longWordScenes } from './scenes/long-word-scenes.ts'
import { studentScenes } from './scenes/student-scenes.ts'
import { takingScenes } from './scenes/taking-scenes.ts'
import { buildSchool, type School } from './school.ts'

/** One school for all scenes of a worker, because none of them changes what another one shows. */
const test = base.extend<object, { school: School }>({
  school: [async ({ server }, use) => use(await buildSchool(server)), { scope: 'worker' }],
})

/** Dark differs from light only in its colours. All widths are tried at the end, in the last of these. */
const looks = [
  { name: 'light', width: 1280, height: 800, colorScheme: 'light', rules: 'all', hasPicture: true },
  { name: 'dark', width: 1280, height: 800, colorScheme: 'dark', rules: 'color-contrast' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light', rules: 'all' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark', hasPicture: true },
] as const

// The service worker changes nothing that is seen here, and would fetch every file of the app for each scene.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const scene of [
  ...accountScenes,
  ...takingScenes,
  ...educatorScenes,
  ...studentScenes,
  ...longWordScenes,
]) {
  test(`${scene.name} is accessible, in light and dark, wide and narrow`, async ({
    page,
    server,
    school,
    signIn,
  }) => {
    const ofScene = looks.filter(({ width }) => width < 768 || !scene.onlyOnPhones)
    await server.setClock(school.now)
    if (scene.as) await signIn(page, school.people[scene.as])
    await keepDraftsOnDevice(page)
    if (scene.onlyOnPhones) await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(scene.path(school.quizzes, school.people))
    await expect(page.getByRole('heading', { name: scene.heading, level: 1 })).toBeAttached()
    await scene.act?.(page)
    if (scene.shows) await expect(scene.shows(page)).toBeVisible()
    await page.mouse.move(0, 0)
    await page.evaluate(() => document.fonts.ready)

    for (const look of ofScene) {
      await page.setViewportSize(look)
      await page.emulateMedia({ colorScheme: look.colorScheme })
      // Long words change the layout, most of all on the phone, but no role, name or colour.
      const isJudged = look.name === 'phone' || !longWordScenes.includes(scene)
      if ('rules' in look && isJudged) await expectAccessible(page, look.rules)
      if ('hasPicture' in look && scene.isPictured)
        await comparePicture(page, `${scene.name}.${look.name}.png`)
    }
    await expectToFitEveryWidth(page, scene)
  })
}

/**
 * Leaves drafts without an answer: one on the server would be seen in the next scene, and the dock would change its
 * words in the middle of this one.
 */
async function keepDraftsOnDevice(page: Page) {
  await page.route('**/api/quiz/*/draft/*', () => undefined)
}

/** Compares with the stored picture. Whatever differs from run to run is covered. */
async function comparePicture(page: Page, name: string) {
  const mask = [
    page.getByRole('timer'),
    page.getByText(/^Saved \d\d:\d\d:\d\d$/),
    page.getByRole('textbox', { name: 'Quiz link' }),
    page.getByRole('img', { name: 'QR code that opens the quiz link' }),
  ]
  await expect(page).toHaveScreenshot(name, { mask, maskColor: '#808080' })
}
