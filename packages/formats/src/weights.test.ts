import type { Fraction } from '@quizly/domain'
import { expect, test } from 'vitest'
import {
  markingOfOne,
  markingOfSeveral,
  nearestMoodleShare,
  shareOfWeight,
  weightOfShare,
} from './weights.ts'

test.each<[string, Fraction | undefined]>([
  ['100', [1, 1]],
  ['50', [1, 2]],
  ['33.33333', [1, 3]],
  ['33.33', [1, 3]],
  ['66.667', [2, 3]],
  ['-16.66667', [-1, 6]],
  ['14.28571', [1, 7]],
  ['14.29', [1, 7]],
  ['28.57', [2, 7]],
  ['12.5', [1, 8]],
  ['0.5', [1, 200]],
  ['33', [33, 100]],
  ['50,5', [101, 200]],
  ['+50', [1, 2]],
  [' 50 ', [1, 2]],
  ['.5', [1, 200]],
  ['1e1', [1, 10]],
  ['050', [1, 2]],
  ['-0', [0, 1]],
  ['', undefined],
  ['.', undefined],
  ['--5', undefined],
  ['5 salt', undefined],
])('a weight of %j per cent is %j', (text, share) => {
  expect(shareOfWeight(text)).toEqual(share)
})

test('a rounded whole number can stand for a fraction if it is asked for', () => {
  expect(shareOfWeight('33', true)).toEqual([1, 3])
  expect(shareOfWeight('17', true)).toEqual([1, 6])
  expect(shareOfWeight('40', true)).toEqual([2, 5])
})

test('weights are written with five decimals, and only those that Moodle takes', () => {
  expect(
    [
      [1, 3],
      [-1, 6],
      [1, 2],
      [1, 1],
    ].map((share) => weightOfShare(share as Fraction)),
  ).toEqual(['33.33333', '-16.66667', '50', '100'])
  expect(nearestMoodleShare([2, 7])).toEqual([3, 10])
  expect(nearestMoodleShare([-3, 8])).toEqual([-2, 5])
  expect(nearestMoodleShare([1, 7])).toEqual([1, 7])
})

const third: Fraction = [1, 3]
const half: Fraction = [1, 2]
const minusHalf: Fraction = [-1, 2]
const zero: Fraction = [0, 1]
const whole: Fraction = [1, 1]
const minus: Fraction = [-1, 1]
const options = ['a', 'b', 'c', 'd', 'e']

test.each<[string, Fraction[], object, string[]]>([
  [
    'right minus wrong',
    [third, third, third, minusHalf, minusHalf],
    { correctAnswers: ['a', 'b', 'c'], rule: 'right-minus-wrong' },
    [],
  ],
  ['nothing but right ones', [half, half], { correctAnswers: ['a', 'b'], rule: 'right-minus-wrong' }, []],
  ['all or nothing', [minus, whole, minus], { correctAnswers: ['b'] }, []],
  [
    'by option',
    [half, half, zero],
    { correctAnswers: ['a', 'b'], rule: 'by-option', shares: [half, half, zero] },
    [],
  ],
  ['nothing right', [zero, minus], { correctAnswers: [] }, ['no-right-answer']],
  [
    'too much',
    [half, half, half],
    { correctAnswers: ['a', 'b', 'c'], rule: 'by-option', shares: [half, half, half] },
    ['weights-do-not-add-up'],
  ],
  [
    'too little',
    [half, zero],
    { correctAnswers: ['a'], rule: 'by-option', shares: [half, zero] },
    ['weights-do-not-add-up'],
  ],
])('several: %s', (_, shares, fields, what) => {
  const found = markingOfSeveral(options.slice(0, shares.length), shares)
  expect(found.fields).toEqual(fields)
  expect(found.losses.map((loss) => loss.what)).toEqual(what)
})

test.each<[string, Fraction[], object, string[]]>([
  ['plain', [zero, whole, zero], { correctAnswers: ['b'] }, []],
  ['a deduction', [whole, minusHalf, minusHalf], { correctAnswers: ['a'], deduction: 0.5 }, []],
  [
    'a part',
    [whole, half, zero],
    { correctAnswers: ['a'], rule: 'by-option', shares: [whole, half, zero] },
    [],
  ],
  [
    'a deduction that hundredths cannot say',
    [whole, [-1, 3]],
    { correctAnswers: ['a'], deduction: 0.33 },
    ['weight-rounded'],
  ],
  [
    'two right',
    [whole, whole, zero],
    { correctAnswers: ['a'], rule: 'by-option', shares: [whole, whole, zero] },
    ['two-right-answers'],
  ],
  ['a part at most', [half, zero], { correctAnswers: ['a'] }, ['weights-do-not-add-up']],
  ['nothing right', [zero, zero], { correctAnswers: [] }, ['no-right-answer']],
])('one: %s', (_, shares, fields, what) => {
  const found = markingOfOne(options.slice(0, shares.length), shares)
  expect(found.fields).toEqual(fields)
  expect(found.losses.map((loss) => loss.what)).toEqual(what)
})
