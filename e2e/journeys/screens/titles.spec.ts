import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { accountScenes } from '../../scenes/account-scenes.ts'
import { educatorScenes } from '../../scenes/educator-scenes.ts'
import type { Scene } from '../../scenes/scene.ts'
import { studentScenes } from '../../scenes/student-scenes.ts'
import { takingScenes } from '../../scenes/taking-scenes.ts'
import { cellTitle } from '../../school-content.ts'
import { buildSchool } from '../../school.ts'

/** The place of an address among the screens: quizzes, people and searches differ, the screen does not. */
function screenAt(page: Page) {
  const { pathname, searchParams } = new URL(page.url())
  const tab = searchParams.get('tab')
  return pathname.replace(/\b[0-9a-f]{24}\b|[0-9a-f-]{36}/g, ':id') + (tab === null ? '' : `?tab=${tab}`)
}

test('no two screens have the same title', async ({ browser, server, signIn }) => {
  const school = await buildSchool(server)
  const screens = new Map<string, string>()
  const pages = new Map<Scene['as'], Page>()

  async function note(page: Page, screen = screenAt(page)) {
    await expect(page).not.toHaveTitle(/^(Loading|Quizly)/)
    const title = await page.title()
    expect([screen, title]).toEqual([screens.get(title) ?? screen, title])
    screens.set(title, screen)
  }
  async function open(scene: Scene) {
    const page = pages.get(scene.as) ?? (await browser.newPage({ baseURL: server.url }))
    if (scene.as && !pages.has(scene.as)) await signIn(page, school.people[scene.as])
    pages.set(scene.as, page)
    await page.goto(scene.path(school.quizzes, school.people))
    await expect(page.getByRole('heading', { name: scene.heading, level: 1 })).toBeAttached()
    return page
  }

  await server.setClock(school.now)
  const all = [...accountScenes, ...takingScenes, ...educatorScenes, ...studentScenes]
  const paths = new Set<string>()
  for (const scene of all) {
    const path = `${scene.as} ${scene.path(school.quizzes, school.people)}`
    if (!paths.has(path)) await note(await open(scene))
    paths.add(path)
  }

  const { fresh } = school.quizzes
  const results = educatorScenes.find(({ name }) => name === 'quiz-results')
  if (!results) throw new Error('There is no scene of results')
  const page = await open(results)
  await page.getByRole('button', { name: 'More for question 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change answer key' }).click()
  await expect(page.getByRole('radio', { name: /^Full marks for all/ })).toBeVisible()
  await note(page)
  await page.goto(`/my-quizzes/${fresh._id}/questions`)
  await page.getByRole('button', { name: 'More for question 4', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Accept answers' }).click()
  await expect(page.getByRole('link', { name: 'Answer key and history' })).toBeVisible()
  await note(page)

  await page.goto(`/my-quizzes/${fresh._id}/share?full-screen`)
  await expect(page.getByRole('button', { name: 'Close full screen' })).toBeVisible()
  await note(page, 'projector')
  await page.getByRole('button', { name: 'Close full screen' }).click()
  await expect(page).toHaveTitle(`Share – ${cellTitle} – Quizly`)
})
