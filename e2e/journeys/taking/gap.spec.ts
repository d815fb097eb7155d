import { admit, createAccount, createDraft, createReadyQuiz, takeQuiz } from '../../api.ts'
import { expectAccessible } from '../../accessible.ts'
import { chooseType } from '../../editor.ts'
import { expect, test } from '../../fixtures.ts'
import { untilAnswerIsKept } from '../../device-storage.ts'
import { expectOffline, expectSaved, submit, untilKeptOnDevice } from '../../running-attempt.ts'

test.use({ serviceWorkers: 'allow' })

const capitals = {
  text: 'The capital of France is {{1}},\nof Italy {{2}}, of Spain {{3}}.',
  type: 'gap',
  options: [],
  correctAnswers: ['Paris', 'Rome', 'Madrid'],
  gaps: [{ accepted: ['Paname'] }, { choices: ['Milan', 'Rome', 'Turin'] }],
  points: 3,
  rule: 'each-decision',
}
const derivative = {
  text: '| $f(x)$ | $x^2$ |\n| --- | --- |\n| **derivative** | {{1}} |',
  type: 'gap',
  format: 'markdown',
  options: [],
  correctAnswers: ['2x'],
}

test('a student fills gaps by keyboard, also without a network', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: [capitals, derivative] })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  await untilKeptOnDevice(page)
  const first = page.getByRole('group', { name: /^Question 1: The capital of France is gap 1/ })
  const gap = (number: number) => first.getByRole('textbox', { name: `Gap ${number} of 3` })
  const list = first.getByRole('combobox', { name: 'Gap 2 of 3' })
  await expect(page.getByText('Partial credit for each right gap.')).toBeVisible()
  await expect(list.getByRole('option')).toHaveText(['– Choose –', 'Milan', 'Rome', 'Turin'])
  await gap(1).focus()
  await page.keyboard.type('paname')
  await page.keyboard.press('Enter')
  await expect(list).toBeFocused()
  // It finds Rome, and flags nothing.
  await page.keyboard.press('r')
  await expect(list).toHaveValue('Rome')
  await expect(page.getByRole('button', { name: /^Flag/, pressed: true })).toHaveCount(0)
  await expectSaved(page)
  for (const field of [gap(1), list, gap(3)]) {
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await page.context().setOffline(true)
  await page.keyboard.press('Tab')
  const narrow = (await gap(3).boundingBox())?.width ?? 0
  await page.keyboard.type('Sevilla, I think')
  expect((await gap(3).boundingBox())?.width).toBeGreaterThan(narrow)
  await expectOffline(page)
  await untilAnswerIsKept(page, 'Sevilla, I think')
  await page.reload()
  await expect(gap(3)).toHaveValue('Sevilla, I think')
  await expect(list).toHaveValue('Rome')
  await page.context().setOffline(false)
  const second = page.getByRole('group', { name: /^Question 2:/ })
  await expect(second.getByRole('table').getByRole('math')).toHaveCount(2)
  await second.getByRole('cell').getByRole('textbox', { name: 'Gap 1 of 1' }).fill('2x')
  await expectSaved(page)
  await expectAccessible(page)
  await submit(page)
  await expect(page.getByText('out of 4 points')).toBeVisible()
  await expect(page.getByText('2 of 3 points')).toBeVisible()
  const result = page.getByRole('listitem').filter({ hasText: 'The capital of France is' })
  const [answer, key] = [result.getByRole('list').first(), result.getByRole('list').last()]
  await expect(answer.getByRole('listitem')).toHaveText([
    'paname right',
    'Rome right',
    'Sevilla, I think wrong',
  ])
  await expect(key.getByRole('listitem')).toHaveText(['Paris / Paname', 'Rome', 'Madrid'])
  await expectAccessible(page)
})

test('an educator writes a text with gaps by keyboard; what is wrong is named at its gap', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await page.getByRole('button', { name: '+ Add Another Question' }).press('Enter')
  const question = page.getByRole('region', { name: 'Question 4', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  const field = (name: string) => question.getByRole('textbox', { name, exact: true })
  const save = () => page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await text.fill('The capital of France is Paris')
  await chooseType(question, 'Gap Text')
  await save()
  await expect(question.getByText('This text has no gap yet.', { exact: false })).toBeVisible()
  await text.press('End')
  await text.press('Shift+Control+ArrowLeft')
  await question.getByRole('button', { name: 'Make a gap' }).press('Enter')
  await expect(text).toHaveValue('The capital of France is {{1}}')
  await expect(field('Correct answer of gap 1')).toHaveValue('Paris')
  await text.press('End')
  await page.keyboard.type(', of Italy [[Milan|=Rome]] and of Spain ')
  await expect(text).toHaveValue('The capital of France is {{1}}, of Italy {{2}} and of Spain ')
  await question.getByRole('button', { name: 'Make a gap' }).press('Enter')
  await expect(field('Correct answer of gap 3')).toBeFocused()
  await save()
  await expect(question.getByText('Gap 3 needs a correct answer.')).toBeVisible()
  await field('Correct answer of gap 3').fill('Madrid')
  await expect(question.getByText('Gap 3 needs a correct answer.')).toBeHidden()
  await field('Correct answer of gap 1').press('Enter')
  await expect(field('Accepted answer 2 of gap 1')).toBeFocused()
  await page.keyboard.type('paris')
  await save()
  await expect(question.getByText('Gap 1 has “paris” twice.')).toBeVisible()
  await field('Accepted answer 2 of gap 1').fill('Paname')
  const second = question.getByRole('group', { name: 'Gap 2', exact: true })
  await expect(second.getByRole('radio', { name: 'Choice 2 of gap 2 is right' })).toBeChecked()
  await field('Choice 2 of gap 2').press('Enter')
  await expect(field('Choice 3 of gap 2')).toBeFocused()
  await page.keyboard.type('Turin')
  const preview = question.getByRole('group', { name: 'As students see it' })
  await preview.getByRole('combobox', { name: 'Gap 2 of 3' }).selectOption('Turin')
  await expectAccessible(page)
  await save()
  await expect(
    page.getByRole('heading', { name: 'Review' }).or(page.getByText('Saved')).first(),
  ).toBeVisible()
  await page.goto(`/edit-quiz/${quiz._id}`)
  await expect(text).toHaveValue('The capital of France is {{1}}, of Italy {{2}} and of Spain {{3}}')
  await expect(field('Accepted answer 2 of gap 1')).toHaveValue('Paname')
  await expect(field('Choice 3 of gap 2')).toHaveValue('Turin')
})

test('a gap is named as it will stand, and a formatted text is tried out as students see it (T492)', async ({
  page,
  educator,
  signIn,
}) => {
  const plain = { ...derivative, text: 'One plus {{1}} is three', format: undefined }
  const quiz = await createDraft(educator, { questions: [plain, derivative] })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const first = page.getByRole('region', { name: 'Question 1', exact: true })
  await expect(first.getByText('{{1}} stands for gap 1')).toBeVisible()
  const text = first.getByRole('textbox', { name: 'Question text' })
  await text.press('Home')
  await text.press('Shift+Control+ArrowRight')
  await first.getByRole('button', { name: 'Make a gap' }).press('Enter')
  await expect(first.getByText('Gap 1 made')).toBeAttached()
  await expect(first.getByRole('textbox', { name: 'Correct answer of gap 1' })).toHaveValue('One')
  await expect(first.getByRole('textbox', { name: 'Correct answer of gap 2' })).toHaveValue('2x')

  const second = page.getByRole('region', { name: 'Question 2', exact: true })
  const tried = second.getByRole('group', { name: 'As students see it' })
  await expect(tried.getByRole('table').getByRole('math')).toHaveCount(2)
  const gap = tried.getByRole('cell').getByRole('textbox', { name: 'Gap 1 of 1' })
  await gap.fill('2x')
  await expect(gap).toHaveValue('2x')
  await expectAccessible(page)
})

test('an educator sees which gap fails, changes its key by keyboard, and prints the text', async ({
  page,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { title: 'Capitals', questions: [capitals, derivative] })
  await takeQuiz(student, quiz, [['Paris', '', 'Sevilla']])
  const other = await createAccount(server.url, 'student', 'Zoë Last')
  await takeQuiz(other, quiz, [['Paris', 'Rome', 'Madrid'], ['2x']])
  await signIn(page, educator, `/my-quizzes/${quiz._id}/results`)
  const figures = page.getByRole('row', { name: /1\. The capital of France is ____/ })
  await expect(figures.getByText('“Paris” in gap 1')).toBeAttached()
  await expect(figures.getByRole('listitem')).toHaveText([/^2/, /^1/, /^1/, /^0/])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'More for question 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Change answer key' }).press('Enter')
  const key = page.getByRole('group', { name: 'Gaps' })
  await expect(key.getByRole('combobox', { name: 'Correct answer of gap 2' })).toHaveValue('Rome')
  await key.getByRole('textbox', { name: 'Correct answer of gap 3' }).fill('Sevilla')
  await expect(page.getByRole('table', { name: 'Gains' })).toContainText('1 / 4 → 2 / 4')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update scores' }).press('Enter')
  await page.getByRole('button', { name: 'More for question 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Change answer key' }).press('Enter')
  await expect(page.getByText('Also accepted: Paris + Rome + Madrid')).toBeVisible()

  await page.goto(`/my-quizzes/${quiz._id}/students/${student.user._id}`)
  await expect(page.getByText('left empty')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/my-quizzes/${quiz._id}/print`)
  await expect(page.getByText('Fill in the gaps').first()).toBeVisible()
  await expect(page.getByText('Milan / Rome / Turin')).toBeVisible()
  await page.goto(`/my-quizzes/${quiz._id}/questions`)
  await expect(page.getByRole('cell', { name: /Paris \/ Paname/ })).toBeVisible()
})
