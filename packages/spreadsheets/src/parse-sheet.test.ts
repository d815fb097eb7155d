import { limits, questionProblems } from '@quizly/domain'
import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { describe, expect, test } from 'vitest'
import { parseSheet } from './parse-sheet.ts'
import { plain, verdict } from './samples-testing.ts'
import fc from 'fast-check'

describe('problems of the sheet', () => {
  const expected =
    'The columns expected are Question, Correct Answer and, where there are options, Option A to Option F; Type is optional. ' +
    'Say above each column what it holds, or change the headings in your file and upload it again.'
  test.each([
    ['“Question”', ['Topic', 'A', 'B', 'Answer']],
    ['“Correct Answer”', ['Question', 'A', 'B', 'Points']],
    ['“Question” or “Correct Answer”', ['Stadt', 'Land']],
  ])('no column is headed %s', (missing, columns) => {
    const sheet = { columns, rows: [{ row: 9, values: ['x', 'y'] }], headerRow: 8 }
    const found = `The headings found are ${columns.map((heading) => `“${heading}”`).join(', ')}.`
    const message = `No column is headed ${missing}. ${found} ${expected}`
    const { problems, ...rest } = parseSheet(sheet)
    expect(rest).toMatchObject({ questions: [], warnings: [], notes: [] })
    expect(problems).toMatchObject([{ row: 8, column: '' }])
    expect(problems.map(cellMessageInEnglish)).toEqual([message])
  })
  test('no headings', () => {
    const rows = [{ row: 1, values: ['Why?', 'x'] }]
    const sheet = { columns: ['Column A', 'Column B'], rows, headerRow: 1, shape: 'no headings' as const }
    expect(parseSheet(sheet).problems.map(cellMessageInEnglish)).toEqual([
      'This sheet has no headings. Say above each column what it holds: at least “Question” and “Correct Answer”.',
    ])
  })
  test('nothing in it', () => {
    const problem = { row: 1, column: '', code: 'sheet-empty' }
    expect(verdict(plain).problems).toEqual([problem])
    expect(verdict(plain, ['', ' ']).problems).toEqual([problem])
  })
  test('more questions than a quiz can have', () => {
    const rows = Array.from({ length: limits.questionsPerQuiz + 1 }, () => ['Q', '', '', '', '', '', 'x'])
    expect(verdict(plain, ...rows.slice(1)).problems).toEqual([])
    const { questions, problems: found } = verdict(plain, ...rows)
    expect(questions).toHaveLength(501)
    const params = { most: 500, count: 501 }
    expect(found).toEqual([{ row: 1, column: '', code: 'sheet-too-many-questions', params }])
  })
})

test('what each row became', () => {
  const { parsedAs, counts } = verdict(
    plain,
    ['Q', '', 'k', '', 'm', '', 'C'],
    ['Q', '', 'k', 'l', 'm', '', 'm; k'],
    ['Q', '', '', '', '', '', 'word'],
    ['', '', 'k', 'l', '', '', 'A'],
    ['Q', 'True/False', '', '', '', '', 'TRUE'],
  )
  expect([...parsedAs]).toEqual([
    [2, { type: 'single', correctColumns: [4], keyReading: 'letter' }],
    [3, { type: 'multiple', correctColumns: [2, 4], keyReading: 'text' }],
    [4, { type: 'write', correctColumns: [], keyReading: 'answer' }],
    [6, { type: 'single', correctColumns: [6], keyReading: 'text' }],
  ])
  expect(counts).toEqual({ single: 2, multiple: 1, write: 1 })
})

describe('whatever the cells hold', () => {
  const word = fc.constantFrom(
    '',
    'A',
    'B',
    'A,B',
    '1',
    '2',
    'x',
    'y',
    'X ',
    'single',
    'multiple',
    'True/False',
    'write',
    '#N/A',
  )
  const cell = fc.oneof({ weight: 4, arbitrary: word }, fc.string({ unit: 'binary' }))
  const heading = fc.oneof(
    fc.constantFrom(...plain, 'Incorrect Answer 1', 'Incorrect Answer 2', 'No.', '__proto__'),
    fc.string(),
  )
  const columns = fc.oneof(fc.constant(plain), fc.uniqueArray(heading, { maxLength: 8 }))
  const cells = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 })

  test('a question that is found can be saved', () => {
    fc.assert(
      fc.property(columns, cells, (headings, sheet) => {
        const { questions, problems: found } = verdict(headings, ...sheet)
        expect(questions.length + found.length).toBeGreaterThan(0)
        if (questions.length > 0) expect(questionProblems(questions)).toEqual([])
        const rows = new Set(found.map(({ row }) => row))
        expect(questions.filter(({ row }) => rows.has(row))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})
