import type { LanguageTag } from '@quizly/words'
import type { languageChoice, runningQuiz } from '@quizly/words/student.ts'
import type { about } from '@quizly/words/account.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { answerFirst, answerSecond, expectSaved } from '../../running-attempt.ts'
import { wordsOf } from './words.ts'

const portal = {
  contentType: 'text/html',
  body: '<h1>Log in to the school’s network</h1>',
}
/** A script that is none of ours. */
const otherScript = { contentType: 'text/javascript', body: 'globalThis.portal = true' }

type Answer = 'blocked' | typeof portal | typeof otherScript

/** Words that are asked for get this answer. Returns a function that ends it. */
async function breakWords(page: Page, words: RegExp, answer: Answer) {
  await page.route(words, (route) => (answer === 'blocked' ? route.abort() : route.fulfill(answer)))
  return () => page.unroute(words)
}
const expectLanguage = (page: Page, tag: LanguageTag) =>
  expect(page.locator('html')).toHaveAttribute('lang', tag)
const prefer = (page: Page, tag: LanguageTag) =>
  page.addInitScript((chosen) => localStorage.setItem('language', chosen), tag)

const answers: [name: string, answer: Answer][] = [
  ['are a portal’s page with status 200', portal],
  ['are another script', otherScript],
]
for (const [name, answer] of answers)
  test(`words that ${name} leave the page in English and usable, until they come`, async ({ page }) => {
    await prefer(page, 'de')
    const restore = await breakWords(page, /\/assets\/de-/, answer)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Test Your Knowledge' })).toBeVisible()
    await expectLanguage(page, 'en')
    await page.evaluate(() => Object.assign(window, { notReloaded: true }))
    await restore()
    await expectLanguage(page, 'de')
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  })

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de' })

  test('without any words the page says so in two languages, and tries again by itself', async ({ page }) => {
    await prefer(page, 'ar')
    const restore = await breakWords(page, /\/assets\/(?:ar|en)-/, portal)
    await page.goto('/')
    const waiting = page.getByText('Quizly could not load its words. Trying again…')
    await expect(waiting).toHaveAttribute('lang', 'en')
    await expect(page.locator('p[lang="ar"][dir="rtl"]')).toHaveText(/…$/)
    await restore()
    await expect(waiting).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectLanguage(page, 'ar')
  })
})

test('a part whose words do not load is in English until they come, and nothing else is', async ({
  page,
}) => {
  await prefer(page, 'de')
  const german = await wordsOf<typeof about>('de', 'account/about')
  const english = await wordsOf<typeof about>('en', 'account/about')
  const restore = await breakWords(page, /\/assets\/de-account-/, 'blocked')
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: english.heading, exact: true })).toBeVisible()
  await expectLanguage(page, 'de')
  await restore()
  await expect(page.getByRole('heading', { name: german.heading, exact: true })).toBeVisible()
})

test('while the words of another language do not load, the clock and the saving go on', async ({
  page,
  startQuiz,
}) => {
  const { failed } = await wordsOf<typeof languageChoice>('en', 'student/languageChoice')
  await startQuiz(page)
  await breakWords(page, /\/assets\/es-/, portal)
  await answerFirst(page)
  const choice = page.getByRole('contentinfo').getByRole('combobox')
  await choice.selectOption('es')
  await expect(page.getByText(failed)).toBeVisible()
  await expectLanguage(page, 'en')
  await answerSecond(page)
  await expectSaved(page)
  const { timeLeft } = await wordsOf<typeof runningQuiz>('en', 'student/runningQuiz')
  const clock = page.getByRole('timer', { name: timeLeft })
  const shown = (await clock.textContent()) ?? ''
  await expect(clock).not.toHaveText(shown)
})
