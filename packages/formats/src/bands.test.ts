import { expect, test } from 'vitest'
import { bandOfRange, bandsOfKey, keyOfBands, type NumberBand } from './bands.ts'

test.each([
  ['1', '5', '3', '2'],
  ['5', '1', '3', '2'],
  ['-3', '-1', '-2', '1'],
  ['1.0', '2.0', '1.5', '0.5'],
  ['0', '0.1', '0.05', '0.05'],
  ['1e3', '1.5e3', '1250', '250'],
])('%s..%s is %s ± %s', (from, to, value, tolerance) => {
  expect(bandOfRange(from, to)).toEqual({ value, tolerance })
})

test.each(['', '3 m', '1,5', 'x', '.', '1..2'])('%j is no limit of a range', (text) => {
  expect(bandOfRange(text, '3')).toBeUndefined()
})

const band = (value: string, tolerance: string, num = 1, den = 1): NumberBand => ({
  value,
  tolerance,
  share: [num, den],
})

test.each<[string, NumberBand[], string[], object, string[]]>([
  ['one', [band('3', '0')], ['3'], {}, []],
  ['a tolerance', [band('3', '-0.5')], ['3'], { tolerance: { kind: 'absolute', value: '0.5' } }, []],
  [
    'a wider band',
    [band('9.81', '0.05'), band('9.81', '0.5', 1, 2)],
    ['9.81'],
    { tolerance: { kind: 'absolute', value: '0.05' }, near: { value: '0.5', share: [1, 2] } },
    [],
  ],
  [
    'the wider first',
    [band('9.81', '0.5', 1, 3), band('9.81', '0')],
    ['9.81'],
    { near: { value: '0.5', share: [1, 3] } },
    [],
  ],
  [
    'two, each with a wider one',
    [band('1', '0'), band('2', '0'), band('1.0', '.5', 1, 2), band('2', '0.5', 1, 2)],
    ['1', '2'],
    { near: { value: '.5', share: [1, 2] } },
    [],
  ],
  ['another number that earns a part', [band('3', '0'), band('4', '1', 1, 2)], ['3'], {}, ['number-weight']],
  [
    'two tolerances',
    [band('3', '0.1'), band('4', '1')],
    ['3', '4'],
    { tolerance: { kind: 'absolute', value: '0.1' } },
    ['number-tolerance'],
  ],
])('%s', (_, bands, correctAnswers, number, what) => {
  const found = keyOfBands(bands)
  expect(found.correctAnswers).toEqual(correctAnswers)
  expect(found.number).toEqual({ decimal: '.', ...number })
  expect(found.losses.map((loss) => loss.what)).toEqual(what)
})

test('a key is written with plain numbers, the narrow band first', () => {
  const { bands, losses } = bandsOfKey({
    text: '?',
    type: 'numeric',
    options: [],
    correctAnswers: ['1.000,5', '1/3'],
    number: {
      decimal: ',',
      tolerance: { kind: 'relative', value: '10%' },
      near: { value: '0.2', share: [1, 2] },
    },
  })
  expect(bands).toEqual([
    band('1000.5', '100.05'),
    band('1000.5', '200.1', 1, 2),
    band('0.333333333333333', '0.0333333333333333'),
    band('0.333333333333333', '0.0666666666666666', 1, 2),
  ])
  expect(losses).toEqual([
    {
      kind: 'changed',
      what: 'number-rounded',
      field: 'key',
      params: { number: '1/3' },
      instead: '0.333333333333333',
    },
  ])
})
