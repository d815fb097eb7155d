import type { Page } from '@playwright/test'
import { expectStateAccessible } from '../../accessible.ts'
import { admit, createDraft, finalize } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { changeLanguage, expectToFit, expectToFitLarge } from '../../fit.ts'
import { submit } from '../../running-attempt.ts'
import { drawnPicture } from './drawn-picture.ts'
import { choosePicture, isDrawn, untilPicturesAreSent } from './drawn-pictures.ts'

const cell = drawnPicture({ width: 640, height: 400, mark: [40, 130, 70] })
const ofCell = 'A cell with a nucleus, a membrane and a green part that is asked for'
const questionText = 'What is green?'

async function expectToFitEverywhere(page: Page) {
  await expectStateAccessible(page)
  for (const language of ['en', 'ar'] as const) {
    await changeLanguage(page, language)
    await expectToFit(page, [320, 390, 1280])
    await expectToFitLarge(page, [320, 390, 1280])
  }
  await changeLanguage(page, 'en')
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a picture is chosen and described by keyboard, and one that does not come is read as its description', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createDraft(educator, {
    questions: [
      { text: questionText, type: 'write', options: [], correctAnswers: ['chloroplast'], format: 'markdown' },
    ],
  })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  const description = question.getByRole('textbox', { name: 'Description' })
  const file = { name: 'cell.png', mimeType: 'image/png', buffer: cell }
  await text.focus()
  await choosePicture(page, question, file)
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(description).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await expect(description).toHaveCount(0)
  await expect(text).toHaveText(questionText)

  await page.keyboard.press('ControlOrMeta+End')
  await choosePicture(page, question, file)
  await test.step('without a description', () => expectToFitEverywhere(page))
  await description.focus()
  await page.keyboard.type(ofCell)
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await isDrawn(page, ofCell)
  await untilPicturesAreSent(question)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page).toHaveURL(/review-quiz/)
  await isDrawn(page, ofCell)
  await finalize(educator, quiz)
  await admit(student, quiz)

  const context = await browser.newContext({ baseURL: server.url })
  const taking = await context.newPage()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await taking.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await isDrawn(taking, ofCell)
  const shown = taking.getByRole('img', { name: ofCell })
  const widthOf = () => shown.evaluate((picture) => picture.getBoundingClientRect().width)
  const width = await widthOf()
  await test.step('question', () => expectToFitEverywhere(taking))
  await context.route('**/media/**', (route) => route.fulfill({ status: 404 }))
  await taking.reload()
  await expect(taking.getByText(ofCell)).toBeVisible()
  expect(await widthOf()).toBe(width)
  await test.step('question without its picture', () => expectToFitEverywhere(taking))
  await submit(taking)
  await expect(taking.locator('.res').getByText(ofCell)).toBeVisible()
  await test.step('result without its picture', () => expectToFitEverywhere(taking))
  await context.unroute('**/media/**')
  await taking.evaluate(() => dispatchEvent(new Event('online')))
  await isDrawn(taking, ofCell)
  await test.step('result', () => expectToFitEverywhere(taking))
  await context.close()
})
