import type { Page } from '@playwright/test'
import { admit, changeSettings, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

const languageOf = (page: Page) =>
  page.getByRole('form', { name: 'Settings' }).getByRole('combobox', { name: 'Language', exact: true })

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('a quiz made of a sheet begins in German', async ({ page, educator, signIn }) => {
    const rows = [
      { Question: 'Was ist die Hauptstadt von Frankreich?', Type: 'Write', 'Correct Answer': 'Paris' },
    ]
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await signIn(page, educator, '/excel-upload')
    await page.evaluate((text) => localStorage.setItem('quizData', text), JSON.stringify(rows))
    await page.goto('/review-questions')
    await page.getByRole('textbox', { name: 'Quiz Title' }).fill('Hauptstädte')
    await page.getByRole('textbox', { name: 'Time Limit (minutes)' }).fill('5')
    await page.getByRole('button', { name: 'Finalize & Save Quiz' }).click()
    await expect(page).toHaveURL(/\/finalize-quiz\//)
    await page.getByRole('link', { name: 'Quiz settings' }).click()
    await expect(languageOf(page)).toHaveValue('de')
  })
})

test('the language of a quiz can be changed, and students hear its texts in it (T157)', async ({
  page,
  browser,
  server,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await admit(student, quiz)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  await expect(languageOf(page)).toHaveValue('en')
  const isSaved = page.getByRole('status').filter({ hasText: /^Saved\. Screen readers/ })
  const title = page.getByRole('textbox', { name: 'Quiz Title' })
  await expect(title).toHaveAttribute('lang', 'en')
  await languageOf(page).selectOption('fr')
  await expect(title).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(isSaved).toBeVisible()
  await page.reload()
  await expect(languageOf(page)).toHaveValue('fr')

  const taking = await (await browser.newContext({ baseURL: server.url })).newPage()
  await signIn(taking, student, `/quiz/${quiz._id}`)
  await taking.getByRole('button', { name: 'Start Quiz' }).click()
  const text = taking.getByText('Which organelle is the site of aerobic respiration?')
  await expect(text).toHaveAttribute('lang', 'fr')

  await languageOf(page).selectOption('en')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(isSaved).toBeVisible()
  await taking.reload()
  await expect(text).toBeVisible()
  await expect(text).toHaveAttribute('lang', 'en')
})

const blank = { options: [] as string[], correctAnswers: [] as string[] }
const ofEachType = [
  {
    text: 'Quel organite ?',
    type: 'single',
    format: 'markdown',
    options: ['Le noyau', 'La mitochondrie'],
    correctAnswers: ['La mitochondrie'],
    explanation: 'Elle respire.',
    optionNotes: ['Il garde l’ADN.', ''],
  },
  { ...blank, text: 'Où ?', type: 'write', correctAnswers: ['la vacuole', 'vacuole'] },
  {
    ...blank,
    text: 'À quelle vitesse ?',
    type: 'numeric',
    correctAnswers: ['9,81'],
    number: { decimal: ',', tolerance: { kind: 'relative', value: '1 %' }, unit: { is: 'm/s' } },
  },
  {
    text: 'Les paires',
    type: 'matching',
    options: ['Le Nil', 'Le Rhin'],
    correctAnswers: ['Le Caire', 'Bâle'],
    distractors: ['Rome'],
  },
  {
    text: 'L’ordre',
    type: 'ordering',
    options: ['Plomb', 'Fer'],
    correctAnswers: ['Fer', 'Plomb'],
  },
  {
    ...blank,
    text: 'Pourquoi ?',
    type: 'essay',
    points: 2,
    essay: {
      most: { kind: 'words', count: 80 },
      rubric: [{ _id: 'r1', text: 'Nomme le traité', points: 2 }],
      sample: 'À cause du traité.',
    },
  },
]

test('what is written of a question, and read of it afterwards, is in the language of the quiz', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator, { questions: ofEachType })
  await changeSettings(educator, quiz, { language: 'fr' })
  await signIn(page, educator, `/edit-quiz/${quiz._id}`)
  await expect(page.getByRole('region', { name: 'Question 6', exact: true })).toBeVisible()
  const more = page.getByRole('button', { name: /^(More rules|Penalty for a wrong answer)/ })
  for (const button of await more.all()) await button.press('Enter')
  const fields = await page
    .locator('.qb')
    .evaluateAll((blocks) =>
      blocks
        .flatMap((block) => [
          ...block.querySelectorAll<HTMLElement>(
            'textarea, input[type="text"], input:not([type]), [contenteditable="true"]',
          ),
        ])
        .map(({ id, lang, dir }) => ({ name: id.replaceAll(/^q\d+-|-?\d+/g, ''), way: `${dir} ${lang}` })),
    )
  const namesOf = (way: string) =>
    [...new Set(fields.filter((field) => field.way === way).map(({ name }) => name))].toSorted()
  expect(namesOf('auto fr')).toEqual(['explanation', 'note', 'rubric-text', 'sample', 'text', 'written'])
  // They stand beside their marks, which begin where the quiz's language does.
  expect(namesOf(' fr')).toEqual(['distractor', 'option', 'partner'])
  const numbers = fields.filter(({ way }) => !way.endsWith(' fr')).map(({ name }) => name)
  expect([...new Set(numbers)].toSorted()).toEqual([
    'deduction',
    'most',
    'near',
    'points',
    'rubric-points',
    'tolerance',
    'unit',
  ])
  await page.goto(`/my-quizzes/${quiz._id}/questions`)
  const table = page.getByRole('table', { name: 'Questions in this quiz' })
  for (const text of ['Quel organite ?', 'Le noyau', 'vacuole', '9,81 ± 1 % m/s', 'Le Nil', 'Fer'])
    await expect(table.getByText(text, { exact: true })).toHaveAttribute('lang', 'fr')
})
