import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { changeLanguage, cutTexts, expectToFit, expectToFitEnlarged, expectToFitLarge } from './fit.ts'
import { expect } from './fixtures.ts'
import { comparePicture } from './picture.ts'
import { cutWordsOf, expectToFitEveryWidth } from './reflow.ts'
import { longWordScenes } from './scenes/long-word-scenes.ts'
import { isCore, scenes, scenesOfTier, startAfresh, test } from './scenes/opened-scenes.ts'
import { inPseudoLanguage, mark } from './scenes/pseudo-language.ts'
import type { Scene } from './scenes/scene.ts'
import { cellQuestions, historyQuiz } from './school-content.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

type State = Omit<Scene, 'path' | 'heading'>

/** Dark differs from light only in its colours. All widths are tried at the end, in the last of these. */
const looks = [
  { name: 'light', width: 1280, height: 800, colorScheme: 'light', rules: 'all', hasPicture: true },
  { name: 'dark', width: 1280, height: 800, colorScheme: 'dark', rules: 'color-contrast' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light', rules: 'all' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark', hasPicture: true },
] as const

/** From here on nothing gets narrower; and the usual width of a screen. */
const widths = [320, 1280]
/** Those of phones, tablets and screens. */
const widthsOfMain = [320, 390, 768, 1280]

/** The screens of a student's way and of an educator's, which are shown in real languages too. */
const main =
  /^(?:login|verify|take-before|take-progress|take-paged|result|profile-student|my-quizzes|create-questions|quiz-settings|quiz-results|quiz-grid|upload-review|print-quiz)$/
/** Those that educators use most, which fit on a phone with letters of twice the size, as all screens of students do. */
const readByEducators =
  /^(?:my-quizzes|quiz-students|quiz-settings|quiz-results|rule-simulation|rule-simulation-names|create-questions|print-quiz)$/
/** What is printed, and screens that show questions whose language is known. */
const printed = /^(?:result|quiz-results|print-quiz)$/
const withQuestions = /^(?:take-progress|take-paged|result|quiz-results|print-quiz)$/
const pictured = /^(?:take-progress|result|my-quizzes)$/
/** Words stand beside dates, which some languages write with more letters than others. */
const besideDates = /^profile-student$/

const dataInEnglish = [...cellQuestions, ...historyQuiz.questions]
  .flatMap(({ text, options }) => [text, ...options])
  .filter((text) => /\p{L}/u.test(text))

const looked = isCore ? 'in English, and in xx on a phone' : 'in English, xx, German and Arabic'

for (const scene of scenesOfTier) {
  test(`${scene.name} is accessible and fits every width, ${looked} (T17)`, async ({
    server,
    school,
    pageOf,
  }) => {
    await server.setClock(school.now)
    const { page, expectNoComplaint } = await pageOf(scene.as)
    await startAfresh(page, server.url, scene)
    await page.goto(scene.path(school.quizzes, school.people))
    await expect(page.getByRole('heading', { name: scene.heading, level: 1 })).toBeAttached()
    await expectTitle(page, scene)
    for (const state of [scene, ...(scene.next ?? [])])
      await test.step(state.name, async () => {
        await page.setViewportSize(looksOf(state)[0] ?? looks[0])
        await state.act?.(page)
        if (state.shows) await expect(state.shows(page)).toBeVisible()
        if (state !== scene) await expectTitle(page, state)
        // Asked before axe comes: a session of developer tools that ends makes the page believe in a network again.
        const isOnline = await page.evaluate(() => navigator.onLine)
        await lookInEnglish(page, scene, state)
        await page.emulateMedia({ colorScheme: 'light' })
        await lookInPseudoLanguage(page, state)
        if (!isCore) await lookInRealLanguages(page, scene, state, isOnline)
        await changeLanguage(page, 'en')
        // All of this was seen of this state.
        await page.setViewportSize(looksOf(state)[0] ?? looks[0])
        if (state.shows) await expect(state.shows(page)).toBeVisible()
      })
    expectNoComplaint()
    if (scene.isLastOfPage) await page.context().close()
  })
}

const looksOf = ({ onlyOnPhones }: State) => looks.filter(({ width }) => width < 768 || !onlyOnPhones)

async function lookInEnglish(page: Page, scene: Scene, state: State) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)

  for (const look of looksOf(state)) {
    await page.setViewportSize(look)
    await page.emulateMedia({ colorScheme: look.colorScheme })
    // Long words change the layout, most of all on the phone, but no role, name or colour.
    const isJudged = look.name === 'phone' || !longWordScenes.includes(scene)
    if ('rules' in look && isJudged) await expectAccessible(page, look.rules)
    if ('hasPicture' in look && state.isPictured) await comparePicture(page, `${state.name}.${look.name}.png`)
  }
  await expectToFitEveryWidth(page, state)
  if (isReadByEducators(scene, state)) await expectToFitPhoneWithLargeLetters(page)
}

/** No text is from elsewhere, and none is cut. */
async function lookInPseudoLanguage(page: Page, { name, onlyOnPhones }: State) {
  const isMain = main.test(name) && !isCore
  const ofState = isCore || onlyOnPhones ? [320] : isMain ? widthsOfMain : widths
  await inPseudoLanguage(page, async () => {
    for (const width of ofState.toReversed()) {
      await page.setViewportSize({ width, height: 800 })
      const faults = async () => ({ cut: await cutTexts(page), unmarked: await unmarkedTexts(page) })
      await expect.poll(faults, `in xx at ${width} px`).toEqual({ cut: [], unmarked: [] })
    }
    if (isMain) await expectToFitLarge(page)
  })
}

/** Without a network no other language comes. */
async function lookInRealLanguages(page: Page, scene: Scene, state: State, isOnline: boolean) {
  const isMain = main.test(state.name)
  const fitsWithLargeLetters = isOfStudents(scene) || isReadByEducators(scene, state)
  if (isOnline && (isMain || fitsWithLargeLetters))
    await test.step('de', async () => {
      await changeLanguage(page, 'de')
      if (isMain) await lookAtMain(page, state, 'de')
      if (fitsWithLargeLetters) await expectToFitPhoneWithLargeLetters(page)
    })
  if (isMain)
    await test.step('ar', async () => {
      await changeLanguage(page, 'ar')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await lookAtMain(page, state, 'ar')
    })
  if (besideDates.test(state.name))
    for (const tag of ['de', 'es', 'fr', 'pt-BR'])
      await test.step(tag, async () => {
        await changeLanguage(page, tag)
        for (const width of [320, 390, 432]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => cutWordsOf(page), `at ${width} px`).toEqual([])
        }
      })
}

async function lookAtMain(page: Page, state: State, tag: 'de' | 'ar') {
  await expectToFit(page, widthsOfMain)
  await expectToFitLarge(page)
  if (printed.test(state.name)) await expectToFitPrinted(page)
  await expectAccessible(page)
  if (withQuestions.test(state.name)) expect(await page.evaluate(wronglyHeard, dataInEnglish)).toEqual([])
  if (pictured.test(state.name)) await comparePictures(page, `${state.name}.${tag}`)
}

const isOfStudents = ({ as = 'student' }: Scene) => /student/i.test(as)
const isReadByEducators = (scene: Scene, { name }: State) =>
  !isOfStudents(scene) && readByEducators.test(name)

async function expectToFitPhoneWithLargeLetters(page: Page) {
  await expectToFitLarge(page, [360])
  await expectToFitEnlarged(page)
}

test('no two screens have the same title', () => {
  const ids = new Proxy({}, { get: () => ({ _id: ':id', user: { _id: ':id' } }) }) as never
  const screens = new Map<string, string>()
  for (const scene of scenes)
    for (const { title, name } of [scene, ...(scene.next ?? [])]) {
      if (title === undefined) continue
      const { pathname, searchParams } = new URL(scene.path(ids, ids), 'http://quizly.example')
      const screen = name === scene.name ? `${pathname} ${searchParams.get('tab')}` : name
      expect([screens.get(String(title)) ?? screen, title]).toEqual([screen, title])
      screens.set(String(title), screen)
    }
})

test('the pseudo language marks what is English, makes it longer and leaves parameters alone', () => {
  const english = {
    format: { decimalMark: '.', number: String, date: (day: number, month: string) => `${day} ${month}` },
    save: 'Save',
    faults: { 'too-large': ({ name }: { name: string }) => `${name} is too large.` },
    receipt: (link: (text: string) => unknown) => ['Keep your ', link('receipt'), '.'],
  }
  const { format, save, faults, receipt } = mark(english) as typeof english
  expect([format.number(3), format.date(1, 'May'), save]).toEqual(['3', '⟦1 May⟧', '⟦Šáṽé~~⟧'])
  expect(faults['too-large']({ name: 'Save' })).toBe('⟦Save íš ťóó ĺáŕĝé.\u200b~~~~~~⟧')
  const sentence = ['⟦', 'Ķééƥ ýóúŕ ', { link: 'ŕéćéíƥť' }, '.', '\u200b~~~~~~~~\u200b⟧']
  expect(receipt((link) => ({ link }))).toEqual(sentence)
})

/** Titles are compared by how they begin: the names of quizzes follow. */
async function expectTitle(page: Page, { title }: Pick<Scene, 'title'>) {
  if (typeof title === 'string')
    await expect.poll(async () => (await page.title()).startsWith(`${title} – `), title).toBe(true)
  else if (title) await expect(page).toHaveTitle(title)
}

/** A4, as wide as it is on a screen. */
async function expectToFitPrinted(page: Page) {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => cutTexts(page), 'printed').toEqual([])
  await page.emulateMedia({ media: null })
}

async function comparePictures(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready)
  for (const [look, width, height] of [
    ['wide', 1280, 800],
    ['phone', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await comparePicture(page, `${name}.${look}.png`)
  }
}

/** Of these English texts, those that a screen reader would read in the voice of another language. */
function wronglyHeard(texts: string[]): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    const lang = parentElement?.closest('[lang]')?.getAttribute('lang')
    if (texts.includes(data) && lang !== 'en') found.push(`${lang}: ${data}`)
  }
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea, input[type=text]'))
    if (texts.includes(field.value) && field.closest('[lang]')?.getAttribute('lang') !== 'en')
      found.push(field.value)
  return found
}
