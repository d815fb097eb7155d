import { comparableAnswer, isBlank } from '@quizly/domain'
import { inEnglish } from '@quizly/words/sentences.ts'
import { sheetFindings } from '@quizly/words/sheets.ts'
import { describe, expect, test } from 'vitest'
import { readAnswer } from './key.ts'
import fc from 'fast-check'

const choices = (options: string[]) => options.flatMap((text, slot) => (text === '' ? [] : [{ slot, text }]))
const read = (cell: string, options: string[], first?: 'letter' | 'position') => {
  const { correct, warning, problem } = {
    warning: undefined,
    problem: undefined,
    ...readAnswer(cell, choices(options), first),
  }
  return {
    correct: correct?.map(({ text }) => text),
    warning: warning && inEnglish(warning, sheetFindings),
    problem: problem && inEnglish(problem, sheetFindings),
  }
}

const towns = ['Oslo', 'Lyon, France', 'Pisa; Italy', 'Bern']
const understood: [cell: string, options: string[], correct: string[]][] = [
  ['Oslo', towns, ['Oslo']],
  ['oSLO', towns, ['Oslo']],
  [' \u00A0Oslo\n', towns, ['Oslo']],
  ['Lyon, France', towns, ['Lyon, France']],
  ['Lyon,\u00A0 France', towns, ['Lyon, France']],
  ['\u200FOslo\u200F', towns, ['Oslo']],
  ['Oslo,Bern', towns, ['Oslo', 'Bern']],
  ['Bern | Oslo', towns, ['Bern', 'Oslo']],
  ['Lyon, France; Oslo', towns, ['Lyon, France', 'Oslo']],
  ['Lyon, France\nPisa; Italy\r\nBern', towns, ['Lyon, France', 'Pisa; Italy', 'Bern']],
  ['Oslo, Bern,', towns, ['Oslo', 'Bern']],
  ['Oslo,Oslo', towns, ['Oslo']],
  ['cafe\u0301', ['caf\u00E9', 'tea'], ['caf\u00E9']],
  ['Strasse', ['Straße', 'Strasse'], ['Strasse']],
  ['10 km', ['10 km', '10  km'], ['10 km']],
  ['10  km', ['10 km', '10  km'], ['10  km']],

  ['B', ['x', 'y', 'z'], ['y']],
  ['b', ['x', 'y', 'z'], ['y']],
  ['b)', ['x', 'y', 'z'], ['y']],
  ['(b)', ['x', 'y', 'z'], ['y']],
  ['[B]', ['x', 'y', 'z'], ['y']],
  ['B.', ['x', 'y', 'z'], ['y']],
  ['B:', ['x', 'y', 'z'], ['y']],
  ['Option B', ['x', 'y', 'z'], ['y']],
  ['option\u00A0b', ['x', 'y', 'z'], ['y']],
  ['Answer 2', ['x', 'y', 'z'], ['y']],
  ['Ｂ', ['x', 'y', 'z'], ['y']],
  ['\u200FB\u200E', ['x', 'y', 'z'], ['y']],
  ['ⓑ', ['x', 'y', 'z'], ['y']],
  ['2', ['x', 'y', 'z'], ['y']],
  ['2.', ['x', 'y', 'z'], ['y']],
  ['(2)', ['x', 'y', 'z'], ['y']],
  ['②', ['x', 'y', 'z'], ['y']],
  ['２', ['x', 'y', 'z'], ['y']],
  ['٢', ['x', 'y', 'z'], ['y']],
  ['۲', ['x', 'y', 'z'], ['y']],
  ['२', ['x', 'y', 'z'], ['y']],
  ['A,C', ['x', 'y', 'z'], ['x', 'z']],
  ['c; a', ['x', 'y', 'z'], ['z', 'x']],
  ['A|C', ['x', 'y', 'z'], ['x', 'z']],
  ['A\nC', ['x', 'y', 'z'], ['x', 'z']],
  ['Ａ，Ｃ', ['x', 'y', 'z'], ['x', 'z']],
  ['１、３', ['x', 'y', 'z'], ['x', 'z']],
  ['١، ٣', ['x', 'y', 'z'], ['x', 'z']],
  ['1,3', ['x', 'y', 'z'], ['x', 'z']],
  ['a), c)', ['x', 'y', 'z'], ['x', 'z']],
  ['Option A; Option C', ['x', 'y', 'z'], ['x', 'z']],

  ['D', ['x', 'y', '', 'z'], ['z']],
  ['4', ['x', 'y', '', 'z'], ['z']],
  ['3', ['1', '2', '3', '4'], ['3']],
  ['20', ['10', '20', '30'], ['20']],
  ['2', ['10', '20', '30'], ['20']],
  ['B', ['A', 'B', 'C'], ['B']],
  ['#REF!', ['#REF!', '#N/A'], ['#REF!']],
]
test.each(understood)('%j among %j', (cell, options, correct) => {
  expect(read(cell, options)).toEqual({ correct })
  expect(read(cell, options, 'position')).toEqual({ correct })
})

const warned: [cell: string, options: string[], byText: string[], byPosition: string[]][] = [
  ['2', ['4', '3', '2', '1'], ['2'], ['3']],
  ['1,3', ['3', '1', '4', '2'], ['1', '3'], ['3', '4']],
  ['1,3', ['1,3', '2,4', '1,2'], ['1,3'], ['1,3', '1,2']],
]
describe.each(warned)('%j among %j', (cell, options, byText, byPosition) => {
  test('is the text, with a warning', () => {
    const { correct, warning } = read(cell, options) as { correct: string[]; warning?: string }
    expect(correct).toEqual(byText)
    expect(warning).toMatch(/read as the text of an option\. If the position is meant, write “/)
  })
  test('is the position in a template, with a warning', () => {
    const { correct, warning } = read(cell, options, 'position') as { correct: string[]; warning?: string }
    expect(correct).toEqual(byPosition)
    expect(warning).toMatch(/read as a position: the answer is “.*If the text is meant, write \d/)
  })
})

test('a letter that is the text of another option is the text, in templates too, with a warning', () => {
  const warning = '“A” is read as the text of an option. If the letter is meant, write “C” here.'
  expect(read('A', ['C', 'A', 'D', 'B'])).toEqual({ correct: ['A'], warning })
  expect(read('A', ['C', 'A', 'D', 'B'], 'position')).toEqual({ correct: ['A'], warning })
})

const refused: [cell: string, options: string[], problem: string][] = [
  ['E', ['w', 'x', 'y', 'z'], '“E” is not one of the 4 options. Use A–D, 1–4, or the text of an option.'],
  ['5', ['x', 'y'], '“5” is not one of the 2 options. Use A, B, 1, 2, or the text of an option.'],
  ['0', ['x', 'y'], '“0” is not one of the 2 options. Use A, B, 1, 2, or the text of an option.'],
  ['1.3', ['x', 'y', 'z'], '“1.3” is not one of the 3 options. Use A–C, 1–3, or the text of an option.'],
  [
    'C',
    ['x', 'y', '', 'z'],
    '“C” is not one of the 3 options. Use A, B, D, 1, 2, 4, or the text of an option.',
  ],
  ['A,Q', ['x', 'y', 'z'], '“Q” is not one of the 3 options. Use A–C, 1–3, or the text of an option.'],
  ['A,2', ['x', 'y', 'z'], '“A,2” mixes texts, letters and numbers. Use A–C, 1–3, or the text of an option.'],
  [
    'x, B',
    ['x', 'y', 'z'],
    '“x, B” mixes texts, letters and numbers. Use A–C, 1–3, or the text of an option.',
  ],
  ['13', ['x', 'y', 'z'], '“13” is not one of the 3 options. For several answers write 1,3.'],
  ['AZ', ['x', 'y', 'z'], '“AZ” is not one of the 3 options. Use A–C, 1–3, or the text of an option.'],
  ['Fir', ['x'], '“Fir” is not one of the options. Use A, 1, or the text of an option.'],
  ['A;B,C', ['x', 'y', 'z'], '“B,C” is not one of the 3 options. Use A–C, 1–3, or the text of an option.'],
  [
    `A${','.repeat(60)}C`,
    ['x', 'y', 'z'],
    `“A${','.repeat(59)}…” is not one of the 3 options. Use A–C, 1–3, or the text of an option.`,
  ],
  [',', ['x', 'y', 'z'], '“,” mixes texts, letters and numbers. Use A–C, 1–3, or the text of an option.'],
  [
    'constructor',
    ['x', 'y', 'z'],
    '“constructor” is not one of the 3 options. Use A–C, 1–3, or the text of an option.',
  ],
]
test.each(refused)('%j among %j is refused', (cell, options, problem) => {
  expect(read(cell, options)).toEqual({ problem })
})

const option = fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }).filter((text) => !isBlank(text))
const options = fc.uniqueArray(option, { minLength: 2, maxLength: 6 })
const slots = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 })
const firstKinds = fc.constantFrom(undefined, 'letter' as const, 'position' as const)
const letter = (slot: number) => String.fromCharCode(65 + slot)

describe('properties', () => {
  test('letters and positions agree', () => {
    fc.assert(
      fc.property(
        slots,
        fc.constantFrom(',', ';', '|', '\n', ' , '),
        fc.subarray([0, 1, 2, 3, 4, 5]),
        (named, by, blank) => {
          const texts = Array.from({ length: 6 }, (_, slot) => (blank.includes(slot) ? '' : `text ${slot}`))
          const letters = read(named.map(letter).join(by), texts)
          const positions = read(named.map((slot) => slot + 1).join(by), texts)
          expect(letters.correct).toEqual(positions.correct)
          const isNamed = named.every((slot) => !blank.includes(slot))
          expect(letters.correct).toEqual(isNamed ? named.map((slot) => `text ${slot}`) : undefined)
        },
      ),
    )
  })
  test('the text of an option is that option', () => {
    fc.assert(
      fc.property(options, fc.nat(), (texts, n) => {
        const text = texts[n % texts.length] ?? ''
        const { correct = [] } = read(text, texts)
        expect(correct.map(comparableAnswer)).toEqual([comparableAnswer(text)])
      }),
    )
  })
  test('any cell is understood or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), options, firstKinds, (cell, texts, first) => {
        const { correct, problem } = read(cell, texts, first)
        return problem === undefined
          ? correct?.every((text) => texts.includes(text)) === true
          : problem.length > 0
      }),
    )
  })
})

test.each([
  ['Oslo', 'text'],
  ['B,C', 'letter'],
  ['2', 'position'],
  ['AB', 'loosely'],
])('%j is read as %s', (cell, kind) => {
  const { keyReading } = { keyReading: undefined, ...readAnswer(cell, choices(towns)) }
  expect(keyReading).toBe(kind)
})

describe('several answers that are joined in other ways are read with a warning', () => {
  const four = ['k', 'l', 'm', 'n']
  test.each(['AC', 'a c', 'A&C', 'A and C', '1 3', 'A/C', 'A + C', 'k and m', 'A und C'])('%j', (cell) => {
    expect(read(cell, four)).toEqual({
      correct: ['k', 'm'],
      warning: `Read as: “k”; “m”.`,
    })
  })
  test.each(['AA', 'A and E', 'A to C', 'bag', '13', 'A/', 'k and C'])('%j is not', (cell) => {
    expect(readAnswer(cell, choices(four)).correct).toBeUndefined()
  })
})

describe('keys that are written otherwise', () => {
  const cases: [string, string[], string][] = [
    ['B) Rome', ['Paris', 'Rome'], 'Rome'],
    ['B - Rome', ['Paris', 'Rome'], 'Rome'],
    ['2. Rome', ['Paris', 'Rome'], 'Rome'],
    ['B = Rome', ['Paris', 'Rome'], 'Rome'],
    ['Antwort B', ['Paris', 'Rome'], 'Rome'],
    ['ب', ['Paris', 'Rome'], 'Rome'],
    ['T', ['True', 'False'], 'True'],
    ['f', ['TRUE', 'FALSE'], 'FALSE'],
    ['Falsch', ['Richtig', 'Falsch!'], 'Falsch!'],
    ['50 %', ['25%', '50%'], '50%'],
    ['0.5', ['25%', '50%'], '50%'],
    ['0,5', ['0.5', '0.25'], '0.5'],
    ['1000', ['1,000', '10,000'], '1,000'],
  ]
  test.each(cases)('%j among %j is %j', (cell, others, meant) => {
    const { correct } = readAnswer(cell, choices(others))
    expect(correct?.map(({ text }) => text)).toEqual([meant])
  })
  test.each([
    ['A) Rome', ['Paris', 'Rome']],
    ['the Nile', ['Nile', 'Rhine']],
    ['Rome.', ['Paris', 'Rome']],
    ['T', ['Tea', 'Coffee']],
  ])('%j among %j is not read', (cell, others) => {
    expect(readAnswer(cell, choices(others)).correct).toBeUndefined()
  })
})
