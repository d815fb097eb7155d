import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawSecretCode, enteredCode, secretCodeAlphabet, secretCodePattern } from './secret-code.ts'

/** A source that gives these bytes over and over, however many are asked for at a time. */
function source(bytes: Iterable<number>): (count: number) => Uint8Array {
  const list = [...bytes]
  let next = 0
  return (count) => Uint8Array.from({ length: count }, () => list[next++ % list.length] ?? 0)
}

test('the alphabet is 62 different letters and digits', () => {
  expect(new Set(secretCodeAlphabet).size).toBe(62)
  expect(secretCodeAlphabet).toMatch(/^[A-Za-z0-9]{62}$/)
})

test('a code has 8 characters of the alphabet, whatever the bytes', () => {
  const bytes = fc.uint8Array({ minLength: 1 }).filter((list) => list.some((byte) => (byte & 63) < 62))
  fc.assert(fc.property(bytes, (list) => secretCodePattern.test(drawSecretCode(source(list)))))
})

test('bytes beyond the alphabet are drawn again', () => {
  expect(drawSecretCode(source([62, 0, 63, 1, 126, 127, 254, 255, 61]))).toBe('AB9AB9AB')
})

// Of the 256 values of a byte exactly 4 choose each character: where all bytes are equally likely, so are all
// characters. A remainder by 62 would give eight of them 5.
test('no character is favoured', () => {
  const everyByteEightTimes = Array.from({ length: 256 * 8 }, (_, i) => i % 256)
  const draw = source(everyByteEightTimes)
  const codes = Array.from({ length: (248 * 8) / 8 }, () => drawSecretCode(draw))
  const counts = new Map<string, number>()
  for (const character of codes.join('')) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(62)
  expect(new Set(counts.values())).toEqual(new Set([32]))
})

test.each([
  ['Abc12345', true],
  ['Abc1234', false],
  ['Abc123456', false],
  ['Abc 2345', false],
  ['Abc1234é', false],
])('%s reads as a code: %s', (code, isCode) => {
  expect(secretCodePattern.test(code)).toBe(isCode)
})

test.each([
  ['UcGKbPj4', 'UcGKbPj4'],
  ['  UcGKbPj4\n', 'UcGKbPj4'],
  ['UcGK bPj4', 'UcGKbPj4'],
  ['UcGK\u00A0bPj4', 'UcGKbPj4'],
  ['https://quizly.example/verify-captcha?code=UcGKbPj4', 'UcGKbPj4'],
  ['Here: http://10.0.0.4:3000/verify-captcha?from=x&code=UcGKbPj4 – see you', 'UcGKbPj4'],
  ['ucgk', 'ucgk'],
  ['   ', ''],
])('in %j the code is %j', (typed, code) => {
  expect(enteredCode(typed)).toBe(code)
})
