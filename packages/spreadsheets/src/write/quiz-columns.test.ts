import type { QuestionContent } from '@quizly/domain'
import { expect, test } from 'vitest'
import { parseSheet } from '../parse-sheet.ts'
import { quizSheet } from './quiz-cells.ts'
import { textsOf } from './csv.ts'
import { readBack } from './read-back-testing.ts'
import { tableFromCells } from '../read-cells.ts'

const plain: QuestionContent = { text: '?', type: 'single', options: ['b', 'All'], correctAnswers: ['All'] }
const written: QuestionContent = { text: '?', type: 'write', options: [], correctAnswers: ['leaf'] }
const headingsOf = (...questions: QuestionContent[]) => quizSheet(questions, 'en').headings

const matching: QuestionContent = {
  text: '?',
  type: 'matching',
  options: ['x = 1', 'y'],
  correctAnswers: ['one', 'two'],
  distractors: ['three', 'two\nlines'],
}
const ordering: QuestionContent = {
  text: '?',
  type: 'ordering',
  options: ['a', 'b'],
  correctAnswers: ['a', 'b'],
}
const cellsBeside = (question: QuestionContent, ...others: QuestionContent[]) =>
  quizSheet([question, ...others], 'en')
    .cellsOf(question)
    .slice(8)

test('pairs, items, distractors, notes and further answers have columns of their own', () => {
  const noted = { ...plain, optionNotes: ['', 'Not all.'] }
  const further = { ...written, correctAnswers: ['leaf', 'leaves', '"quoted"'] }
  expect(headingsOf(matching, ordering, noted, further).slice(9)).toEqual([
    'Pair 1',
    'Pair 2',
    'Distractors (Quizly: one on each line)',
    'Item 1',
    'Item 2',
    'Feedback on Option A',
    'Feedback on Option B',
    'Further Answers (Quizly: one on each line)',
  ])
  expect(cellsBeside(matching)).toEqual(['', '"x = 1" = one', 'y = two', 'three\n"two\\nlines"'])
  expect(cellsBeside(ordering)).toEqual(['', 'a', 'b'])
  expect(cellsBeside(noted)).toEqual(['2', null, 'Not all.'])
  expect(cellsBeside(further)).toEqual(['leaf', 'leaves\n"\\"quoted\\""'])
  expect(headingsOf(matching).slice(9)).toHaveLength(3)
})

test('an order that is shown otherwise than its items are mixed, and what a cell would change, stay among the details', () => {
  const three = { ...ordering, correctAnswers: ['a', 'b', 'c'], options: ['c', 'b', 'a'] }
  const mixed = { ...ordering, correctAnswers: ['a', 'b', 'c'], options: ['a', 'b', 'c'] }
  const details = [three, mixed].map((each) => cellsBeside(each)[1])
  expect(details).toContain(JSON.stringify({ items: details[0] === 'a' ? mixed.options : three.options }))
  const torn = { ...ordering, correctAnswers: ['a\rb', 'c'], options: ['c', 'a\rb'] }
  const tornPairs = { ...matching, options: ['x\r', 'y'].map((text) => `${text}z`) }
  expect(cellsBeside(torn)[1]).toBe(JSON.stringify({ items: torn.options, answers: torn.correctAnswers }))
  const all = [three, mixed, torn, tornPairs]
  expect(readBack(all)?.questions.map(({ row: _, ...each }) => each)).toEqual(all)
})

test('a workbook of a version without these columns is read as before', () => {
  const details = 'Points and Marking (Quizly: for another import)'
  const { headings } = quizSheet([plain], 'en')
  const row = (type: string, text: string) => ['?', type, '', '', '', '', '', '', 'shown', text]
  const before = tableFromCells([
    [...headings, details],
    row(
      'Match Pairs',
      '{"rule":"each-decision","items":["x = 1","y"],"answers":["1","2"],"distractors":["3"]}',
    ),
    row('Put in Order', '{"items":["b","a"],"answers":["a","b"]}'),
    row('Write Answer', '{"accepted":["leaf"]}'),
    row('Essay Answer', '{"essay":{}}').with(8, ''),
  ])
  expect(before && parseSheet(before)).toMatchObject({
    problems: [],
    questions: [
      { options: ['x = 1', 'y'], correctAnswers: ['1', '2'], distractors: ['3'], rule: 'each-decision' },
      { options: ['b', 'a'], correctAnswers: ['a', 'b'] },
      { correctAnswers: ['shown', 'leaf'] },
      { type: 'essay', essay: {} },
    ],
  })
})

test('what people change in these columns is read: an item, a pair more, a note without its option', () => {
  const noted = { ...plain, optionNotes: ['', 'Not all.'] }
  const { headings, cellsOf } = quizSheet([ordering, matching, noted], 'en')
  const changed = (question: QuestionContent, changes: Record<string, string>) =>
    textsOf(cellsOf(question)).map((cell, column) => changes[headings[column] ?? ''] ?? cell)
  const table = tableFromCells([
    headings,
    changed(ordering, { 'Item 2': 'c' }),
    changed(matching, { 'Pair 1': 'x → one' }),
    changed(noted, {
      'Option B': '',
      'Correct Answer (Quizly: number of the option, or text)': '1',
      'Option C': 'c',
    }),
  ])
  const { questions, problems } = (table && parseSheet(table)) ?? {}
  expect(questions).toMatchObject([
    { correctAnswers: ['a', 'c'], options: ['a', 'c'] },
    { options: ['x', 'y'], correctAnswers: ['one', 'two'] },
  ])
  expect(problems).toMatchObject([
    { row: 4, column: 'Feedback on Option B', code: 'row-notes-apart', fixes: [{ cells: [{ text: '' }] }] },
  ])
})

test('tolerance and unit of a number can be read and changed, also beside what only the details say', () => {
  const speed: QuestionContent = {
    text: '?',
    type: 'numeric',
    options: [],
    correctAnswers: ['19.62'],
    number: {
      decimal: '.',
      tolerance: { kind: 'relative', value: '0.01' },
      near: { value: '0.05', share: [1, 2] },
      unit: { is: 'm/s', convert: true, shareWithout: [1, 2] },
    },
  }
  const { headings, cellsOf } = quizSheet([speed], 'en')
  expect(headings.slice(9, 11)).toEqual(['Tolerance (Quizly: of a number)', 'Unit (Quizly: of a number)'])
  expect(cellsBeside(speed).slice(1, 3)).toEqual(['0.01 ×', 'm/s'])
  expect(readBack([speed])?.questions).toMatchObject([speed])
  const changed = textsOf(cellsOf(speed)).with(9, '2 %')
  const table = tableFromCells([headings, changed])
  expect(table && parseSheet(table).questions).toMatchObject([
    { number: { ...speed.number, tolerance: { kind: 'relative', value: '2 %' } } },
  ])
  const odd = { ...speed, number: { decimal: '.', tolerance: { kind: 'absolute', value: '± 1' } } } as const
  expect(headingsOf(odd)).toHaveLength(10)
  expect(readBack([odd])?.questions).toMatchObject([odd])
})

test('a type that people change leaves out what only the type before had', () => {
  const essay: QuestionContent = {
    text: '?',
    type: 'essay',
    options: [],
    correctAnswers: [],
    essay: { sample: 'x' },
  }
  const number: QuestionContent = {
    text: '?',
    type: 'numeric',
    options: [],
    correctAnswers: ['1'],
    number: { decimal: '.', precision: { kind: 'decimals', count: 1, share: [1, 2] } },
  }
  const { headings, cellsOf } = quizSheet([essay, number], 'en')
  const table = tableFromCells([
    headings,
    ...[essay, number].map((each) => textsOf(cellsOf(each)).with(1, 'Write Answer').with(8, 'one')),
  ])
  const asWritten = { text: '?', type: 'write', options: [], correctAnswers: ['one'] }
  const { questions = [] } = (table && parseSheet(table)) ?? {}
  expect(questions.map(({ row: _, ...each }) => each)).toEqual([asWritten, asWritten])
})
