import { expect, test } from 'vitest'
import type { QuestionContent } from './question.ts'
import { readDetails, writeDetails } from './question-details.ts'

const pairs: QuestionContent = {
  text: 'Which?',
  type: 'matching',
  options: ['France', 'Italy'],
  correctAnswers: ['Paris', 'Rome'],
  distractors: ['Nice'],
  rule: 'each-decision',
  marking: { also: [['Nice', 'Rome']], all: 'full' },
}

test('a list keeps its items, its key, its distractors and what counts as well', () => {
  const written = writeDetails(pairs, 'list')
  expect(readDetails(written ?? '')).toEqual({
    rule: 'each-decision',
    items: pairs.options,
    answers: pairs.correctAnswers,
    distractors: ['Nice'],
    also: [['Nice', 'Rome']],
  })
})

test('what stands beside a correct answer, and beside the options', () => {
  const beside = { explanation: 'It is.', optionNotes: ['', 'No.'] }
  const question = { text: 'Who?', type: 'single' } as const
  const written = writeDetails(
    { ...question, ...beside, options: ['a', 'b'], correctAnswers: ['a'] },
    'options',
  )
  expect(readDetails(written ?? '')).toEqual(beside)
})

test.each([
  '{"also":["Nice"]}',
  '{"also":[[1]]}',
  '{"distractors":"Nice"}',
  '{"items":[null]}',
  '{"optionNotes":"No."}',
  '[',
  'null',
])('a cell that says %s was changed', (text) => {
  expect(readDetails(text)).toBeUndefined()
})
