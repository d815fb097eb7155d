import { describe, expect, test, vi } from 'vitest'
import { createAnswerSheet } from './seen-answers.ts'

const questions = [{ _id: 'q1' }, { _id: 'q2' }, { _id: 'q3' }]

test('a new answer is always later than the one it replaces', () => {
  const sheet = createAnswerSheet(questions, [{ questionId: 'q1', selectedOption: 'A', at: 900 }])
  expect(sheet.write('q1', 'B', 500).at).toBe(901)
  expect(sheet.write('q1', 'C', 500).at).toBe(902)
  expect(sheet.write('q1', 'D', 1_200).at).toBe(1_200)
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

const first = '2026-01-05T08:00:01.000Z'
const second = '2026-01-05T08:00:02.000Z'

test('an answer is saved when the server has acknowledged exactly that answer', () => {
  const sheet = createAnswerSheet(questions, [])
  const before = sheet.write('q1', 'A', 10)
  expect(sheet.waiting()).toEqual([before])
  const after = sheet.write('q1', 'B', 20)
  sheet.settle([before], first, [])
  expect(sheet.seen('q1')).toEqual(after)
  sheet.settle([after], second, [])
  expect(sheet.seen('q1')).toEqual({ ...after, savedAt: second })
  sheet.settle([after], '2026-01-05T08:00:03.000Z', [])
  expect(sheet.seen('q1')?.savedAt, 'since the first time').toBe(second)
  expect(sheet.waiting()).toEqual([])
})

test('another tab tells what it has of an answer and when the server had it', () => {
  const sheet = createAnswerSheet(questions, [])
  const answer = { questionId: 'q3', selectedOption: 'A', at: 5 }
  sheet.merge([answer])
  expect(sheet.seen('q3')?.savedAt).toBeUndefined()
  sheet.merge([{ ...answer, savedAt: first }])
  expect(sheet.seen('q3')?.savedAt).toBe(first)
})

test('where a later answer from elsewhere stands, it is taken over and never called this device’s', () => {
  const sheet = createAnswerSheet(questions, [])
  const other = { questionId: 'q1', selectedOption: 'Z' }
  const sent = sheet.write('q1', 'A', 10)
  const standing = sheet.settle([sent], first, [other])
  expect(standing).toEqual([{ ...other, at: 11, savedAt: first, isOther: true }])
  expect(sheet.seen('q1')).toEqual(standing[0])
  expect(sheet.write('q1', 'B', 10)).toEqual({ questionId: 'q1', selectedOption: 'B', at: 12 })
  sheet.settle([sent], second, [other])
  expect(sheet.get('q1'), 'a new answer since stays').toBe('B')
})

describe('what the server tells when it is asked', () => {
  const told = { questionId: 'q1', selectedOption: 'Z', at: 1, savedAt: second }

  test('replaces what it had before, whatever the clocks say', () => {
    const sheet = createAnswerSheet(questions, [
      { questionId: 'q1', selectedOption: 'A', at: 900, savedAt: first },
    ])
    sheet.ask()([told, { ...told, questionId: 'q2' }])
    expect(sheet.seen('q1')).toEqual({ ...told, at: 901, isOther: true })
    expect(sheet.seen('q2'), 'nothing was replaced').toEqual({ ...told, questionId: 'q2' })
  })

  test('replaces nothing that it does not have yet', () => {
    const sheet = createAnswerSheet(questions, [])
    sheet.write('q1', 'A', 10)
    sheet.ask()([told])
    expect(sheet.get('q1')).toBe('A')
  })

  test('replaces nothing that was written or acknowledged since it was asked', () => {
    const sheet = createAnswerSheet(questions, [
      { questionId: 'q2', selectedOption: 'A', at: 900, savedAt: first },
    ])
    const sent = sheet.write('q1', 'A', 10)
    const hear = sheet.ask()
    sheet.settle([sent], first, [])
    sheet.write('q2', 'B', 901)
    hear([told, { ...told, questionId: 'q2' }])
    expect([sheet.get('q1'), sheet.get('q2')]).toEqual(['A', 'B'])
  })

  test('says since when it has an answer of which nothing was known', () => {
    const sheet = createAnswerSheet(questions, [{ questionId: 'q1', selectedOption: 'Z', at: 10 }])
    sheet.ask()([told])
    expect(sheet.seen('q1')).toEqual({ ...told, at: 10 })
  })
})
