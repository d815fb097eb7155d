import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { answerFirst, expectSaved, submit, untilKeptOnDevice } from '../../running-attempt.ts'
import { expect, lightBuild, test as quizTest } from '../../fixtures.ts'
import { startServer } from '../../server.ts'

const built = lightBuild ?? fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))

/** The files of the next release, in the language of the page. */
const next = 'shell-next?language=en'

/** These tests serve a copy of the web app, which they change as a new release would. */
const test = quizTest.extend<object, { webRoot: string }>({
  webRoot: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'quizly-release-'))
      await cp(built, folder, { recursive: true })
      await use(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ webRoot }, use) => {
      const server = await startServer({ WEB_ROOT: webRoot })
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],
})
test.use({ serviceWorkers: 'allow' })

test('a release in mid-quiz takes nothing away; the next page is new, and the old files go in the end', async ({
  page,
  context,
  webRoot,
  startQuiz,
}) => {
  await startQuiz(page)
  await untilKeptOnDevice(page)
  const [before] = await keptVersions(page)
  await release(webRoot, 'next', { without: 'result-screen' })
  expect(await update(page)).toBe('installed')
  expect(await keptVersions(page)).toEqual([before, next])
  await answerFirst(page)
  await expectSaved(page)
  await submit(page)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()

  await page.goto('/about')
  await expect(page.locator('meta[name=release]')).toHaveAttribute('content', 'next')
  await page.close()
  const later = await context.newPage()
  await expect.poll(() => versionsOnNextVisit(later)).toEqual([next])
  await later.goto('/')

  await release(webRoot, 'broken', { needs: '/assets/missing.js' })
  expect(await update(later)).toBe('redundant')
  await context.setOffline(true)
  await later.goto('/about')
  await expect(later.getByRole('heading', { name: 'About Quizly' })).toBeVisible()
})

/**
 * Replaces the release by another: one of its scripts is gone, or its worker names a file that does not
 * exist.
 */
async function release(
  webRoot: string,
  version: string,
  { without, needs }: { without?: string; needs?: string },
) {
  const assets = join(webRoot, 'assets')
  const gone = (await readdir(assets)).filter((name) => without !== undefined && name.startsWith(without))
  await Promise.all(gone.map((name) => rm(join(assets, name))))
  await change(join(webRoot, 'index.html'), (page) =>
    page.replace(
      /<meta name="release".*?>|<meta charset="utf-8" \/>/,
      `<meta name="release" content="${version}">`,
    ),
  )
  await change(join(webRoot, 'sw.js'), (worker) => {
    const [head = '', files = '', rest = ''] = worker.split(/"everybody":\{"":\[(.*?)\]/)
    const kept = files.split(',').filter((file) => without === undefined || !file.includes(without))
    const all = needs === undefined ? kept : [...kept, JSON.stringify(needs)]
    return `${head.replace(/"version":".*?"/, `"version":"${version}"`)}"everybody":{"":[${all.join()}]${rest}`
  })
}

/** Changes a file and removes its compressed forms, which would be served instead. */
async function change(file: string, to: (text: string) => string) {
  await writeFile(file, to(await readFile(file, 'utf8')))
  await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })))
}

/**
 * Lets the browser look for a newer worker, as it does at each navigation. Returns that worker's final state.
 */
function update(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    // A worker that fails early may have come and gone before the update is done.
    const found = new Promise<ServiceWorker | null>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true })
    })
    await registration.update()
    const worker = registration.installing ?? registration.waiting ?? (await found)
    if (worker?.state === 'installing') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
    }
    return worker?.state
  })
}

/**
 * What a visit finds on the device, after which the page is closed. Browsers take a moment to notice that a
 * page is gone, and until then a visit still gets the old worker.
 */
async function versionsOnNextVisit(page: Page): Promise<string[]> {
  await page.goto('/')
  const versions = await keptVersions(page)
  await page.goto('about:blank')
  return versions
}

const keptVersions = (page: Page) => page.evaluate(() => caches.keys())
