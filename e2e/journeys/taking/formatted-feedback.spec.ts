import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { admit, changeSettings, createDraft, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { submit } from '../../running-attempt.ts'
import { drawnPicture } from '../pictures/drawn-picture.ts'
import { isDrawn, untilPicturesAreKept } from '../pictures/drawn-pictures.ts'
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
  await question.getByRole('checkbox', { name: 'Formatted text and formulas' }).press('Space')
  const preview = question.getByRole('group', { name: 'Preview' })
  const fold = question.locator('summary', { hasText: 'Explanation' })
  await fold.press('Enter')
  const explanation = question.getByRole('textbox', { name: 'Explanation' })
  await explanation.fill('Since\n$\\frac{a}{b$')
  const problem = preview.getByRole('button', { name: 'Formula in line 2: a } is missing at the end.' })
  await expect(problem).toBeVisible()
  await fold.press('Enter')
  await expect(explanation).toBeHidden()
  await problem.press('Enter')
  await expect(explanation).toBeFocused()
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(explanation).toHaveAccessibleDescription(/a } is missing at the end/)

  await explanation.fill('Since ')
  await question.getByRole('button', { name: 'Formula', exact: true }).press('Enter')
  await expect(explanation).toBeFocused()
  await page.keyboard.type('\\frac{a}{b}')
  await expect(preview.locator('mfrac')).toBeVisible()
  await explanation.press('End')
  const choosing = page.waitForEvent('filechooser')
  await question.getByRole('button', { name: 'Picture', exact: true }).press('Enter')
  await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: curve })
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' })
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A curve')
  await expect(dialog.getByText('The picture is ready.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Insert' }).press('Enter')
  await isDrawn(page, 'A curve')
  await question.locator('summary', { hasText: 'Notes on options' }).press('Enter')
  await question.getByRole('textbox', { name: 'Note on option B' }).fill('It is $x^2$.')
  await expect(preview.locator('msup')).toBeVisible()
  await expectStateAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page).toHaveURL(/review-quiz/)
  await page.goto(page.url().replace('review-quiz', 'edit-quiz'))
  await expect(explanation).toHaveValue(/^Since \$\\frac\{a\}\{b\}\$?.*image:/s)
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
