import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'
import { shownNumber } from './shown-number.ts'

const read = (text: string) => {
  const answer = readAnswer(text, { decimal: '.', hasUnit: true })
  if (!answer) return undefined
  return 'unknownUnit' in answer
    ? `? ${answer.unknownUnit}`
    : `${shownNumber(answer.number, '.')}|${answer.unitText}`
}

test.each([
  ['9.81 m/s²', '9.81|m/s²'],
  ['9.81m s^-2', '9.81|m s^-2'],
  ['5e3 m', '5000|m'],
  ['5 eV', '5|eV'],
  ['5e', undefined],
  ['5e-', undefined],
  ['6.02x', undefined],
  ['6.02x10^', undefined],
  ['6.02x10^(-', undefined],
  ['6.02 x10 m', '? x10 m'],
  ['5 e3', '5000|'],
  ['1.6 × 10^-19 C', '1.6 × 10⁻¹⁹|C'],
  ['6.02×10²³ 1/mol', '6.02 × 10²³|1/mol'],
  ['5 %', '5|%'],
  ['5%', '5|%'],
  ['٥٪', '5|٪'],
  ['5‰', '5|‰'],
  ['90°', '90|°'],
  ['90 deg', '90|deg'],
  ['5 ohm', '5|ohm'],
  ['5 \u200Bm', '5|m'],
  ['３．５　ｍ', '3.5|m'],
  ['6.02×10²³ /mol', '? /mol'],
  ['1/3 kg', '1/3|kg'],
  ['1 1/2 kg m2 s-2', '1.5|kg m2 s-2'],
  ['٣ kg', '3|kg'],
  ['12 °C', '12|°C'],
  ['50 % kg', '0.5|kg'],
  ['-7 mps', '? mps'],
  ['kg', undefined],
  ['', undefined],
])('%j is read as %j', (text, shown) => {
  expect(read(text)).toBe(shown)
})

test('an answer of many parts is not read at each of them', () => {
  expect(read('1a'.repeat(50))).toBeUndefined()
  expect(read('1a'.repeat(5_000))).toBeUndefined()
})
