import { expect, test } from 'vitest'
import type { QuestionOf } from '../question.ts'
import { matching } from './matching.ts'

const question = (change: Partial<QuestionOf<'matching'>> = {}): QuestionOf<'matching'> => ({
  _id: 'q1',
  text: 'Whose capital?',
  type: 'matching',
  options: ['France', 'Italy', 'Norway', 'Réunion'],
  correctAnswers: ['Paris', 'Rome', 'Oslo', 'Paris'],
  distractors: ['Nice'],
  rule: 'each-decision',
  ...change,
})
test('an answer follows its prompts: to their new places, without those that are gone, blank for new ones', () => {
  const after = question({
    options: ['Italy', 'Spain', 'France', 'Réunion', 'Norge'],
    correctAnswers: ['Roma', 'Madrid', 'Paris', 'Paris', 'Oslo'],
  })
  expect(matching.carry(question(), after, ['Nice', 'Rome', 'Oslo', 'Paris'])).toEqual([
    'Roma',
    '',
    'Nice',
    'Paris',
    '',
  ])
  const renamed = question({ options: ['France', 'Italy', 'Norge', 'Réunion'] })
  const given = ['', 'Rome', 'Oslo', 'Paris']
  expect(matching.carry(question(), renamed, given)).toEqual(given)
  expect(matching.carry(question(), renamed, null)).toBeNull()
})
