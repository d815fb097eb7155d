import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { describe, expect, test } from 'vitest'
import { plain, problemsIn, questionIn, verdict } from '../samples-testing.ts'

const long = (length: number) => 'x'.repeat(length)

describe('types', () => {
  const cases: [cells: string[], type: string, options: string[], correct: string[]][] = [
    [['single', 'a1', 'b1', '', '', 'B'], 'single', ['a1', 'b1'], ['b1']],
    [['', 'a1', 'b1', '', '', 'B'], 'single', ['a1', 'b1'], ['b1']],
    [['', 'a1', 'b1', 'c1', '', 'A,C'], 'multiple', ['a1', 'b1', 'c1'], ['a1', 'c1']],
    [['', '', '', '', '', 'words'], 'write', [], ['words']],
    [[' ', ' ', '', '', '', ' Bo '], 'write', [], ['Bo']],
    [['MCQ', 'a1', 'b1', '', '', '1'], 'single', ['a1', 'b1'], ['a1']],
    [['Multiple Choice', 'a1', 'b1', 'c1', '', '1;3'], 'multiple', ['a1', 'b1', 'c1'], ['a1', 'c1']],
    [['multiple correct', 'a1', 'b1', '', '', 'b1'], 'multiple', ['a1', 'b1'], ['b1']],
    [['True/False', 'True', 'False', '', '', 'FALSE'], 'single', ['True', 'False'], ['False']],
    [['True/False', 'TRUE', 'FALSE', '', '', '1'], 'single', ['TRUE', 'FALSE'], ['TRUE']],
    [['True/False', '', '', '', '', 'TRUE'], 'single', ['True', 'False'], ['True']],
    [['True/False', '', '', '', '', 'f'], 'single', ['True', 'False'], ['False']],
    [['True/False', '', '', '', '', 'B'], 'single', ['True', 'False'], ['False']],
    [['write', '', '', '', '', ' blue, white '], 'write', [], ['blue, white']],
    [['write', 'one', 'two', '', '', 'three'], 'write', [], ['three']],
  ]
  test.each(cases)('%j', (cells, type, options, correct) => {
    expect(questionIn(plain, ['What?', ...cells])).toEqual(['What?', type, options, correct])
  })
})

describe('columns', () => {
  test('options count in the order of their letters, wherever they stand', () => {
    const columns = ['D', 'Answer', 'B', 'Question', 'A', 'C']
    expect(questionIn(columns, ['four', 'B', 'two', 'Q', 'one', 'three'])[2]).toEqual([
      'one',
      'two',
      'three',
      'four',
    ])
    expect(questionIn(columns, ['four', '4', '', 'Q', 'one', 'three'])[3]).toEqual(['four'])
  })
  test('four columns with the heading Option are four options', () => {
    const columns = ['Question', 'Option', 'Option (2)', 'Option (3)', 'Answer']
    expect(questionIn(columns, ['Q', 'x', 'y', 'z', 'C'])).toEqual(['Q', 'single', ['x', 'y', 'z'], ['z']])
    expect(questionIn(['Choice', 'Question', 'A', 'B', 'Answer'], ['?', 'Q', 'x', 'y', 'A'])[3]).toEqual([
      'x',
    ])
  })
  test('options that keep their place are named by numbers or letters of their columns', () => {
    const columns = [...plain, 'Don’t Shuffle (numbers of options)']
    const fixedIn = (named: string) =>
      verdict(columns, ['Q', '', 'one', '', '1', 'four', 'A', named]).questions[0]?.fixedOptions
    expect([fixedIn('4, 1'), fixedIn('c;D'), fixedIn('3, 3'), fixedIn(' ')]).toEqual([
      [2, 0],
      [1, 2],
      [1],
      undefined,
    ])
    expect(verdict(columns, ['Q', 'write', '', '', '', '', 'Bo', '1']).questions[0]).not.toHaveProperty(
      'fixedOptions',
    )
    const problem = (named: string) => problemsIn(columns, ['Q', '', 'one', '', '1', 'four', 'A', named])
    for (const named of ['2', '7', '0', 'four', '1, x']) {
      expect(problem(named)).toEqual([
        [
          'Don’t Shuffle (numbers of options)',
          `“${named}” does not name options of this row. Write the numbers of the options that keep their place, such as 1, 4, or clear the cell.`,
        ],
      ])
    }
  })
  test('gaps are closed, letters name the columns', () => {
    expect(questionIn(plain, ['Q', '', 'one', '', 'three', 'four', 'D'])).toEqual([
      'Q',
      'single',
      ['one', 'three', 'four'],
      ['four'],
    ])
  })
  test('the first of two with the same heading is read', () => {
    expect(questionIn(['Question', 'Answer', 'Question (2)', 'Answer (2)'], ['Q', 'x', 'R', 'y'])).toEqual([
      'Q',
      'write',
      [],
      ['x'],
    ])
  })
  test('the clearest heading is read', () => {
    const columns = ['Text', 'Question', 'Answer', 'Correct Answer']
    expect(questionIn(columns, ['Read this.', 'Q', 'why', 'x'])).toEqual(['Q', 'write', [], ['x']])
    expect(questionIn(['Question', 'Question Text', 'Answer'], ['1', 'Q', 'x'])[0]).toBe('Q')
  })
  test('headings such as __proto__ are columns like others', () => {
    const columns = ['__proto__', 'constructor', 'Question', 'toString', 'Correct Answer']
    expect(questionIn(columns, ['a', 'b', 'Q', 'c', 'x'])).toEqual(['Q', 'write', [], ['x']])
  })
})

describe('problems of a row', () => {
  const cases: [what: string, cells: string[], expected: string[][]][] = [
    [
      'no question',
      [' ', '', 'a', 'b', '', '', 'A'],
      [['Question', 'The question is missing. Type its text here.']],
    ],
    [
      'no correct answer',
      ['Q', '', 'x', 'y', '', 'z', ''],
      [
        [
          'Correct Answer',
          'The correct answer is missing. Write A, B, D, 1, 2, 4, or the text of an option.',
        ],
      ],
    ],
    ['nothing but the question', ['Q'], [['Correct Answer', 'The correct answer is missing. Type it here.']]],
    [
      'no such option',
      ['Q', '', 'w', 'x', 'y', 'z', 'E'],
      [['Correct Answer', '“E” is not one of the 4 options. Use A–D, 1–4, or the text of an option.']],
    ],
    [
      'one option',
      ['Q', '', 'Rain', '', '', '', 'A'],
      [
        [
          'Option B',
          'This type of question needs at least 2 options, and there is only “Rain”. Add options.',
        ],
      ],
    ],
    [
      'no options',
      ['Q', 'single', '', '', '', '', 'A'],
      [['Option A', 'This type of question needs at least 2 options, and there is none. Add options.']],
    ],
    [
      'the same option twice',
      ['Q', '', 'w', 'Fire', 'x', ' Fi\u00ADre\u00A0', 'A'],
      [['Option B', '“Fire” appears twice in this row. Change or clear one.']],
    ],
    [
      'options that differ in case alone',
      ['Q', '', 'w', 'Fire', 'x', 'fire', 'A'],
      [
        [
          'Option B',
          'The options “Fire” and “fire” differ only in capital letters. Make them differ in words. If both are meant, write one of them in the editor after saving.',
        ],
      ],
    ],
    [
      'two answers for one',
      ['Q', 'Single Correct', 'x', 'y', '', '', 'A,B'],
      [
        [
          'Correct Answer',
          '“A,B” names 2 correct answers, and this type has one. Name one, or change the type to Multiple Correct.',
        ],
      ],
    ],
    [
      'both true and false',
      ['Q', 'True/False', '', '', '', '', 'True,False'],
      [
        [
          'Correct Answer',
          '“True,False” names 2 correct answers, and this type has one. Name one, or change the type to Multiple Correct.',
        ],
      ],
    ],
    [
      'an error for an option',
      ['Q', '', 'x', '#REF!', '', '', 'A'],
      [['Option B', 'This cell shows the error #REF!. Correct its formula, or type the text here.']],
    ],
    [
      'an error for the answer',
      ['Q', '', 'x', 'y', '', '', '#DIV/0!'],
      [['Correct Answer', 'This cell shows the error #DIV/0!. Correct its formula, or type the text here.']],
    ],
    [
      'a formula without a result',
      ['#FORMULA!', '', 'x', 'y', '', '', 'A'],
      [
        [
          'Question',
          'The file holds no result for this formula. Save it once more in your spreadsheet program, fill in the cell that it refers to, or type the text here.',
        ],
      ],
    ],
    [
      'a long question',
      [long(10_001), '', 'x', 'y', '', '', 'A'],
      [['Question', 'This text has 10,001 characters, and 10,000 are the most. Make it shorter.']],
    ],
    [
      'a long option',
      ['Q', '', 'x', long(2_001), '', '', 'A'],
      [['Option B', 'This text has 2,001 characters, and 2,000 are the most. Make it shorter.']],
    ],
    [
      'a long written answer',
      ['Q', '', '', '', '', '', long(2_001)],
      [['Correct Answer', 'This text has 2,001 characters, and 2,000 are the most. Make it shorter.']],
    ],
    [
      'several at once, from left to right',
      ['', 'Essays', 'x', 'x', '', '', 'Q'],
      [
        ['Question', 'The question is missing. Type its text here.'],
        ['Type', '“Essays” is not a type of question. Use Single Correct, Multiple Correct or Write Answer.'],
        ['Option A', '“x” appears twice in this row. Change or clear one.'],
        ['Correct Answer', '“Q” is not one of the 2 options. Use A, B, 1, 2, or the text of an option.'],
      ],
    ],
  ]
  test.each(cases)('%s', (_, cells, expected) => expect(problemsIn(plain, cells)).toEqual(expected))

  test('more than six options', () => {
    const columns = ['Question', 'Answer', ...'ABCDEFG'.split('').map((letter) => `Option ${letter}`)]
    const cells = ['Q', 'A', 'q', 'r', 's', 't', 'u', 'v', 'w']
    expect(questionIn(columns, cells.with(4, ''))[2]).toHaveLength(6)
    expect(problemsIn(columns, cells)).toEqual([
      ['Option G', 'A question can have at most 6 options; this one has 7. Clear some.'],
    ])
  })
  test('an error in a column that is not used does no harm', () => {
    expect(questionIn([...plain, 'Points'], ['Q', '', 'x', 'y', '', '', 'A', '#REF!'])[3]).toEqual(['x'])
  })
  test('a type that needs options, in a sheet without columns for them', () => {
    expect(
      problemsIn(['Question', 'Type', 'Answer'], ['Q', 'multiple', 'A']).map(([column]) => column),
    ).toEqual(['Type'])
  })
  test('the texts at the limits are accepted', () => {
    expect(questionIn(plain, [` ${long(10_000)} `, '', long(2_000), 'y', '', '', 'A'])[1]).toBe('single')
  })
  test('a long heading is cut in the sentence', () => {
    const heading = `Correct Answer - ${long(100)}`
    const found = verdict(['Question', heading], ['Q', '']).problems
    expect(found).toMatchObject([{ row: 2, column: heading }])
    expect(found.map(cellMessageInEnglish)).toEqual([
      `Row 2, Correct Answer - ${long(23)}…: The correct answer is missing. Type it here.`,
    ])
  })
})

test('a column of accepted answers has a line for each', () => {
  const columns = ['Question', 'Answer', 'Also Accepted']
  const read = (accepted: string) => verdict(columns, ['Colour of the sky?', 'blue', accepted])
  expect(read('Blue\nazure\n\nAzure \nsky blue').questions).toMatchObject([
    { correctAnswers: ['blue'], marking: { also: [['azure'], ['sky blue']] } },
  ])
  expect(read('').questions[0]).not.toHaveProperty('marking')
  const many = Array.from({ length: 1_001 }, (_, i) => `blue ${i}`).join('\n')
  expect(read(many).problems).toMatchObject([{ column: 'Also Accepted' }])
})
