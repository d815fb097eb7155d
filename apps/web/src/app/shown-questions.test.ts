// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openApp } from './open-app-testing.ts'

const own = { _id: 'fall', title: 'Kräfte', timeLimit: 10, numQuestions: 1, role: 'owner', state: 'draft' }
const done = { success: true, message: 'Done.' }

test('a new numeric question writes decimals as the quiz’s language does, and says so', async () => {
  const page = openApp('/create-questions/fall', 'admin', {
    'GET /api/quiz/fall': { json: { ...done, quiz: { ...own, language: 'de' }, questions: [], revision: 0 } },
    'GET /api/quiz/fall/draft': { json: { draft: null } },
  })
  await page.press('Numeric Answer')
  expect((await page.field('Decimals are written with')).value).toBe(',')
  await page.fill('Correct Answer', '3,145')
  await page.expectText('main p', 'Read as 3.145')
})

test('an educator reads what a number earns that is not wholly right', async () => {
  const fall = {
    _id: 'q1',
    text: 'How fast is a stone after 2 s of free fall?',
    type: 'numeric',
    options: [],
    correctAnswers: ['19.62'],
    points: 2,
    number: {
      decimal: '.',
      tolerance: { kind: 'relative', value: '1 %' },
      near: { value: '5 %', share: [1, 2] },
      unit: { is: 'm/s', convert: true },
    },
  }
  const page = openApp('/review-quiz/fall', 'admin', {
    'GET /api/quiz/fall': {
      json: { ...done, quiz: { ...own, scoring: { points: 2 } }, questions: [fall], revision: 1 },
    },
  })
  const row = () => page.textsOf('main tbody tr').join()
  await expect.poll(row, { interval: 5 }).toContain('2 points · Nearly right (± 5 %): 50%')
  expect(row()).toContain('19.62 ± 1 % m/s')
})
