import { expect, test } from 'vitest'
import type { Question } from '../questions/question.ts'
import type { Fraction } from '../questions/fraction.ts'
import { carriedMarking, regraded, undone, wayToUndo } from './regrading.ts'

const fractions: Fraction[] = [
  [1, 1],
  [1, 2],
  [-1, 1],
]
const before: Question = {
  _id: 'q1',
  text: 'Which?',
  type: 'single',
  options: ['A', 'B', 'C'],
  correctAnswers: ['A'],
  rule: 'by-option',
  shares: fractions,
}
const past = (after: Question) => ({
  id: 'o1',
  revision: 2,
  mode: 'new-key' as const,
  undoneBy: null,
  before,
  after,
})
const newKey = regraded(before, { mode: 'new-key', mayLower: false, correctAnswers: ['C'] }, 1)

test('a new key gives the whole to what is correct now and nothing to what was, and keeps the rest', () => {
  expect(newKey).toMatchObject({
    correctAnswers: ['C'],
    shares: [
      [0, 1],
      [1, 2],
      [1, 1],
    ],
    marking: { kept: [{ correctAnswers: ['A'], rule: 'by-option', shares: fractions, upTo: 1 }] },
  })
})

test('taken back, the question is exactly the one before', () => {
  expect(undone(newKey, { before, after: newKey })).toEqual(before)
})

test('taken back over a corrected option, its shares are those of before again', () => {
  const edited = { ...newKey, options: ['A', 'Beta', 'C'] }
  const current = { ...edited, marking: carriedMarking(newKey, edited) }
  expect(wayToUndo(current, past(newKey), [])).toEqual({
    how: 'over-edits',
    question: { ...before, options: ['A', 'Beta', 'C'] },
  })
})

test('taken back over an edit that moved options, each has what it earned before', () => {
  const edited = { ...newKey, options: ['C', 'B', 'A'], shares: newKey.shares?.toReversed() } as Question
  const current = { ...edited, marking: carriedMarking(newKey, edited) }
  const way = wayToUndo(current, past(newKey), [])
  expect(way).toMatchObject({ question: { correctAnswers: ['A'], shares: fractions.toReversed() } })
})

test('what options earned by a rule of before goes with their texts; a new option earned nothing', () => {
  const edited = { ...newKey, options: ['C', 'new', 'A', 'B'], shares: undefined, rule: undefined }
  expect(carriedMarking(newKey, edited)?.kept).toEqual([
    {
      correctAnswers: ['A'],
      rule: 'by-option',
      shares: [
        [-1, 1],
        [0, 1],
        [1, 1],
        [1, 2],
      ],
      upTo: 1,
    },
  ])
})
