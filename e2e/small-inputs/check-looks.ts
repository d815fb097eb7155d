import { exportResults, setAllowance } from '@quizly/contract'
import { type LanguageTag, languageTags } from '@quizly/words'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, admit, api, changeSettings, createReadyQuiz, takeQuiz } from '../api.ts'
import { gapInside } from '../directions.ts'
import { cutTexts, withLargeLetters } from '../fit.ts'

/** What a check may use: the page of nobody yet, two people, and how one of them logs in. */
export type Stage = {
  page: Page
  educator: Account
  student: Account
  signIn: (page: Page, account: Account, path?: string) => Promise<void>
}
/** In CSS pixels, with the margins of printed pages at each side. */
const a4BetweenMargins = { width: Math.floor(((210 - 2 * 14) / 25.4) * 96), height: 1000 }

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

/** The signs that print something: what they are, how they are set, and where they stand in their box. */
const signsSeen = (box: Locator) =>
  box.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const signs: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const { fontFamily, backgroundColor } = getComputedStyle(node.parentElement ?? element)
      for (const { index, 0: sign } of (node.nodeValue ?? '').matchAll(/\S/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + sign.length)
        const { x, y } = range.getBoundingClientRect()
        signs.push([sign, Math.round(x - left), Math.round(y - top), fontFamily, backgroundColor].join(' '))
      }
    }
    return signs
  })

/** Two options that are not the same are seen to be two. */
export async function checkLooks(file: string, stage: Stage) {
  const { question } = JSON.parse(file) as { question: { options: string[] } }
  await begin(stage, await createReadyQuiz(stage.educator, { questions: [question] }))
  const options = stage.page.locator('.opt__t')
  await expect(options).toHaveCount(2)
  const lines = question.options[0]?.replaceAll(/^```.*$/gm, '').match(/^.*\S.*$/gm)
  // Code is drawn a moment after its signs are there.
  await expect(async () => {
    const [one, other] = [await signsSeen(options.first()), await signsSeen(options.last())]
    expect(one.length).toBeGreaterThan(1)
    expect(other).not.toEqual(one)
    const rows = new Set(one.map((sign) => sign.split(' ')[2]))
    expect(rows.size).toBe(lines?.length)
  }).toPass({ timeout: 30_000 })
}

/** A formula is drawn, or the signs that begin it are still there. */
export async function checkRender(file: string, stage: Stage) {
  const { source, lost } = JSON.parse(file) as { source: string; lost: string }
  const question = { ...choice(source, ['a', 'b']), format: 'markdown' }
  await begin(stage, await createReadyQuiz(stage.educator, { questions: [question] }))
  const shown = stage.page.locator('.q').first()
  const isSeen = async () =>
    (await shown.locator('math').first().isVisible()) || (await shown.innerText()).includes(lost)
  await expect.poll(isSeen).toBe(true)
}

/** The last word of each line of code stands on an A4 sheet, within its margins. */
export async function checkPrint(file: string, { educator, page, signIn }: Stage) {
  const { question } = JSON.parse(file) as { question: unknown }
  const quiz = await createReadyQuiz(educator, { questions: [question] })
  await page.setViewportSize(a4BetweenMargins)
  await page.emulateMedia({ media: 'print' })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  const code = page.getByRole('region').locator('pre')
  await expect(code).toContainText('END')
  await expect.poll(() => cutTexts(page)).toEqual([])
  const end = await code.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) range.selectNodeContents(walker.currentNode)
    const lines = [...range.getClientRects()]
    return { right: Math.max(...lines.map(({ right }) => right)), lines: lines.length }
  })
  expect(end.right).toBeLessThanOrEqual(a4BetweenMargins.width)
  expect(end.lines).toBeGreaterThan(1)
}

/** The live page shows what a student who has not started will have. */
export async function checkLive(file: string, { educator, student, page, signIn }: Stage) {
  const { timeLimit, percent } = JSON.parse(file) as { timeLimit: number; percent: number }
  const quiz = await createReadyQuiz(educator, { timeLimit })
  const body = { email: student.user.email, percent, everywhere: false }
  await api(educator, setAllowance, { params: { quizId: quiz._id }, body })
  await admit(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/live`)
  const row = page.getByRole('row').filter({ hasText: student.user.name })
  await expect(row).toContainText(`${timeLimit * (1 + percent / 100)}:00`)
}
