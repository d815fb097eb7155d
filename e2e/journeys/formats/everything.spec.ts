import { addToBank, listBank, listQuizzes } from '@quizly/contract'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import { type Account, api, createAccount, createEmptyQuiz, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stateOf = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) })

async function downloadEverything(page: Page): Promise<Buffer> {
  const downloaded = page.waitForEvent('download')
  await button(page, 'Download everything').click()
  return readFileSync(await (await downloaded).path())
}

async function upload(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/excel-upload')
  await page.getByLabel('Excel file').setInputFiles({ name: 'mine.zip', mimeType: '', buffer })
  await button(page, 'Upload & Proceed').click()
  await expect(page.getByRole('heading', { name: 'Bring everything back' })).toBeVisible()
}

const titlesOf = async (educator: Account) => {
  const { quizzes } = await api<{ quizzes: { title: string; state: string }[] }>(educator, listQuizzes, {})
  return quizzes.map(({ title, state }) => `${title}: ${state}`).toSorted()
}

for (const [name, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`everything is taken along and brought back elsewhere, once, on ${name} (T474)`, async ({
    page,
    server,
    educator,
    student,
    signIn,
  }) => {
    const cells = await createReadyQuiz(educator, { title: 'Cells' })
    await createEmptyQuiz(educator, { title: 'Rocks' })
    await takeQuiz(student, cells, [])
    const question = { type: 'single', text: 'Which?', options: ['A', 'B'], correctAnswers: ['A'] }
    await api(educator, addToBank, { body: { items: [{ question, tags: ['Letters'] }] } })
    await page.setViewportSize(viewport)
    await signIn(page, educator, '/account')
    await page.getByRole('link', { name: /^Take everything with you/ }).click()
    await page.getByRole('checkbox', { name: 'GIFT' }).check()
    await expectAccessible(page)
    const archive = await downloadEverything(page)
    await expect(page.getByText('Everything is downloaded')).toBeVisible()

    const colleague = await createAccount(server.url, 'admin')
    const there = await page.context().newPage()
    await there.setViewportSize(viewport)
    await signIn(there, colleague)
    await upload(there, archive)
    await expect(there.getByText('2 quizzes')).toBeVisible()
    await expect(there.getByText('1 question of the bank')).toBeVisible()
    await expect(there.getByText(/^1 result of a student is not brought back/)).toBeVisible()
    await expectAccessible(there)
    await there.reload()
    await button(there, 'Bring everything back').press('Enter')
    await expect(there.getByText('2 quizzes are back. 1 question of the bank is back.')).toBeVisible()
    await expect(stateOf(there, 'Cells')).toContainText('Brought back')
    await expectAccessible(there)
    expect(await titlesOf(colleague)).toEqual(['Cells: draft', 'Rocks: draft'])

    await upload(there, archive)
    await button(there, 'Bring everything back').click()
    await expect(there.getByText(/3 were there already\./)).toBeVisible()
    expect(await titlesOf(colleague)).toHaveLength(2)
    const { items } = await api<{ items: unknown[] }>(colleague, listBank, {})
    expect(items).toHaveLength(1)
  })

test('an archive comes back without a network for a while, is stopped, and goes on (T475)', async ({
  page,
  server,
  educator,
  signIn,
}) => {
  for (const title of ['Cells', 'Rocks', 'Stars']) await createReadyQuiz(educator, { title })
  await signIn(page, educator, '/take-everything')
  const archive = await downloadEverything(page)
  const colleague = await createAccount(server.url, 'admin')
  const there = await page.context().newPage()
  await signIn(there, colleague)
  await upload(there, archive)
  let first: string | undefined
  await there.route('**/api/quiz/restore', async (route) => {
    const { title } = route.request().postDataJSON() as { title: string }
    first ??= title
    await (title === first ? route.continue() : route.abort('internetdisconnected'))
  })
  await button(there, 'Bring everything back').click()
  await expect(there.getByText('Quizly does not answer at the moment. It goes on by itself.')).toBeVisible()
  await button(there, 'Stop').click()
  await expect(there.getByText('Stopped. What came back so far is whole.')).toBeVisible()
  expect(await titlesOf(colleague)).toEqual([`${first}: draft`])
  await there.unroute('**/api/quiz/restore')
  await button(there, 'Continue').click()
  await expect(there.getByText(/2 quizzes are back\..*1 was there already\./)).toBeVisible()
  expect(await titlesOf(colleague)).toEqual(['Cells: draft', 'Rocks: draft', 'Stars: draft'])
})

test('a download of everything that breaks off leaves no file, and says so (T476)', async ({
  page,
  educator,
  signIn,
}) => {
  await createReadyQuiz(educator, { title: 'Cells' })
  await signIn(page, educator, '/take-everything')
  await page.route('**/api/account/everything*', (route) => route.abort('connectionreset'))
  await button(page, 'Download everything').click()
  await expect(page.getByText(/broke off/)).toBeVisible()
  await page.unroute('**/api/account/everything*')
  const archive = await downloadEverything(page)
  await page.goto('/excel-upload')
  const half = archive.subarray(0, archive.length - 200)
  await page.getByLabel('Excel file').setInputFiles({ name: 'half.zip', mimeType: '', buffer: half })
  await button(page, 'Upload & Proceed').click()
  await expect(page.getByText('This package ends too early. Download it again.')).toBeVisible()
})

for (const format of ['Canvas (QTI 1.2)', 'QTI 2', 'QTI 3'])
  test(`a quiz leaves as a package of ${format} and is read again (T477)`, async ({
    page,
    educator,
    signIn,
  }) => {
    const { _id } = await createReadyQuiz(educator, { title: 'Cells' })
    await signIn(page, educator, `/my-quizzes/${_id}/export`)
    await page.getByRole('radio', { name: format }).check()
    const downloaded = page.waitForEvent('download')
    await button(page, `Download ${format}`).click()
    const download = await downloaded
    expect(download.suggestedFilename()).toMatch(/^Cells\.(?:zip|imscc)$/)
    const buffer = readFileSync(await download.path())
    await page.goto('/excel-upload')
    const file = { name: download.suggestedFilename(), mimeType: '', buffer }
    await page.getByLabel('Excel file').setInputFiles(file)
    await button(page, 'Upload & Proceed').click()
    await expect(page.getByText(`Read as ${format}.`)).toBeVisible()
    await expect(page.getByText(/^\d of 3 questions as they are, \d changed, 0 left out/)).toBeVisible()
  })
