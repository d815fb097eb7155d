import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSheet } from './parse-sheet.ts'
import { plain, saidFix } from './samples-testing.ts'
import type { SheetTable } from './sheet.ts'
import { fixesForAll, withFix, withFixes } from './fixes.ts'

const tableOf = (columns: string[], ...cells: string[][]): SheetTable => ({
  columns,
  rows: cells.map((values, i) => ({ row: i + 2, values })),
  headerRow: 1,
})
const messagesOf = (table: SheetTable) => {
  const { problems, warnings } = parseSheet(table)
  return [...problems, ...warnings]
}
const labelsOf = (table: SheetTable) => messagesOf(table).flatMap(({ fixes = [] }) => fixes.map(saidFix))

const towns = ['Paris', 'Rome', 'Bern', 'Oslo']
/** A row of the plain format, the labels offered for it, and the cells after the first of them. */
const offered: [string, string[], string[], string[]?][] = [
  ['letters run together', ['Q', '', ...towns, 'AC'], ['Use A,C'], ['Q', '', ...towns, 'A,C']],
  ['joined by a word', ['Q', '', ...towns, 'Rome and Bern'], ['Use B,C'], ['Q', '', ...towns, 'B,C']],
  ['a full stop', ['Q', '', ...towns, 'Rome.'], ['Use B'], ['Q', '', ...towns, 'B']],
  ['an article', ['Q', '', ...towns, 'the Rome'], ['Use B'], ['Q', '', ...towns, 'B']],
  ['a slip', ['Q', '', ...towns, 'Pariss'], ['Use A'], ['Q', '', ...towns, 'A']],
  ['a decimal point', ['Q', '', ...towns, '1.3'], ['Use A,C'], ['Q', '', ...towns, 'A,C']],
  ['anything', ['Q', '', ...towns, 'Vienna'], []],
  [
    'text or position',
    ['Q', '', '2', '1', '', '', '1'],
    ['Use B', 'Use A'],
    ['Q', '', '2', '1', '', '', 'B'],
  ],
  ['text or letter', ['Q', '', 'B', 'A', '', '', 'A'], ['Use 2', 'Use 1']],
  [
    'one answer only',
    ['Q', 'single', ...towns, 'A,B'],
    ['Multiple Correct'],
    ['Q', 'Multiple Correct', ...towns, 'A,B'],
  ],
  ['an unknown type', ['Q', 'riddle', ...towns, 'A'], ['Clear “riddle”'], ['Q', '', ...towns, 'A']],
  [
    'written, but with options',
    ['Q', 'write', ...towns, 'B'],
    ['Multiple Choice'],
    ['Q', 'Multiple Choice', ...towns, 'B'],
  ],
  [
    'spellings',
    ['Q', '', '', '', '', '', 'colour / color'],
    ['Read as 2 accepted answers', 'Use “colour”'],
    ['Q', '', '', '', '', '', 'colour', 'color'],
  ],
  ['a dash', ['Q', '', 'a', 'b', '-', '', 'A'], ['Clear “-”'], ['Q', '', 'a', 'b', '', '', 'A']],
  ['twice the same', ['Q', '', 'a', 'b', 'a', '', 'a'], ['Clear “a”'], ['Q', '', 'a', 'b', '', '', 'a']],
  [
    'twice, and the second is the key',
    ['Q', '', 'a', 'b', 'a', '', 'C'],
    ['Clear “a”'],
    ['Q', '', '', 'b', 'a', '', 'C'],
  ],
  [
    'choice without options',
    ['Q', 'single', '', '', '', '', 'TRUE'],
    ['True / False', 'Write Answer'],
    ['Q', 'single', 'True', 'False', '', '', 'TRUE'],
  ],
]
describe('what is offered for a row', () => {
  test.each(offered)('%s', (_, values, labels, after) => {
    const table = tableOf(plain, values)
    expect(labelsOf(table)).toEqual(labels)
    const [first] = messagesOf(table).flatMap(({ fixes = [] }) => fixes)
    if (after) expect(withFix(table, 2, first!).rows[0]?.values).toEqual(after)
    if (after) expect(messagesOf(withFix(table, 2, first!))).toEqual([])
  })
  test.each([
    ['no question', ['', '', ...towns, 'A']],
    ['nobody can mark it', ['Q', 'Essay', ...towns, 'A']],
  ])('%s: the row can be removed', (_, values) => {
    const table = tableOf(plain, values, ['Other', '', ...towns, 'A'])
    const [message] = messagesOf(table)
    expect(message?.fixes?.map(saidFix)).toEqual(['Remove row'])
    expect(withFix(table, 2, message!.fixes![0]!).rows.map(({ row }) => row)).toEqual([3])
  })
  test('the same question with another answer can be removed', () => {
    const table = tableOf(plain, ['Q', '', ...towns, 'A'], ['q', '', ...towns, 'B'])
    expect(withFixes(table, messagesOf(table), 'remove-repeated').rows.map(({ row }) => row)).toEqual([2])
  })
})

describe('for all rows', () => {
  test('what is removed is named, because other rows have problems too', () => {
    const polls = tableOf(
      ['Question', 'Type', 'Option A', 'Option B', 'Correct Answer'],
      ['Tea or coffee?', 'Poll', 'Tea', 'Coffee', ''],
      ['Cats or dogs?', 'Poll', 'Cats', 'Dogs', ''],
      ['Rome or Bern?', 'Single', 'Rome', 'Bern', 'C'],
    )
    expect(fixesForAll(messagesOf(polls))).toContainEqual({
      kind: 'remove-unmarkable',
      rows: 2,
    })
  })

  test('statements get the options True and False, in columns that are added', () => {
    const statements = tableOf(['Question', 'Answer'], ['Rome lies in Italy.', 'TRUE'], ['Bern does.', 'f'])
    const messages = messagesOf(statements)
    expect(fixesForAll(messages)).toContainEqual({
      kind: 'true-false',
      rows: 2,
    })
    const after = withFixes(statements, messages, 'true-false')
    expect(after.columns).toEqual(['Question', 'Answer', 'Option A', 'Option B'])
    expect(parseSheet(after)).toMatchObject({
      questions: [{ correctAnswers: ['True'] }, { correctAnswers: ['False'], options: ['True', 'False'] }],
      problems: [],
      warnings: [],
    })
  })
  test('written answers are confirmed by a type, in a column that is added', () => {
    const mixed = tableOf(['Question', 'A', 'B', 'Answer'], ['Q', 'x', 'y', 'A'], ['R', '', '', 'word'])
    const after = withFixes(mixed, messagesOf(mixed), 'written')
    expect(after.columns.at(-1)).toBe('Type')
    expect(parseSheet(after)).toMatchObject({
      counts: { single: 1, write: 1 },
      problems: [],
      warnings: [],
    })
  })
  test('a column keeps its role if its heading would say another', () => {
    const chosen: SheetTable = { ...tableOf(['x', 'y'], ['Q', 'TRUE']), roles: ['question', 'correct'] }
    const after = withFixes(chosen, messagesOf(chosen), 'true-false')
    expect(after.roles).toEqual(['question', 'correct', 'option A', 'option B'])
  })
  test('keys are counted from 0', () => {
    const sheet = tableOf(
      plain,
      ['Q', '', ...towns, '0'],
      ['R', '', ...towns, '3'],
      ['S', '', ...towns, '1, 2'],
    )
    const [problem] = messagesOf(sheet)
    expect(problem?.fixes?.[0]).toMatchObject({ kind: 'from-zero', label: { code: 'count-from-zero' } })
    const { questions, problems, notes } = parseSheet(withFix(sheet, 2, problem!.fixes![0]!))
    expect(questions.map(({ correctAnswers }) => correctAnswers)).toEqual([
      ['Paris'],
      ['Oslo'],
      ['Rome', 'Bern'],
    ])
    expect([...problems, ...notes]).toEqual([])
  })
  test('a 0 beside a position that is too large is only a wrong key', () => {
    const sheet = tableOf(plain, ['Q', '', ...towns, '0'], ['R', '', ...towns, '4'])
    expect(labelsOf(sheet)).toEqual([])
  })
})

test('whatever the cells hold, a fix as read keeps the answers', () => {
  const cell = fc.constantFrom(
    '',
    'A',
    'B',
    'AB',
    '1',
    '2',
    '12',
    'x',
    'true',
    'f',
    '-',
    '0',
    'a / b',
    'x and y',
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 7, maxLength: 7 }), { maxLength: 5 }), (rows) => {
      const table = tableOf(plain, ...rows)
      const messages = messagesOf(table)
      for (const { kind } of fixesForAll(messages)) parseSheet(withFixes(table, messages, kind))
      const { questions } = parseSheet(table)
      const after = parseSheet(withFixes(table, messages, 'as-read')).questions
      const answers = (list: typeof questions) =>
        list.map(({ row, correctAnswers }) => [row, correctAnswers.toSorted()])
      expect(answers(after)).toEqual(answers(questions))
    }),
    { numRuns: 500 },
  )
})
