import Qty from 'js-quantities'
import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'
import { readUnit } from './units.ts'

/** Units as written here, and as js-quantities writes them, with a unit of the same dimension to measure both by. */
const measured: [ours: string, theirs: string, by: string][] = [
  ['km', 'km', 'm'],
  ['cm', 'cm', 'm'],
  ['µm', 'um', 'm'],
  ['nm', 'nm', 'm'],
  ['in', 'in', 'm'],
  ['ft', 'ft', 'm'],
  ['yd', 'yd', 'm'],
  ['mi', 'mi', 'm'],
  ['nmi', 'nmi', 'm'],
  ['Å', 'angstrom', 'm'],
  ['mg', 'mg', 'kg'],
  ['t', 'tonne', 'kg'],
  ['lb', 'lb', 'kg'],
  ['oz', 'oz', 'kg'],
  ['ms', 'ms', 's'],
  ['min', 'min', 's'],
  ['h', 'h', 's'],
  ['d', 'd', 's'],
  ['mA', 'mA', 'A'],
  ['mmol', 'mmol', 'mol'],
  ['kcd', 'kcd', 'cd'],
  ['kHz', 'kHz', '1/s'],
  ['MN', 'MN', 'kg m/s^2'],
  ['hPa', 'hPa', 'Pa'],
  ['bar', 'bar', 'Pa'],
  ['atm', 'atm', 'Pa'],
  ['mmHg', 'mmHg', 'Pa'],
  ['kJ', 'kJ', 'J'],
  ['eV', 'eV', 'J'],
  ['cal', 'cal', 'J'],
  ['kcal', 'kcal', 'J'],
  ['kWh', 'kWh', 'J'],
  ['MW', 'MW', 'W'],
  ['mW', 'mW', 'W'],
  ['kW', 'kW', 'J/s'],
  ['mC', 'mC', 'A s'],
  ['kV', 'kV', 'V'],
  ['pF', 'pF', 'F'],
  ['kΩ', 'kohm', 'ohm'],
  ['mS', 'mS', '1/ohm'],
  ['Wb', 'Wb', 'V s'],
  ['mT', 'mT', 'Wb/m^2'],
  ['mH', 'mH', 'H'],
  ['lx', 'lux', 'lm/m^2'],
  ['kBq', 'kBq', '1/s'],
  ['mGy', 'mGy', 'J/kg'],
  ['mSv', 'mSv', 'J/kg'],
  ['kat', 'kat', 'mol/s'],
  ['ml', 'ml', 'm^3'],
  ['hl', 'hl', 'm^3'],
  ['gal', 'gal', 'm^3'],
  ['ha', 'hectare', 'm^2'],
  ['mmol/l', 'mmol/l', 'mol/m^3'],
  ['km/h', 'km/h', 'm/s'],
  ['mph', 'mph', 'm/s'],
  ['kn', 'knot', 'm/s'],
  ['m/s²', 'm/s^2', 'm/s^2'],
  ['kg·m·s⁻²', 'kg*m/s^2', 'N'],
  ['g/cm³', 'g/cm^3', 'kg/m^3'],
  ['kJ/(kg K)', 'kJ/kg*degK', 'J/kg*degK'],
  ['%', '%', '1'],
  ['kB', 'kB', 'bit'],
]
/** What one of the unit is in those that `by` is written in; their `by` may be in words that are not ours. */
const sizeHere = (text: string) => {
  const { num, den } = readUnit(text)?.factor ?? { num: 0n, den: 0n }
  return Number(num) / Number(den)
}
const ownWords = (text: string) => text.replaceAll('ohm', 'Ω').replaceAll('J/kg*degK', 'J/(kg K)')

// js-quantities keeps about nine digits, and mmHg by an older density of mercury: 1.4e-7 apart.
test.each(measured)('%s is as large as the %s of js-quantities, in %s', (ours, theirs, by) => {
  const here = sizeHere(ours) / (by === '1' ? 1 : sizeHere(ownWords(by)))
  expect(here / Qty(`1 ${theirs}`).to(by).scalar).toBeCloseTo(1, 6)
})

test.each(['9.81 m', '-0.5 kg', '+3 s', '1.6e-19 C', '1E3 V', '0.001 km', '42 J', '007 N', '6.02e23 mol'])(
  '%s is read as js-quantities reads it',
  (text) => {
    const answer = readAnswer(text, { decimal: '.', hasUnit: true })
    if (!answer || !('number' in answer)) throw new Error('not read')
    const { num, den } = answer.number.value
    expect(Number(num) / Number(den) / Qty(text).scalar).toBeCloseTo(1, 12)
    expect(answer.unitText).toBe(Qty(text).units())
  },
)
