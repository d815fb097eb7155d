import { finalizeQuiz } from '@quizly/contract'
import type { Page } from '@playwright/test'
import { admit, api, changeSettings, createDraft } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { changeLanguage, expectToFit, expectToFitLarge } from '../../fit.ts'
import { cutWordsOf } from '../../reflow.ts'
import { submit } from '../../running-attempt.ts'

const series = 'x + \\frac{x^2}{2!} + \\frac{x^3}{3!} + \\frac{x^4}{4!} + \\frac{x^5}{5!} + \\frac{x^6}{6!}'
const formatted = {
  text: [
    '$n$ هو عدد الذرات. Solve $x^2 = 4$ and \\ce{2H2 + O2 -> 2H2O}.',
    `$$e^x = 1 + ${series} + \\dots$$`,
    '| الرمز | Concentration | Temperature | $\\frac{m}{M}$ |\n| --- | --- | --- | --- |\n| Na | low | high | $\\frac{1}{2}$ |',
    '```js\nconst aVeryLongNameOfAConstant = anotherVeryLongName(withAnArgument, andAnother) // a comment\n```',
  ].join('\n\n'),
  type: 'single',
  format: 'markdown',
  options: [`$${series}$`, '$\\begin{pmatrix}1&2&3\\\\4&5&6\\end{pmatrix}$', 'لا شيء مما سبق'],
  correctAnswers: [`$${series}$`],
  explanation: 'Because of the series.',
}
const essay = {
  text: 'Why did the war begin? لماذا بدأت الحرب؟',
  type: 'essay',
  options: [],
  correctAnswers: [],
  points: 6,
  essay: {
    most: { kind: 'words', count: 8 },
    rubric: [
      { _id: 'r1', text: 'Names the treaty of 1839 and the powers that had signed it', points: 2 },
      { _id: 'r2', text: 'يذكر التحالفات', points: -0.5 },
    ],
    sample: 'Because of the treaty.',
  },
}
const speed = {
  text: 'How fast?',
  type: 'numeric',
  options: [],
  correctAnswers: ['9.81'],
  number: { decimal: '.', tolerance: { kind: 'relative', value: '1 %' }, unit: { is: 'm/s' } },
}
const pairs = {
  text: 'Match',
  type: 'matching',
  options: ['The Democratic Republic of the Congo', 'مصر'],
  correctAnswers: ['Kinshasa, on the river of the same name', 'القاهرة'],
  rule: 'each-decision',
}
const order = {
  text: 'Order',
  type: 'ordering',
  options: ['Lead', 'حديد', 'A solution of sodium chloride in water'],
  correctAnswers: ['A solution of sodium chloride in water', 'Lead', 'حديد'],
}

const gaps = {
  text: 'The Democratic Republic of the Congo has {{1}} neighbours, عاصمتها {{2}}.',
  type: 'gap',
  options: [],
  correctAnswers: ['nine', 'Kinshasa'],
  gaps: [{}, { choices: ['Kinshasa, on the river of the same name', 'Kinshasa', 'القاهرة'] }],
  rule: 'each-decision',
}

/** On the narrowest phone, with letters of twice the size, and from right to left. */
async function expectToFitEverywhere(page: Page, widthsOfLarge = [320, 390, 1280]) {
  for (const language of ['en', 'ar'] as const) {
    await changeLanguage(page, language)
    await expectToFit(page, [320, 390, 1280])
    await expectToFitLarge(page, widthsOfLarge)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await changeLanguage(page, 'en')
}

/** A table of this width would break words if it did not scroll. */
async function expectWideToScroll(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  const table = page.getByRole('group', { name: 'Wide table' })
  await expect(table).toHaveAttribute('tabindex', '0')
  await expect(page.getByRole('group', { name: 'Wide code' })).toHaveAttribute('tabindex', '0')
  await expect(page.getByRole('group', { name: /^e to the power of x equals 1 plus/ })).toBeVisible()
  const linesOf = (heading: Element) => {
    const range = document.createRange()
    const text = heading.firstChild as Text
    return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length
    })
  }
  expect(await table.getByRole('columnheader').nth(1).evaluate(linesOf)).toEqual([1])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(table).toHaveCount(0)
}

/** As only a font for maths allows. */
async function expectBracketsToStretch(page: Page) {
  const heightOf = (name: string) =>
    page
      .locator(name)
      .last()
      .evaluate((part) => part.getBoundingClientRect().height)
  await expect
    .poll(async () => (await heightOf('.opt__t mo:has(+ mtable)')) / (await heightOf('.opt__t mtable')))
    .toBeGreaterThan(0.8)
}

/** What reaches beyond its question is not painted, and widens nothing. */
async function expectTimesOfSavingInSight(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const setLetters = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  const countBeyond = (parts: Element[]) =>
    parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < 0 || right > window.innerWidth
    }).length
  await expect(page.locator('.q__saved')).toHaveCount(4)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await setLetters(32)
    await expect.poll(() => page.locator('.q__saved, .q__flag').evaluateAll(countBeyond)).toBe(0)
    await setLetters(16)
  }
  await browser.detach()
}

/** So a closed list shows the beginning of a partner that is too long for it. */
async function expectDirectionsOfPartners(page: Page) {
  await changeLanguage(page, 'ar')
  const partner = page.getByRole('option', { name: 'Kinshasa, on the river of the same name' }).first()
  expect(await partner.evaluate((option) => getComputedStyle(option).direction)).toBe('ltr')
  await changeLanguage(page, 'en')
}

test('questions of each type fit a phone, large letters and Arabic: written, taken, marked, seen again and practised', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const questions = [formatted, essay, speed, pairs, order, gaps]
  const quiz = await createDraft(educator, { questions })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await expect(
    page.getByRole('textbox', { name: 'Question text' }).first().locator('mfrac').first(),
  ).toBeVisible()
  await test.step('editor', () => expectToFitEverywhere(page))
  await api(educator, finalizeQuiz, { params: { quizId: quiz._id } })
  await admit(student, quiz)

  const context = await browser.newContext({ baseURL: server.url })
  const taking = await context.newPage()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await taking.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(taking.locator('.q__words math').first()).toBeVisible()
  await taking
    .getByRole('textbox', { name: /^Question 2:/ })
    .fill('سبب الحرب. The treaty was broken by one of them.')
  await taking.getByRole('textbox', { name: /^Question 3:/ }).fill('9.8 m/s')
  await taking.getByRole('combobox').first().selectOption('Kinshasa, on the river of the same name')
  await taking.getByRole('radio').first().check()
  const words = taking.locator('.q__words').first()
  expect(await words.evaluate((text) => getComputedStyle(text).direction), 'after a formula').toBe('rtl')
  await test.step('wide parts', () => expectWideToScroll(taking))
  await expectBracketsToStretch(taking)
  await expectDirectionsOfPartners(taking)
  await test.step('times of saving', () => expectTimesOfSavingInSight(taking))
  await test.step('taking', () => expectToFitEverywhere(taking))
  await submit(taking)
  await expect(taking.getByText('Waiting to be marked', { exact: true })).toBeVisible()
  await test.step('result', () => expectToFitEverywhere(taking))

  await page.goto(`${server.url}/my-quizzes/${quiz._id}/marking`)
  await expect(page.getByRole('link', { name: 'Mark answers' })).toBeVisible()
  await test.step('questions to mark', () => expectToFitEverywhere(page))
  await page.getByRole('link', { name: 'Mark answers' }).click()
  await expect(page.getByText('The treaty was broken')).toBeVisible()
  await page.getByText('Sample answer').click()
  await test.step('marking', () => expectToFitEverywhere(page))

  await changeSettings(educator, quiz, { practice: true })
  await taking.goto(`/practice/${quiz._id}`)
  await expect(taking.locator('.q__words math').first()).toBeVisible()
  await taking.getByRole('radio').last().check()
  await taking.getByRole('button', { name: 'Check answer' }).click()
  await expect(taking.getByText('Because of the series.')).toBeVisible()
  await test.step('practice', () => expectToFitEverywhere(taking))
  await taking.getByRole('button', { name: 'Next question' }).click()
  await taking.getByRole('textbox').fill('سبب الحرب')
  await taking.getByRole('button', { name: 'Check answer' }).click()
  await expect(taking.getByRole('region', { name: 'Mark yourself: how was your answer?' })).toBeVisible()
  await expect(taking.getByText('Because of the treaty.')).toHaveCount(0)
  await test.step('practice of an essay', () => expectToFitEverywhere(taking))
  await context.close()
})

test('a word of an option stays whole on a phone with letters of twice the size', async ({
  page,
  startQuiz,
}) => {
  await page.setViewportSize({ width: 195, height: 800 })
  await startQuiz(page)
  await expect(page.getByText('Mitochondrion')).toBeVisible()
  const cut = async () =>
    (await cutWordsOf(page)).filter((word) => /^(?:Nucleus|Ribosome|Mitochondrion|Vacuole)$/.test(word))
  await expect.poll(cut).toEqual([])
})
