import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../accessible.ts'
import {
  admit,
  changeSettings,
  createAccount,
  createDraft,
  createReadyQuiz,
  finalize,
  takeQuiz,
} from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
import { untilQuizIsKept } from '../../device-storage.ts'
import { expectOffline, reloadOffline, submit, untilKeptOnDevice } from '../../running-attempt.ts'
import { drawnPicture } from './drawn-picture.ts'
import { choosePicture, isDrawn, untilPicturesAreKept } from './drawn-pictures.ts'
import { sendPicture } from './send-picture.ts'

test.use({ serviceWorkers: 'allow' })

const cell = drawnPicture({ width: 640, height: 400, mark: [40, 130, 70] })
const other = drawnPicture({ width: 200, height: 200, mark: [200, 40, 40] })

const written = { text: 'What is a cell?', type: 'write', options: [], correctAnswers: ['small'] }

const paste = (page: Page, bytes: Buffer) =>
  page.evaluate((base64) => {
    const file = new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], 'a.png', {
      type: 'image/png',
    })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, bytes.toString('base64'))

test(`a picture is asked about, from writing to the result, at 390 px`, async ({
  page,
  educator,
  student,
  signIn,
  browser,
}) => {
  const quiz = await createDraft(educator)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).click()
  const question = page.getByRole('region', { name: 'Question 4', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.fill('What is green?')
  await text.press('End')
  await choosePicture(page, question, { name: 'cell.png', mimeType: 'image/png', buffer: cell })
  const description = question.getByRole('textbox', { name: 'Description' })
  await expectAccessible(page)
  await description.fill('A cell [with a green part]')
  await description.press('Enter')
  await expect(text).toBeFocused()
  await isDrawn(page, 'A cell [with a green part]')
  await expect(page.getByText('Pictures: 0.1 MB, quick to load for a class')).toBeVisible()

  await question.getByRole('textbox', { name: 'Option A' }).focus()
  await paste(page, other)
  await description.last().fill('Red part')
  await description.last().press('Enter')
  await isDrawn(page, 'Red part')
  await question.getByRole('textbox', { name: 'Option B' }).fill('A chloroplast')
  await question.getByRole('button', { name: 'Remove option D' }).click()
  await question.getByRole('button', { name: 'Remove option C' }).click()
  await question.getByRole('radio', { name: /^Option B is/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await isDrawn(page, 'A cell [with a green part]')
  await finalize(educator, quiz)

  await admit(student, quiz)
  const taking = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })
  const screen = await taking.newPage()
  await signIn(screen, student, `/quiz/${quiz._id}`)
  const requested: string[] = []
  screen.on('request', (request) => requested.push(request.url()))
  await expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeVisible()
  expect(requested.filter((url) => url.includes('/media/'))).toEqual([])
  await screen.getByRole('button', { name: 'Start Quiz' }).click()
  await isDrawn(screen, 'A cell [with a green part]')
  await isDrawn(screen, 'Red part')
  const group = screen.getByRole('radiogroup', { name: /^Question 4/ })
  await expect(group.getByRole('radio', { name: 'Red part' })).toBeVisible()
  const shown = screen.getByRole('img', { name: 'A cell [with a green part]' })
  const box = await shown.evaluate((img) => img.getBoundingClientRect().toJSON() as DOMRect)
  expect(box.width / box.height).toBeCloseTo(1.6, 1)
  expect(box.right).toBeLessThanOrEqual(390)
  await group.getByRole('radio', { name: 'A chloroplast' }).check()
  await expectAccessible(screen)
  await untilKeptOnDevice(screen)
  await untilQuizIsKept(screen)
  await untilPicturesAreKept(screen, 2)
  await screen.context().setOffline(true)
  await reloadOffline(screen)
  await isDrawn(screen, 'A cell [with a green part]')
  await isDrawn(screen, 'Red part')
  await expectOffline(screen)
  await screen.context().setOffline(false)
  await submit(screen)
  await isDrawn(screen, 'A cell [with a green part]')
  await expect(screen.locator('.res').getByRole('img', { name: 'A cell [with a green part]' })).toBeVisible()
  await expectAccessible(screen)
  await screen.getByRole('link', { name: 'Quizly' }).first().click()
  await untilPicturesAreKept(screen, 0)
  await taking.close()
})

test('what is no picture is refused where it stands, and nothing that was typed is lost', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).click()
  const question = page.getByRole('region', { name: 'Question 4', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.fill('What is this?')
  for (const [buffer, sentence] of [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'This file is not a picture that Quizly can read. Use PNG, JPEG, WebP, GIF or AVIF.',
    ],
    [Buffer.alloc(11 * 1024 * 1024), 'A picture has at most 10 MB. Make it smaller.'],
  ] as const) {
    await text.press('End')
    await choosePicture(page, question, { name: 'a.svg', mimeType: 'image/svg+xml', buffer })
    await expect(question.getByRole('alert')).toHaveText(sentence)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Remove picture' }).click()
  }
  await expect(text).toHaveText('What is this?')
  await question.getByRole('textbox', { name: 'Option A' }).focus()
  await page.getByRole('button', { name: '+ Add Another Question' }).focus()
  await expect(text).toHaveValue('What is this?')
})

test('a picture that is pasted without a network is sent when there is one, and saving waits for it', async ({
  page,
  context,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 3', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.press('ControlOrMeta+End')
  await untilFormattable(question)
  await context.setOffline(true)
  await paste(page, cell)
  const description = question.getByRole('textbox', { name: 'Description' })
  await description.fill('A cell')
  await expect(question.getByText('No connection. The picture is sent when it is back.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('A picture is still being sent. Save again when it is there.')).toBeVisible()
  await context.setOffline(false)
  await isDrawn(page, 'A cell')
  await expect(question.getByText('No connection. The picture is sent when it is back.')).toBeHidden()
  await expect(question.getByText('Sending the picture …')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page).toHaveURL(/review-quiz/)
  await isDrawn(page, 'A cell')
})

test('a quiz with pictures downloaded as JSON is uploaded again by somebody else', async ({
  page,
  server,
  educator,
  signIn,
  browser,
}) => {
  const hash = await sendPicture(educator, cell)
  const drawn = {
    text: `What is green? ![A cell](image:${hash})`,
    type: 'single',
    format: 'markdown',
    options: ['A chloroplast', 'A nucleus'],
    correctAnswers: ['A chloroplast'],
  }
  const quiz = await createReadyQuiz(educator, { questions: [drawn] })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  await isDrawn(page, 'A cell')
  await expect(
    page.getByText('Pictures are left out of the Excel file. The JSON file has them.'),
  ).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download JSON' }).click()
  const path = await (await downloading).path()

  const colleague = await createAccount(server.url, 'admin', 'Bea Stone')
  const elsewhere = await browser.newContext()
  const desk = await elsewhere.newPage()
  await signIn(desk, colleague, '/excel-upload')
  const file = { name: 'cells.json', mimeType: 'application/json', buffer: await readFile(path) }
  await desk.getByLabel('Excel file').setInputFiles(file)
  await desk.getByRole('button', { name: 'Upload & Proceed' }).click()
  await desk.getByRole('button', { name: 'Finalize & Save Quiz' }).click()
  await expect(desk.getByRole('heading', { name: 'Quiz Finalized Successfully!' })).toBeVisible()
  await desk.goto(`/my-quizzes/${desk.url().split('/').at(-1)}/print`)
  await isDrawn(desk, 'A cell')
  await elsewhere.close()
})

test('with one question a page, pictures of later pages are there without a network', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const hash = await sendPicture(educator, cell)
  const drawn = { ...written, format: 'markdown', text: `What is green? ![A cell](image:${hash})` }
  const quiz = await createReadyQuiz(educator, { questions: [written, drawn] })
  await changeSettings(educator, quiz, { pages: 'one-by-one' })
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible()
  await untilPicturesAreKept(page, 1)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await isDrawn(page, 'A cell')
})

test('pictures of mistakes are there without a network', async ({ page, educator, student, signIn }) => {
  const hash = await sendPicture(educator, cell)
  const drawn = { ...written, format: 'markdown', text: `What is green? ![A cell](image:${hash})` }
  const quiz = await createReadyQuiz(educator, { questions: [written, drawn] })
  await takeQuiz(student, quiz, ['large', 'large'])
  await signIn(page, student, '/practice/mistakes')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await untilPicturesAreKept(page, 1)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('button', { name: 'Next question' }).click()
  await isDrawn(page, 'A cell')
})

test('an answer that is a picture is shown as one while its result is held back', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const hash = await sendPicture(educator, cell)
  const options = [`![Green part](image:${hash})`, '$x^2$ *or* not']
  const shown = {
    text: 'Which?\n\nOne or both?',
    type: 'multiple',
    format: 'markdown',
    options,
    correctAnswers: options,
  }
  const quiz = await createReadyQuiz(educator, { questions: [shown, written] })
  await changeSettings(educator, quiz, { resultRelease: 'by-hand' })
  await takeQuiz(student, quiz, [options, 'large'])
  await signIn(page, student, `/quiz/${quiz._id}/result`)
  await isDrawn(page, 'Green part')
  const answers = page.getByRole('definition')
  await expect(answers.first().locator('msup')).toBeVisible()
  await expect(answers.filter({ hasText: 'large' })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/image:|\$|\*/)
  await expectAccessible(page)
})
