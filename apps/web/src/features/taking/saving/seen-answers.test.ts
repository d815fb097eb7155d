import { describe, expect, test, vi } from 'vitest'
import { createSeenAnswers } from './seen-answers.ts'

const questions = [{ _id: 'q1' }, { _id: 'q2' }, { _id: 'q3' }]

test('a new answer is always later than the one it replaces', () => {
  const answers = createSeenAnswers(questions, [{ questionId: 'q1', selectedOption: 'A', at: 900 }])
  expect(answers.write('q1', 'B', 500).at).toBe(901)
  expect(answers.write('q1', 'C', 500).at).toBe(902)
  expect(answers.write('q1', 'D', 1_200).at).toBe(1_200)
})

test('blank answers count as unanswered', () => {
  const answers = createSeenAnswers(questions, [{ questionId: 'q2', selectedOption: ['A'], at: 1 }])
  expect(answers.answered()).toBe('010')
  answers.write('q1', '  ', 10)
  answers.write('q2', null, 11)
  answers.write('q3', ' osmosis ', 12)
  expect(answers.answered()).toBe('001')
  expect(answers.get('q3')).toBe(' osmosis ')
})

test('what another tab wrote later is taken over, what it wrote earlier is not', () => {
  const answers = createSeenAnswers(questions, [])
  answers.write('q1', 'A', 100)
  answers.write('q2', 'B', 200)
  answers.merge([
    { questionId: 'q1', selectedOption: 'C', at: 150 },
    { questionId: 'q2', selectedOption: 'C', at: 150 },
  ])
  expect(answers.get('q1')).toBe('C')
  expect(answers.get('q2')).toBe('B')
  expect(answers.write('q1', 'D', 120).at).toBe(151)
})

test('an answer that did not change is the same value, so that nothing is drawn again for it', () => {
  const chosen = ['A', 'B']
  const answers = createSeenAnswers(questions, [{ questionId: 'q1', selectedOption: chosen, at: 1 }])
  const listener = vi.fn<() => void>()
  answers.subscribe(listener)
  answers.write('q2', 'x', 10)
  expect(listener).toHaveBeenCalledOnce()
  expect(answers.get('q1')).toBe(chosen)
})

const first = '2026-01-05T08:00:01.000Z'
const second = '2026-01-05T08:00:02.000Z'

test('an answer is saved when the server has acknowledged exactly that answer', () => {
  const answers = createSeenAnswers(questions, [])
  const before = answers.write('q1', 'A', 10)
  expect(answers.waiting()).toEqual([before])
  const after = answers.write('q1', 'B', 20)
  answers.acknowledge([before], first, [])
  expect(answers.seen('q1')).toEqual(after)
  answers.acknowledge([after], second, [])
  expect(answers.seen('q1')).toEqual({ ...after, savedAt: second })
  answers.acknowledge([after], '2026-01-05T08:00:03.000Z', [])
  expect(answers.seen('q1')?.savedAt, 'since the first time').toBe(second)
  expect(answers.waiting()).toEqual([])
})

test('another tab tells what it has of an answer and when the server had it', () => {
  const answers = createSeenAnswers(questions, [])
  const answer = { questionId: 'q3', selectedOption: 'A', at: 5 }
  answers.merge([answer])
  expect(answers.seen('q3')?.savedAt).toBeUndefined()
  answers.merge([{ ...answer, savedAt: first }])
  expect(answers.seen('q3')?.savedAt).toBe(first)
})

test('where a later answer from elsewhere stands, it is taken over and never called this device’s', () => {
  const answers = createSeenAnswers(questions, [])
  const other = { questionId: 'q1', selectedOption: 'Z' }
  const sent = answers.write('q1', 'A', 10)
  const standing = answers.acknowledge([sent], first, [other])
  expect(standing).toEqual([{ ...other, at: 11, savedAt: first, isOther: true }])
  expect(answers.seen('q1')).toEqual(standing[0])
  expect(answers.write('q1', 'B', 10)).toEqual({ questionId: 'q1', selectedOption: 'B', at: 12 })
  answers.acknowledge([sent], second, [other])
  expect(answers.get('q1'), 'a new answer since stays').toBe('B')
})

describe('what the server tells when it is asked', () => {
  const told = { questionId: 'q1', selectedOption: 'Z', at: 1, savedAt: second }

  test('replaces what it had before, whatever the clocks say', () => {
    const answers = createSeenAnswers(questions, [
      { questionId: 'q1', selectedOption: 'A', at: 900, savedAt: first },
    ])
    answers.ask()([told, { ...told, questionId: 'q2' }])
    expect(answers.seen('q1')).toEqual({ ...told, at: 901, isOther: true })
    expect(answers.seen('q2'), 'nothing was replaced').toEqual({ ...told, questionId: 'q2' })
  })

  test('replaces nothing that it does not have yet', () => {
    const answers = createSeenAnswers(questions, [])
    answers.write('q1', 'A', 10)
    answers.ask()([told])
    expect(answers.get('q1')).toBe('A')
  })

  test('replaces nothing that was written or acknowledged since it was asked', () => {
    const answers = createSeenAnswers(questions, [
      { questionId: 'q2', selectedOption: 'A', at: 900, savedAt: first },
    ])
    const sent = answers.write('q1', 'A', 10)
    const hear = answers.ask()
    answers.acknowledge([sent], first, [])
    answers.write('q2', 'B', 901)
    hear([told, { ...told, questionId: 'q2' }])
    expect([answers.get('q1'), answers.get('q2')]).toEqual(['A', 'B'])
  })

  test('says since when it has an answer of which nothing was known', () => {
    const answers = createSeenAnswers(questions, [{ questionId: 'q1', selectedOption: 'Z', at: 10 }])
    answers.ask()([told])
    expect(answers.seen('q1')).toEqual({ ...told, at: 10 })
  })
})
