import type { Page } from '@playwright/test'
import { admit, changeSettings, createDraft, finalize } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { untilAnswerIsKept, untilQuizIsKept } from '../../device-storage.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
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
import {
  choosePicture,
  isDrawn,
  untilPicturesAreKept,
  untilPicturesAreSent,
} from '../pictures/drawn-pictures.ts'

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

/** All by keyboard: an equation, a mass with its unit, the picture of a structure with several names, and a text with gaps. */
async function writeQuiz(page: Page) {
  const first = question(page, 1)
  await first.getByRole('textbox', { name: 'Question text' }).press('ControlOrMeta+a')
  await untilFormattable(first)
  await page.keyboard.type('Which equation of $\\ce{H2O}$ is balanced?')
  for (const [letter, equation] of [
    ['A', balanced],
    ['B', '\\ce{H2 + O2 -> H2O}'],
  ] as const) {
    await first.getByRole('textbox', { name: `Option ${letter}` }).press('ControlOrMeta+a')
    await page.keyboard.type(equation)
  }
  await expect(first.locator('math')).toHaveCount(3)

  const second = await addQuestion(page, 2, 'What is the mass of 1 mol of water?')
  await chooseType(second, 'Numeric Answer')
  await second.getByRole('textbox', { name: 'Correct Answer' }).fill('18.02')
  await second.getByRole('textbox', { name: 'Unit' }).fill('g')
  await second.getByRole('button', { name: 'More rules' }).press('Enter')
  await second
    .getByRole('checkbox', { name: 'Accept other units of the same kind, converted' })
    .press('Space')
  await second.getByRole('textbox', { name: 'Tolerance' }).fill('1 %')
  await second.getByRole('textbox', { name: 'Points', exact: true }).fill('2.5')
  await expect(second.getByText(/^Accepted: 17\.8398 to 18\.2002 g/)).toBeVisible()

  const third = await addQuestion(page, 3, 'What is this substance called?')
  await chooseType(third, 'Write Answer')
  await third.getByRole('textbox', { name: 'Question text' }).press('End')
  await choosePicture(page, third, { name: 'ring.png', mimeType: 'image/png', buffer: ring })
  await page.keyboard.type(ofRing)
  await page.keyboard.press('Enter')
  await third.getByRole('textbox', { name: 'Correct Answer' }).fill('benzene')
  for (const [index, name] of ['benzol', 'C6H6'].entries()) {
    await third.getByRole('button', { name: '+ Accept another answer' }).press('Enter')
    await third.getByRole('textbox', { name: `Accepted answer ${index + 2}` }).fill(name)
  }
  await isDrawn(page, ofRing)

  const fourth = await addQuestion(page, 4, '')
  await chooseType(fourth, 'Gap Text')
  await fourth.getByRole('textbox', { name: 'Question text' }).focus()
  await page.keyboard.type('It burns to [[water|steam]] and to [[oxygen|=carbon dioxide]].')
  const answerOfGap = fourth.getByRole('textbox', { name: 'Correct answer of gap 1' })
  await expect(answerOfGap).toHaveValue('water')
  await expect(fourth.getByRole('textbox', { name: 'Accepted answer 2 of gap 1' })).toHaveValue('steam')
  await expect(fourth.getByRole('radio', { name: 'Choice 2 of gap 2 is right' })).toBeChecked()
  await expectAccessible(page)
  await untilPicturesAreSent(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('benzol')).toBeVisible()
}

for (const width of [1280, 390])
  test(`chemistry at ${width} px: written, taken offline and past a killed server, and released, by keyboard (T356)`, async ({
    page,
    server,
    browser,
    educator,
    student,
    signIn,
  }) => {
    const quiz = await createDraft(educator, { questions: [water], title: 'Chemistry' })
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, educator, `/edit-quiz/${quiz._id}`)
    await writeQuiz(page)
    await finalize(educator, quiz)
    await changeSettings(educator, quiz, { resultRelease: 'by-hand' })
    await admit(student, quiz)

    const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'allow' })
    const taking = await context.newPage()
    await taking.clock.install()
    await signIn(taking, student, `${server.url}/quiz/${quiz._id}`)
    await taking.getByRole('button', { name: 'Start Quiz' }).press('Enter')
    const equation = taking.getByRole('radio').first()
    const mass = taking.getByRole('textbox', { name: /^Question 2:/ })
    const substance = taking.getByRole('textbox', { name: /^Question 3:/ })
    const gaps = taking.getByRole('group', { name: /^Question 4:/ })
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
    await gaps.getByRole('textbox', { name: 'Gap 1 of 2' }).focus()
    await taking.keyboard.type('steam')
    await taking.keyboard.press('Enter')
    await expect(gaps.getByRole('combobox', { name: 'Gap 2 of 2' })).toBeFocused()
    await taking.keyboard.press('c')
    await untilAnswerIsKept(taking, 'carbon dioxide')
    await taking.reload()
    await expect(gaps.getByRole('textbox', { name: 'Gap 1 of 2' })).toHaveValue('steam')
    await expect(substance).toHaveValue('Benzol')
    await expect(mass).toHaveValue('0.01802 kg')
    await expect(equation).toBeChecked()
    await server.start()
    await untilSavedAgain(taking)
    await submit(taking)
    await expect(taking.getByText('Your answers have been received.')).toBeVisible()
    await expect(taking.getByText('out of 5.5 points')).toHaveCount(0)

    await page.goto(`${server.url}/my-quizzes/${quiz._id}/results`)
    await page.getByRole('button', { name: 'Release results' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Release now' }).press('Enter')
    await expect(
      page.getByText('Results released: 1 student sees their score and the correct answers.'),
    ).toBeVisible()
    await taking.reload()
    await expect(taking.getByText('out of 5.5 points')).toBeVisible()
    await expect(taking.getByText('4 correct', { exact: true })).toBeVisible()
    await expect(taking.getByText('2.5 of 2.5 points')).toBeVisible()
    await isDrawn(taking, ofRing)
    await expectAccessible(taking)
    const { answers } = await resultOf(student, quiz)
    expect(answers.map(({ selectedOption }) => selectedOption)).toEqual([
      balanced,
      '0.01802 kg',
      'Benzol',
      ['steam', 'carbon dioxide'],
    ])
    await context.close()
  })
