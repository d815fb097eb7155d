// @vitest-environment happy-dom
import { parseSheet, uploadedSheet, type SheetTable } from '@quizly/spreadsheets'
import { readWorkbook } from '@quizly/spreadsheets/read-workbook.ts'
import { expect, test, vi } from 'vitest'
import deviceText from './files-0.2/device.json?raw'
import quizText from './files-0.2/quiz.json?raw'
import workbook from './files-0.2/quiz.xlsx?url&inline'
import { openApp } from './open-app-testing.ts'

// Quizly 0.2.0 (commit b2e2c896) wrote these of one quiz with every type of question: its downloads, and what a browser's storage held
// after the first question was edited, and after the workbook was uploaded.
type Stored = Record<string, string>
const { questions } = JSON.parse(quizText) as { questions: { text: string; type: string }[] }
const device = JSON.parse(deviceText) as { userId: string; quizId: string; editor: Stored; sheet: Stored }

function questionsOf(table: SheetTable) {
  const { problems, questions: read } = parseSheet(table)
  expect(problems).toEqual([])
  return read.map(({ row: _, ...question }) => question)
}

/** Quiz files are read without one. */
class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

/** What a page would upload from this device. */
function questionsOnDevice({ quizData = '', quizDataMeta = '' }: Stored) {
  const sheet = uploadedSheet(quizData, quizDataMeta)
  return sheet && questionsOf(sheet.table)
}

test('the files have every type of 0.2', () => {
  const types = ['single', 'multiple', 'multiple', 'write', 'numeric', 'matching', 'ordering', 'essay']
  expect(questions.map(({ type }) => type)).toEqual(types)
})

test('a workbook of 0.2 gives the questions that it was written from', async () => {
  const [, base64 = ''] = workbook.split(',')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const read = await readWorkbook(bytes.buffer, 'en-US', 'quiz.xlsx')
  if (read.error !== undefined) throw new Error(read.error)
  expect(questionsOf(read.table)).toEqual(questions)
})

test('a sheet that was uploaded to 0.2 is still on the device', () => {
  expect(questionsOnDevice(device.sheet)).toEqual(questions)
})

test('a quiz file of 0.2 is uploaded with all its fields', async () => {
  vi.stubGlobal('Worker', IdleWorker)
  const page = openApp('/excel-upload', 'admin')
  const input = await page.field('Excel file')
  const file = new File([quizText], 'cells.json', { type: 'application/json' })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await page.press('Upload & Proceed')
  expect((await page.field('Quiz Title')).value).toBe('Cells and metals')
  expect((await page.field('Time Limit (minutes)')).value).toBe('25')
  expect(questionsOnDevice({ ...localStorage })).toEqual(questions)
})

test('the edit of a quiz that was begun in 0.2 goes on where it was, and is saved with every field', async () => {
  const { userId, quizId, editor } = device
  const [draftText = ''] = Object.values(editor).filter((text) => text.startsWith('[{'))
  const ids = (JSON.parse(draftText) as { _id: string }[]).map(({ _id }) => _id)
  const stored = questions.map((question, index) => ({ _id: ids[index], ...question }))
  const done = { success: true, message: 'Done.' }
  const quiz = { _id: quizId, title: 'Cells and metals', timeLimit: 25, numQuestions: 8, role: 'owner' }
  const call = `PUT /api/quiz/${quizId}`
  const page = openApp(
    `/edit-quiz/${quizId}`,
    'admin',
    {
      [`GET /api/quiz/${quizId}`]: { json: { ...done, quiz, questions: stored, revision: 1 } },
      [`GET /api/questions/${quizId}`]: { json: { ...done, questions: stored, revision: 1 } },
      [`GET /api/quiz/${quizId}/draft`]: { json: { draft: null } },
      [`POST /api/quiz/${quizId}/preview`]: { json: { ...done, scoresChanged: 0, results: 0, running: 0 } },
      [call]: { json: { ...done, quiz, revision: 2 } },
    },
    Object.fromEntries(Object.entries(editor).map(([key, text]) => [key.replace(userId, 'amara'), text])),
  )
  await page.press('Save Changes')
  const [first, ...others] = stored
  const edited = { ...first, text: 'Where does aerobic respiration take place?' }
  await expect
    .poll(() => page.sent.find((each) => each.call === call)?.body, { interval: 5 })
    .toMatchObject({ baseRevision: 1, questions: [edited, ...others] })
})
