import type { Locator } from '@playwright/test'
import type { print } from '@quizly/words/desk.ts'
import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { wordsOf } from './words.ts'

const questions = [
  {
    text: 'أين يحدث التنفس؟',
    type: 'single',
    options: ['النواة', 'Golgi', '3.5'],
    correctAnswers: ['Golgi'],
  },
  { text: 'Which are prime?', type: 'multiple', options: ['2', 'أربعة', '7'], correctAnswers: ['2', '7'] },
]

/** From where to where the text of an element stands, whatever room the element has. */
async function textIn(element: Locator): Promise<{ left: number; right: number }> {
  return element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right } = range.getBoundingClientRect()
    return { left, right }
  })
}

test.use({ locale: 'ar', viewport: { width: 794, height: 1123 } })

test('printed in Arabic each question goes its own way, with its answers at its letters', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'الخلايا (Cells)', questions })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  const { parts } = await wordsOf<typeof print>('ar', 'desk/print')
  await expect(page.getByRole('radio', { name: parts.questions })).toBeChecked()
  await page.emulateMedia({ media: 'print' })

  const [arabic, english] = [0, 1].map((at) => page.locator('.printed__questions > li').nth(at)) as [
    Locator,
    Locator,
  ]
  for (const option of await arabic.locator('.printed__options > li').all()) {
    const [letter, text] = [await textIn(option.locator('b')), await textIn(option.locator('[dir]'))]
    expect(text.right).toBeLessThan(letter.left)
    expect(letter.left - text.right).toBeLessThan(40)
  }
  for (const option of await english.locator('.printed__options > li').all()) {
    const [letter, text] = [await textIn(option.locator('b')), await textIn(option.locator('[dir]'))]
    expect(text.left).toBeGreaterThan(letter.right)
    expect(text.left - letter.right).toBeLessThan(40)
  }
  const task = english.locator('.printed__task')
  await expect(task).toHaveAttribute('lang', 'ar')
  const question = await textIn(english.locator('.printed__text p').first())
  expect((await textIn(task)).left).toBeCloseTo(question.left, 0)
  const title = page.locator('.printed__head h2')
  const sheet = await page.locator('.printed').boundingBox()
  expect((await textIn(title)).right).toBeCloseTo((sheet?.x ?? 0) + (sheet?.width ?? 0), 0)
})

test('before a class in Arabic the code and the address go from left to right', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'الخلايا (Cells)', questions })
  await takeQuiz(student, quiz, ['Golgi'])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/share?full-screen`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.fullcode__code')).toHaveCSS('direction', 'ltr')
  await expect(dialog.locator('.fullcode__where b')).toHaveCSS('direction', 'ltr')
  await expect(dialog.locator('.fullcode__where b')).toHaveText(`${new URL(page.url()).host}/join`)
  await expect(dialog.getByRole('listitem')).toHaveAttribute('dir', 'auto')
})
