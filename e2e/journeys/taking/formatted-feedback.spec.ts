import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { admit, changeSettings, createDraft, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
import { submit } from '../../running-attempt.ts'
import { drawnPicture } from '../pictures/drawn-picture.ts'
import { choosePicture, isDrawn, untilPicturesAreKept } from '../pictures/drawn-pictures.ts'
import { sendPicture } from '../pictures/send-picture.ts'

test.use({ serviceWorkers: 'allow' })

const curve = drawnPicture({ width: 640, height: 400, mark: [40, 130, 70] })
const capital = {
  text: 'Which city is the capital?',
  type: 'single',
  options: ['Paris', 'Rome'],
  correctAnswers: ['Paris'],
}

test('an educator writes formulas and a picture into an explanation and a note, by keyboard', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator, { questions: [capital] })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const fold = question.getByRole('button', { name: /^Explanation/ })
  await fold.press('Enter')
  const explanation = question.getByRole('textbox', { name: 'Explanation' })
  await explanation.focus()
  await untilFormattable(question)
  await explanation.pressSequentially('Since\n$\\frac{a}{b$')
  const problem = question.getByRole('button', { name: 'Formula in line 2: a } is missing at the end.' })
  await expect(problem).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(explanation).toHaveAccessibleDescription(/a } is missing at the end/)

  await problem.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type('}')
  await page.keyboard.press('Enter')
  await expect(explanation.locator('mfrac')).toBeVisible()
  await expect(problem).toBeHidden()
  await choosePicture(page, question, { name: 'a.png', mimeType: 'image/png', buffer: curve })
  await page.keyboard.type('A curve')
  await page.keyboard.press('Enter')
  await expect(explanation).toBeFocused()
  await isDrawn(page, 'A curve')
  await question.getByRole('button', { name: 'Feedback per option' }).press('Enter')
  const note = question.getByRole('textbox', { name: 'Feedback on option B' })
  await note.pressSequentially('It is $x^2$.')
  await expect(note.locator('msup')).toBeVisible()
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page).toHaveURL(/review-quiz/)
  await page.goto(page.url().replace('review-quiz', 'edit-quiz'))
  await fold.press('Enter')
  await expect(explanation.locator('mfrac')).toBeVisible()
  await isDrawn(page, 'A curve')
})

test(`at 390 px a student sees them drawn with the answer and in practice, offline too`, async ({
  page,
  context,
  educator,
  student,
  signIn,
}) => {
  const hash = await sendPicture(educator, curve)
  const quiz = await createReadyQuiz(educator, {
    questions: [
      {
        ...capital,
        format: 'markdown',
        explanation: `Since $\\frac{a}{b}$.\n\n![A curve](image:${hash})`,
        optionNotes: ['', 'It is $x^2$, *not* more.'],
      },
    ],
  })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await page.getByRole('radio', { name: 'Rome' }).press('Space')
  await expect(page.locator('math, img.pic')).toHaveCount(0)
  expect(requested.filter((url) => url.includes('/media/'))).toEqual([])
  await submit(page)
  const seen = async () => {
    await expect(page.getByRole('definition').filter({ hasText: 'Since' }).locator('mfrac')).toBeVisible()
    await isDrawn(page, 'A curve')
    const note = page.getByRole('listitem').filter({ hasText: 'It is' }).last()
    await expect(note.locator('msup')).toBeVisible()
    await expect(note.getByText('not', { exact: true })).toBeVisible()
  }
  await seen()
  await expectAccessible(page)

  await changeSettings(educator, quiz, { practice: true })
  await page.goto(`/practice/${quiz._id}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await untilPicturesAreKept(page, 1)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('radio', { name: 'Rome' }).press('Space')
  await page.getByRole('button', { name: 'Check answer' }).press('Enter')
  await seen()
  await expectStateAccessible(page)
})

test('an educator sees them in the preview of a quiz and beside the answers of a student', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const hash = await sendPicture(educator, curve)
  const explanation = `Since $\\frac{a}{b}$ ![A curve](image:${hash})`
  const quiz = await createReadyQuiz(educator, {
    questions: [{ ...capital, format: 'markdown', explanation }],
  })
  await takeQuiz(student, quiz, ['Rome'])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/students/${student.user._id}`)
  await expect(page.getByRole('definition').locator('mfrac')).toBeVisible()
  await isDrawn(page, 'A curve')
  await expectAccessible(page)
  await page.goto(`/my-quizzes/${quiz._id}/preview`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await page.getByRole('radio', { name: 'Rome' }).check()
  await expect(page.locator('math')).toHaveCount(0)
  await submit(page)
  await expect(page.getByRole('definition').locator('mfrac')).toBeVisible()
  await isDrawn(page, 'A curve')
})
