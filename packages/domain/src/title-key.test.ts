import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleKey, titlePattern } from './title-key.ts'

/** LIKE as both databases understand it. */
function isLike(text: string, pattern: string): boolean {
  const parts = pattern.match(/\\.|[^\\]/gsu) ?? []
  const source = parts.map((part) =>
    part === '%'
      ? '.*'
      : part === '_'
        ? '.'
        : part.replace(/^\\/, '').replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&'),
  )
  return new RegExp(`^${source.join('')}$`, 'su').test(text)
}
const finds = (requested: string, title: string) => isLike(titleKey(title), titlePattern(requested))

test.each([
  ['forces', 'Forces and Motion', true],
  ['ÉMILE', 'Emile', true],
  ['emile', 'E\u0301mile', true],
  ['and  motion ', 'Forces and Motion', true],
  ['quiz 1', 'Quiz 10', true],
  ['10', 'Quiz 210', true],
  ['z 2', 'Quiz 10', false],
  ['1b', 'Class 11b', true],
  ['100%', '100% right', true],
  ['0%', '100 right', false],
  ['a_b', 'axb', false],
  ['a\\b', 'a\\b', true],
  ['İstanbul', 'istanbul', true],
])('%j finds %j: %s', (requested, title, isFound) => {
  expect(finds(requested, title)).toBe(isFound)
})

test('titles go in the order that people expect', () => {
  const titles = ['Quiz', 'Quiz 2', 'quiz 9', 'Quiz 10', 'Quiz 010b', 'quiz 100', 'Éclair', 'Zoo']
  const inOrder = titles.toSorted((one, other) => (titleKey(one) < titleKey(other) ? -1 : 1))
  expect(inOrder).toEqual(['Éclair', 'Quiz', 'Quiz 2', 'quiz 9', 'Quiz 010b', 'Quiz 10', 'quiz 100', 'Zoo'])
})

const characters = fc.constantFrom(...'aB é%_\\0179'.split(''))
const texts = fc.string({ unit: characters, minLength: 1, maxLength: 12 })

test('a text finds exactly the titles that contain it, apart from case, accents and doubled spaces', () => {
  const plain = (text: string) => text.toLowerCase().replaceAll('é', 'e').replaceAll(/ +/g, ' ').trim()
  fc.assert(
    fc.property(texts, texts, (title, requested) => {
      expect(finds(requested, title)).toBe(plain(title).includes(plain(requested)))
    }),
    { numRuns: 3_000 },
  )
})

test('a title is found by each part of it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.nat(30),
      fc.nat(30),
      (title, from, length) => {
        const composed = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
        expect(finds(composed.slice(from, from + length).join(''), title)).toBe(true)
      },
    ),
  )
})
