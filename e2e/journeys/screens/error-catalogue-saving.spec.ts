import type { Page } from '@playwright/test'
import { answering, type Reply, toast, told, wordless } from '../../answering.ts'
import { admit, createEmptyQuiz, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/**
 * Lets a call fail in each way. `press` starts it and the toast's "Try again" repeats it; the last one
 * succeeds.
 */
async function failThenSucceed(
  page: Page,
  address: string,
  press: () => Promise<void>,
  failures: readonly [Reply, string][],
) {
  let again = press
  for (const [reply, sentence] of failures) {
    await answering(page, address, reply, async () => {
      await again()
      await expect(toast(page, sentence)).toBeVisible()
    })
    again = () => tryAgain(page).click()
  }
  await again()
}

/** The calls that change something, in order, with their bodies. */
function changesOf(page: Page): [string, unknown][] {
  const sent: [string, unknown][] = []
  page.on('request', (request) => {
    const isChange = /^(POST|PUT)/.test(request.method())
    if (isChange)
      sent.push([`${request.method()} ${new URL(request.url()).pathname}`, request.postDataJSON()])
  })
  return sent
}

const written = { type: 'write', options: [], correctAnswers: ['Osmosis'] }

test('a quiz that cannot be created keeps what was typed until it can (T12)', async ({
  page,
  educator,
  signIn,
}) => {
  const sent = changesOf(page)
  await signIn(page, educator, '/manual-entry')
  await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Water')
  await page.getByRole('textbox', { name: 'Number of Questions' }).fill('1')
  await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('10')
  const proceed = page.getByRole('button', { name: 'Proceed to Question Entry' })
  await failThenSucceed(page, '**/api/quiz/create', () => proceed.click(), [
    [wordless, 'Failed to save quiz. Try again later.'],
    [told('The disk is full.'), 'The disk is full.'],
    ['no answer', 'Failed to save quiz. Try again later.'],
  ])
  await expect(page).toHaveURL(/\/create-questions\/.+/)
  await expect(toast(page, 'Quiz created successfully!')).toBeVisible()
  const details = { title: 'Water', numQuestions: 1, timeLimit: 10 }
  const secretCode = expect.stringMatching(/^[A-Za-z0-9]{8}$/)
  expect(sent.at(-1)).toEqual(['POST /api/quiz/create', { ...details, secretCode }])
  expect(
    sent.map(([, body]) => body),
    'one code, drawn when the screen opened',
  ).toEqual(Array.from({ length: 4 }, () => sent[0]?.[1]))
})

test('questions that cannot be saved stay until they can (T13)', async ({ page, educator, signIn }) => {
  const { _id: quizId } = await createEmptyQuiz(educator, { numQuestions: 1 })
  const sent = changesOf(page)
  await signIn(page, educator, `/create-questions/${quizId}`)
  const text = page.getByRole('textbox', { name: 'Question text' })
  const answer = page.getByRole('textbox', { name: 'Correct Answer' })
  await text.fill('How does water cross a membrane?')
  await page.getByRole('radio', { name: 'Write Answer' }).check()
  await answer.fill('Osmosis')
  const save = page.getByRole('button', { name: 'Save & Proceed' })
  await failThenSucceed(page, '**/api/questions/create', () => save.click(), [
    [wordless, 'Failed to save questions. Try again later.'],
    [told('The disk is full.'), 'The disk is full.'],
    ['no answer', 'Failed to save questions. Try again later.'],
  ])
  await expect(page).toHaveURL(`/review-quiz/${quizId}`)
  await expect(toast(page, 'Questions saved successfully!')).toBeVisible()
  const question = { ...written, text: 'How does water cross a membrane?' }
  expect(sent.at(-1)).toEqual(['POST /api/questions/create', { quizId, questions: [question] }])
  const acrossAll = page.getByRole('cell', { name: /^Osmosis ?, marked correct/ })
  await expect(acrossAll).toHaveAttribute('colspan', '4')
})

test('changes that cannot be saved stay until they can (T3)', async ({ page, educator, signIn }) => {
  const question = { ...written, text: 'How does water cross a membrane?' }
  const { _id: quizId } = await createReadyQuiz(educator, { questions: [question] })
  const sent = changesOf(page)
  await signIn(page, educator, `/review-quiz/${quizId}`)
  await page.getByRole('button', { name: 'Edit Quiz' }).click()
  await expect(page).toHaveURL(`/edit-quiz/${quizId}`)
  await page.getByRole('textbox', { name: 'Question text' }).fill('How does water pass a membrane?')
  const change = page.getByRole('button', { name: 'Save Changes' })
  await failThenSucceed(page, '**/api/quiz/*', () => change.click(), [
    [wordless, 'Failed to save quiz.'],
    [told('The disk is full.'), 'Failed to save quiz.'],
    [
      { status: 413, json: { code: 'too-large', message: 'This is too large.' } },
      'Failed to save quiz. This is too large.',
    ],
    ['no answer', 'Failed to save quiz.'],
  ])
  await expect(page).toHaveURL(`/review-quiz/${quizId}`)
  await expect(toast(page, 'Quiz updated successfully!')).toBeVisible()
  await expect(page.getByRole('row', { name: /How does water pass a membrane/ })).toBeVisible()
  const changed = { ...written, _id: expect.any(String), text: 'How does water pass a membrane?' }
  expect(sent.at(-1)).toEqual([`PUT /api/quiz/${quizId}`, { questions: [changed], baseRevision: 1 }])
})

test('answers that cannot be submitted stay until they can, whatever happens to the server (T113)', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await signIn(page, student, `/quiz/${quiz._id}`)
  const start = page.getByRole('button', { name: 'Start Quiz' })
  await failThenSucceed(page, '**/api/quiz/*/start', () => start.click(), [
    [wordless, 'The quiz could not be started. Something went wrong. Please try again.'],
    ['no answer', 'The quiz could not be started. Network error. Please try again.'],
  ])
  await page.getByRole('radio', { name: 'Mitochondrion' }).check()
  await page.getByRole('textbox', { name: /^Question 3:/ }).fill(' osmosis ')
  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  const address = '**/api/results/submit'
  await answering(page, address, wordless, async () => {
    await page.getByRole('button', { name: 'Submit now' }).click()
    await expect(toast(page, 'Failed to submit quiz: Submission failed')).toBeVisible()
  })
  await answering(page, address, told('The disk is full.'), async () => {
    await tryAgain(page).click()
    await expect(toast(page, 'Failed to submit quiz: The disk is full.')).toBeVisible()
  })
  await server.stop()
  await tryAgain(page).click()
  // This device has a network, so it is not the student who is offline.
  const notYet = 'Failed to submit quiz: Submission failed. It is sent again by itself.'
  await expect(page.getByRole('alertdialog')).toContainText(notYet)
  await page.getByRole('button', { name: 'Go back to the quiz' }).click()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeEnabled()
  await server.start()

  await page.getByRole('button', { name: 'Submit Quiz' }).first().click()
  const submitting = page.waitForRequest(address)
  await page.getByRole('button', { name: 'Submit now' }).click()
  await expect(page.getByText('Score 2 out of 3')).toBeVisible()
  const { quizId, userId, answers } = (await submitting).postDataJSON()
  expect([quizId, userId]).toEqual([quiz._id, student.user._id])
  expect(answers.map((answer: { selectedOption: unknown }) => answer.selectedOption)).toEqual([
    'Mitochondrion',
    'osmosis',
    null,
  ])
})

test('when the time is over the answers are locked and sent until the server has them (T129)', async ({
  page,
  server,
  startQuiz,
}) => {
  await page.clock.install()
  await startQuiz(page, { timeLimit: 1 })
  await page.getByRole('radio', { name: 'Mitochondrion' }).check()
  await expect(page.getByText('All answers saved')).toBeVisible()
  const dialog = page.getByRole('alertdialog', { name: "Time's up! Submitting your quiz." })
  await answering(page, '**/api/results/submit', told('The disk is full.'), async () => {
    await server.advance(60_000)
    // The clock stands still from here on, so only the button can send again.
    await page.clock.pauseAt(Date.now() + 120_000)
    await expect(dialog).toContainText('Failed to submit quiz: The disk is full.')
  })
  await expect(page.locator('input[type=radio]').first()).toBeDisabled()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Your answer is safe.')
  // It stays readable for two seconds.
  await page.clock.runFor(2_000)
  await expect(page.getByText('Score 1 out of 3')).toBeVisible()
})
