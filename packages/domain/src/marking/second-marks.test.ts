import { describe, expect, test } from 'vitest'
import { alikeKey } from './answers-alike.ts'
import { agreementOf, decidedPoints, needsThirdLook, nextRound, type RoundMark } from './second-marks.ts'

const by = (round: 1 | 2 | 3, markerId: string, points?: number, reservedUntil?: number): RoundMark => ({
  round,
  markerId,
  ...(points !== undefined && { points }),
  ...(reservedUntil !== undefined && { reservedUntil }),
})

describe('an answer gets', () => {
  test.each<[marks: RoundMark[], threshold: number | null, points: number | undefined, rounds?: number[]]>([
    [[], null, undefined],
    [[by(1, 'ada')], null, undefined],
    [[by(1, 'ada', 3)], null, 3, [1]],
    [[by(1, 'ada', 3), by(2, 'mia', 5)], null, 3, [1]],
    [[by(1, 'ada', 3)], 1, undefined],
    [[by(1, 'ada', 3), by(2, 'mia')], 1, undefined],
    [[by(1, 'ada', 3), by(2, 'mia', 4)], 1, undefined],
    [[by(1, 'ada', 3.3), by(2, 'mia', 3.1)], 0.2, undefined],
    [[by(1, 'ada', 3.3), by(2, 'mia', 3.3)], 0.2, 3.3, [1, 2]],
    [[by(1, 'ada', 3), by(2, 'mia', 4.01)], 1, undefined],
    [[by(1, 'ada', 3), by(2, 'mia', 5), by(3, 'eva')], 1, undefined],
    [[by(1, 'ada', 3), by(2, 'mia', 5), by(3, 'eva', 1)], 1, 1, [3]],
    [[by(1, 'ada', 3), by(2, 'mia', 3)], 0, 3, [1, 2]],
  ])('by %j with the threshold %j the points %j', (marks, threshold, points, rounds) => {
    expect(decidedPoints(marks, threshold)).toEqual(points === undefined ? undefined : { points, rounds })
  })

  test('a third look only where two marks differ', () => {
    const both = [by(1, 'ada', 3), by(2, 'mia', 5)]
    expect([needsThirdLook(both, 1), needsThirdLook(both, 2), needsThirdLook(both, null)]).toEqual([
      true,
      true,
      false,
    ])
    expect(needsThirdLook([by(1, 'ada', 3), by(2, 'mia', 3)], 1)).toBe(false)
    expect(needsThirdLook([...both, by(3, 'eva', 4)], 1)).toBe(false)
  })
})

describe('who can mark next', () => {
  const now = 1_000
  const mia = { id: 'mia', mayDecide: false }
  const ada = { id: 'ada', mayDecide: true }
  test.each<[string, RoundMark[], typeof mia, number | null, number | undefined]>([
    ['the first mark is free', [], mia, null, 1],
    ['one is enough', [by(1, 'ada', 3)], mia, null, undefined],
    ['somebody has it', [by(1, 'ada', undefined, 2_000)], mia, null, undefined],
    ['that was long ago', [by(1, 'ada', undefined, 500)], mia, null, 1],
    ['it is reserved for them', [by(1, 'mia', undefined, 500)], mia, null, 1],
    ['two at the same time', [by(1, 'ada', undefined, 2_000)], mia, 1, 2],
    ['never both', [by(1, 'mia', 3)], mia, 1, undefined],
    ['the second is reserved for them', [by(1, 'ada', 3), by(2, 'mia', undefined, 2_000)], mia, 1, 2],
    ['the same', [by(1, 'ada', 3), by(2, 'eva', 3)], mia, 1, undefined],
    ['a little apart', [by(1, 'ada', 3), by(2, 'eva', 3.01)], mia, 1, 3],
    ['released by one, and waiting again', [by(1, 'ada')], mia, null, 1],
    ['of two, for its marker alone', [by(1, 'ada')], mia, 1, 2],
    ['a third look', [by(1, 'ada', 3), by(2, 'eva', 5)], mia, 1, 3],
    ['of those who have marked it', [by(1, 'mia', 3), by(2, 'eva', 5)], mia, 1, undefined],
    ['only an editor', [by(1, 'ada', 3), by(2, 'eva', 5)], ada, 1, 3],
    [
      'somebody looks at it',
      [by(1, 'ada', 3), by(2, 'eva', 5), by(3, 'ben', undefined, 2_000)],
      mia,
      1,
      undefined,
    ],
  ])('%s', (_, marks, person, threshold, round) => {
    expect(nextRound(marks, person, threshold, now)).toBe(round)
  })
})

test('agreement is told in whole answers and the mean difference to a hundredth', () => {
  expect(agreementOf([])).toBeUndefined()
  expect(agreementOf([[1, 1]])).toEqual({ answers: 1, same: 1, meanDifference: 0 })
  expect(
    agreementOf([
      [1, 1],
      [2, 3],
      [0.5, 0.25],
    ]),
  ).toEqual({ answers: 3, same: 1, meanDifference: 0.42 })
})

test.each([
  ['write', ' Paris', 'PARIS ', true],
  ['write', 'Paris', 'Pari', false],
  ['multiple', ['B', 'A'], ['A', ' B'], true],
  ['multiple', ['Int'], ['int'], false],
  ['ordering', ['a', 'b'], ['b', 'a'], false],
  ['matching', ['a', ''], ['', 'a'], false],
  ['essay', 'x'.repeat(201), 'x'.repeat(201), false],
] as const)('answers to a %s question: %j and %j are alike: %j', (type, one, other, areAlike) => {
  const [key, otherKey] = [one, other].map((each) =>
    alikeKey(type, typeof each === 'string' ? each : [...each]),
  )
  expect(key !== undefined && key === otherKey).toBe(areAlike)
})
