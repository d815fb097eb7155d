import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnOf } from '../questions/slots.ts'
import { type Difficulty, fairnessOfDraws } from './draw-fairness.ts'

type Given = { slot?: string; draw?: number; set?: string; points?: number }
const question = (item: string, { slot, draw = 1, set, points }: Given = {}) => ({
  _id: item,
  from: { item, version: 1 },
  ...(slot && { slot: { name: slot, draw, ...(set && { set }) } }),
  ...(points && { points }),
})
/** So many that chance explains nothing. */
const many = 1_000_000
const known = (shares: Record<string, number>, asked = many) =>
  new Map(Object.entries(shares).map(([item, share]): [string, Difficulty] => [item, { asked, share }]))
const items = (ids: string, given: Given) => [...ids].map((id) => question(id, given))

describe('how far apart draws are', () => {
  test.each([
    ['one of three', items('abc', { slot: 'K' }), 0.6],
    ['two of four', items('abcd', { slot: 'K', draw: 2 }), 0.9 + 0.5 - 0.3 - 0.2],
    ['points count', items('abc', { slot: 'K', points: 2 }), 1.2],
    ['all of them', items('abc', { slot: 'K', draw: 3 }), 0],
    ['fixed ones are the same for all', [question('a'), ...items('bc', { slot: 'K' })], 0.2],
    [
      'no two of a set',
      [
        question('a', { slot: 'K', draw: 2, set: 'A' }),
        question('b', { slot: 'K', draw: 2, set: 'A' }),
        ...items('cd', { slot: 'K', draw: 2 }),
        question('e', { slot: 'K', draw: 2 }),
      ],
      0.9 + 0.4 - 0.3 - 0.2,
    ],
    [
      'one of a large set is in every draw',
      [...items('abc', { slot: 'K', draw: 2, set: 'A' }), question('d', { slot: 'K', draw: 2 })],
      0.6,
    ],
  ])('%s', (_, questions, points) => {
    const found = fairnessOfDraws(questions, known({ a: 0.9, b: 0.5, c: 0.3, d: 0.2, e: 0.4 }))
    expect(found?.points).toBeCloseTo(points, 4)
    expect(found).toMatchObject({ slot: 'K', unknown: 0 })
  })

  test('the slot with the largest part is named, and those that are not known are counted', () => {
    const quiz = [
      ...items('ab', { slot: 'Small' }),
      ...items('ac', { slot: 'Large' }),
      ...items('az', { slot: 'New' }),
    ]
    const found = fairnessOfDraws(quiz, known({ a: 0.9, b: 0.5, c: 0.3 }))
    expect(found).toMatchObject({ slot: 'Large', unknown: 1 })
    expect(found?.points).toBeCloseTo(1, 4)
  })

  test('nothing is known of a slot with one question that fewer than 30 were asked', () => {
    const quiz = items('ab', { slot: 'K' })
    expect(fairnessOfDraws(quiz, known({ a: 0.9, b: 0.1 }, 29))).toBeUndefined()
    expect(fairnessOfDraws(quiz, known({ a: 0.9, b: 0.1 }, 30))?.points).toBeGreaterThan(0.7)
    expect(fairnessOfDraws(quiz, known({ a: 0.9 }))).toBeUndefined()
    expect(
      fairnessOfDraws([{ slot: { name: 'K', draw: 1 } }, ...quiz], known({ a: 0.9, b: 0.1 })),
    ).toBeUndefined()
    expect(fairnessOfDraws([question('a')], known({ a: 0.9 }))).toBeUndefined()
  })

  test('differences that chance explains are none', () => {
    const quiz = items('abcdef', { slot: 'K', draw: 2 })
    const close = { a: 0.55, b: 0.65, c: 0.6, d: 0.58, e: 0.62, f: 0.6 }
    expect(fairnessOfDraws(quiz, known(close, 40))?.points).toBe(0)
    expect(fairnessOfDraws(quiz, known(close))?.points).toBeCloseTo(0.65 + 0.62 - 0.55 - 0.58, 3)
  })

  /** Sets of each size, with shares. */
  const slots = fc
    .record({
      sets: fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 5,
      }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ sets, share }) => {
      const draw = 1 + Math.floor(share * (sets.length - 1))
      const of = sets.flatMap((shares, set) => shares.map((value, i) => ({ id: `${set} ${i}`, set, value })))
      const single = (set: number) => sets[set]?.length === 1
      return {
        isPlain: sets.every((_, set) => single(set)),
        questions: of.map(({ id, set }) =>
          question(id, { slot: 'K', draw, ...(!single(set) && { set: `${set}` }) }),
        ),
        shares: Object.fromEntries(of.map(({ id, value }) => [id, value])),
      }
    })

  test('no two draws are further apart, and without sets some are as far', () => {
    fc.assert(
      fc.property(slots, ({ questions, shares, isPlain }) => {
        const difficulties = known(shares, 1e12)
        const worth = Array.from({ length: 400 }, (_, seed) =>
          drawnOf(questions, { seed: `${seed}`, turn: 0 }).reduce(
            (sum, { from }) => sum + (shares[from.item] ?? 0),
            0,
          ),
        )
        const seen = Math.max(...worth) - Math.min(...worth)
        const found = fairnessOfDraws(questions, difficulties)?.points ?? 0
        expect(found).toBeGreaterThanOrEqual(seen - 1e-4)
        if (isPlain) expect(found).toBeCloseTo(seen, 4)
      }),
      { numRuns: 60 },
    )
  })
})
