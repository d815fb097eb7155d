import { answering, holding, wordless } from '../../answering.ts'
import { admit, createEmptyQuiz, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('what an educator’s screen cannot load can be tried again (T75)', async ({ page, educator, signIn }) => {
  const { _id, secretCode } = await createReadyQuiz(educator)
  const empty = await createEmptyQuiz(educator)
  await signIn(page, educator)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const code = page.getByRole('status', { name: /^Secret code/ })
  const screens = [
    [`/review-quiz/${_id}`, '**/api/quiz/*', 'Failed to load questions.', page.getByRole('table')],
    [`/edit-quiz/${_id}`, '**/api/questions/*', 'Failed to load questions.', question],
    [`/create-questions/${empty._id}`, '**/api/quiz/*', 'Failed to load quiz.', question],
    [`/finalize-quiz/${_id}`, `**/api/*/${_id}/secret`, 'Failed to fetch secret code.', code],
  ] as const
  for (const [path, address, sentence, loaded] of screens) {
    await answering(page, address, wordless, async () => {
      await page.goto(path)
      await expect(page.getByRole('alert').getByRole('heading')).toHaveText(sentence)
    })
    await holding(page, address, async () => {
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: /^Loading the / })).toBeAttached()
    })
    await expect(loaded).toBeVisible()
  }

  await answering(page, `**/api/quiz/${_id}/secret`, wordless, async () => {
    const asked = page.waitForResponse(`**/api/excel/${_id}/secret`)
    await page.reload()
    expect(await (await asked).json()).toEqual({ secretCode })
    await expect(code).toHaveText(secretCode)
  })
})

test('an educator who opens a quiz that is not there is led to My quizzes, not to try again (T243)', async ({
  page,
  educator,
  signIn,
}) => {
  await signIn(page, educator)
  for (const [path, sentence] of [
    ['/review-quiz/nothing', 'Failed to load questions.'],
    ['/edit-quiz/nothing', 'Failed to load questions.'],
    ['/create-questions/nothing', 'Failed to load quiz.'],
    ['/finalize-quiz/nothing', 'Failed to fetch secret code.'],
    ['/my-quizzes/nothing/questions', 'Failed to load questions.'],
    ['/my-quizzes/nothing/share', 'Failed to fetch secret code.'],
  ] as const) {
    await page.goto(path)
    const said = page.getByRole('alert')
    await expect(said.getByRole('heading')).toHaveText(sentence)
    await expect(said).toContainText('Quiz not found.')
    await expect(said.getByRole('link', { name: 'My quizzes' })).toBeVisible()
    await expect(said.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
})

test('what a student’s screen cannot load can be tried again, and what is not there is said (T125)', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const fresh = await createReadyQuiz(educator)
  const taken = await createReadyQuiz(educator)
  await signIn(page, student)
  await answering(page, '**/api/results/user/**', wordless, async () => {
    await page.goto('/profile')
    await expect(page.getByRole('alert')).toContainText('Your results could not be loaded.')
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No quiz results found.' })).toBeVisible()
  await admit(student, fresh)
  await takeQuiz(student, taken)

  const start = page.getByRole('button', { name: 'Start Quiz' })
  const screens = [
    [`/quiz/${fresh._id}`, '**/api/quiz/*', 'Failed to load quiz.', start],
    [
      `/quiz/${taken._id}/result`,
      '**/api/results/quiz/**',
      'Something went wrong while loading quiz result.',
      page.getByText('Score 1 out of 3'),
    ],
  ] as const
  const headline = page.getByRole('alert').getByRole('heading')
  for (const [path, address, sentence, loaded] of screens) {
    for (const reply of [wordless, 'no answer'] as const) {
      await answering(page, address, reply, async () => {
        await page.goto(path)
        await expect(headline).toHaveText(sentence)
      })
    }
    await holding(page, address, async () => {
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: /^Loading/ })).toBeAttached()
    })
    await expect(loaded).toBeVisible()
  }
  for (const [path, sentence] of [
    ['/quiz/nothing', 'Quiz not found.'],
    ['/quiz/nothing/result', 'Quiz not found.'],
    [`/quiz/${fresh._id}/result`, 'No result available.'],
  ] as const) {
    await page.goto(path)
    await expect(headline).toHaveText(sentence)
  }
})
