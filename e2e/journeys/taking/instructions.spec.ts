import { expectStateAccessible } from '../../accessible.ts'
import { admit, createDraft, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
import { drawnPicture } from '../pictures/drawn-picture.ts'
import { isDrawn } from '../pictures/drawn-pictures.ts'

const phone = { width: 390, height: 700 }

test('an educator writes instructions, and a student reads them before the start, with Start in sight (T325)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const field = page.getByRole('textbox', { name: 'Instructions' })
  await field.focus()
  await untilFormattable(page)
  await page.keyboard.type('Use **no** calculator. Round $\\pi$ to 3.14.')
  await expect(field.locator('strong')).toHaveText('no')
  await expect(field.locator('math')).toBeVisible()
  await expect(field).not.toContainText(/[*$]/)
  await expect(page.locator('#setting-changes')).toHaveText(
    'Students who have not started will read the new instructions.',
  )
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('#setting-changes')).toHaveText('Saved.')

  const taking = await (await browser.newContext({ baseURL: server.url, viewport: phone })).newPage()
  await admit(student, quiz)
  await signIn(taking, student, `/quiz/${quiz._id}`)
  const shown = taking.getByRole('region', { name: 'Instructions' })
  await expect(shown.locator('strong')).toHaveText('no')
  await expect(shown.getByRole('button')).toHaveCount(0)
  const start = taking.getByRole('button', { name: 'Start Quiz' })
  await expect(start).toBeInViewport({ ratio: 1 })

  await field.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(`${'A long line that says what to do. '.repeat(8)}\n\n`.repeat(6))
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('#setting-changes')).toHaveText('Saved.')
  await taking.reload()
  const more = shown.getByRole('button', { name: 'Show all instructions' })
  await expect(more).toBeVisible()
  await expect(start).toBeInViewport({ ratio: 1 })
  await expectStateAccessible(taking)
  await more.press('Enter')
  await expect(shown.getByRole('button', { name: 'Show less' })).toBeFocused()
  await expect(start).toBeInViewport({ ratio: 1 })
  await start.click()
  await expect(taking.getByRole('timer', { name: 'Time left' })).toBeVisible()
  await expect(shown).toBeHidden()

  await field.fill('')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.locator('#setting-changes')).toHaveText('Saved.')
})

test('a formula that is wrong is said at the field of a new quiz, and its instructions outlive a reload', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator, '/manual-entry')
  const field = page.getByRole('textbox', { name: 'Instructions' })
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Circles')
  await field.focus()
  await untilFormattable(page)
  await page.keyboard.type('Let $\\nix$ be.')
  await expect(page.getByRole('button', { name: /nix/ })).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await summary.getByRole('link').click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Let $x$ be.')
  await expect(field.locator('math')).toBeVisible()
  await page.reload()
  await expect(field.locator('math')).toBeVisible()
  await expect(field).toHaveText(/^Let .* be\.$/)
  await page.getByRole('button', { name: 'Proceed to Question Entry' }).click()
  await expect(page).toHaveURL(/\/create-questions\//)
})

test('a picture in instructions is saved when it has been sent, and a student sees it before the start (T493)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/images*', async (route) => {
    await promise
    await route.continue()
  })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  await page.getByRole('textbox', { name: 'Instructions' }).focus()
  await untilFormattable(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const buffer = drawnPicture({ width: 640, height: 400, mark: [40, 130, 70] })
  await (await choosing).setFiles({ name: 'bench.png', mimeType: 'image/png', buffer })
  await page.getByRole('textbox', { name: 'Description' }).fill('The bench')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Saving goes on as soon as it is there.')).toBeVisible()
  resolve()
  await expect(page.locator('#setting-changes')).toHaveText('Saved.')
  await page.reload()
  await isDrawn(page, 'The bench')

  const taking = await (await browser.newContext({ baseURL: server.url })).newPage()
  await admit(student, quiz)
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await isDrawn(taking, 'The bench')
})

test('without instructions Start is in sight on a phone too, and a preview shows what a student reads', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await page.setViewportSize(phone)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Instructions' })).toHaveCount(0)

  const draft = await createDraft(educator)
  const desk = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(desk, educator, `/my-quizzes/${draft._id}/settings`)
  const written = desk.getByRole('textbox', { name: 'Instructions' })
  await written.focus()
  await untilFormattable(desk)
  await desk.keyboard.type('Read *all* questions first.')
  await desk.getByRole('button', { name: 'Save settings' }).click()
  await expect(desk.locator('#setting-changes')).toHaveText('Saved.')
  await desk.goto(`/my-quizzes/${draft._id}/preview`)
  await expect(desk.getByRole('region', { name: 'Instructions' }).locator('em')).toHaveText('all')
})
