import type { Page } from '@playwright/test'
import { answering } from '../../answering.ts'
import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

type Fields = Record<string, unknown>

/** Passes on what `change` makes of the objects in the server's reply to a call. */
async function changing(page: Page, address: string, change: (given: Fields[]) => unknown) {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change([await response.json()].flat()) })
  })
}

test('a result with the specification’s fields alone, its quiz as an ID or with its title, is shown (T106)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, student)
  for (const quizId of [quiz._id, { _id: quiz._id, title: quiz.title }]) {
    await page.unrouteAll()
    await changing(page, '**/api/results/quiz/*?*', ([given]) => {
      const { _id, userId, score, submittedAt, answers } = given ?? {}
      return { _id, quizId, userId, answers, score, submittedAt }
    })
    await page.goto(`/quiz/${quiz._id}/result`)
    await expect(page.getByText('Score 1 out of 3')).toBeVisible()
    for (const verdict of ['Correct', 'Incorrect', 'Skipped']) {
      await expect(page.getByRole('main').getByText(verdict, { exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Receipt', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Save receipt' })).toBeVisible()
  }
})

test('a listed result whose quiz comes as an ID, or is gone, is a row all the same (T107)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, student)
  await changing(page, '**/api/results/user/**', ([result]) => [
    { ...result, _id: 'a', quizId: quiz._id },
    { ...result, _id: 'b', quizId: null },
  ])
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Untitled quiz' })).toHaveCount(2)
  await page.goto('/profile')
  const rows = page.getByRole('table', { name: 'Results' }).getByRole('row')
  await expect(rows).toHaveText(['QuizScoreDate', /^Untitled quiz1 \/ 3/, /^Untitled quiz1 \/ 3/])
  await rows.nth(1).getByRole('link').click()
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})

test('a result whose quiz is null says so (T244)', async ({ page, educator, student, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await signIn(page, student)
  await answering(page, '**/api/quiz/*', { json: { quiz: null, questions: [] } }, async () => {
    await page.goto(`/quiz/${quiz._id}/result`)
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Quiz not found.')
  })
})
