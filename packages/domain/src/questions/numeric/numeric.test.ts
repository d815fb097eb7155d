import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NumberKey } from './number-key.ts'
import type { QuestionOf } from '../question.ts'
import { studentQuestion } from '../registry.ts'
import { acceptedNumbers, numeric } from './numeric.ts'
import { compare, plus, type Rational, rational } from './rational.ts'
import { creditOfOutcome } from '../outcome.ts'

const question = (key: Partial<NumberKey> = {}, correctAnswers = ['9.81']): QuestionOf<'numeric'> => ({
  _id: 'q1',
  text: 'How fast?',
  type: 'numeric',
  options: [],
  correctAnswers,
  number: { decimal: '.', ...key },
})
const creditFor = (key: Partial<NumberKey>, answer: string, correctAnswers?: string[]) =>
  creditOfOutcome(numeric.mark(answer)(question(key, correctAnswers))).join('/')

const within = (value: string) => ({ tolerance: { kind: 'absolute' as const, value } })
const relative = (value: string) => ({ tolerance: { kind: 'relative' as const, value } })
const speed = { unit: { is: 'm/s' } }

test.each<[key: Partial<NumberKey>, answer: string, share: string]>([
  [{}, '9.81', '1/1'],
  [{}, '9.810', '1/1'],
  [{}, '981e-2', '1/1'],
  [{}, '9.82', '0/1'],
  [{}, 'nine', '0/1'],
  [within('0.05'), '9.86', '1/1'],
  [within('0.05'), '9.76', '1/1'],
  [within('0.05'), '9.8600001', '0/1'],
  [relative('1 %'), '9.9081', '1/1'],
  [relative('0.01'), '9.9082', '0/1'],
  [{ ...within('0.05'), near: { value: '0.5', share: [1, 2] } }, '10', '1/2'],
  [{ ...within('0.05'), near: { value: '0.5', share: [1, 2] } }, '11', '0/1'],
  [{ precision: { kind: 'significant', count: 3, share: [1, 4] } }, '9.81', '1/1'],
  [{ precision: { kind: 'significant', count: 3, share: [1, 4] } }, '9.810', '1/4'],
  [{ precision: { kind: 'decimals', count: 2, share: [0, 1] } }, '9.8', '0/1'],
  [speed, '9.81 m/s', '1/1'],
  [speed, '9.81m s^-1', '1/1'],
  [speed, '9.81', '0/1'],
  [speed, '9.81 kg', '0/1'],
  [speed, '9.81 xyz', '0/1'],
  [speed, '35.316 km/h', '0/1'],
  [{ unit: { is: 'm/s', convert: true } }, '35.316 km/h', '1/1'],
  [{ unit: { is: 'm/s', shareWithout: [1, 2] } }, '9.81', '1/2'],
])('%j: %s earns %s', (key, answer, share) => {
  expect(creditFor(key, answer)).toBe(share)
})

describe('a unit that can be saved can be answered', () => {
  const symbols = fc.constantFrom(
    ...'m kg s % ‰ ° °C Ω ohm deg h d l µm microF k E e · * / ( ) ^ - 2 ² ⁻¹ 1'.split(' '),
    ' ',
  )
  const units = fc.array(symbols, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('').trim())
  const some = ['%', '‰', '°', '°C', 'Ω', 'ohm', 'deg', 'micrometer', 'm/s²', '1/s', 'kg m s^-2', 'J/(kg K)']

  test.each(some)('%s', (is) => {
    expect(numeric.problems(question({ unit: { is } }, ['5']), 0)).toEqual([])
    expect(creditFor({ unit: { is } }, `5 ${is}`, ['5'])).toBe('1/1')
    expect(creditFor({ unit: { is } }, `6 ${is}`, ['5'])).toBe('0/1')
  })

  test('any', () => {
    fc.assert(
      fc.property(units, (is) => {
        const key = { unit: { is } }
        fc.pre(numeric.problems(question(key, ['5']), 0).length === 0)
        expect(creditFor(key, `5 ${is}`, ['5'])).toBe('1/1')
      }),
      { numRuns: 3_000, maxSkipsPerRun: 1_000 },
    )
  })

  test('a key that has its unit beside it is the same key', () => {
    expect(creditFor({ unit: { is: '%' } }, '5 %', ['5 %'])).toBe('1/1')
    expect(creditFor({ unit: { is: '%', convert: true } }, '50 ‰', ['5 %'])).toBe('1/1')
  })
})

test('any of several numbers is right, and the best of them counts', () => {
  expect(creditFor({}, '-2', ['2', '-2'])).toBe('1/1')
  expect(creditFor({ ...within('0'), near: { value: '1', share: [1, 2] } }, '3', ['2', '3'])).toBe('1/1')
})

test('a blank answer is skipped', () => {
  expect(numeric.mark(' ')(question()).verdict).toBe('skipped')
  expect(numeric.mark(null)(question()).verdict).toBe('skipped')
})

test.each<[key: Partial<NumberKey> | undefined, answers: string[], code: string | undefined]>([
  [{}, ['9.81'], undefined],
  [{}, [''], 'no-number'],
  [{}, ['9.8.1'], 'not-a-number'],
  [{}, ['abc'], 'not-a-number'],
  [within('-1'), ['9'], 'tolerance-below-zero'],
  [within('5 %'), ['9'], 'tolerance-in-per-cent'],
  [within('x'), ['9'], 'tolerance-below-zero'],
  [{ ...within('0.5'), near: { value: '0.1', share: [1, 2] } }, ['9'], 'near-too-narrow'],
  [{ precision: { kind: 'significant', count: 16, share: [1, 2] } }, ['9'], 'precision-wrong'],
  [relative('1 %'), ['0'], 'tolerance-of-zero'],
  [relative('1 %'), ['9', '0.00'], 'tolerance-of-zero'],
  [within('0.1'), ['0'], undefined],
  [{ unit: { is: 'kgg' } }, ['9'], 'unit-unknown-meant'],
  [{ unit: { is: 'xyz' } }, ['9'], 'unit-unknown'],
  [{ unit: { is: '*m' } }, ['9'], 'unit-unknown-meant'],
  [{ unit: { is: '% kat' } }, ['9'], 'unit-unknown'],
])('%j with %j: %s', (key, answers, code) => {
  expect(numeric.problems(question(key, answers), 0).map((problem) => problem.code)).toEqual(
    code ? [code] : [],
  )
})

test('what a student gets says how to write the answer, and nothing of what is right', () => {
  const key: Partial<NumberKey> = {
    ...relative('0.017'),
    near: { value: '0.23', share: [1, 3] },
    precision: { kind: 'decimals', count: 2, share: [2, 3] },
    unit: { is: 'kat', convert: true, shareWithout: [1, 5] },
  }
  const shown = JSON.stringify(studentQuestion(question(key, ['1234.5'])))
  expect(JSON.parse(shown)).toMatchObject({
    number: { decimal: '.', precision: { kind: 'decimals', count: 2 }, hasUnit: true },
  })
  for (const secret of ['1234', '0.017', '0.23', 'kat', 'convert', 'share'])
    expect(shown).not.toContain(secret)
})

test('two questions that differ only in the key look the same', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (one, other) => {
      const shown = (n: number) => JSON.stringify(studentQuestion(question({}, [String(n)])))
      expect(shown(one)).toBe(shown(other))
    }),
  )
})

test('what is said to be accepted is what is marked right, up to its bounds', () => {
  const decimals = fc.integer({ min: -9_999, max: 9_999 }).map((n) => String(n / 100))
  const widths = fc.integer({ min: 0, max: 500 }).map((n) => String(n / 100))
  const keys = fc.oneof(
    widths.map(within),
    widths.map((width) => relative(`${width}%`)),
    fc.constant({}),
  )
  fc.assert(
    fc.property(fc.array(decimals, { minLength: 1, maxLength: 3 }), keys, (answers, key) => {
      const generated = question(key, answers)
      const credit = (value: Rational) =>
        creditFor(key, `${value.num}/${value.den}`.replace('-', '−'), answers)
      for (const { right } of acceptedNumbers(generated)) {
        expect(credit(right.from)).toBe('1/1')
        expect(credit(right.to)).toBe('1/1')
      }
      const greatest = acceptedNumbers(generated)
        .map(({ right }) => right.to)
        .reduce((one, other) => (compare(one, other) < 0 ? other : one))
      expect(credit(plus(greatest, rational(1n, 1_000_000n)))).toBe('0/1')
    }),
  )
})
