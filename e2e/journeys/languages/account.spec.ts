import { type LanguageTag, languageTags } from '@quizly/words'
import type { accountMenu } from '@quizly/words/account.ts'
import type { home as homeWords, languageChoice, login as loginWords } from '@quizly/words/student.ts'
import { me, type User } from '@quizly/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { type Account, api, createAccount } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { untilKeptOnDevice } from '../../running-attempt.ts'
import { wordsOf } from './words.ts'

const choiceIn = (page: Page) => page.getByRole('contentinfo').getByRole('combobox').first()
const expectLanguage = (page: Page, tag: LanguageTag) =>
  expect(page.locator('html')).toHaveAttribute('lang', tag)
/** What is kept comes a moment after the words have changed. */
const expectKept = (page: Page, tag: LanguageTag, key = 'language') =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(tag)
const languageOf = async (account: Account) => (await api<{ user: User }>(account, me, {})).user.language
const expectSaved = (account: Account, tag: LanguageTag) => expect.poll(() => languageOf(account)).toBe(tag)

async function logIn(page: Page, { user, password }: Account, tag: LanguageTag = 'en') {
  const words = await wordsOf<typeof loginWords>(tag, 'student/login')
  await page.getByRole('textbox', { name: words.email }).fill(user.email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('link', { name: user.name })).toBeVisible()
}

async function logOut(page: Page, tag: LanguageTag) {
  const words = await wordsOf<typeof accountMenu>(tag, 'account/accountMenu')
  await page.goto('/profile')
  await page.getByRole('button', { name: words.label }).click()
  await page.getByRole('menuitem', { name: words.logout }).click()
  await expect(page).toHaveURL('/')
}

const newDevice = async (context: BrowserContext, url: string) => {
  const browser = context.browser()
  if (!browser) throw new Error('There is no browser')
  return (await browser.newContext({ baseURL: url, serviceWorkers: 'block', locale: 'en-GB' })).newPage()
}

test('a language chosen in the account is spoken on the next device, and only for this person (T93)', async ({
  page,
  context,
  server,
  student,
  signIn,
}) => {
  await signIn(page, student, '/account')
  const { label } = await wordsOf<typeof languageChoice>('en', 'student/languageChoice')
  await page.getByRole('region', { name: label }).getByRole('combobox').selectOption('de')
  await expectLanguage(page, 'de')
  await expectSaved(student, 'de')

  const second = await newDevice(context, server.url)
  await second.goto('/login')
  await expectLanguage(second, 'en')
  await logIn(second, student)
  await expectLanguage(second, 'de')
  await second.reload()
  await expectLanguage(second, 'de')
  await logOut(second, 'de')
  await expectLanguage(second, 'en')

  // Somebody who has chosen none, after one who has not logged out.
  await second.goto('/login')
  await logIn(second, student)
  await expectLanguage(second, 'de')
  await second.evaluate(() => sessionStorage.clear())
  const next = await createAccount(server.url, 'student', 'Next Student')
  await second.goto('/login')
  await logIn(second, next, 'de')
  await expectLanguage(second, 'en')
  expect(await languageOf(next)).toBeUndefined()
  await second.context().close()
})

test('a choice just before the log-in counts more than that of the account, which hears of it (T94)', async ({
  page,
  server,
  student,
  context,
}) => {
  await page.goto('/login')
  await choiceIn(page).selectOption('fr')
  await expectLanguage(page, 'fr')
  await logIn(page, student, 'fr')
  await expectSaved(student, 'fr')

  const second = await newDevice(context, server.url)
  await second.goto('/login')
  await choiceIn(second).selectOption('es')
  await expectLanguage(second, 'es')
  await logIn(second, student, 'es')
  await expectSaved(student, 'es')
  await expectLanguage(second, 'es')
  await second.context().close()
})

test('why somebody must log in is told in the language that is chosen there', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page).toHaveURL('/login')
  for (const tag of languageTags) {
    await choiceIn(page).selectOption(tag)
    const { loginToStart } = await wordsOf<typeof homeWords>(tag, 'student/home')
    await expect(page.getByRole('main').getByText(loginToStart)).toBeVisible()
  }
})

test('the keyboard alone chooses the language, and the focus stays where it was', async ({ page }) => {
  await page.goto('/login')
  const choice = choiceIn(page)
  await expect(choice).toHaveValue('en')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(choice).toBeFocused()
  for (const tag of languageTags.slice(1)) {
    await page.keyboard.press('ArrowDown')
    await expectLanguage(page, tag)
    await expect(choice).toBeFocused()
    await expect(choice).toHaveValue(tag)
  }
})

test.describe('with the app on a German device', () => {
  test.use({ locale: 'de', serviceWorkers: 'allow' })

  test('the device keeps the chosen language alone, although its words come late', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr'))
    let bring = () => {}
    const isBrought = new Promise<void>((resolve) => (bring = resolve))
    await page.route(/\/fr-student-/, async (route) => {
      await isBrought
      await route.continue()
    })
    await page.goto('/about')
    // What waits for the page to be loaded and idle has had its turn then.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
    bring()
    await untilKeptOnDevice(page)
    const kept = await page.evaluate(() => caches.keys())
    expect(kept.map((name) => name.split('?')[1])).toEqual(['language=fr'])
  })

  test('without a network the page can still be changed to English, and stays so', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    await untilKeptOnDevice(page)
    await context.setOffline(true)
    await page.reload()
    await expectLanguage(page, 'de')
    await choiceIn(page).selectOption('en')
    await expectLanguage(page, 'en')
    await expectKept(page, 'en')
    await page.reload()
    await expectLanguage(page, 'en')
  })
})
