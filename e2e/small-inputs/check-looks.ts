import { exportResults } from '@quizly/contract'
import { type LanguageTag, languageTags } from '@quizly/words'
import { expect, type Page } from '@playwright/test'
import { type Account, admit, changeSettings, createReadyQuiz, takeQuiz } from '../api.ts'
import { gapInside } from '../directions.ts'
import { cutTexts, withLargeLetters } from '../languages/fit.ts'

type Stage = {
  page: Page
  educator: Account
  student: Account
  signIn: (page: Page, account: Account, path?: string) => Promise<void>
}
const choice = (text: string, options: string[]) => ({
  text,
  type: 'multiple',
  options,
  correctAnswers: options.slice(0, 2),
  points: 1,
})

/** Shows the app in the first of its languages that begins like `locale`. */
async function speak(page: Page, locale: string) {
  const tag = languageTags.find((each) => locale.startsWith(each.slice(0, 2))) ?? 'en'
  await page.addInitScript((language) => localStorage.setItem('language', language), tag)
}

async function begin({ page, student, signIn }: Stage, quiz: Awaited<ReturnType<typeof createReadyQuiz>>) {
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.locator('main .btn--primary').click()
  await expect(page.locator('.q').first()).toBeVisible()
}

/** Results with 1.67 points open in columns, and as numbers, in the programs of the language. */
export async function checkCsv(file: string, { educator, student }: Stage) {
  const { language } = JSON.parse(file) as { language: LanguageTag }
  const thirds = {
    ...choice('Which?', ['a', 'b', 'c']),
    correctAnswers: ['a', 'b', 'c'],
    rule: 'each-decision',
  }
  const quiz = await createReadyQuiz(educator, { questions: [thirds, choice('Which two?', ['a', 'b'])] })
  await takeQuiz(student, quiz, [
    ['a', 'b'],
    ['a', 'b'],
  ])
  const address = `${educator.url}${exportResults.path.replace(':quizId', quiz._id)}?format=csv&language=${language}`
  const reply = await fetch(address, { headers: { authorization: `Bearer ${educator.token}` } })
  const [head = '', row = ''] = (await reply.text()).split('\r\n')
  const isComma = language === 'en'
  expect(head.split(isComma ? ',' : ';').length).toBeGreaterThanOrEqual(7)
  expect(row.split(isComma ? ',' : ';')[2]).toBe(isComma || language === 'ar' ? '1.67' : '1,67')
}

/** Each mark stands beside its text, at the side where the quiz's texts begin. */
export async function checkRtl(file: string, stage: Stage) {
  const { locale, language, options } = JSON.parse(file) as {
    locale: string
    language: string
    options: string[]
  }
  const { educator, page } = stage
  const isArabic = language.startsWith('ar')
  const text = isArabic ? 'ما الصحيح؟' : 'What is right?'
  const quiz = await createReadyQuiz(educator, { questions: [choice(text, options)] })
  if (language !== 'en') await changeSettings(educator, quiz, { language })
  await speak(page, locale)
  await begin(stage, quiz)
  const found = await gapInside(page.locator('.opt'), { mark: '.bubble-w', text: '.opt__t' })
  expect(found).toHaveLength(options.length)
  for (const { gap, side } of found) {
    expect(side).toBe(isArabic ? 'right' : 'left')
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThanOrEqual(24)
  }
}

/** Nothing of a running quiz reaches beyond the side. */
export async function checkLarge(file: string, stage: Stage) {
  const { locale, size } = JSON.parse(file) as { locale: string; size: string }
  const { educator, page } = stage
  const options = ['Zellwand', 'Mitochondrium', 'Endoplasmatisches Retikulum']
  const quiz = await createReadyQuiz(educator, {
    title: 'Photosynthese und Zellatmung',
    questions: [
      choice('Welche Bestandteile hat eine Pflanzenzelle?', options),
      { text: 'Ordne die Größen', type: 'ordering', options, correctAnswers: options.toReversed() },
      { text: 'Ordne zu', type: 'matching', options, correctAnswers: ['Pflanze', 'Kraftwerk', 'Transport'] },
      { text: 'Wie heißt das Blattgrün?', type: 'write', options: [], correctAnswers: ['Chlorophyll'] },
    ],
  })
  await speak(page, locale)
  await begin(stage, quiz)
  await withLargeLetters(page, 360, () => expect.poll(() => cutTexts(page)).toEqual([]))
  await page.evaluate((large) => (document.documentElement.style.fontSize = large), size)
  await expect.poll(() => cutTexts(page)).toEqual([])
}

/** However often “Move up” is pressed, the item stays first; “Move down” likewise. */
export async function checkOrdering(file: string, stage: Stage) {
  const { presses } = JSON.parse(file) as { presses: number }
  const { educator, page } = stage
  const options = ['top', 'mid', 'low']
  const order = { text: 'Sort', type: 'ordering', options, correctAnswers: options.toReversed() }
  await begin(stage, await createReadyQuiz(educator, { questions: [order] }))
  const items = page.locator('.order__text')
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    for (let each = 0; each < presses; each++) await page.keyboard.press('Enter')
  }
  await press('Move up: low')
  await expect(items.first()).toHaveText('low')
  await press('Move down: low')
  await expect(items.last()).toHaveText('low')
}
