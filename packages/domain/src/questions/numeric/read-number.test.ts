import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, rational } from './rational.ts'
import { type DecimalMark, readNumber } from './read-number.ts'
import { shownNumber } from './shown-number.ts'

const read: [text: string, decimal: DecimalMark, shown: string | undefined][] = [
  ['3.145', '.', '3.145'],
  ['3,145', '.', '3145'],
  ['3,145', ',', '3.145'],
  ['3.145', ',', '3145'],
  ['0,250', '.', '0.25'],
  ['0.250', ',', '0.25'],
  ['-0,250', '.', '−0.25'],
  ['00,125', '.', '0.125'],
  ['0,250,000', '.', undefined],
  ['0 250', '.', undefined],
  ['１２．５', '.', '12.5'],
  ['3.14', ',', '3.14'],
  ['3,14', '.', '3.14'],
  ['1,234.5', '.', '1234.5'],
  ['1.234,5', ',', '1234.5'],
  ["12'345", '.', '12345'],
  ['12’345.6', '.', '12345.6'],
  ['1 234 567', '.', '1234567'],
  ['1\u202F234,5', ',', '1234.5'],
  ['1\u00A0234,5', ',', '1234.5'],
  ['1.000.000', ',', '1000000'],
  ['1.000.000', '.', '1000000'],
  ['1,000,000.25', '.', '1000000.25'],
  ['6.02e23', '.', '6.02 × 10²³'],
  ['6.02E23', '.', '6.02 × 10²³'],
  ['6,02·10^23', ',', '6.02 × 10²³'],
  ['6.02×10²³', '.', '6.02 × 10²³'],
  ['6.02 * 10^23', '.', '6.02 × 10²³'],
  ['6.02 x 10^23', '.', '6.02 × 10²³'],
  ['1.6 × 10⁻¹⁹', '.', '1.6 × 10⁻¹⁹'],
  ['10^5', '.', '100000'],
  ['-10^2', '.', '−100'],
  ['1e-3', '.', '0.001'],
  ['1/3', '.', '1/3'],
  ['2/4', '.', '0.5'],
  ['1 1/2', '.', '1.5'],
  ['-1/2', '.', '−0.5'],
  ['7⁄8', '.', '0.875'],
  ['5 %', '.', '0.05'],
  ['12,5%', ',', '0.125'],
  ['٣٫١٤', '.', '3.14'],
  ['१२३', '.', '123'],
  ['−7', '.', '−7'],
  ['- 7', '.', '−7'],
  ['+3', '.', '3'],
  ['.5', '.', '0.5'],
  ['5.', '.', '5'],
  ['0', '.', '0'],
  [' 42 ', '.', '42'],
  ['\u200E42\u200F', '.', '42'],
  ['', '.', undefined],
  ['-', '.', undefined],
  ['.', '.', undefined],
  ['1e', '.', undefined],
  ['1e101', '.', undefined],
  ['1/0', '.', undefined],
  ['12 34', '.', undefined],
  ['1,2,3', '.', undefined],
  ['9.8.1', '.', undefined],
  ['1,234,5', '.', undefined],
  ["1'234 567", '.', undefined],
  ['abc', '.', undefined],
  ['0x10', '.', undefined],
  ['Infinity', '.', undefined],
  ['5 m', '.', undefined],
  ['1'.repeat(41), '.', undefined],
]

test.each(read)('%j with %s is read as %s', (text, decimal, shown) => {
  const number = readNumber(text, decimal)
  expect(number && shownNumber(number, '.')).toBe(shown)
})

test.each([
  ['3.140', 3, 4],
  ['0.050', 3, 2],
  ['100', 0, 3],
  ['6.02e23', 2, 3],
  ['0', 0, 1],
  ['.5', 1, 1],
])('%s is written with %i decimals and %i significant figures', (text, decimals, significant) => {
  expect(readNumber(text, '.')).toMatchObject({ decimals, significant })
})

test('no text makes it fail, and the time does not grow with it', () => {
  const sign = fc.constantFrom(..."0123456789 .,'+-−eE^*×10/%²⁻٣ab ")
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 300 }),
      fc.constantFrom('.' as const, ',' as const),
      (signs, mark) => {
        const number = readNumber(signs.join(''), mark)
        if (number) expect(number.value.den > 0n).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a whole number is read as it is written, grouped or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(' ', ',', "'"), (n, group) => {
      const grouped = String(n).replaceAll(/\B(?=(?:\d{3})+$)/g, group)
      const number = readNumber(grouped, '.')
      expect(number && compare(number.value, rational(BigInt(n)))).toBe(0)
    }),
  )
})
