import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparableAnswer } from '../questions/text/comparable-answer.ts'
import {
  answerCounter,
  areNear,
  editDistance,
  groupAnswers,
  maxDistinctAnswers,
  nearTexts,
} from './written-answers.ts'

test.each([
  ['osmosis', 'osmossis'],
  ['Osmosis', ' osmosis '],
  ['photosynthesis', 'fotosynthesis'],
  ['photosynthesis', 'photosintesis'],
  ['New York', 'New Yorck'],
  ['asymmetric', 'asymetric'],
  ['impossible', 'imposible'],
  ['well-known cell', 'wellknown cell'],
  ['in 1945 at Potsdam', 'in 1945 at Potsdamm'],
  ['Cytoplasma', 'Zytoplasma'],
  ['Митохондрия', 'Метохондрия'],
])('%s and %s are near', (one, other) => {
  expect([areNear(one, other), areNear(other, one)]).toEqual([true, true])
})

test.each([
  ['too short for a slip', 'cat', 'cut'],
  ['two slips in a short word', 'osmosis', 'ozmozis'],
  ['three slips in a long one', 'photosynthesis', 'fotosintesis'],
  ['a digit', 'the year 1945', 'the year 1946'],
  ['a digit of another script', 'in the year ١٩٤٥', 'in the year ١٩٤٦'],
  ['a superscript', 'square metre m²', 'square metre m³'],
  ['a lost digit', 'about 100 people', 'about 10 people'],
  ['a decimal mark', 'about 3.5 people', 'about 35 people'],
  ['a minus', 'minus -5 degrees', 'minus 5 degrees'],
  ['a sign of an operation', 'mass + volume', 'mass - volume'],
  ['not', 'it is not alive', 'it is now alive'],
  ['a double no', 'no cells no life', 'cells no life'],
  ['an apostrophe', 'they don’t divide', 'they do divide'],
  ['kein', 'eine Zelle', 'keine Zelle'],
  ['pas', 'elle a pas', 'elle a bas'],
  ['a negative prefix', 'symmetric', 'asymmetric'],
  ['a negative prefix with a slip', 'symmetric', 'asymetric'],
  ['ir-', 'reversible', 'irreversible'],
  ['un-', 'conscious', 'unconscious'],
  ['in-', 'dependent', 'independent'],
  ['an-', 'organic matter', 'anorganic matter'],
  ['a unit', 'about 50 km', 'about 50 m'],
  ['a unit without a number', 'ten km away', 'ten m away'],
  ['a unit in words', 'megahertz', 'gigahertz'],
  ['a unit that may have a slip', 'megahertz', 'gigahetz'],
])('%s keeps answers apart', (_, one, other) => {
  expect([areNear(one, other), areNear(other, one)]).toEqual([false, false])
})

/** Answers of few letters and many slips, so that near ones are frequent. */
const words = fc.constantFrom(
  'osmosis',
  'photosynthesis',
  'mitochondrion',
  'not',
  'alive',
  '5',
  '50 km',
  'a',
  '-',
)
const slip = fc.tuple(fc.nat(30), fc.constantFrom('', 'a', 'x', 'n', ' ', '1', '-', 'm'), fc.nat(2))
const answerText = fc
  .tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.array(slip, { maxLength: 3 }))
  .map(([parts, slips]) =>
    slips.reduce(
      (text, [at, letter, removed]) => text.slice(0, at) + letter + text.slice(at + removed),
      parts.join(' '),
    ),
  )
  .filter((text) => comparableAnswer(text) !== '')
const counts = fc.uniqueArray(fc.record({ text: answerText, count: fc.nat(9) }), {
  maxLength: 40,
  selector: ({ text }) => comparableAnswer(text),
})

describe('groups of answers', () => {
  test('nearness has no direction', () => {
    fc.assert(
      fc.property(answerText, answerText, (one, other) => {
        expect(areNear(one, other)).toBe(areNear(other, one))
        expect(areNear(one, one)).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })

  test('near answers have the same digits in the same order, and differ as little as their length allows', () => {
    const digitsOf = (text: string) =>
      [...comparableAnswer(text)].filter((each) => /\p{N}/u.test(each)).join('')
    const lettersOf = (text: string) => comparableAnswer(text).match(/\p{L}/gu)?.length ?? 0
    fc.assert(
      fc.property(counts, (answers) => {
        for (const one of answers) {
          for (const other of answers.filter((each) => each !== one && areNear(each.text, one.text))) {
            expect(digitsOf(one.text)).toBe(digitsOf(other.text))
            const shorter = Math.min(lettersOf(one.text), lettersOf(other.text))
            const distance = plainDistance([...comparableAnswer(one.text)], [...comparableAnswer(other.text)])
            expect(distance).toBeLessThanOrEqual(shorter < 4 ? 0 : shorter < 9 ? 1 : 2)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a number, a negation or a unit in only one of them keeps any two answers apart', () => {
    const plain = fc
      .array(fc.constantFrom('osmosis', 'photosynthesis', 'mitochondrion', 'alive', 'and', 'water'), {
        minLength: 2,
        maxLength: 4,
      })
      .map((parts) => parts.join(' '))
    const decisive = fc.constantFrom(
      '5',
      '12',
      'not',
      'no',
      'never',
      'nicht',
      'ne',
      'km',
      'mg',
      'volt',
      '5 km',
      '5 m',
    )
    fc.assert(
      fc.property(plain, slip, decisive, fc.nat(4), ([...text], [at], word, index) => {
        const parts = text.join('').split(' ')
        const without = text.toSpliced(at % text.length, 1).join('')
        parts.splice(index % (parts.length + 1), 0, word)
        for (const other of [text.join(''), without]) {
          expect(areNear(other, parts.join(' '))).toBe(false)
          const last = parts.join(' ').replace(word, word === '5 km' ? '5 cm' : '7')
          expect(areNear(last, parts.join(' '))).toBe(false)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('each answer is in one group, where all are near each other, in whatever order they come', () => {
    const shuffled = counts.chain((answers) =>
      fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
    )
    fc.assert(
      fc.property(shuffled, ([answers, again]) => {
        const groups = groupAnswers(answers)
        expect(groups.flat().toSorted(byText)).toEqual(answers.toSorted(byText))
        for (const group of groups) {
          for (const { text } of group) expect(group.every((each) => areNear(each.text, text))).toBe(true)
        }
        expect(groupAnswers(again)).toEqual(groups)
      }),
      { numRuns: 300 },
    )
  })

  test('a chain of slips does not join its ends', () => {
    const chain = ['photosynthesis', 'photosynthexxs', 'photosyntyyxxs', 'photosyzzyyxxs']
    const groups = groupAnswers(chain.map((text, i) => ({ text, count: 9 - i })))
    expect(groups.map((group) => group.map(({ text }) => text))).toEqual([chain.slice(0, 2), chain.slice(2)])
  })

  test('the correct answer begins the first group, however often others were given', () => {
    const answers = ['osmossis', 'diffusion', 'osmosis'].map((text, i) => ({ text, count: 9 - i }))
    const groups = groupAnswers(answers, ({ text }) => text === 'osmosis')
    expect(groups.map((group) => group.map(({ text }) => text))).toEqual([
      ['osmosis', 'osmossis'],
      ['diffusion'],
    ])
  })

  test('only so many are looked at, and endless ones are compared with none', () => {
    const many = Array.from({ length: 1_200 }, (_, i) => ({ text: `${'n'.repeat(2_000)}${i}`, count: i }))
    const groups = groupAnswers(many)
    expect(groups).toHaveLength(maxDistinctAnswers)
    expect(groups[0]).toEqual([many.at(-1)])
    expect(areNear(`${'long '.repeat(18)}end`, `${'long '.repeat(18)}ends`)).toBe(true)
    expect(areNear(`${'long '.repeat(20)}end`, `${'long '.repeat(20)}ends`)).toBe(false)
  })
})

const byText = (one: { text: string }, other: { text: string }) => (one.text < other.text ? -1 : 1)

/** The whole table, as textbooks have it. */
function plainDistance(one: readonly string[], other: readonly string[]): number {
  let above = other.map((_, i) => i + 1)
  let corner = 0
  for (const [row, letter] of one.entries()) {
    let left = row + 1
    let diagonal = row
    above = above.map((up, i) => {
      const here = Math.min(up + 1, left + 1, diagonal + Number(letter !== other[i]))
      diagonal = up
      left = here
      return here
    })
    corner = left
  }
  return other.length === 0 ? one.length : one.length === 0 ? other.length : (above.at(-1) ?? corner)
}

test('the edit distance is that of the whole table, up to the most that is asked for', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
  fc.assert(
    fc.property(letters, letters, fc.nat(4), (one, other, most) => {
      expect(editDistance(one, other, most)).toBe(Math.min(plainDistance(one, other), most + 1))
    }),
    { numRuns: 5_000 },
  )
})

describe('counting', () => {
  const limits = { most: 3, characters: 1_000 }
  function count(...given: [selected: string | string[] | null, isRight: boolean][]) {
    const counter = answerCounter()
    for (const [selected, isRight] of given) counter.add(selected, isRight)
    return counter
  }

  test('answers of one normal form are one row; skipped ones are none', () => {
    const counter = count([' Cell', true], ['cell ', true], ['CELL', false], [null, false], ['  ', false])
    expect(counter.rows([], limits)).toEqual({ answers: [{ text: 'Cell', count: 3, right: 2 }], more: 0 })
  })

  test('those that count come first, also if nobody wrote them; of the others the most frequent', () => {
    const given = ['a', 'b', 'b', 'c', 'c', 'c', 'd'].map((text): [string, boolean] => [text, false])
    expect(count(...given).rows(['z', 'A'], limits)).toEqual({
      answers: [
        { text: 'z', count: 0, right: 0 },
        { text: 'a', count: 1, right: 0 },
        { text: 'c', count: 3, right: 0 },
      ],
      more: 3,
    })
    expect(count(...given).rows([], { most: 9, characters: 2 })).toMatchObject({ more: 2 })
  })

  test('endless answers do not fill the memory: those for which there is no room are only counted', () => {
    const given = Array.from({ length: 50 }, (_, i): [string, boolean] => [
      `${i}${'x'.repeat(99_998)}`,
      false,
    ])
    const { answers, more } = count(...given, ['short', false]).rows([], { most: 99, characters: 9_999_999 })
    expect([answers.length, more]).toEqual([41, 10])
  })

  test('of a question that had options, a choice of one counts and a choice of several does not', () => {
    expect(count([['one'], false], [['one', 'two'], false]).rows([], limits)).toEqual({
      answers: [{ text: 'one', count: 1, right: 0 }],
      more: 0,
    })
  })
})

describe('texts near another one', () => {
  const texts = [
    'Which organelle makes energy in a cell?',
    'Wich organele makes energy in a cell?',
    'Which organelle makes no energy in a cell?',
    'Which organelle makes 2 kJ of energy?',
    'Which organelle makes 3 kJ of energy?',
  ].map((text) => ({ text }))
  const near = (text: string, longest = 100) =>
    nearTexts(texts, { longest, most: 3 })(text).map((each) => texts.indexOf(each))

  test('are found by the same rule, however long texts may be', () => {
    expect(near('Which organelle makes  energy in a cell')).toEqual([0])
    expect(near('Which organele makes energy in a cell?')).toEqual([0, 1])
    expect(near('Which organelle makes 2 kJ of energi?')).toEqual([3])
    expect(near('Which organelle makes energy in a cell?', 30)).toEqual([0])
    expect(near('Which organele makes energy in a cell?', 30)).toEqual([])
  })

  test('are no more than asked for', () => {
    const same = Array.from({ length: 5 }, () => ({ text: 'How many cells are there?' }))
    expect(nearTexts(same, { longest: 100, most: 3 })('How many cells are here?')).toHaveLength(3)
  })
})
