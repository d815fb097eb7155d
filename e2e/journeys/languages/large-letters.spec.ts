import { languageTags } from '@quizly/words'
import type { ownAttempts } from '@quizly/words/results.ts'
import { beginQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { changeLanguage, withLargeLetters } from '../../fit.ts'
import { wordsOf } from './words.ts'

test('the way back to a running quiz is whole on a narrow phone with letters of twice the size', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student, '/profile')
  const back = page.getByRole('complementary').getByRole('link')
  await withLargeLetters(page, 320, async () => {
    for (const tag of languageTags) {
      await changeLanguage(page, tag)
      const { goOn } = await wordsOf<typeof ownAttempts>(tag, 'results/ownAttempts')
      await expect(back).toHaveText(goOn)
      const linesOf = (link: Element) => link.getClientRects().length
      await expect.poll(() => back.evaluate(linesOf), tag).toBe(1)
    }
  })
})
