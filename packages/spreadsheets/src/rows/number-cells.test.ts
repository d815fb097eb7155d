import { describe, expect, test } from 'vitest'
import { withFix } from '../fixes.ts'
import { parseSheet } from '../parse-sheet.ts'
import { plain, saidFix, verdict } from '../samples-testing.ts'
import { numberWithTolerance } from './number-cells.ts'

test.each([
  ['9.81 ± 0.05', '9.81', '0.05', ''],
  ['9,81±0,05', '9,81', '0,05', ''],
  ['-40 +/- 2 °C', '-40', '2', '°C'],
  ['−40 +− 2', '−40', '2', ''],
  ['(9.81 ± 0.05) m/s²', '9.81', '0.05', 'm/s²'],
  ['9.81 m/s² ± 0.05 m/s²', '9.81', '0.05', 'm/s²'],
  ['9.81 m/s² ± 1 %', '9.81', '1 %', 'm/s²'],
  ['6.02×10^23 ± 1%', '6.02×10^23', '1%', ''],
  ['٩٫٨١ ± ٠٫٠٥', '٩٫٨١', '٠٫٠٥', ''],
])('%s is a number with its tolerance and its unit', (text, number, tolerance, unit) => {
  expect(numberWithTolerance(text)).toEqual({ number, tolerance, unit })
})

test.each([
  '9.81',
  '± 0.05',
  '9.81 ±',
  'a ± b',
  '9.81 m ± 0.05 s',
  '9.81 ± 0.05 kgg',
  '1 ± 2 ± 3',
  '(1 ± 2',
  '',
])('%j is none', (text) => {
  expect(numberWithTolerance(text)).toBeUndefined()
})

const row = (type: string, key: string) => verdict(plain, ['How fast?', type, '', '', '', '', key])

describe('in the column of the correct answer', () => {
  test.each(['Numeric Answer', 'Zahlenantwort', 'Numeric', 'number', 'Zahl'])(
    'it is numeric if its type is %s',
    (type) => {
      const { questions, problems, warnings } = row(type, '9.81 ± 0.05 m/s²')
      expect([problems, warnings]).toEqual([[], []])
      expect(questions).toEqual([
        {
          row: 2,
          text: 'How fast?',
          type: 'numeric',
          options: [],
          correctAnswers: ['9.81'],
          number: {
            decimal: '.',
            tolerance: { kind: 'absolute', value: '0.05' },
            unit: { is: 'm/s²', convert: true },
          },
        },
      ])
      expect(row(type, '9,81 ± 1 %').questions[0]?.number).toEqual({
        decimal: ',',
        tolerance: { kind: 'relative', value: '1 %' },
      })
    },
  )

  test.each(['', 'Write Answer'])(
    'it stays a text if its type is %j, and one click reads it as a number',
    (type) => {
      const { questions, problems, warnings } = row(type, '9.81 ± 0.05')
      expect(problems).toEqual([])
      expect(questions).toMatchObject([{ type: 'write', correctAnswers: ['9.81 ± 0.05'] }])
      expect(warnings).toMatchObject([{ code: 'row-number-with-tolerance' }])
      const [fix] = warnings[0]?.fixes ?? []
      if (!fix) throw new Error('There is no fix')
      expect(saidFix(fix)).toBe('Read as the number 9.81 ± 0.05')
      const rows = [{ row: 2, values: ['How fast?', type, '', '', '', '', '9.81 ± 0.05'] }]
      const table = { columns: plain, rows, headerRow: 1 }
      const fixed = parseSheet(withFix(table, 2, fix))
      expect([fixed.problems, fixed.warnings, fixed.notes]).toEqual([[], [], []])
      const inFrench = withFix(table, 2, fix, () => 'Marge d’erreur')
      expect(inFrench.columns).toEqual([...plain, 'Marge d’erreur'])
      expect(parseSheet(inFrench).questions).toEqual(fixed.questions)
      expect(fixed.questions).toMatchObject([
        {
          type: 'numeric',
          correctAnswers: ['9.81'],
          number: { tolerance: { kind: 'absolute', value: '0.05' } },
        },
      ])
    },
  )

  test('what others call a number stays a text without a tolerance', () => {
    expect(row('Numeric', '9.81').questions).toMatchObject([{ type: 'write', correctAnswers: ['9.81'] }])
  })

  test('what is no number is told at its cell', () => {
    const { questions, problems } = row('Numeric Answer', 'fast')
    expect(questions).toEqual([])
    expect(problems).toMatchObject([{ code: 'row-number-wrong', column: 'Correct Answer' }])
  })
})

describe('several spellings of a written answer', () => {
  test.each([
    ['colour|color', ['colour', 'color']],
    ['colour | color | Color', ['colour', 'color']],
    ['red; green\nblue', ['red; green', 'blue']],
    ['colour / color', ['colour', 'color']],
    ['sofa or couch', ['sofa', 'couch']],
  ])('%j stays one text, and one click reads its parts', (key, parts) => {
    const { questions, warnings } = row('', key)
    expect(questions).toMatchObject([{ type: 'write', correctAnswers: [key] }])
    const [fix] = warnings.find(({ code }) => code === 'row-all-spellings-wanted')?.fixes ?? []
    if (!fix) throw new Error('There is no fix')
    expect(saidFix(fix)).toBe(`Read as ${parts.length} accepted answers`)
    const rows = [{ row: 2, values: ['How fast?', '', '', '', '', '', key] }]
    const fixed = parseSheet(withFix({ columns: plain, rows, headerRow: 1 }, 2, fix))
    expect(fixed.problems).toEqual([])
    expect(fixed.questions).toMatchObject([{ type: 'write', correctAnswers: parts }])
    expect(fixed.parsedAs.get(2)).toMatchObject({ accepted: parts.slice(1) })
  })

  test('a part alone has no such fix', () => {
    const [warning] = row('', 'color|Color').warnings
    expect(warning?.fixes?.map(({ kind }) => kind)).toEqual(['one-spelling'])
  })
})
