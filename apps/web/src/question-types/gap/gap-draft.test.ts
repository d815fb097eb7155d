import { expect, test } from 'vitest'
import { nextNumber, settled, settledGaps, withGap, withoutGap, withWrittenGaps } from './gap-draft.ts'

const draft = {
  text: 'The capital of France is {{1}}, of Italy {{2}}.',
  format: undefined,
  others: ['Paris', 'Rome'],
  gaps: [{ accepted: ['Paname'] }, { choices: ['Milan', 'Rome'] }],
}

test('gaps that are moved, copied or deleted in the text keep their answers', () => {
  const moved = { ...draft, text: 'Italy {{2}}, France {{1}}, again {{2}}.' }
  expect(settledGaps(moved)).toEqual({
    text: 'Italy {{1}}, France {{2}}, again {{3}}.',
    correctAnswers: ['Rome', 'Paris', 'Rome'],
    gaps: [{ choices: ['Milan', 'Rome'] }, { accepted: ['Paname'] }, { choices: ['Milan', 'Rome'] }],
  })
  expect(settledGaps({ ...draft, text: 'Italy {{2}}.' })).toEqual({
    text: 'Italy {{1}}.',
    correctAnswers: ['Rome'],
    gaps: [{ choices: ['Milan', 'Rome'] }],
  })
  expect(settled(draft)).toBe(draft)
})

test('what is written in double brackets is the next gap', () => {
  const written = { ...draft, text: `${draft.text} Spain: [[Madrid]], Norway: [[=Oslo|Bergen]]` }
  const taken = withWrittenGaps(written)
  expect(taken.text).toBe(`${draft.text} Spain: {{3}}, Norway: {{4}}`)
  expect(taken.others).toEqual(['Paris', 'Rome', 'Madrid', 'Oslo'])
  expect(taken.gaps?.slice(2)).toEqual([{}, { choices: ['Oslo', 'Bergen'] }])
  expect(withWrittenGaps(draft)).toBe(draft)
  expect(nextNumber(taken)).toBe(5)
})

test('a gap that is removed leaves its answer in the text', () => {
  expect(settledGaps(withoutGap(draft, 1))).toEqual({
    text: 'The capital of France is Paris, of Italy {{1}}.',
    correctAnswers: ['Rome'],
    gaps: [{ choices: ['Milan', 'Rome'] }],
  })
})

test('a gap in a formula stays, so that it can be told', () => {
  const inFormula = withGap({ text: '{{1}} $x^{{2}}$', format: 'markdown' as const, others: ['a'] }, 2, {
    answer: 'b',
  })
  expect(settledGaps(inFormula)).toEqual({
    text: '{{1}} $x^{{2}}$',
    correctAnswers: ['a', 'b'],
    gaps: undefined,
  })
})
