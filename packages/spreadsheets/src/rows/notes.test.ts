import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { expect, test } from 'vitest'
import { plain, saidNote, verdict } from '../samples-testing.ts'
import { tableFromCells } from '../read-cells.ts'

test('headings that are repeated are left out, and that is said', () => {
  const headings = ['Question', 'Answer']
  const once = tableFromCells([headings, ['Q', 'x'], headings, ['R', 'y']])
  expect([once?.rows.length, once?.notes?.map(saidNote)]).toEqual([
    2,
    ['Row 3 repeats the headings, and is left out.'],
  ])
  const twice = tableFromCells([headings, ['Q', 'x'], headings, headings, ['R', 'y']])
  expect(twice?.notes?.map(saidNote)).toEqual(['Rows 3–4 repeat the headings, and are left out.'])
})

test('headings of a further table are suspicious, and can be removed', () => {
  const { warnings } = verdict(
    ['Question', 'Option A', 'Option B', 'Answer'],
    ['Q', 'x', 'y', 'A'],
    ['Prompt', 'Correct', 'Choice 1', 'Correct'],
    ['Answer', 'Option', 'Type', 'Option'],
    ['Correct?', 'Right', 'Wrong', 'A'],
  )
  expect(warnings.map(({ row, fixes }) => [row, fixes?.[0]?.kind])).toEqual([
    [3, 'remove-headings'],
    [4, 'remove-headings'],
  ])
})

test('columns that are not used are named, even if few rows fill them', () => {
  const rows = ['', '', '5'].map((points) => ['Q', '', 'k', 'l', '', '', 'A', points, 'why', '30 s'])
  expect(verdict([...plain, 'Picture', 'Comment', 'Time limit'], ...rows).notes.map(saidNote)).toEqual([
    'Columns “Picture”, “Comment” are not used. Press “Change columns” to use them.',
    'Column “Time limit” is not used: questions have no time limits of their own.',
  ])
})

test('a mark that only the correct option has would give the answer away', () => {
  const columns = ['Question', 'A', 'B', 'Answer']
  const { warnings } = verdict(
    columns,
    ['Q', '*x', 'y', 'A'],
    ['R', '*x', '*y', 'A'],
    ['S', '2 * 3', '6', 'A'],
  )
  expect(warnings.map(({ row }) => row)).toEqual([2])
})

test('an answer that is a line of the question is suspicious', () => {
  const { warnings } = verdict(
    ['Question', 'Answer'],
    ['Which?\nthis\nthat', 'That'],
    ['Which?\nthis', 'that'],
  )
  expect(warnings.map(({ row }) => row)).toEqual([2])
})

test.each([
  ['y, z, w', ['w', 'x', 'y', 'z'], '“y, z, w” is read as 3 wrong answers.'],
  ['y; z', ['x', 'y', 'z'], '“y; z” is read as 2 wrong answers.'],
  [
    'y, z',
    ['x', 'y, z'],
    '“y, z” is read as one wrong answer. If these are two, write a semicolon between them.',
  ],
])('wrong answers in one cell: %s', (cell, options, message) => {
  const { questions, warnings } = verdict(['Question', 'Correct answer', 'Wrong answers'], ['Q', 'x', cell])
  expect(questions[0]?.options.toSorted()).toEqual(options)
  expect(warnings.map(cellMessageInEnglish)).toEqual([`Row 2, Wrong answers: ${message}`])
})
