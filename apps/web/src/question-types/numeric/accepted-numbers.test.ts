import type { NumberKey } from '@quizly/domain'
import { expect, test } from 'vitest'
import type { QuestionDraft } from '../parts.ts'
import { describeAccepted, readOtherwise } from './accepted-numbers.ts'

const draftOf = (written: string, number: Partial<NumberKey> = {}, others: string[] = []): QuestionDraft => ({
  key: 'q1',
  text: 'How many moles?',
  type: 'numeric',
  options: [],
  correct: [],
  written,
  others,
  number: { decimal: '.', ...number },
})
const within = (value: string) => ({ tolerance: { kind: 'absolute' as const, value } })
const percent = (value: string) => ({ tolerance: { kind: 'relative' as const, value } })
const mol = { is: 'mol' }

test.each<[written: string, number: Partial<NumberKey>, sentence: string | undefined]>([
  ['2.00', {}, 'Accepted: exactly 2'],
  ['-0.5', within('0.25'), 'Accepted: −0.75 to −0.25'],
  [
    '2',
    { ...within('0.05'), unit: { ...mol, shareWithout: [1, 2] } },
    'Accepted: 1.95 to 2.05 mol; half credit without the unit',
  ],
  ['2', { unit: mol }, 'Accepted: exactly 2 mol; no credit without the unit'],
  ['2', { unit: { ...mol, shareWithout: [1, 1] } }, 'Accepted: exactly 2 mol; full credit without the unit'],
  [
    '2',
    { unit: { ...mol, shareWithout: [1, 3] } },
    'Accepted: exactly 2 mol; 1/3 of the points without the unit',
  ],
  [
    '2',
    { unit: { ...mol, convert: true } },
    'Accepted: exactly 2 mol; also in other units of the same kind; no credit without the unit',
  ],
  ['200', percent('5%'), 'Accepted: 190 to 210'],
  ['200', percent('0.05'), 'Accepted: 190 to 210'],
  ['1/3', percent('10 %'), 'Accepted: 0.3 to 11/30'],
  ['6.02e23', percent('1%'), 'Accepted: 5.9598 × 10²³ to 6.0802 × 10²³'],
  [
    '2',
    { ...within('0.05'), near: { value: '0.1', share: [1, 2] } },
    'Accepted: 1.95 to 2.05; half credit for 1.9 to 2.1',
  ],
  ['2', { near: { value: '0.1', share: [1, 4] } }, 'Accepted: exactly 2; 1/4 of the points for 1.9 to 2.1'],
  [
    '2.5',
    { precision: { kind: 'decimals', count: 1, share: [1, 2] } },
    'Accepted: exactly 2.5; with 1 decimal, otherwise half credit',
  ],
  [
    '2.5',
    { precision: { kind: 'significant', count: 3, share: [0, 1] } },
    'Accepted: exactly 2.5; with 3 significant figures, otherwise no credit',
  ],
  ['3,145', { decimal: ',' }, 'Accepted: exactly 3.145'],
  ['3,145', {}, 'Accepted: exactly 3145'],
  ['', {}, undefined],
  ['9.8.1', {}, undefined],
  ['2', { unit: { is: 'moll' } }, undefined],
  ['2', within('x'), undefined],
  ['0', percent('5%'), undefined],
])('%s with %j: %s', (written, number, sentence) => {
  expect(describeAccepted(draftOf(written, number))).toBe(sentence)
})

test('each accepted number has its range', () => {
  const sentence = describeAccepted(draftOf('2', within('0.1'), ['-2', '']))
  expect(sentence).toBe('Accepted: 1.9 to 2.1 or −2.1 to −1.9')
})

test.each([
  ['2.00', '.', undefined],
  ['2', '.', undefined],
  ['-0.50', '.', undefined],
  ['−3', '.', undefined],
  ['.5', '.', undefined],
  ['007', '.', undefined],
  ['٣', '.', undefined],
  ['3,14', ',', undefined],
  ['', '.', undefined],
  ['3,145', '.', 'Read as 3145'],
  ['3,14', '.', 'Read as 3.14'],
  ['1 000', '.', 'Read as 1000'],
  ['6.02e23', '.', 'Read as 6.02 × 10²³'],
  ['5 %', '.', 'Read as 0.05'],
  ['9.8.1', '.', 'Not a number yet'],
] as const)('%s with “%s” before decimals: %s', (text, decimal, said) => {
  expect(readOtherwise(text, decimal)).toBe(said)
})
