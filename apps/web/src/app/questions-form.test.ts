// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openApp, type Reply } from './open-app-testing.ts'

const own = { _id: 'water', title: 'Water', timeLimit: 10, numQuestions: 2, role: 'owner', state: 'draft' }
const done = { success: true, message: 'Done.' }
const stored = { _id: 'q1', text: 'What is ice?', type: 'write', options: [], correctAnswers: ['Water'] }
const typed = { key: 'q1', type: 'write', options: [], correct: [], written: 'Water' }

/** Beside what this device knows of the server’s draft, which outlives it. */
const localDrafts = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('draft:') && !key.includes('-known:'))

function openNew(reply: Reply, local: Record<string, string> = {}) {
  return openApp(
    '/create-questions/water',
    'admin',
    {
      'GET /api/quiz/water': { json: { ...done, quiz: own, questions: [], revision: 0 } },
      'GET /api/quiz/water/draft': { json: { draft: null } },
      'POST /api/questions/create': reply,
    },
    local,
  )
}

function openStored(local: Record<string, string>) {
  return openApp(
    '/edit-quiz/water',
    'admin',
    {
      'GET /api/quiz/water': { json: { ...done, quiz: own, questions: [stored], revision: 3 } },
      'GET /api/questions/water': { json: { ...done, questions: [stored], revision: 3 } },
      'GET /api/quiz/water/draft': { json: { draft: null } },
      'POST /api/quiz/water/preview': { json: { ...done, scoresChanged: 1, results: 2, running: 0 } },
      'PUT /api/quiz/water': { json: { ...done, quiz: own, revision: 4 } },
    },
    local,
  )
}

const sentBy = (page: ReturnType<typeof openApp>, call: string) =>
  page.sent.flatMap((each) => (each.call === call ? [each.body] : []))

test('fewer questions than planned are saved only after a question, which may be answered with no', async () => {
  const page = openNew(
    { status: 201, json: done },
    { 'draft:amara:questions:water': JSON.stringify([{ ...typed, text: 'What is ice?' }]) },
  )
  expect((await page.field('Question text')).value).toBe('What is ice?')
  await page.press('Save & Proceed')
  await page.expectText('[role=alertdialog] h2', 'Save 1 question?')
  await page.press('Keep writing')
  await expect.poll(() => page.textsOf('[role=alertdialog]'), { interval: 5 }).toEqual([])
  expect(sentBy(page, 'POST /api/questions/create')).toEqual([])
  await page.press('Save & Proceed')
  await page.press('Save 1 question')
  await page.expectText('.toast p', 'Questions saved successfully!')
  expect(sentBy(page, 'POST /api/questions/create')).toMatchObject([
    { questions: [{ text: 'What is ice?' }] },
  ])
  expect(location.pathname).toBe('/review-quiz/water')
  expect(localDrafts()).toEqual([])
})

test('questions that somebody else has saved meanwhile are not overwritten, and the draft stays here', async () => {
  const exist = { success: false, code: 'questions-exist', message: 'This quiz has questions.' }
  const local = {
    'draft:amara:questions:water': JSON.stringify([
      { ...typed, text: 'What is ice?' },
      { ...typed, key: 'q2', text: 'What is snow?' },
    ]),
  }
  const page = openNew({ status: 409, json: exist }, local)
  await page.press('Save & Proceed')
  await page.expectText('main h2', 'The questions of this quiz are saved already')
  expect(localStorage).toMatchObject(local)
})

test('changes of an earlier visit go on from the revision that they were made on', async () => {
  const page = openStored({
    'draft:amara:edit:water': JSON.stringify([{ ...typed, _id: 'q1', text: 'What is frost?' }]),
    'draft:amara:edit-base:water': '2',
  })
  expect((await page.field('Question text')).value).toBe('What is frost?')
  expect(page.textsOf('.editor__notice').join()).toContain('Your unsaved changes from last time are back.')
  await page.press('Save Changes')
  await page.press('Go back to editing')
  expect(sentBy(page, 'PUT /api/quiz/water')).toEqual([])
  await page.press('Save Changes')
  await page.press('Save and change scores')
  await expect.poll(() => location.pathname, { interval: 5 }).toBe('/review-quiz/water')
  expect(sentBy(page, 'PUT /api/quiz/water')).toMatchObject([
    { baseRevision: 2, questions: [{ _id: 'q1', text: 'What is frost?' }] },
  ])
  expect(localDrafts()).toEqual([])
})

test('changes of an earlier visit can be discarded; leaving others asks first', async () => {
  const page = openStored({
    'draft:amara:edit:water': JSON.stringify([{ ...typed, _id: 'q1', text: 'What is frost?' }]),
  })
  await page.press('Discard them')
  expect((await page.field('Question text')).value).toBe('What is ice?')
  await expect.poll(localDrafts, { interval: 5 }).toEqual([])
  await page.fill('Question text', 'What is hail?')
  await page.press('Review quiz')
  await page.expectText('[role=alertdialog] h2', 'Leave without saving?')
  await page.press('Leave without saving')
  expect(location.pathname).toBe('/review-quiz/water')
  expect(localDrafts()).toEqual([])
})
