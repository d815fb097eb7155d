// @vitest-environment happy-dom
import { markAnswers, type Question } from '@quizly/domain'
import { parseSheet, storedSheet } from '@quizly/spreadsheets'
import { expect, test, vi } from 'vitest'
import { readWorkbook } from '@quizly/spreadsheets/read-workbook.ts'
import { openApp, type Reply } from './open-app-testing.ts'

type Page = ReturnType<typeof openApp>

const capital = (country: string, correct: string) => ({
  Question: `What is the capital of ${country}?`,
  'Option A': 'Oslo',
  'Option B': 'Paris',
  'Correct Answer': correct,
  Topic: 'Europe',
})
const openReview = (rows: object[] | string, answers: Record<string, Reply> = {}) =>
  openApp('/review-questions', 'admin', answers, {
    quizData: typeof rows === 'string' ? rows : JSON.stringify(rows),
  })
/** What is stored now is there again after a reload. */
const reload = () => openApp('/review-questions', 'admin', {}, { ...localStorage })

const kept = () => localStorage.getItem('quizData') ?? ''
const toast = '.toast p'
const refusal = 'main [role=alert] p, main [role=alert] strong'
const count = 'main [role=group] strong'
const canBeSaved = ['main [role=status]', 'All rows can be saved.'] as const
const numbersOf = (page: Page) => page.textsOf('main tbody th [data-row]')
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
async function expectFocus(name: string) {
  await expect.poll(focused, { interval: 5 }).toBe(name)
}

/** Nothing is read here: a worker that never answers. */
class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

function openUpload() {
  vi.stubGlobal('Worker', IdleWorker)
  return openApp('/excel-upload', 'admin')
}

async function chooseFile(page: Page, file: File) {
  const input = await page.field('Excel file')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('the files that are read are those that are named (T56)', async () => {
  const page = openUpload()
  const named =
    'Excel (.xlsx or .xls). Also .xlsm, .ods, .csv, .tsv, a quiz downloaded as .json, and questions from other programs: GIFT, Moodle XML, Aiken, Canvas, QTI.'
  await page.expectText('.drop span', named)
  const { accept } = await page.field('Excel file')
  expect(accept).toBe('.xlsx,.xls,.xlsm,.ods,.csv,.tsv,.json,.txt,.gift,.xml,.zip,.imscc')
  await page.press('Upload & Proceed')
  await page.expectText(refusal, 'Please upload an Excel file before proceeding.')
  await chooseFile(page, new File(['%PDF'], 'cells.pdf', { type: 'application/pdf' }))
  await page.expectText(refusal, 'Invalid file type! Please upload an Excel (.xlsx or .xls) file.')
  expect(page.textsOf('main [role=alert]').join()).toContain(
    '.xlsm, .ods, .csv and .tsv, a quiz that was downloaded as .json, and questions in GIFT, Moodle XML,',
  )
  await page.expectText('main p', 'You chose “cells.pdf”.')
  await page.expectText('.drop span', named)
})

test.each(['{', '[]', '{"format":"quizly-quiz-1"}'])(
  'JSON that is no quiz, as %s, is refused in place (T60)',
  async (text) => {
    const page = openUpload()
    await chooseFile(page, new File([text], 'other.json', { type: 'application/json' }))
    await page.press('Upload & Proceed')
    await page.expectText(
      refusal,
      'This is not a quiz that was downloaded from Quizly as JSON. Download it again, or upload an Excel file.',
    )
    await page.press('Remove other.json')
    await expect.poll(() => page.textsOf('main [role=alert]').join(''), { interval: 5 }).toBe('')
  },
)

test.each([
  [{}, 'No quiz data found. Please upload a quiz file first.'],
  [{ quizData: '{"broken"' }, 'No quiz data found!'],
  [{ quizData: '[]' }, 'No quiz data found!'],
  [{ quizData: 'null' }, 'No quiz data found!'],
])('%#: without quiz data the review leads home and says why (T62)', async (stored, sentence) => {
  const page = openApp('/review-questions', 'admin', {}, stored)
  await page.expectText('main [role=alert]', sentence)
  expect(location.pathname).toBe('/')
})

test('title and time limit are asked for at their fields and kept as a draft (T65)', async () => {
  const page = openReview([capital('Norway', 'A')])
  await page.press('Finalize & Save Quiz')
  await page.expectText('main [role=alert] li', 'Please enter a quiz title.')
  expect(page.textsOf('main [role=alert] a')).toEqual([
    'Please enter a quiz title.',
    'Please set a time limit for the quiz.',
  ])
  expect(await page.descriptionOf('Quiz Title')).toBe('Please enter a quiz title.')
  await page.fill('Quiz Title', ' ')
  await page.press('Finalize & Save Quiz')
  await page.expectText('main [role=alert] li', 'Please enter a quiz title.')
  await page.fill('Quiz Title', 'Capitals')
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('Capitals')
  expect((await reload().field('Quiz Title')).value).toBe('Capitals')
})

test('what the server refuses or leaves unanswered is said and can be tried again (T63)', async () => {
  const page = openReview([capital('Norway', 'A'), capital('France', 'B')])
  const columns = ['Row', 'Question', 'Option A', 'Option B', 'Correct Answer', 'TopicNot used']
  await expect.poll(() => page.textsOf('main thead th'), { interval: 5 }).toEqual(columns)
  await page.fill('Quiz Title', 'Capitals')
  await page.fill('Time Limit (minutes)', '5')
  const call = 'POST /api/excel/save-quiz'
  const tooLarge = 'This is too large: at most 5 MiB can be sent at once.'
  let press = 'Finalize & Save Quiz'
  for (const [reply, sentence] of [
    ['no answer', 'Server error. Please try again.'],
    [{ json: { success: false } }, 'Error saving quiz. Try again.'],
    [{ status: 413, json: { code: 'too-large', message: tooLarge } }, tooLarge],
  ] satisfies [Reply, string][]) {
    page.answers[call] = reply
    await page.press(press)
    await page.expectText(toast, sentence)
    press = 'Try again'
  }
  const problem = { row: 3, column: 'Correct Answer', message: 'Row 3, Correct Answer: Not this one.' }
  const problems = [{ ...problem, path: 'questions.1.Correct Answer', code: 'cell-problem' }]
  page.answers[call] = {
    status: 422,
    json: { success: false, code: 'invalid-input', message: problem.message, problems },
  }
  await page.press('Finalize & Save Quiz')
  await expectFocus('1 row needs fixing before you can save.')
  expect(await page.descriptionOf('Row 3, Correct Answer')).toBe('Not this one.')
  await page.fill('Row 3, Correct Answer', 'Paris')
  page.answers[call] = { status: 201, json: { success: true, quizId: 'capitals' } }
  await page.press('Finalize & Save Quiz')
  await expect.poll(() => location.pathname).toBe('/finalize-quiz/capitals')
  expect(page.sent.findLast((each) => each.call === call)?.body).toMatchObject({
    title: 'Capitals',
    timeLimit: 5,
    questions: [capital('Norway', 'A'), capital('France', 'Paris')],
  })
  expect(localStorage.getItem('quizData')).toBeNull()
})

test('rows can be taken out and put back, and the focus stays in the list', async () => {
  const page = openReview([capital('Norway', 'A'), capital('Atlantis', 'E'), capital('France', 'B')])
  await page.fill('Row 3, Correct Answer', 'F')
  await page.press('Remove row 3')
  await page.expectText(...canBeSaved)
  await expectFocus('Remove row 2')
  await page.press('Remove row 2')
  await expectFocus('Remove row 4')
  await expect.poll(kept).not.toContain('Norway')
  const later = reload()
  await expect.poll(() => numbersOf(later), { interval: 5 }).toEqual(['4'])

  const again = openReview([capital('Norway', 'A'), capital('Atlantis', 'E'), capital('France', 'B')])
  await again.press('Remove row 3')
  await again.press('Remove row 4')
  await again.expectText(toast, 'Row 4 removed')
  expect(numbersOf(again)).toEqual(['2'])
  await again.press('Undo')
  await expectFocus('Remove row 4')
  await again.expectText(toast, 'Row 3 removed')
  await again.press('Undo')
  await expectFocus('Remove row 3')
  expect(numbersOf(again)).toEqual(['2', '3', '4'])
  await again.expectText(count, '1 row needs fixing before you can save.')
  await expect.poll(kept).toContain('Atlantis')
})

/** The headings of the first two columns are the wrong way round, and a third option has a heading of its own. */
const wrongColumns = ['Norway', 'France', 'Italy'].map((country, i) => ({
  Notes: `What is the capital of ${country}?`,
  Question: `Europe ${i}`,
  'Option A': 'Oslo',
  'Option B': 'Paris',
  'Third choice, if any': 'Rome',
  'Correct Answer': ['A', 'B', 'Rome'][i],
}))

test('each row shows what it became (T69)', async () => {
  const page = openReview(wrongColumns)
  await page.press('Change columns')
  const row = (country: string) => page.textsOf('main tbody tr').find((text) => text.includes(country))
  await page.choose('Column A: Notes', 'Question')
  await expect.poll(() => row('Norway')).toContain('Correct: Oslo')
  expect(row('France')).toContain('Correct: Paris')
  expect(row('France')).toContain('Single')
  for (const name of ['Column C: Option A', 'Column D: Option B']) await page.choose(name, 'Not used')
  await expect.poll(() => row('Italy')).toContain('RomeWritten answer')
  await page.expectText('.dock p', '3 × Write Answer')
})

const statement = (text: string, key: string) => ({
  Question: text,
  Type: 'Multiple Choice',
  'Option A': '',
  'Option B': '',
  'Correct Answer': key,
})

test('rows with the same fault are fixed by one click, the statements become questions, and it can be undone', async () => {
  const page = openReview([statement('Oslo is in Norway.', 'True'), statement('Bern is in Italy.', 'False')])
  await page.press('True / False in all 2 rows')
  await page.expectText(...canBeSaved)
  await page.expectText('.dock p', '2 × Single Correct')
  await page.expectText(toast, '2 rows changed')
  await expectFocus('Finalize & Save Quiz')
  await page.press('Undo')
  await page.expectText(count, '2 rows need fixing before you can save.')
  expect((await page.field('Row 2, Option B')).value).toBe('')
})

test('where nothing is wrong, the way leads from warning to warning and then to saving', async () => {
  const page = openReview(
    ['Bergen', 'B', 'Aarhus', 'C'].map((answer, i) => ({
      Question: `Where is harbour number ${i + 1}?`,
      'Correct Answer': answer,
    })),
  )
  await page.press('Next warning')
  await expectFocus('Row 3, Correct Answer')
  await page.press('Next warning')
  await expectFocus('Row 5, Correct Answer')
  expect(await page.descriptionOf('Row 5, Correct Answer')).toMatch(/“C” looks like the name of an option/)
  await page.fill('Row 5, Correct Answer', 'Copenhagen')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  ;(await page.field('Row 5, Correct Answer')).dispatchEvent(enter)
  await expectFocus('Finalize & Save Quiz')
  await page.press('Next warning')
  await expectFocus('Row 3, Correct Answer')
  await page.fill('Row 3, Correct Answer', 'Brest')
  await expect.poll(() => page.textsOf('.dock button')).toEqual(['Save as draft', 'Finalize & Save Quiz'])
})

test('a tolerance and several spellings are read by one click each', async () => {
  const page = openReview([
    { Question: 'How fast?', Type: '', 'Correct Answer': '9.81 ± 0.05' },
    { Question: 'Which colour word?', Type: '', 'Correct Answer': 'colour|color' },
  ])
  await page.press('Read as the number 9.81 ± 0.05')
  await page.press('Read as 2 accepted answers')
  await page.expectText('main .parsed-as', 'Written answer. Also accepted: color')
  await page.expectText('main .parsed-as', 'Numeric Answer')
  await page.expectText('main .parsed-as', 'Number')
})

const nasty = import.meta.glob<string>('../../../../e2e/spreadsheets/nasty/files/*.xlsx', {
  query: '?url&inline',
  import: 'default',
})

test('a number is right in another format, and the review says so (T66)', async () => {
  const file = 'b6-written-numbers-and-dates.xlsx'
  const content = (await nasty[`../../../../e2e/spreadsheets/nasty/files/${file}`]?.()) ?? ''
  const read = await readWorkbook(await (await fetch(content)).arrayBuffer(), 'en-US', file)
  if (read.error !== undefined) throw new Error(read.error)
  const page = openApp('/review-questions', 'admin', {}, storedSheet({ ...read, fileName: file }))
  const row = () => page.textsOf('main tbody tr').find((text) => text.includes('When did the war end'))
  await expect.poll(row).toContain('Written answer. Also accepted: 05/08/1945')
  for (const format of ['5.8.1945', '05.08.1945', '5-8-1945', '05-08-1945', '1945-05-08'])
    expect(row()).toContain(format)
  const questions = parseSheet(read.table).questions.map(
    (question, i) => ({ ...question, _id: `${i}` }) as Question,
  )
  const given = ['4320', '8.5.1945', '6.02214e23', '25%', '3.14159', 'rome']
  const answers = given.map((selectedOption, i) => ({ questionId: `${i}`, selectedOption }))
  expect(questions).toHaveLength(7)
  expect(markAnswers(questions, answers)).toMatchObject({ score: 5 })
})
