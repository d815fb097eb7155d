import type { LanguageTag } from '@quizly/words'
import type { beforeStart } from '@quizly/words/student.ts'
import type { Locator, Page } from '@playwright/test'
import { type Account, admit, changeSettings, createReadyQuiz, takeQuiz, type TestQuiz } from '../../api.ts'
import { gapInside } from '../../directions.ts'
import { expect, test } from '../../fixtures.ts'
import { wordsOf } from './words.ts'

const arabic = {
  title: 'أساسيات الخلية',
  questions: [
    { text: 'ما عاصمة فرنسا؟', type: 'single', options: ['باريس', 'لندن'], correctAnswers: ['باريس'] },
  ],
}
const english = {
  title: 'Capitals',
  questions: [
    {
      text: 'What is the capital of France?',
      type: 'single',
      options: ['Paris', 'London'],
      correctAnswers: ['Paris'],
    },
  ],
}

const start = async (page: Page, student: Account, quiz: TestQuiz, tag: LanguageTag) => {
  await admit(student, quiz)
  const words = await wordsOf<typeof beforeStart>(tag, 'student/beforeStart')
  await page.goto(`/quiz/${quiz._id}`)
  await page.getByRole('button', { name: words.start }).click()
}
/** The language in which a screen reader reads it, and the direction in which it runs. */
const heard = (text: Locator) =>
  text.evaluate((element) => [
    element.closest('[lang]')?.getAttribute('lang'),
    getComputedStyle(element).direction,
  ])

for (const [locale, quizLanguage, quiz, direction, ofApp] of [
  ['de', 'ar', arabic, 'rtl', 'ltr'],
  ['ar', 'en', english, 'ltr', 'rtl'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(`a quiz in ${quizLanguage} runs its own way, and is heard in its own language`, async ({
      page,
      educator,
      student,
      signIn,
    }) => {
      const ready = await createReadyQuiz(educator, quiz)
      if (quizLanguage === 'ar') await changeSettings(educator, ready, { language: quizLanguage })
      await signIn(page, student)
      await start(page, student, ready, locale)
      const [question] = quiz.questions as typeof english.questions
      if (!question) throw new Error('The quiz is empty')
      await expect(page.getByText(question.text)).toBeVisible()
      expect(await heard(page.getByText(question.text))).toEqual([quizLanguage, direction])
      for (const option of question.options)
        expect(await heard(page.getByText(option, { exact: true }))).toEqual([quizLanguage, direction])
      // A time runs from left to right everywhere.
      expect(await heard(page.getByRole('timer'))).toEqual([locale, 'ltr'])
      // What is to be done is in the reader's language, which decides where it ends.
      const [lang] = await heard(page.locator('.q__kind').first())
      expect(lang).toBe(locale)
      const [first, last] = await page
        .locator('.q__kind > span')
        .first()
        .evaluate((element) => {
          const [text] = element.childNodes
          const range = document.createRange()
          const leftOf = (at: number) => {
            range.setStart(text ?? element, at)
            range.setEnd(text ?? element, at + 1)
            return range.getBoundingClientRect().left
          }
          return [leftOf(0), leftOf((text?.textContent ?? '').length - 1)]
        })
      expect((first ?? 0) < (last ?? 0)).toBe(ofApp === 'ltr')
    })
  })

const chemistry = {
  title: 'أساسيات الكيمياء',
  questions: [
    {
      text: 'ما صيغة الماء؟',
      type: 'multiple',
      options: ['H₂O', 'C++', 'x < 5', '3.5 كغ', 'الماء (ماء)', '-4'],
      correctAnswers: ['H₂O', 'الماء (ماء)'],
    },
    {
      text: 'What is CO₂?',
      type: 'ordering',
      options: ['كربون', 'Oxygen', '2'],
      correctAnswers: ['Oxygen', 'كربون', '2'],
    },
  ],
}
const mixed = {
  title: 'Water',
  questions: [
    {
      text: 'What is water?',
      type: 'multiple',
      options: ['H₂O', 'C++', 'x < 5', '3.5 كغ', 'ماء', '-4'],
      correctAnswers: ['H₂O', 'ماء'],
    },
    {
      text: 'From light to heavy:',
      type: 'ordering',
      options: ['Lead', 'حديد', '2'],
      correctAnswers: ['حديد', 'Lead', '2'],
    },
  ],
}

for (const [locale, language, quiz, side] of [
  ['en', 'ar', chemistry, 'right'],
  ['ar', 'en', mixed, 'left'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(`the marks of a quiz in ${language} stand beside their texts, where it begins, wide and narrow`, async ({
      page,
      browser,
      server,
      educator,
      student,
      signIn,
    }) => {
      const ready = await createReadyQuiz(educator, quiz)
      if (language === 'ar') await changeSettings(educator, ready, { language })
      const together = async (rows: Locator, mark: string, text: string, most = 24) => {
        await expect(rows.first()).toBeVisible()
        for (const { gap, side: found } of await gapInside(rows, { mark, text })) {
          expect(found).toBe(side)
          expect(gap).toBeGreaterThanOrEqual(-1)
          expect(gap).toBeLessThanOrEqual(most)
        }
      }
      await signIn(page, student)
      await start(page, student, ready, locale)
      const atBothWidths = async (on: Page, look: (width: number) => Promise<void>) => {
        for (const width of [390, 1280]) {
          await on.setViewportSize({ width, height: 900 })
          await look(width)
        }
      }
      await atBothWidths(page, async (width) => {
        await together(page.locator('.opt'), '.bubble-w', '.opt__t')
        await together(page.locator('.order__items > li'), '.order__handle', '.order__text')
        if (width > 1000) await together(page.locator('.q'), '.q__no b', '.q__words')
      })
      await takeQuiz(student, ready, [['C++', 'x < 5'], null])
      await page.goto(`/quiz/${ready._id}/result`)
      await atBothWidths(page, () => together(page.locator('.res'), '.res__no', '.res__words', 40))

      const desk = await browser.newPage({ baseURL: server.url, locale })
      await signIn(desk, educator, `/my-quizzes/${ready._id}/questions`)
      await atBothWidths(desk, async () => {
        await together(desk.locator('.is-correct:has(.icon)'), '.icon', '.review-text')
        await together(desk.locator('.tbl--review tbody tr'), '.num', '.review-text')
      })
      await desk.goto(`/my-quizzes/${ready._id}/students/${student.user._id}`)
      await atBothWidths(desk, () => together(desk.locator('.res'), '.res__no', '.res__words', 40))
      await desk.goto(`/my-quizzes/${ready._id}/print`)
      await atBothWidths(desk, () => together(desk.locator('.printed__options li'), 'b', '[dir]'))
      await desk.goto(`/edit-quiz/${ready._id}`)
      const fields = desk.locator('.ed-opt textarea, .ed-order__item input')
      await atBothWidths(desk, async () => {
        await expect(fields.first()).toBeVisible()
        for (const field of await fields.all()) await expect(field).toHaveCSS('text-align', side)
        const marks = await desk.locator('.ed-opt').evaluateAll((rows) =>
          rows.map((row) => {
            const [mark, field] = ['.bubble', 'textarea'].map((part) =>
              row.querySelector(part)?.getBoundingClientRect(),
            )
            return (mark?.left ?? 0) > (field?.left ?? 0) ? 'right' : 'left'
          }),
        )
        expect(new Set(marks)).toEqual(new Set([side]))
      })
    })
  })

for (const [locale, language, text, side, ofApp] of [
  ['en', 'ar', 'لماذا بدأت الحرب؟', 'rtl', 'ltr'],
  ['ar', 'en', 'Why did the war begin?', 'ltr', 'rtl'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test(`of a quiz in ${language} an empty field begins where its question does, and the counter runs as the page does`, async ({
      page,
      educator,
      student,
      signIn,
    }) => {
      const written = { text, type: 'write', options: [], correctAnswers: ['1914'] }
      const essay = { ...written, type: 'essay', correctAnswers: [], essay: { sample: 'Sarajevo' } }
      const ready = await createReadyQuiz(educator, { questions: [written, essay] })
      if (language === 'ar') await changeSettings(educator, ready, { language })
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, student)
      await start(page, student, ready, locale)
      const fields = page.locator('.q textarea')
      await expect(fields).toHaveCount(2)
      for (const field of await fields.all()) {
        await expect(field).toHaveCSS('direction', side)
        await field.fill('Sarajevo')
        await expect(field).toHaveCSS('direction', 'ltr')
        await field.fill('سراييفو')
        await expect(field).toHaveCSS('direction', 'rtl')
        await field.fill('')
        await expect(field).toHaveCSS('direction', side)
      }
      const counter = page.locator('.q__no').first()
      const [number, total] = await Promise.all(
        ['b', '.q__of'].map((part) => counter.locator(part).boundingBox()),
      )
      expect((number?.x ?? 0) < (total?.x ?? 0) ? 'ltr' : 'rtl').toBe(ofApp)
    })
  })
