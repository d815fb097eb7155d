import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Score } from '../marking/score.ts'
import type { AttemptState } from '../time/end.ts'
import {
  attemptCounts,
  countingAttempt,
  isAttemptLeft,
  maxAttemptsAllowed,
  readAttemptRule,
  writeAttemptRule,
} from './attempt-rule.ts'

type Counted = { number: number; state: AttemptState; score?: Score }
const submitted = (number: number, score: number, totalQuestions = 3): Counted => ({
  number,
  state: 'submitted',
  score: { score, totalQuestions },
})
const weighted = (number: number, points: number): Counted => ({
  number,
  state: 'submitted',
  score: { score: 1, totalQuestions: 2, weighted: { points, maxPoints: 200 } },
})
const running = (number: number): Counted => ({ number, state: 'in-progress' })
const admitted = (number: number): Counted => ({ number, state: 'admitted' })

test.each([
  //                                                                       best  last  first
  ['nothing', [], [undefined, undefined, undefined]],
  ['one that waits', [admitted(1)], [undefined, undefined, undefined]],
  ['one that runs', [running(1)], [undefined, undefined, undefined]],
  ['one', [submitted(1, 2)], [1, 1, 1]],
  ['one with no point', [submitted(1, 0)], [1, 1, 1]],
  ['a better second', [submitted(1, 2), submitted(2, 3)], [2, 2, 1]],
  ['a worse second', [submitted(1, 3), submitted(2, 2)], [1, 2, 1]],
  ['a tie', [submitted(1, 3), submitted(2, 3)], [1, 2, 1]],
  ['a tie after a worse one', [submitted(1, 1), submitted(2, 3), submitted(3, 3)], [2, 3, 1]],
  ['more points of a larger total', [submitted(1, 3, 4), submitted(2, 4, 6)], [1, 2, 1]],
  ['fewer points of a smaller total', [submitted(1, 4, 6), submitted(2, 3, 4)], [2, 2, 1]],
  ['the same share of two totals', [submitted(1, 2, 3), submitted(2, 4, 6)], [1, 2, 1]],
  ['a total of nothing', [submitted(1, 0, 0), submitted(2, 1, 3)], [2, 2, 1]],
  ['a better part of the points', [weighted(1, 150), weighted(2, 175)], [2, 2, 1]],
  ['one that runs after one', [submitted(1, 0), running(2)], [1, 1, 1]],
  ['one that waits after two', [submitted(1, 1), submitted(2, 2), admitted(3)], [2, 2, 1]],
] as const)('of %s', (_, attempts, numbers) => {
  expect(attemptCounts.map((counts) => countingAttempt(attempts, { counts })?.number)).toEqual(numbers)
})

test('in whatever order they are read, the same attempt counts', () => {
  const attempts = fc
    .array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3 })))
    .map((drawn) => drawn.map(([isOver, score], i) => (isOver ? submitted(i + 1, score) : running(i + 1))))
  fc.assert(
    fc.property(attempts, fc.constantFrom(...attemptCounts), fc.nat(), (inOrder, counts, turn) => {
      const at = inOrder.length > 0 ? turn % inOrder.length : 0
      const turned = [...inOrder.slice(at), ...inOrder.slice(0, at)]
      const counted = countingAttempt(turned, { counts })
      expect(counted).toBe(countingAttempt(inOrder, { counts }))
      const over = inOrder.filter(({ state }) => state === 'submitted')
      expect(counted === undefined).toBe(over.length === 0)
      if (counted && counts === 'best') {
        const best = counted.score?.score ?? -1
        for (const { score, number } of over) {
          expect(score?.score).toBeLessThanOrEqual(best)
          if (score?.score === best) expect(counted.number).toBeLessThanOrEqual(number)
        }
      }
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['a plain quiz', null, [false, false, false]],
  ['three', { allowed: 3, counts: 'best' }, [true, true, false]],
  ['one, after more were allowed', { allowed: 1, counts: 'last' }, [false, false, false]],
  ['no limit', { allowed: 'unlimited', counts: 'first' }, [true, true, true]],
] as const)('with %s, attempts are left after the first, the second and the third', (_, rule, left) => {
  expect([1, 2, 3].map((number) => isAttemptLeft(rule, number))).toEqual(left)
})

test('a rule is read as it was stored', () => {
  expect([writeAttemptRule(null), readAttemptRule(null)]).toEqual([null, null])
  for (const allowed of [1, 2, maxAttemptsAllowed, 'unlimited'] as const) {
    for (const counts of attemptCounts) {
      expect(readAttemptRule(writeAttemptRule({ allowed, counts }))).toEqual({ allowed, counts })
    }
  }
  expect(() => readAttemptRule('3 worst')).toThrow('3 worst')
})
