import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { listenForComplaints, test as base } from '../fixtures.ts'
import { buildSchool, type School } from '../school.ts'
import { accountScenes } from './account-scenes.ts'
import { educatorScenes } from './educator-scenes.ts'
import { longWordScenes } from './long-word-scenes.ts'
import { markedScenes } from './marked-scenes.ts'
import { answerPseudoWords } from './pseudo-language.ts'
import type { Scene } from './scene.ts'
import { studentScenes } from './student-scenes.ts'
import { takingScenes } from './taking-scenes.ts'
import { noteDataOf } from '../unmarked-texts.ts'

export const scenes: readonly Scene[] = [
  ...accountScenes,
  ...takingScenes,
  ...educatorScenes,
  ...studentScenes,
  ...markedScenes,
  ...longWordScenes,
]

/** `npm test` looks at fewer scenes, and in fewer languages. What it leaves out looks at all. */
export const isCore = process.env['TIER'] === 'core'
/** About one in ten, other ones after each commit, so that each is seen in time. */
const isInCore = ({ name }: Scene) =>
  (createHash('sha256').update(`${name} ${process.env['SCENES_SEED']}`).digest()[0] ?? 0) % 10 === 0
export const scenesOfTier = isCore ? scenes.filter(isInCore) : scenes

type Opened = { page: Page; expectNoComplaint: () => void }

/**
 * One school for all scenes of a worker, because none of them changes what another one shows, and one page for each of its
 * people: a page that has loaded the app before opens the next screen in half the time.
 */
export const test = base.extend<object, { school: School; pageOf: (as: Scene['as']) => Promise<Opened> }>({
  school: [async ({ server, mailbox }, use) => use(await buildSchool(server, mailbox)), { scope: 'worker' }],
  pageOf: [
    async ({ browser, server, school }, use) => {
      const pages = new Map<Scene['as'], Opened>()
      await use(async (as) => {
        const last = pages.get(as)
        if (last && !last.page.isClosed()) return last
        const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
        await answerPseudoWords(context)
        noteDataOf(context)
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

/**
 * Leaves the last scene while its requests are still held back, and sees to it that the next one finds an empty device. An
 * empty page of the same origin keeps the browser's process, which has compiled the app's scripts and axe.
 */
export async function startAfresh(page: Page, url: string, { name }: Scene): Promise<void> {
  const context = page.context()
  await page.route(`${url}/between-scenes`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${url}/between-scenes`)
  await page.unrouteAll()
  await context.setOffline(false)
  // A draft on the server would be seen in the next scene, and the dock would change its words in the middle of this one.
  await page.route('**/api/quiz/*/draft/*', () => undefined)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await context.addCookies([{ name: 'scene', value: name, url }])
}
