import { admit, createDraft, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const single = <Q extends object>(question: Q) => ({ type: 'single', ...question })
const indented = single({
  text: 'Which one always prints 2?\n  (Python)',
  options: ['if x:\n    print(1)\nprint(2)', 'if x:\n    print(1)\n    print(2)'],
  correctAnswers: ['if x:\n    print(1)\nprint(2)'],
})
const fenced = single({
  format: 'markdown',
  text: 'Which one `prints` 2?',
  options: ['```\nif x:\n    a\nb\n```', '```\nif x:\n    a\n    b\n```', 'a', '`a`'],
  correctAnswers: ['a'],
})
const raised = single({
  format: 'markdown',
  text: 'Simplify \\(x\\raisebox{-4em}{LOW}\\kern-9em y\\).',
  options: ['$\\frac{a}{b}$', '\\(b\\)'],
  correctAnswers: ['\\(b\\)'],
})

test(`lines, indentation and code look as they are written at 390 px`, async ({
  page,
  educator,
  student,
  signIn,
}, { outputDir }) => {
  const quiz = await createReadyQuiz(educator, { questions: [indented, fenced, raised] })
  await admit(student, quiz)
  await page.setViewportSize({ width: 390, height: 900 })
  await signIn(page, student, `/quiz/${quiz._id}`)
  await page.getByRole('button', { name: 'Start Quiz' }).press('Enter')
  const groups = page.getByRole('radiogroup')
  for (const [index, { options }] of [indented, fenced].entries()) {
    const shown = groups.nth(index).locator('.opt__t')
    await expect(shown).toHaveCount(options.length)
    const [one, other] = await shown.evaluateAll((each) =>
      each.map((option) => (option as HTMLElement).innerText),
    )
    expect(one).not.toBe(other)
    expect(other).toContain('\n    ')
  }
  await expect(groups.nth(0)).toContainText('Which one always prints 2?\n  (Python)', {
    useInnerText: true,
  })
  const colours = await groups
    .nth(1)
    .locator('.opt__t')
    .evaluateAll((each) =>
      each.slice(2).map((option) => getComputedStyle(option.querySelector('code') ?? option).backgroundColor),
    )
  expect(colours[0]).not.toBe(colours[1])
  const clips = await groups
    .nth(2)
    .locator('bdi.wide')
    .evaluateAll((each) => each.map((formula) => getComputedStyle(formula).overflow))
  expect(clips.every((overflow) => overflow === 'clip' || overflow.startsWith('auto'))).toBe(true)
  await page.screenshot({ path: `${outputDir}/as-written-390.png`, fullPage: true })
})

test('plain texts that look like formulas or web characters are converted by one button', async ({
  page,
  educator,
  signIn,
}, { outputDir }) => {
  const quiz = await createDraft(educator)
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  const question = page.getByRole('region', { name: 'Question 1', exact: true })
  const text = question.getByRole('textbox', { name: 'Question text' })
  await text.fill('What is H_2O at 20 &deg;C, in $5?')
  await expect(question.getByText('These look like formulas: H_2O.')).toBeVisible()
  await expect(question.getByText('These look like characters of web pages: &deg;.')).toBeVisible()
  await page.screenshot({ path: `${outputDir}/note.png` })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.screenshot({ path: `${outputDir}/note-390.png` })
  await question.getByRole('button', { name: 'Convert' }).press('Enter')
  await expect(text.locator('msub').first()).toBeVisible()
  await expect(text).toContainText(/What is .* at 20 °C, in \$5\?/)
  await expect(question.getByText('These look like')).toHaveCount(0)
})

test('a long line of code and a wide table are printed as a whole', async ({ page, educator, signIn }) => {
  const line = `x = "${'abcdefghi '.repeat(15)}END"`
  const cells = Array.from({ length: 6 }, () => 'Averylongwordwithoutspaces'.repeat(2))
  const table = `| ${cells.join(' | ')} |\n|${'---|'.repeat(6)}\n| ${cells.join(' | ')} |`
  const printed = single({
    format: 'markdown',
    text: `What does it print?\n\n\`\`\`\n${line}\n\`\`\`\n\n${table}`,
    options: ['a', 'b'],
    correctAnswers: ['a'],
  })
  const quiz = await createReadyQuiz(educator, { questions: [printed] })
  await signIn(page, educator, `/my-quizzes/${quiz._id}/print`)
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('END')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1_000 })
  const beyond = () =>
    page
      .locator('.printed .wide')
      .evaluateAll((each) => each.map((part) => part.scrollWidth - part.clientWidth))
  await expect.poll(beyond).toEqual([0, 0])
})
