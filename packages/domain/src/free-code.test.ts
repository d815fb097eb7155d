import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateSecretCode, saveWithFreeCode } from './free-code.ts'
import { secretCodePattern } from './secret-code.ts'

/** A source that repeats these bytes, however many are asked for at a time. */
function source(bytes: Iterable<number>): (count: number) => Uint8Array {
  const list = [...bytes]
  let next = 0
  return (count) => Uint8Array.from({ length: count }, () => list[next++ % list.length] ?? 0)
}

test('a code has 8 characters of the alphabet, whatever the bytes (T248)', () => {
  const bytes = fc.uint8Array({ minLength: 1 }).filter((list) => list.some((byte) => (byte & 63) < 62))
  fc.assert(fc.property(bytes, (list) => secretCodePattern.test(generateSecretCode(source(list)))))
})

test('bytes beyond the alphabet are drawn again', () => {
  expect(generateSecretCode(source([62, 0, 63, 1, 126, 127, 254, 255, 61]))).toBe('AB9AB9AB')
})

// Exactly 4 of a byte's 256 values lead to each character, so equally likely bytes give equally likely
// characters. A remainder by 62 would give eight characters 5 values.
test('no character is favoured (T249)', () => {
  const everyByteEightTimes = Array.from({ length: 256 * 8 }, (_, i) => i % 256)
  const generate = source(everyByteEightTimes)
  const codes = Array.from({ length: (248 * 8) / 8 }, () => generateSecretCode(generate))
  const counts = new Map<string, number>()
  for (const character of codes.join('')) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(62)
  expect(new Set(counts.values())).toEqual(new Set([32]))
})

/** Saves while codes are taken: the first `taken` tries are refused as taken, later ones succeed. */
async function saveThrough(taken: number, refusal = 'taken') {
  const tried: string[] = []
  const draws = ['b', 'c', 'd', 'e', 'f']
  const save = async (code: string) => {
    tried.push(code)
    if (tried.length <= taken) throw new Error(refusal)
    return code
  }
  const isTaken = (error: unknown) => error instanceof Error && error.message === 'taken'
  const outcome = await saveWithFreeCode('a', save, { generate: () => draws.shift() ?? '', isTaken }).catch(
    String,
  )
  return { tried: tried.join(''), outcome }
}

test.each([
  { taken: 0, tried: 'a', outcome: 'a' },
  { taken: 1, tried: 'ab', outcome: 'b' },
  { taken: 4, tried: 'abcde', outcome: 'e' },
  { taken: 5, tried: 'abcde', outcome: 'Error: taken' },
])('while $taken codes are taken, "$tried" are tried', async ({ taken, tried, outcome }) => {
  expect(await saveThrough(taken)).toEqual({ tried, outcome })
})

test('no other code is tried after another refusal', async () => {
  expect(await saveThrough(1, 'too late')).toEqual({ tried: 'a', outcome: 'Error: too late' })
})
