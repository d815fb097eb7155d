import {
  type Outcome,
  otherChoice,
  outcomeOf,
  outcomeOfCredit,
  fractionOf,
  markAnswers,
  questionTypes,
  withDetails,
} from '@quizly/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samples } from '../../../../packages/domain/src/questions/samples-testing.ts'
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

test.each([
  null,
  '',
  'A+',
  '+a',
  '+B ',
  'x',
  '%',
  '+|',
  '+|2A',
  '+|99999999999A',
  '+|1',
  '+|1~1:2',
  '%|1A',
  '+|1A|1B',
  '+|1a',
  '+|0A',
  '%|1~0:1',
  '-|1~1:2',
  '+|1~0:1',
])('the text %s cannot be read', (text) => {
  expect(() => read(text)).toThrow(/cannot be read|missing/)
})

test('what is written is read, whole and at each place', () => {
  const verdict = fc.constantFrom<Exclude<Outcome['verdict'], 'partly'>>(
    'correct',
    'incorrect',
    'skipped',
    'waiting',
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
    .map(([[num, den], bits]) => outcomeOfCredit(fractionOf(num, den), bits))
  const nothingByHand = chosen.map((bits): Outcome => ({ verdict: 'incorrect', chosen: bits, share: [0, 1] }))
  const details = fc.option(fc.stringMatching(/^[A-T_*]{1,12}$/), { nil: undefined })
  const outcome = fc
    .tuple(
      fc.oneof(
        fc.tuple(verdict, chosen).map((each) => outcomeOf(...each)),
        partly,
        nothingByHand,
      ),
      details,
    )
    .map((each) => withDetails(...each))
  fc.assert(
    fc.property(fc.array(outcome, { minLength: 1, maxLength: 30 }), (outcomes) => {
      const row = { outcomes: writeOutcomes(outcomes) }
      expect(readOutcomes(row)).toEqual(outcomes)
      for (const [index, { verdict: one }] of outcomes.entries()) expect(verdictAt(row, index)).toBe(one)
      expect(verdictAt(row, outcomes.length)).toBeUndefined()
      expect(verdictAt(row, -1)).toBeUndefined()
    }),
  )
})

test.each(questionTypes)('outcomes of a question of type %s are read as they were written', (type) => {
  const { questions, right, wrong } = samples[type]
  for (const question of questions)
    for (const selectedOption of [right, wrong, null]) {
      const { outcomes } = markAnswers([question], [{ questionId: question._id, selectedOption }])
      expect(read(writeOutcomes(outcomes))).toEqual(outcomes)
    }
})
