import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markAnswers } from '../marking/marking.ts'
import type { Question } from '../questions/question.ts'
import { seededRandom } from '../random.ts'
import { analyseItems } from './item-analysis.ts'

const pairs: Question = {
  _id: 'pairs',
  text: 'Whose capital?',
  type: 'matching',
  options: ['France', 'Italy', 'Norway'],
  correctAnswers: ['Paris', 'Rome', 'Oslo'],
  distractors: ['Nice'],
  rule: 'each-decision',
}
const others = Array.from({ length: 6 }, (_, i): Question => ({
  _id: `q${i}`,
  text: '?',
  type: 'single',
  options: ['yes', 'no'],
  correctAnswers: ['yes'],
}))
type Student = { chosen: string[]; right: number }
async function analyse(students: Student[], question = pairs) {
  const questions = [question, ...others]
  const outcomes = students.map(
    ({ chosen, right }) =>
      markAnswers(questions, [
        { questionId: 'pairs', selectedOption: chosen },
        ...others.map(({ _id }, i) => ({ questionId: _id, selectedOption: i < right ? 'yes' : 'no' })),
      ]).outcomes,
  )
  const analysis = await analyseItems(questions, outcomes, () => Promise.resolve())
  return analysis?.items[0]
}
const times = (count: number, chosen: string, right: number): Student[] =>
  Array.from({ length: count }, () => ({ chosen: chosen.split(' '), right }))

test('counts how many have each pair, by thirds', async () => {
  const item = await analyse([
    ...times(5, 'Paris Rome Oslo', 6),
    ...times(5, 'Paris Oslo Rome', 3),
    ...times(5, 'Paris Nice Nice', 0),
  ])
  expect(item?.choices.options).toEqual([
    { worst: 5, middle: 5, best: 5 },
    { worst: 0, middle: 0, best: 5 },
    { worst: 0, middle: 0, best: 5 },
  ])
  expect(item).not.toHaveProperty('suspectedPair')
})

test('suspects a pair only where most of the best third agree on another partner, and the worst do not', async () => {
  const wrongKey = [...times(6, 'Nice Rome Oslo', 6), ...times(12, 'Paris Oslo Rome', 2)]
  expect(await analyse(wrongKey)).toMatchObject({ suspectedPair: { prompt: 1, partner: 'Nice' } })
  const isAccepted = { ...pairs, marking: { also: [['Nice', 'Rome', 'Oslo']] } }
  expect(await analyse(wrongKey, isAccepted)).not.toHaveProperty('suspectedPair')
  const noOne = [
    [...times(3, 'Nice Rome Oslo', 6), ...times(3, 'Paris Rome Oslo', 6), ...times(12, 'Rome Rome Rome', 2)],
    [...times(4, 'Nice Rome Oslo', 6), ...times(8, 'Rome Rome Rome', 2)],
    [...times(6, 'Nice Rome Oslo', 6), ...times(12, 'Nice Rome Rome', 2)],
  ]
  for (const students of noOne) expect(await analyse(students)).not.toHaveProperty('suspectedPair')
})

test('suspects nothing in at most 5 % of classes that guess', async () => {
  const random = seededRandom(7)
  const partners = ['Paris', 'Rome', 'Oslo', 'Nice']
  const guess = () => partners[Math.floor(random() * partners.length)] ?? ''
  let suspected = 0
  const classes = 300
  for (let i = 0; i < classes; i += 1) {
    const students = Array.from({ length: 27 }, (): Student => ({
      chosen: [guess(), guess(), guess()],
      right: Math.floor(random() * 7),
    }))
    if ((await analyse(students))?.suspectedPair) suspected += 1
  }
  expect(suspected / classes).toBeLessThan(0.05)
})

test('an answer of no partner, or none, is never suspected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('', 'Berlin'), async (text) => {
      const students = [
        ...times(6, 'x', 6).map((student) => ({ ...student, chosen: [text, 'Rome', 'Oslo'] })),
        ...times(12, 'Paris Rome Oslo', 0),
      ]
      expect(await analyse(students)).not.toHaveProperty('suspectedPair')
    }),
  )
})
