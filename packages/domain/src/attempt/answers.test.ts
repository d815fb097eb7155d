import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrivalIn,
  datedAnswers,
  differingAnswers,
  mergeAnswers,
  mergeStored,
  type SavedAnswer,
  submittedAnswers,
} from './answers.ts'
import type { SelectedOption } from '../questions/selected-option.ts'

test('nothing arrives before the start or before what is saved', () => {
  const saved = [{ questionId: 'q1', selectedOption: 'a', at: 0, savedAt: 500 }]
  expect(arrivalIn({ startedAt: 100, savedAnswers: saved }, 900)).toBe(900)
  expect(arrivalIn({ startedAt: 100, savedAnswers: saved }, 300)).toBe(500)
  expect(arrivalIn({ startedAt: 100, savedAnswers: [] }, 50)).toBe(100)
})

test.each([
  [undefined, 1_000],
  [0, 1_000],
  [300, 700],
  [0.4, 1_000],
  [1_000, 0],
  [1_001, 0],
  [Number.MAX_VALUE, 0],
  [Infinity, 0],
  [-5, 1_000],
  [-Infinity, 1_000],
  [NaN, 1_000],
])('a change of age %s that arrives after a second was made at %i ms', (age, at) => {
  const change = { questionId: 'q1', selectedOption: 'a', age }
  expect(datedAnswers([change], 1_000, undefined)).toEqual([{ questionId: 'q1', selectedOption: 'a', at }])
})

test('a change keeps its order only with the device that gave it', () => {
  const change = { questionId: 'q1', selectedOption: 'a', order: 7 }
  const dated = { questionId: 'q1', selectedOption: 'a', at: 1 }
  expect(datedAnswers([change], 1, 'phone')).toEqual([{ ...dated, device: 'phone', order: 7 }])
  expect(datedAnswers([change], 1, undefined)).toEqual([dated])
})

describe('merging', () => {
  const answer = (selectedOption: SelectedOption, at: number, questionId = 'q1'): SavedAnswer => ({
    questionId,
    selectedOption,
    at,
  })

  test.each([
    ['the later moment wins', answer('a', 1), answer('b', 2), answer('b', 2)],
    ['a late send of an older choice changes nothing', answer('b', 2), answer('a', 1), answer('b', 2)],
    ['an answer can be cleared', answer('a', 1), answer(null, 2), answer(null, 2)],
    ['of two at the same moment the greater value wins', answer('b', 1), answer('a', 1), answer('b', 1)],
    ['the same again is the same', answer(['a'], 1), answer(['a'], 1), answer(['a'], 1)],
  ])('%s', (_, saved, change, merged) => {
    expect(mergeAnswers([saved], [change])).toEqual([merged])
    expect(mergeAnswers([change], [saved])).toEqual([merged])
  })

  test('questions do not touch each other', () => {
    const merged = mergeAnswers([answer('a', 1, 'q1')], [answer('b', 9, 'q2')])
    expect(merged).toEqual([answer('a', 1, 'q1'), answer('b', 9, 'q2')])
  })

  // Few questions, values and moments, so that they often collide.
  const option = fc.constantFrom('a', 'b', 'é')
  const changes = fc.array(
    fc.record({
      questionId: fc.constantFrom('q1', 'q2', 'q3'),
      selectedOption: fc.oneof(option, fc.array(option, { maxLength: 2 }), fc.constant(null)),
      at: fc.nat(3),
    }),
  )
  const sorted = (answers: SavedAnswer[]) =>
    answers.toSorted((one, other) => one.questionId.localeCompare(other.questionId))
  const merge = (...lists: SavedAnswer[][]) => sorted(lists.reduce(mergeAnswers, []))

  test('commutes: sends may overtake each other', () => {
    fc.assert(
      fc.property(changes, changes, (a, b) => {
        expect(merge(a, b)).toEqual(merge(b, a))
      }),
    )
  })
  test('is associative: sends may be put together', () => {
    fc.assert(
      fc.property(changes, changes, changes, (a, b, c) => {
        expect(merge(a, merge(b, c))).toEqual(merge(merge(a, b), c))
      }),
    )
  })
  test('is idempotent: sends may be repeated', () => {
    fc.assert(
      fc.property(changes, changes, (a, b) => {
        expect(merge(a, b, b, a)).toEqual(merge(a, b))
      }),
    )
  })
  test('keeps at most one answer a question', () => {
    fc.assert(
      fc.property(changes, changes, (a, b) => {
        const ids = mergeAnswers(a, b).map(({ questionId }) => questionId)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

describe('sends of one device that says their order', () => {
  /** Changes to one question in the order in which they are made, each delayed for some time. */
  const sends = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.nat(100)), { minLength: 1, maxLength: 6 })
    .map((steps) => {
      let madeAt = 0
      return steps.map(([pause, heldUpMs], i): SavedAnswer => {
        madeAt += pause
        const at = madeAt + heldUpMs
        return { questionId: 'q1', selectedOption: `${i}`, at, device: 'a', order: madeAt }
      })
    })

  test('leave the last change standing, however long each was held up and however often it came', () => {
    fc.assert(
      fc.property(sends, fc.array(fc.nat(5)), (made, again) => {
        const repeated = again.flatMap((i) => made[i] ?? [])
        const byArrival = [...made, ...repeated].toSorted((one, other) => one.at - other.at)
        const standing = byArrival.reduce<SavedAnswer[]>((saved, change) => mergeAnswers(saved, [change]), [])
        expect(standing).toEqual([made.at(-1)])
      }),
    )
  })
})

test.each([
  ['is later although its device’s clock was set back', { at: 90_000, order: 1_000 }, 'b'],
  ['is later also if the clock was set back to before the start', { at: 11_000, order: -3_600_000 }, 'b'],
  ['is later although its device’s clock stood still', { at: 900_000, order: 70_001 }, 'b'],
  ['was held up', { at: 40_000, order: 69_999 }, 'a'],
  ['was held up for as long as can be', { at: 10_000 + 59_999, order: 69_999 }, 'a'],
  ['has come again', { at: 40_000, order: 70_000 }, 'a'],
  ['has come faster than the one before', { at: 9_000, order: 70_001 }, 'b'],
])('what %s', (_, { at, order }, standing) => {
  const present = { questionId: 'q1', selectedOption: 'a', at: 10_000, device: 'd', order: 70_000 }
  const change = { questionId: 'q1', selectedOption: 'b', at, device: 'd', order }
  expect(mergeAnswers([present], [change])[0]?.selectedOption).toBe(standing)
  expect(mergeAnswers([change], [present])[0]?.selectedOption).toBe(order === present.order ? 'b' : standing)
})

describe('answers as they are kept', () => {
  const kept = (selectedOption: SelectedOption, at: number, savedAt?: number) => ({
    questionId: 'q1',
    selectedOption,
    at,
    ...(savedAt !== undefined && { savedAt }),
  })

  test.each([
    [
      'what is given again stands since it was first given',
      kept('a', 1, 10),
      kept('a', 5, 20),
      kept('a', 5, 10),
    ],
    ['what is given anew stands since then', kept('a', 1, 10), kept('b', 5, 20), kept('b', 5, 20)],
    ['what comes too late changes nothing', kept('a', 5, 10), kept('b', 1, 20), kept('a', 5, 10)],
    ['what has no moment gets none', kept('a', 1), kept('a', 5, 20), kept('a', 5)],
  ])('%s', (_, saved, change, expected) => {
    expect(mergeStored([saved], [change])).toEqual([expected])
  })

  test('differ where another value stands or none did', () => {
    const from = [kept('a', 1), { ...kept('b', 1), questionId: 'q2' }]
    const to = [kept('a', 9), { ...kept('c', 1), questionId: 'q2' }, { ...kept(null, 1), questionId: 'q3' }]
    expect(differingAnswers(from, to)).toEqual([
      { questionId: 'q2', selectedOption: 'c' },
      { questionId: 'q3', selectedOption: null },
    ])
  })
})

describe('what is submitted', () => {
  const questions = ['q1', 'q2', 'q3'].map((_id) => ({ _id }))

  test('has one answer a question, in the order of the quiz', () => {
    const answers = [
      { questionId: 'q3', selectedOption: 'c' },
      { questionId: 'q9', selectedOption: 'x' },
      { questionId: 'q1', selectedOption: ['a', 'b'] },
    ]
    expect(submittedAnswers(questions, answers)).toEqual([
      { questionId: 'q1', selectedOption: ['a', 'b'] },
      { questionId: 'q2', selectedOption: null },
      { questionId: 'q3', selectedOption: 'c' },
    ])
  })

  test.each<[SelectedOption, SelectedOption]>([
    ['  Paris\n', 'Paris'],
    ['New York', 'New York'],
    ['', null],
    [' \t ', null],
    [[], null],
    [['', ' '], null],
    [null, null],
  ])('%j becomes %j (T197)', (selectedOption, expected) => {
    const [first] = submittedAnswers(questions, [{ questionId: 'q1', selectedOption }])
    expect(first?.selectedOption).toEqual(expected)
  })
})
