import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUnit, unitLike } from './units.ts'

const same: [one: string, other: string, times: number][] = [
  ['km', 'm', 1000],
  ['cm', 'mm', 10],
  ['µm', 'nm', 1000],
  ['μm', 'µm', 1],
  ['um', 'µm', 1],
  ['km/h', 'm/s', 1 / 3.6],
  ['m/s²', 'm s^-2', 1],
  ['m/s/s', 'm·s⁻²', 1],
  ['kg*m/s^2', 'N', 1],
  ['kg m s-2', 'N', 1],
  ['N m', 'J', 1],
  ['J/s', 'W', 1],
  ['kWh', 'J', 3_600_000],
  ['W s', 'J', 1],
  ['V A', 'W', 1],
  ['V/A', 'Ω', 1],
  ['Ohm', 'Ω', 1],
  ['ohm', 'Ω', 1],
  ['Ohms', 'Ω', 1],
  ['kohm', 'kΩ', 1],
  ['kilohm', 'kΩ', 1],
  ['Megaohm', 'MΩ', 1],
  ['microohm', 'µΩ', 1],
  ['micrometer', 'µm', 1],
  ['Micrometres', 'µm', 1],
  ['microF', 'µF', 1],
  ['microgram', 'µg', 1],
  ['deg', '°', 1],
  ['degrees', '°', 1],
  ['degC', '°C', 1],
  ['percent', '%', 1],
  ['٪', '%', 1],
  ['inches', 'in', 1],
  ['km/hour', 'km/h', 1],
  ['kΩ', 'Ω', 1000],
  ['\u2126', 'Ω', 1],
  ['A s', 'C', 1],
  ['C/V', 'F', 1],
  ['1/s', 'Hz', 1],
  ['mW', 'W', 0.001],
  ['MW', 'W', 1_000_000],
  ['hPa', 'Pa', 100],
  ['bar', 'kPa', 100],
  ['mbar', 'hPa', 1],
  ['atm', 'Pa', 101_325],
  ['N/m²', 'Pa', 1],
  ['l', 'dm³', 1],
  ['L', 'l', 1],
  ['ml', 'cm^3', 1],
  ['cm3', 'ml', 1],
  ['hl', 'l', 100],
  ['t', 'kg', 1000],
  ['g/cm³', 'kg/m³', 1000],
  ['mg', 'kg', 0.000001],
  ['min', 's', 60],
  ['h', 'min', 60],
  ['d', 'h', 24],
  ['ms', 's', 0.001],
  ['mol/l', 'M', 1],
  ['mmol/l', 'mol/m³', 1],
  ['J/(kg K)', 'J/(kg °C)', 1],
  ['°C', 'K', 1],
  ['eV', 'J', 1.602176634e-19],
  ['keV', 'eV', 1000],
  ['cal', 'J', 4.184],
  ['kcal', 'kJ', 4.184],
  ['in', 'cm', 2.54],
  ['ft', 'in', 12],
  ['yd', 'ft', 3],
  ['mi', 'km', 1.609344],
  ['mph', 'mi/h', 1],
  ['lb', 'oz', 16],
  ['lb', 'kg', 0.45359237],
  ['ha', 'm²', 10_000],
  ['T', 'Wb/m²', 1],
  ['H', 'V s/A', 1],
  ['Sv', 'J/kg', 1],
  ['lx', 'lm/m²', 1],
  ['%', '‰', 10],
  ['daN', 'N', 10],
  ['nmi', 'm', 1852],
]

test.each(same)('1 %s is %s times %d', (one, other, times) => {
  const [left, right] = [readUnit(one), readUnit(other)]
  expect(left?.dimension).toBe(right?.dimension)
  const ratio =
    (Number(left?.factor.num) / Number(left?.factor.den)) *
    (Number(right?.factor.den) / Number(right?.factor.num))
  expect(ratio / times).toBeCloseTo(1, 12)
})

test.each(['', 'kgg', 'KM', 'Sec', '/s', 'm//s', '(m', 'm)', 'm^10', 'm0', 'm s)', 'kmin', 'mm2m2x', '1/'])(
  '%j is no unit',
  (text) => {
    expect(readUnit(text)).toBeUndefined()
  },
)

test.each([
  ['kgg', 'kg'],
  ['KM', 'km'],
  ['m/ss', 'm/s'],
  ['xyz', undefined],
])('%s is meant as %s', (text, like) => {
  expect(unitLike(text)).toBe(like)
})

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      expect(() => readUnit(text)).not.toThrow()
    }),
  )
})
