import { admit, changeSettings, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { untilCountIsKept } from '../../device-storage.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const capital = {
  text: 'Which city is the capital?',
  type: 'single',
  options: ['Paris', 'Rome'],
  correctAnswers: ['Paris'],
  explanation: 'It has been so since 987.',
  optionNotes: ['', 'That is Italy.'],
}
const everyType = [
  capital,
  { text: 'Which are prime?', type: 'multiple', options: ['2', '4', '7'], correctAnswers: ['2', '7'] },
  { text: 'Who wrote Faust?', type: 'write', options: [], correctAnswers: ['Goethe'] },
  {
    text: 'How fast is $v$?',
    type: 'numeric',
    format: 'markdown',
    options: [],
    correctAnswers: ['9.81'],
    number: { decimal: '.' },
  },
  {
    text: 'Whose capital?',
    type: 'matching',
    options: ['France', 'Italy'],
    correctAnswers: ['Paris', 'Rome'],
    rule: 'each-decision',
  },
  {
    text: 'By mass',
    type: 'ordering',
    options: ['iron', 'lead', 'gold'],
    correctAnswers: ['iron', 'gold', 'lead'],
  },
  {
    text: 'Why?',
    type: 'essay',
    options: [],
    correctAnswers: [],
    essay: {
      sample: 'Because it is so.',
      rubric: [
        { _id: 'cause', text: 'Names a cause', points: 1 },
        { _id: 'slip', text: 'Misspells a name', points: -0.5 },
      ],
    },
  },
]

test('an educator switches practice on, by keyboard, and reads what it shows', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [capital] })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const practice = page.getByRole('region', { name: 'Practice' })
  const box = practice.getByRole('checkbox', { name: 'Students can practise this quiz' })
  await expect(box).toHaveAccessibleDescription(/^Anyone with the code can see the correct answers\./)
  await box.press('Space')
  await page.getByRole('radio', { name: 'When I release them' }).check()
  await page.getByRole('button', { name: 'Save settings' }).press('Enter')
  await expect(practice.getByText('results are held back')).toBeVisible()
  await expectStateAccessible(page)
  await page.getByRole('radio', { name: 'At once' }).check()
  await page.getByRole('button', { name: 'Save settings' }).press('Enter')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked()
})

test(`at 390 px a student practises a quiz by keyboard, offline in the middle`, async ({
  page,
  context,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [capital, everyType[2]] })
  await changeSettings(educator, quiz, { practice: true })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('link', { name: 'Practise this quiz' }).press('Enter')
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Rome' }).press('Space')
  await page.getByRole('button', { name: 'Check answer' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeFocused()
  for (const text of ['It has been so since 987.', 'That is Italy.'])
    await expect(page.getByText(text)).toBeVisible()
  await expectStateAccessible(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('No connection.')).toBeVisible()
  await page.getByRole('radio', { name: 'Rome' }).press('Space')
  await page.getByRole('button', { name: 'Check answer' }).press('Enter')
  await page.getByRole('button', { name: 'Next question' }).press('Enter')
  await page.getByRole('textbox', { name: 'Who wrote Faust?' }).fill('  GOETHE ')
  await page.getByRole('button', { name: 'Check answer' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Correct', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'See the summary' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Summary' })).toHaveText(/1 correct\s*1 incorrect\s*0 skipped/)
  await expectStateAccessible(page)

  await page.getByRole('button', { name: 'Practise the wrong ones again' }).press('Enter')
  await expect(page.getByText('Question 1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter')
  await expect(page.getByText('It has been so since 987.')).toBeVisible()

  await context.setOffline(false)
  await changeSettings(educator, quiz, {})
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This quiz cannot be practised now' })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The questions could not be loaded' })).toBeVisible()
})

test('each type of question can be practised', async ({ page, educator, student, signIn }) => {
  const quiz = await createReadyQuiz(educator, { questions: everyType })
  await changeSettings(educator, quiz, { practice: true })
  await admit(student, quiz)
  await signIn(page, student, `/practice/${quiz._id}`)
  const verdict = (name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
  const check = () => page.getByRole('button', { name: 'Check answer' }).click()
  const next = () => page.getByRole('button', { name: 'Next question' }).click()

  await page.getByRole('radio', { name: 'Paris' }).check()
  await check()
  await verdict('Correct')
  await next()
  await page.getByRole('checkbox', { name: '2' }).check()
  await check()
  await verdict('Incorrect')
  await page.getByRole('button', { name: 'Try this question again' }).click()
  await page.getByRole('checkbox', { name: '2' }).check()
  await page.getByRole('checkbox', { name: '7' }).check()
  await check()
  await verdict('Correct')
  await next()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await verdict('Skipped')
  await expect(page.getByRole('definition')).toHaveText('Goethe')
  await next()
  await expect(page.locator('math')).toBeVisible()
  await page.getByRole('textbox').fill('9.810')
  await check()
  await verdict('Correct')
  await next()
  await page.getByRole('combobox').first().selectOption('Paris')
  await check()
  await verdict('Partly correct')
  await next()
  await page.getByRole('button', { name: 'Keep this order' }).click()
  await check()
  await verdict('Incorrect')
  await next()
  await page.getByRole('textbox').fill('It is so.')
  await check()
  await verdict('Mark yourself: how was your answer?')
  await expect(page.getByText('Names a cause')).toBeVisible()
  await expect(page.getByText(/Because it is so|Misspells/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Partly correct' }).click()
  await verdict('Partly correct')
  await page.getByRole('button', { name: 'See the summary' }).click()
  await expect(page.getByRole('list', { name: 'Summary' })).toHaveText(
    /3 correct\s*2 partly correct\s*1 incorrect\s*1 skipped/,
  )
})

test('a student practises their mistakes, and nothing is left on the device after the log-out', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [capital, everyType[2]], title: 'Capitals' })
  await takeQuiz(student, quiz, ['Rome', 'Goethe'])
  await signIn(page, student, '/profile')
  await page.getByRole('link', { name: 'Practise my mistakes' }).press('Enter')
  await expect(page.getByText('Question 1 of 1 · Capitals')).toBeVisible()
  await expectAccessible(page)
  await untilCountIsKept(page, 1)
  await page.getByRole('link', { name: 'End practice' }).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await untilCountIsKept(page, 0)
})
