import { expect, test, vi } from 'vitest'
import { createAnswerSheet } from './answer-sheet.ts'

const questions = [{ _id: 'q1' }, { _id: 'q2' }, { _id: 'q3' }]

test('a new answer is always later than the one it replaces', () => {
  const sheet = createAnswerSheet(questions, [{ questionId: 'q1', selectedOption: 'A', at: 900 }])
  expect(sheet.write('q1', 'B', 500).at).toBe(901)
  expect(sheet.write('q1', 'C', 500).at).toBe(902)
  expect(sheet.write('q1', 'D', 1_200.4).at).toBe(1_200)
  expect(sheet.write('q2', 'A', -3).at).toBe(0)
})

test('blank answers count as unanswered', () => {
  const sheet = createAnswerSheet(questions, [{ questionId: 'q2', selectedOption: ['A'], at: 1 }])
  expect(sheet.answered()).toBe('010')
  sheet.write('q1', '  ', 10)
  sheet.write('q2', null, 11)
  sheet.write('q3', ' osmosis ', 12)
  expect(sheet.answered()).toBe('001')
  expect(sheet.get('q3')).toBe(' osmosis ')
})

test('what another tab wrote later is taken over, what it wrote earlier is not', () => {
  const sheet = createAnswerSheet(questions, [])
  sheet.write('q1', 'A', 100)
  sheet.write('q2', 'B', 200)
  sheet.merge([
    { questionId: 'q1', selectedOption: 'C', at: 150 },
    { questionId: 'q2', selectedOption: 'C', at: 150 },
  ])
  expect(sheet.get('q1')).toBe('C')
  expect(sheet.get('q2')).toBe('B')
  expect(sheet.write('q1', 'D', 120).at).toBe(151)
})

test('an answer that did not change is the same value, so that nothing is drawn again for it', () => {
  const chosen = ['A', 'B']
  const sheet = createAnswerSheet(questions, [{ questionId: 'q1', selectedOption: chosen, at: 1 }])
  const listener = vi.fn<() => void>()
  sheet.subscribe(listener)
  sheet.write('q2', 'x', 10)
  expect(listener).toHaveBeenCalledOnce()
  expect(sheet.get('q1')).toBe(chosen)
})

test('an answer is saved when the server has acknowledged exactly that answer', () => {
  const sheet = createAnswerSheet(questions, [])
  const before = sheet.write('q1', 'A', 10)
  expect(sheet.savedAt('q1')).toBeUndefined()
  const after = sheet.write('q1', 'B', 20)
  sheet.merge([{ ...before, savedAt: '2026-01-05T08:00:01.000Z' }])
  expect(sheet.savedAt('q1')).toBeUndefined()
  sheet.merge([{ ...after, savedAt: '2026-01-05T08:00:02.000Z' }])
  expect(sheet.savedAt('q1')).toBe('2026-01-05T08:00:02.000Z')
  sheet.merge([after, { ...after, savedAt: '2026-01-05T08:00:03.000Z' }])
  expect(sheet.savedAt('q1')).toBe('2026-01-05T08:00:02.000Z')
})

test('the server tells when it had an answer; what was cleared has no such moment', () => {
  const savedAt = '2026-01-05T08:00:01.000Z'
  const sheet = createAnswerSheet(questions, [
    { questionId: 'q1', selectedOption: 'A', at: 1, savedAt },
    { questionId: 'q2', selectedOption: null, at: 1, savedAt },
  ])
  expect([sheet.savedAt('q1'), sheet.savedAt('q2')]).toEqual([savedAt, undefined])
  sheet.merge([{ questionId: 'q3', selectedOption: 'A', at: 5 }])
  expect(sheet.savedAt('q3')).toBeUndefined()
  sheet.merge([{ questionId: 'q3', selectedOption: 'A', at: 5, savedAt }])
  expect(sheet.savedAt('q3')).toBe(savedAt)
})
