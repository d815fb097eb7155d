import { getQuestions, updateQuiz } from '@quizly/contract'
import { admit, api, createDraft, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expectAccessible, expectStateAccessible } from '../../accessible.ts'
import { expect, test } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'
import { untilQuizIsKept } from '../../device-storage.ts'
import { expectOffline, reloadOffline, submit, untilKeptOnDevice } from '../../running-attempt.ts'

test.use({ serviceWorkers: 'allow' })

const roots = {
  text: 'Solve $x^2 = 4$.\n\n| $x$ | square |\n| --- | --- |\n| 2 | $\\frac{8}{2}$ |\n\n```js\nconst x = 2 // or -2\n```',
  type: 'single',
  format: 'markdown',
  options: ['$x = \\pm\\sqrt{4}$', '$x = 4$', '\\ce{2H2 + O2 -> 2H2O}', 'H~2~O is *no* number'],
  correctAnswers: ['$x = \\pm\\sqrt{4}$'],
}
const plain = { text: 'Costs $5 and *more*', type: 'write', options: [], correctAnswers: ['yes'] }

test('an educator writes formulas by keyboard, sees them drawn, and what is wrong with one', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
  const question = page.getByRole('region', { name: 'Question 4', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.pressSequentially('Solve ')
  await untilFormattable(question)
  await question.getByRole('button', { name: 'Formula', exact: true }).press('Enter')
  const formula = question.getByRole('group', { name: 'Formula', exact: true })
  const tex = formula.getByRole('textbox', { name: 'Formula in TeX' })
  await expect(tex).toBeFocused()
  await formula.getByText('Formulas and symbols').press('Enter')
  await formula.getByRole('button', { name: '\\frac{}{}' }).press('Enter')
  await expect(tex).toBeFocused()
  await page.keyboard.type('a')
  await expect(tex).toHaveValue('\\frac{a}{}')
  await expect(formula.locator('mfrac')).toBeVisible()
  await expectStateAccessible(page)

  const missing = 'Formula in line 1: a } is missing at the end.'
  await tex.fill('\\frac{a}{b')
  await expect(formula.getByText(missing)).toBeVisible()
  await tex.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type(' and **bold**')
  await expect(text.locator('strong')).toHaveText('bold')
  await question.getByRole('textbox', { name: 'Option A' }).pressSequentially('$x^2$')
  await expect(question.getByRole('textbox', { name: 'Option A' }).locator('msup')).toBeVisible()
  const problem = question.getByRole('button', { name: missing })
  await problem.press('Enter')
  await expect(tex).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('textbox', { name: 'Option B' }).fill('two')
  await question.getByRole('button', { name: 'Remove option D' }).click()
  await question.getByRole('button', { name: 'Remove option C' }).click()
  await question.getByRole('radio', { name: /^Option A is/ }).press('Space')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(text).toHaveAccessibleDescription(/a } is missing at the end/)

  await problem.press('Enter')
  await tex.fill('\\frac{a}{b}')
  await page.keyboard.press('Enter')
  await expect(problem).toBeHidden()
  await text.locator('mfrac').click()
  await expect(tex).toHaveValue('\\frac{a}{b}')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByRole('row', { name: /Solve/ }).locator('mfrac')).toBeVisible()
})

test(`a student reads formulas at 390 px, offline too, and in the result`, async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [roots, plain] })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const group = page.getByRole('radiogroup', { name: /^Question 1/ })
  await expect(group.locator('mfrac')).toBeVisible()
  await expect(group.getByRole('table')).toBeVisible()
  await expect(group.getByRole('radio').nth(0)).toBeVisible()
  await expect(page.getByText('Costs $5 and *more*')).toBeVisible()
  await group.locator('msqrt').click()
  await expect(group.getByRole('radio').nth(0)).toBeChecked()
  await expectAccessible(page)
  await untilKeptOnDevice(page)
  await untilQuizIsKept(page)
  await page.context().setOffline(true)
  await reloadOffline(page)
  await expect(page.locator('mfrac')).toBeVisible()
  await expectOffline(page)
  await page.context().setOffline(false)
  await submit(page)
  await expect(page.getByText('1 correct', { exact: true })).toBeVisible()
  await expect(page.locator('.res msqrt').first()).toBeVisible()
  await expectAccessible(page)
})

test('an answer that is no option any more has no signs of formatting, and in a plain question all of them', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const content = {
    text: 'Which is **it**?',
    type: 'single',
    options: ['*old* $x^2$', 'new'],
    correctAnswers: ['new'],
  }
  const quiz = await createReadyQuiz(educator, { questions: [{ ...content, format: 'markdown' }, content] })
  await takeQuiz(student, quiz, ['*old* $x^2$', '*old* $x^2$'])
  const params = { quizId: quiz._id }
  const { questions, revision } = await api<{ questions: object[]; revision: number }>(
    educator,
    getQuestions,
    {
      params,
    },
  )
  const changed = questions.map((question) => ({ ...question, options: ['new', 'newer'] }))
  await api(educator, updateQuiz, { params, body: { baseRevision: revision, questions: changed } })
  await signIn(page, student, `/quiz/${quiz._id}/result`)
  const given = page.getByText('Your answer', { exact: true }).locator('..')
  await expect(given.nth(0)).toContainText('old x^2')
  await expect(given.nth(1)).toContainText('*old* $x^2$')
})
