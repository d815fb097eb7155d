import { type LanguageTag, languages, languageTags } from '@quizly/words'
import type {
  beforeStart,
  languageChoice,
  result as resultWords,
  runningQuiz,
  submission,
} from '@quizly/words/student.ts'
import type { Page } from '@playwright/test'
import { admit, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { answerFirst, answerSecond } from '../../running-attempt.ts'
import { wordsOf } from './words.ts'

const read = async (tag: LanguageTag) => ({
  start: await wordsOf<typeof beforeStart>(tag, 'student/beforeStart'),
  running: await wordsOf<typeof runningQuiz>(tag, 'student/runningQuiz'),
  submission: await wordsOf<typeof submission>(tag, 'student/submission'),
  result: await wordsOf<typeof resultWords>(tag, 'student/result'),
  choice: await wordsOf<typeof languageChoice>(tag, 'student/languageChoice'),
})

/** One after the other, and stays with the last: the steps of a language alternate between them. */
async function expectFits(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, { message: `at ${width} px` }).toBeLessThanOrEqual(0)
  }
}

for (const [i, tag] of languageTags.entries()) {
  const next = languageTags[(i + 1) % languageTags.length] ?? 'en'
  test.describe(tag, () => {
    test.use({ locale: tag })

    const widths = i % 2 ? [390, 1_280] : [1_280, 390]

    test(`a quiz is taken in ${tag} at both widths, without a network in the middle, and goes on in ${next}`, async ({
      page,
      context,
      educator,
      student,
      signIn,
    }) => {
      const words = await read(tag)
      const others = await read(next)
      const quiz = await createReadyQuiz(educator)
      await admit(student, quiz)
      await signIn(page, student, `/quiz/${quiz._id}`)
      const root = page.locator('html')
      await expectFits(page, widths)
      await expect(root).toHaveAttribute('lang', tag)
      await expect(root).toHaveAttribute('dir', languages[tag].direction)
      await page.getByRole('button', { name: words.start.start }).click()
      await answerFirst(page)
      await expect(page.getByText(words.running.saves.saved)).toBeVisible()
      await expectFits(page, widths)

      await context.setOffline(true)
      await answerSecond(page)
      await expect(page.getByText(words.running.saves.offline)).toBeVisible()
      const choice = page.getByRole('contentinfo').getByRole('combobox', { name: words.choice.label })
      await choice.selectOption(next)
      await expect(page.getByText(words.choice.failed)).toBeVisible()
      await expect(choice).toHaveValue(tag)
      await context.setOffline(false)
      await expect(page.getByText(words.running.saves.saved)).toBeVisible()

      await page.getByRole('textbox').fill('osm')
      await choice.selectOption(next)
      await expect(root).toHaveAttribute('lang', next)
      await expect(root).toHaveAttribute('dir', languages[next].direction)
      await expect(page.getByRole('timer', { name: others.running.timeLeft })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
      await page.getByRole('textbox').press('End')
      await page.getByRole('textbox').pressSequentially('osis')
      await expect(page.getByText(others.running.saves.saved)).toBeVisible()
      await expectFits(page, widths)

      await page.reload()
      await expect(page.getByRole('textbox')).toHaveValue('osmosis')
      await page.getByRole('button', { name: others.running.submit }).first().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectFits(page, widths)
      await page.getByRole('button', { name: others.submission.submit }).click()
      await expect(page).toHaveURL(/\/result$/)
      await expect(page.getByRole('timer')).toHaveCount(0)
      await expect(page.getByText(others.result.outOf(3)).first()).toBeVisible()
      await expectFits(page, widths)
      await expect(root).toHaveAttribute('lang', next)
    })
  })
}
