import { type Outcome, otherChoice, outcomeOf, outcomeOfShare, shareOf } from '@quizly/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOutcomes, verdictAt, writeOutcomes } from './stored-outcomes.ts'

const read = (outcomes: string | null) => readOutcomes({ outcomes })

test('outcomes are one text: a sign for each question, and the letters of what was chosen', () => {
  const outcomes = [
    outcomeOf('correct', 0b10),
    outcomeOf('incorrect', 0b101 | otherChoice),
    outcomeOf('skipped'),
    outcomeOf('left-out', 1 << 25),
    outcomeOf('not-asked'),
  ]
  expect(writeOutcomes(outcomes)).toBe('+B-AC*./Z~')
  expect(read('+B-AC*./Z~')).toEqual(outcomes)
})

test.each([null, '', 'A+', '+a', '+B ', 'x'])('the text %s cannot be read', (text) => {
  expect(() => read(text)).toThrow(/cannot be read|missing/)
})

test('what is written is read, whole and at each place', () => {
  const verdict = fc.constantFrom<Exclude<Outcome['verdict'], 'partly'>>(
    'correct',
    'incorrect',
    'skipped',
    'left-out',
    'not-asked',
  )
  const chosen = fc
    .tuple(fc.nat(2 ** 26 - 1), fc.boolean())
    .map(([bits, other]) => bits | (other ? otherChoice : 0))
  const share = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 100_000 }))
  const partly = fc
    .tuple(
      share.filter(([num, den]) => num < den),
      chosen,
    )
    .map(([[num, den], bits]) => outcomeOfShare(shareOf(num, den), bits))
  const outcome = fc.oneof(
    fc.tuple(verdict, chosen).map((each) => outcomeOf(...each)),
    partly,
  )
  fc.assert(
    fc.property(fc.array(outcome, { minLength: 1, maxLength: 30 }), (outcomes) => {
      const row = { outcomes: writeOutcomes(outcomes) }
      expect(readOutcomes(row)).toEqual(outcomes)
      for (const [place, { verdict: one }] of outcomes.entries()) expect(verdictAt(row, place)).toBe(one)
      expect(verdictAt(row, outcomes.length)).toBeUndefined()
      expect(verdictAt(row, -1)).toBeUndefined()
    }),
  )
})
