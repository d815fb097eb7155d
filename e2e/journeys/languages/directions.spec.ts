import type { LanguageTag } from '@quizly/words'
import type * as beforeStart from '@quizly/words/student/before-start.ts'
import type { Locator, Page } from '@playwright/test'
import { type Account, admit, changeSettings, createReadyQuiz, type TestQuiz } from '../../api.ts'
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
  const words = await wordsOf<typeof beforeStart>(tag, 'student/before-start')
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
      expect(await heard(page.locator('.q__kind').first())).toEqual([locale, ofApp])
    })
  })
