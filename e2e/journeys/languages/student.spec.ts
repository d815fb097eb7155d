import { type LanguageTag, languages } from '@quizly/words'
import type {
  beforeStart,
  languageChoice,
  result as resultWords,
  runningQuiz,
  submission,
} from '@quizly/words/student.ts'
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

for (const [tag, next] of [
  ['de', 'ar'],
  ['ar', 'de'],
] as const)
  test.describe(tag, () => {
    test.use({ locale: tag })

    test(`a quiz is taken in ${tag}, without a network in the middle, and goes on in ${next}`, async ({
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
      await expect(root).toHaveAttribute('lang', tag)
      await expect(root).toHaveAttribute('dir', languages[tag].direction)
      await page.getByRole('button', { name: words.start.start }).click()
      await answerFirst(page)
      await expect(page.getByText(words.running.saves.saved)).toBeVisible()

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

      await page.reload()
      await expect(page.getByRole('textbox')).toHaveValue('osmosis')
      await page.getByRole('button', { name: others.running.submit }).first().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.getByRole('button', { name: others.submission.submit }).click()
      await expect(page).toHaveURL(/\/result$/)
      await expect(page.getByRole('timer')).toHaveCount(0)
      await expect(page.getByText(others.result.outOf(3)).first()).toBeVisible()
      await expect(root).toHaveAttribute('lang', next)
    })
  })
