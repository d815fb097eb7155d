import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import {
  changeLanguage,
  cutTexts,
  expectToFit,
  expectToFitEnlarged,
  expectToFitLarge,
} from './languages/fit.ts'
import { comparePicture } from './picture.ts'
import { cutWordsOf } from './reflow.ts'
import { scenes, startAfresh, test } from './scenes/opened-scenes.ts'
import { cellQuestions, historyQuiz } from './school-content.ts'

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
/** The longest one and the one from right to left. */
const realLanguages = [
  { tag: 'de', dir: 'ltr' },
  { tag: 'ar', dir: 'rtl' },
] as const

const dataInEnglish = [...cellQuestions, ...historyQuiz.questions]
  .flatMap(({ text, options }) => [text, ...options])
  .filter((text) => /\p{L}/u.test(text))

// A language that is 40 % longer than English.
test.use({ appLanguage: 'xx' })

for (const scene of scenes)
  test(`${scene.name} shows no text from elsewhere, and all of its own`, async ({
    server,
    school,
    pageOf,
  }) => {
    await server.setClock(school.now)
    const { page, expectNoComplaint } = await pageOf(scene.as)
    await startAfresh(page, server.url, scene)
    await page.goto(scene.path(school.quizzes, school.people))
    await expect(page.getByRole('heading', { name: scene.heading, level: 1 })).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('lang', 'xx')
    for (const state of [scene, ...(scene.next ?? [])])
      await test.step(state.name, async () => {
        const isMain = main.test(state.name)
        const ofState = state.onlyOnPhones ? [320] : isMain ? widthsOfMain : widths
        await page.setViewportSize({ width: ofState.at(-1) ?? 1280, height: 800 })
        await state.act?.(page)
        if (state.shows) await expect(state.shows(page)).toBeVisible()
        await expectToFit(page, ofState)
        const isOfStudents = /student/i.test(scene.as ?? 'student')
        // Without a network no other language comes.
        const isOnline = await page.evaluate(() => navigator.onLine)
        if (isOnline && (isOfStudents || readByEducators.test(state.name)))
          await test.step('with large letters on a phone', async () => {
            for (const tag of isOfStudents ? ['de'] : ['de', 'en']) {
              await changeLanguage(page, tag)
              await expectToFitLarge(page, [360])
              await expectToFitEnlarged(page)
            }
            await changeLanguage(page, 'xx')
          })
        if (!isMain) return
        await expectToFitLarge(page)
        for (const { tag, dir } of realLanguages)
          await test.step(tag, async () => {
            await changeLanguage(page, tag)
            await expect(page.locator('html')).toHaveAttribute('dir', dir)
            await expectToFit(page, widthsOfMain)
            await expectToFitLarge(page)
            if (printed.test(state.name)) await expectToFitPrinted(page)
            await expectAccessible(page)
            if (withQuestions.test(state.name))
              expect(await page.evaluate(wronglyHeard, dataInEnglish)).toEqual([])
            if (pictured.test(state.name)) await comparePictures(page, `${state.name}.${tag}`)
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
        await changeLanguage(page, 'xx')
      })
    expectNoComplaint()
    if (scene.isLastOfPage) await page.context().close()
  })

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
