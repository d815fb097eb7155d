import { languageTags } from '@quizly/words'
import { questionsFile } from '@quizly/words/all-languages.ts'
import { describe, expect, test } from 'vitest'
import { parseSheet } from '../parse-sheet.ts'
import { plain, verdict } from '../samples-testing.ts'
import { rowObjects, tableFromRowObjects } from '../storage.ts'
import { tableFromCells } from '../read-cells.ts'

const read = (...cells: string[]) => verdict(plain, cells)

test('items are written in their right order into the columns of options', () => {
  const { questions, problems, warnings } = read('By mass', 'Put in Order', 'iron', 'gold', 'lead')
  expect([problems, warnings]).toEqual([[], []])
  const [question] = questions
  expect(question).toMatchObject({
    type: 'ordering',
    correctAnswers: ['iron', 'gold', 'lead'],
    rule: 'each-decision',
  })
  expect(question?.options).not.toEqual(question?.correctAnswers)
  expect(question?.options.toSorted()).toEqual(['gold', 'iron', 'lead'])
})

test('two items in order are one decision, without a rule', () => {
  const [question] = read('By mass', 'In Reihenfolge bringen', 'iron', 'gold').questions
  expect(question).toEqual({
    row: 2,
    text: 'By mass',
    type: 'ordering',
    options: ['iron', 'gold'],
    correctAnswers: ['iron', 'gold'],
  })
})

test.each([
  ['=', 'France = Paris', 'Italy=Rome', 'x = y = z'],
  ['→', 'France → Paris', 'Italy→ Rome', 'x → y = z'],
])('pairs are written with %s between item and partner', (_, ...cells) => {
  const { questions, problems, warnings } = read('Which?', 'Match Pairs', ...cells)
  expect([problems, warnings]).toEqual([[], []])
  expect(questions).toEqual([
    {
      row: 2,
      text: 'Which?',
      type: 'matching',
      options: ['France', 'Italy', 'x'],
      correctAnswers: ['Paris', 'Rome', 'y = z'],
      rule: 'each-decision',
    },
  ])
})

test.each([
  ['row-order-wrong', 'Put in Order', ['a']],
  ['row-order-wrong', 'Put in Order', ['a', 'A ']],
  ['row-order-wrong', 'Put in Order', ['a', 'b', '', '', 'B, A']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1', 'b']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1', 'A = 2']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1', 'b = 1']],
  ['row-pairs-wrong', 'Match Pairs', ['a = 1', 'b = 2', '', '', 'A']],
  ['row-gaps-wrong', 'Texto con huecos', []],
  ['row-essay-wrong', 'Essay Answer', ['a']],
  ['row-essay-wrong', 'Essay Answer', ['', '', '', '', 'a']],
])('%s: %s of %j', (code, type, cells) => {
  const { questions, problems } = read('Q', type, ...cells)
  expect(questions).toEqual([])
  expect(problems).toMatchObject([{ code, column: 'Type' }])
})

test.each(['Gap Text', 'Lückentext', 'Texto con huecos', 'cloze', ''])(
  'with answers in its text a row is a text with gaps: %j',
  (type) => {
    const { questions, problems, warnings } = read('In [[Paris|Paname]] and [[Rome|=Oslo]]', type)
    expect([problems, warnings]).toEqual([[], []])
    expect(questions).toEqual([
      {
        row: 2,
        text: 'In {{1}} and {{2}}',
        type: 'gap',
        options: [],
        correctAnswers: ['Paris', 'Oslo'],
        gaps: [{ accepted: ['Paname'] }, { choices: ['Rome', 'Oslo'] }],
        rule: 'each-decision',
      },
    ])
  },
)

test('brackets in the text of a row that has its answer elsewhere are no gaps', () => {
  const written = ['', '', '', '', 'a']
  expect(read('x[[1]]', 'Gap Text', ...written).questions).toMatchObject([{ type: 'write', text: 'x[[1]]' }])
  expect(read('x[[1]]', '', 'a', 'b', '', '', 'a').questions).toMatchObject([{ type: 'single' }])
})

test('an essay is written without anything to choose', () => {
  const { questions, problems, warnings } = read('Why?', 'Essay Answer')
  expect([problems, warnings]).toEqual([[], []])
  expect(questions).toEqual([
    { row: 2, text: 'Why?', type: 'essay', options: [], correctAnswers: [], essay: {} },
  ])
})

test('what other programs call so is refused by name', () => {
  for (const type of ['Matching', 'Ordering']) {
    const [problem] = read('Q', type, 'a = 1', 'b = 2').problems
    expect(problem?.code).toBe('type-unmarkable')
  }
})

describe.each(languageTags)('columns with the headings of %s', (language) => {
  const { pair, item, types, headings: words } = questionsFile[language]
  const headings = ['Question', 'Type', 'Option A', 'Option B', 'Correct Answer']
  const lists = [pair(2), pair(1), item(1), item(2), item(3), words.distractors.replace(/ \(.*/, '')]
  const ofCells = (...rows: string[][]) => {
    const table = tableFromCells([[...headings, ...lists], ...rows])
    if (!table) throw new Error('no table')
    return table
  }
  const pairs = [
    'Which?',
    types.matching,
    '',
    '',
    '',
    'Italy = Rome',
    'France = Paris',
    '',
    '',
    '',
    'Nice\nBern',
  ]
  const order = ['By mass', types.ordering, '', '', '', '', '', 'iron', 'gold', 'lead', '']

  test('hold pairs, items and distractors, whatever the order of the columns', () => {
    const table = ofCells(pairs, order)
    const { questions, problems, warnings, notes } = parseSheet(table)
    expect([problems, warnings, notes]).toEqual([[], [], []])
    expect(questions).toEqual([
      {
        row: 2,
        text: 'Which?',
        type: 'matching',
        options: ['France', 'Italy'],
        correctAnswers: ['Paris', 'Rome'],
        distractors: ['Nice', 'Bern'],
        rule: 'each-decision',
      },
      {
        row: 3,
        text: 'By mass',
        type: 'ordering',
        options: ['iron', 'lead', 'gold'],
        correctAnswers: ['iron', 'gold', 'lead'],
        rule: 'each-decision',
      },
    ])
    expect(parseSheet(tableFromRowObjects(rowObjects(table))).questions, 'by the server').toEqual(questions)
  })

  test('are somebody else’s where no row is of such a type', () => {
    const choice = ['Who?', types.single, 'a', 'b', 'A', '#REF!', 'x = y', '1', '2', '', 'z']
    const { questions, problems, notes } = parseSheet(ofCells(choice))
    expect(problems).toEqual([])
    expect(questions).toMatchObject([{ type: 'single', options: ['a', 'b'] }])
    expect(notes).toMatchObject([{ code: 'columns-unused', params: { count: 5 } }])
  })
})

const listed = [...plain, 'Pair 1', 'Pair 2', 'Item 1', 'Item 2']
const blank = ['', '', '', '', '']
const inListed = (...cells: string[]) => {
  const table = tableFromCells([listed, ['Q', 'Match Pairs', ...blank, 'a = 1', 'b = 2'], cells])
  return table && parseSheet(table)
}

test('a prompt with an equals sign stands in quotation marks, and only there', () => {
  const cells = ['Q2', 'Match Pairs', ...blank, '"x = ""1""" = so', '"quoted" word = = 2']
  expect(inListed(...cells)?.questions[1]).toMatchObject({
    options: ['x = "1"', '"quoted" word'],
    correctAnswers: ['so', '= 2'],
  })
  const among = verdict(plain, ['Q', 'Match Pairs', '"a" = 1', 'b = 2']).questions
  expect(among, 'among options as before').toMatchObject([{ options: ['"a"', 'b'] }])
})

test('a row without a type is of the type whose columns it fills', () => {
  expect(inListed('Q2', '', ...blank, '', '', 'x', 'y')?.questions[1]?.type).toBe('ordering')
  expect(inListed('Q2', '', ...blank, 'x = 1', 'y = 2')?.questions[1]?.type).toBe('matching')
})

test.each([
  ['row-pairs-wrong', ['Match Pairs', ...blank, 'a = 1', 'b = 2', 'a', 'b']],
  ['row-pairs-wrong', ['Match Pairs', 'a = 1', '', '', '', '', 'a = 1', 'b = 2']],
  ['row-order-wrong', ['Put in Order', ...blank, 'a = 1', '', 'a', 'b']],
  ['row-order-wrong', ['Put in Order', '', '', '', '', 'a', '', '', 'a', 'b']],
])('%s: what is said twice, as in %j', (code, cells) => {
  expect(inListed('Q2', ...cells)?.problems).toMatchObject([{ row: 3, code }])
})
