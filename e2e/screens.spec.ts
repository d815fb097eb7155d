import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, listenForComplaints, test as base } from './fixtures.ts'
import { expectToFitEveryWidth } from './reflow.ts'
import { accountScenes } from './scenes/account-scenes.ts'
import { educatorScenes } from './scenes/educator-scenes.ts'
import { longWordScenes } from './scenes/long-word-scenes.ts'
import type { Scene } from './scenes/scene.ts'
import { studentScenes } from './scenes/student-scenes.ts'
import { takingScenes } from './scenes/taking-scenes.ts'
import { buildSchool, type School } from './school.ts'

type Opened = { page: Page; expectNoComplaint: () => void }

/**
 * One school for all scenes of a worker, because none of them changes what another one shows, and one page for each of its
 * people: a page that has loaded the app before opens the next screen in half the time.
 */
const test = base.extend<object, { school: School; pageOf: (as: Scene['as']) => Promise<Opened> }>({
  school: [async ({ server }, use) => use(await buildSchool(server)), { scope: 'worker' }],
  pageOf: [
    async ({ browser, server, school }, use) => {
      const pages = new Map<Scene['as'], Opened>()
      await use(async (as) => {
        const last = pages.get(as)
        if (last && !last.page.isClosed()) return last
        const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
        const opened = { page: await context.newPage(), expectNoComplaint: listenForComplaints(context) }
        const { user, token } = (as && school.people[as]) ?? {}
        await opened.page.addInitScript(signInOnce, user && [JSON.stringify(user), String(token)])
        pages.set(as, opened)
        return opened
      })
      // The server ends when nobody is connected any more.
      for (const { page } of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

/** Dark differs from light only in its colours. All widths are tried at the end, in the last of these. */
const looks = [
  { name: 'light', width: 1280, height: 800, colorScheme: 'light', rules: 'all', hasPicture: true },
  { name: 'dark', width: 1280, height: 800, colorScheme: 'dark', rules: 'color-contrast' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light', rules: 'all' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark', hasPicture: true },
] as const

const scenes = [...accountScenes, ...takingScenes, ...educatorScenes, ...studentScenes, ...longWordScenes]

for (const scene of scenes) {
  test(`${scene.name} is accessible, in light and dark, wide and narrow`, async ({
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

/** Runs in each document. The first one of a scene finds what the last scene has left on the device. */
function signInOnce(session: string[] | undefined) {
  if (location.protocol !== 'http:') return
  const [, scene = ''] = /scene=([^;]+)/.exec(document.cookie) ?? []
  if (sessionStorage.getItem('scene') === scene) return
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('scene', scene)
  if (!session) return
  const [user = '', token = ''] = session
  sessionStorage.setItem('user', user)
  sessionStorage.setItem('token', token)
}

/** Leaves the last scene while its requests are still held back, and sees to it that the next one finds an empty device. */
async function startAfresh(page: Page, url: string, { name }: Scene) {
  const context = page.context()
  await page.goto('about:blank')
  await page.unrouteAll()
  await context.setOffline(false)
  // A draft on the server would be seen in the next scene, and the dock would change its words in the middle of this one.
  await page.route('**/api/quiz/*/draft/*', () => undefined)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(looks[0])
  await context.addCookies([{ name: 'scene', value: name, url }])
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
