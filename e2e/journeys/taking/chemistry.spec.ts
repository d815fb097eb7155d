import type { Page } from '@playwright/test'
import { admit, changeSettings, createDraft, finalize } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { untilAnswerIsKept, untilQuizIsKept } from '../../device-storage.ts'
import { expect, test } from '../../fixtures.ts'
import {
  expectOffline,
  expectSaved,
  reloadOffline,
  resultOf,
  submit,
  untilKeptOnDevice,
  untilSavedAgain,
} from '../../running-attempt.ts'
import { drawnRing } from '../pictures/drawn-picture.ts'
import { isDrawn, untilPicturesAreKept } from '../pictures/drawn-pictures.ts'

test.use({ serviceWorkers: 'allow' })

const ring = drawnRing(320)
const ofRing = 'A ring of six carbon atoms with a circle in it'
const water = { text: 'Water', type: 'single', options: ['Yes', 'No'], correctAnswers: ['Yes'] }
const balanced = '\\ce{2H2 + O2 -> 2H2O}'

const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `Question ${number}`, exact: true })
const addQuestion = async (page: Page, number: number, text: string) => {
  await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
  const added = question(page, number)
  await added.getByRole('textbox', { name: 'Question text' }).fill(text)
  return added
}

/** All by keyboard: an equation, a mass with its unit, and the picture of a structure with several names. */
async function writeQuiz(page: Page) {
  const first = question(page, 1)
  await first
    .getByRole('textbox', { name: 'Question text' })
    .fill('Which equation of $\\ce{H2O}$ is balanced?')
  await first.getByRole('checkbox', { name: 'Formatted text and formulas' }).press('Space')
  await first.getByRole('textbox', { name: 'Option A' }).fill(balanced)
  await first.getByRole('textbox', { name: 'Option B' }).fill('\\ce{H2 + O2 -> H2O}')
  await expect(first.getByRole('group', { name: 'Preview' }).locator('math')).toHaveCount(3)

  const second = await addQuestion(page, 2, 'What is the mass of 1 mol of water?')
  await second.getByRole('radio', { name: 'Numeric Answer' }).press('Space')
  await second.getByRole('textbox', { name: 'Correct Answer' }).fill('18.02')
  await second.getByRole('textbox', { name: 'Unit' }).fill('g')
  await second
    .getByRole('checkbox', { name: 'Accept other units of the same kind, converted' })
    .press('Space')
  await second.getByRole('combobox', { name: 'Tolerance' }).selectOption('Relative: per cent of the number')
  await second.getByRole('textbox', { name: 'How much' }).fill('1 %')
  await second.getByText('Points and marking').press('Enter')
  await second.getByRole('textbox', { name: 'Points', exact: true }).fill('2.5')

  const third = await addQuestion(page, 3, 'What is this substance called?\n\n')
  await third.getByRole('radio', { name: 'Write Answer' }).press('Space')
  await third.getByRole('checkbox', { name: 'Formatted text and formulas' }).press('Space')
  const choosing = page.waitForEvent('filechooser')
  await third.getByRole('button', { name: 'Picture', exact: true }).press('Enter')
  await (await choosing).setFiles({ name: 'ring.png', mimeType: 'image/png', buffer: ring })
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
  await expect(dialog.getByText('The picture is ready.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Description' }).fill(ofRing)
  await dialog.getByRole('button', { name: 'Insert' }).press('Enter')
  await third.getByRole('textbox', { name: 'Correct Answer' }).fill('benzene')
  for (const [index, name] of ['benzol', 'C6H6'].entries()) {
    await third.getByRole('button', { name: '+ Accept another answer' }).press('Enter')
    await third.getByRole('textbox', { name: `Accepted answer ${index + 2}` }).fill(name)
  }
  await isDrawn(page, ofRing)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('benzol')).toBeVisible()
}

test(`chemistry at 390 px: written, taken offline and past a killed server, and released, by keyboard`, async ({
  page,
  server,
  browser,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createDraft(educator, { questions: [water], title: 'Chemistry' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await writeQuiz(page)
  await finalize(educator, quiz)
  await changeSettings(educator, quiz, { resultRelease: 'by-hand' })
  await admit(student, quiz)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })
  const taking = await context.newPage()
  await taking.clock.install()
  await signIn(taking, student, `${server.url}/quiz/${quiz._id}`)
  await taking.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const equation = taking.getByRole('radio').first()
  const mass = taking.getByRole('textbox', { name: /^Question 2:/ })
  const substance = taking.getByRole('textbox', { name: /^Question 3:/ })
  await equation.press('Space')
  await isDrawn(taking, ofRing)
  await expectSaved(taking)
  await expectAccessible(taking)
  await untilKeptOnDevice(taking)
  await untilQuizIsKept(taking)
  await untilPicturesAreKept(taking, 1)

  await context.setOffline(true)
  await mass.fill('0.01802 kg')
  await expectOffline(taking)
  await untilAnswerIsKept(taking, '0.01802 kg')
  await reloadOffline(taking)
  await expect(equation).toBeChecked()
  await expect(mass).toHaveValue('0.01802 kg')
  await expect(taking.getByText('Read as 0.01802 kg')).toBeVisible()
  await isDrawn(taking, ofRing)
  await context.setOffline(false)
  await untilSavedAgain(taking)

  await server.stop('SIGKILL')
  await substance.fill('Benzol')
  await expectOffline(taking)
  await untilAnswerIsKept(taking, 'Benzol')
  await taking.reload()
  await expect(substance).toHaveValue('Benzol')
  await expect(mass).toHaveValue('0.01802 kg')
  await expect(equation).toBeChecked()
  await server.start()
  await untilSavedAgain(taking)
  await submit(taking)
  await expect(taking.getByText('Your answers have been received.')).toBeVisible()
  await expect(taking.getByText('out of 4.5 points')).toHaveCount(0)

  await page.goto(`${server.url}/my-quizzes/${quiz._id}/results`)
  await page.getByRole('button', { name: 'Release results' }).press('Enter')
  await expect(
    page.getByText('Results released: 1 student sees their score and the correct answers.'),
  ).toBeVisible()
  await taking.reload()
  await expect(taking.getByText('out of 4.5 points')).toBeVisible()
  await expect(taking.getByText('3 correct', { exact: true })).toBeVisible()
  await expect(taking.getByText('2.5 of 2.5 points')).toBeVisible()
  await isDrawn(taking, ofRing)
  await expectAccessible(taking)
  const { answers } = await resultOf(student, quiz)
  expect(answers.map(({ selectedOption }) => selectedOption)).toEqual([balanced, '0.01802 kg', 'Benzol'])
  await context.close()
})
