import { cellMessageInEnglish } from '@quizly/words/sheets.ts'
import { describe, expect, test } from 'vitest'
import { plain, problemsIn, questionIn, verdict } from './samples-testing.ts'

test('right answers in several columns beside wrong ones are options of their own', () => {
  const headings = ['Question', 'Right', 'Right', 'Wrong', 'Wrong']
  const [, type, options, correct] = questionIn(headings, ['Even?', '2', '4', '3', '5']) ?? []
  expect([type, new Set(options), correct]).toEqual(['multiple', new Set(['2', '4', '3', '5']), ['2', '4']])
  expect(questionIn(headings, ['Metal?', 'Zinc', '', 'Wool', 'Clay'])?.[1]).toBe('single')
})

describe('templates', () => {
  const quizizz = [
    'Question Text',
    'Question Type',
    'Option 1',
    'Option 2',
    'Option 3',
    'Correct Answer',
    'Time in seconds',
  ]
  const kahoot = ['Column A', 'Question', 'Answer 1', 'Answer 2', 'Time limit', 'Correct answer(s)']
  const gimkit = ['Question', 'Correct Answer', 'Incorrect Answer 1', 'Incorrect Answer 2 (Optional)']

  test('their numbers are positions', () => {
    const { questions, warnings } = verdict(
      kahoot,
      ['1', 'Q', '2', '1', '20', '2'],
      ['2', 'R', '1', '2', '20', '2'],
    )
    expect(questions.map(({ correctAnswers }) => correctAnswers)).toEqual([['1'], ['2']])
    expect(warnings.map(({ row, column }) => [row, column])).toEqual([[2, 'Correct answer(s)']])
  })
  test('a written answer of Quizizz stands in the first option', () => {
    expect(questionIn(quizizz, ['Q', 'Fill-in-the-Blank', 'word', '', '', '', '30'])).toEqual([
      'Q',
      'write',
      [],
      ['word'],
    ])
    expect(questionIn(quizizz, ['Q', 'Fill-in-the-Blank', '', '', '', 'word', '30'])).toEqual([
      'Q',
      'write',
      [],
      ['word'],
    ])
    expect(problemsIn(quizizz, ['Q', 'Fill-in-the-Blank', '', '', '', '', '30'])).toEqual([
      ['Option 1', 'The correct answer is missing. Type it here.'],
    ])
  })
  test('further written answers of Quizizz are left out with a warning', () => {
    const { questions, warnings } = verdict(quizizz, [
      'Q',
      'Fill-in-the-Blank',
      'colour',
      'color',
      '',
      '',
      '30',
    ])
    expect(questions[0]?.correctAnswers).toEqual(['colour'])
    expect(warnings).toMatchObject([
      { row: 2, column: 'Option 2', code: 'row-one-written-answer', params: { other: '“color”' } },
    ])
  })
  test('a written answer stands in the Correct cell of other sheets', () => {
    expect(problemsIn(plain, ['Q', 'write', 'word', '', '', '', ''])).toEqual([
      ['Correct Answer', 'The correct answer is missing. Type it here.'],
    ])
  })
  test('a written answer that could be a letter brings a warning', () => {
    const { questions, warnings } = verdict(plain, ['Q', 'write', 'one', 'two', '', '', 'B'])
    expect(questions[0]?.correctAnswers).toEqual(['B'])
    const message =
      'Row 2, Correct Answer: Students will have to write “B”. If an option is meant, write its text here: “two”.'
    expect(warnings.map(cellMessageInEnglish)).toEqual([message])
  })

  describe('Gimkit', () => {
    test('one right answer and wrong ones', () => {
      const [, type, options, correct] = questionIn(gimkit, ['Q', 'Yes, I am; 1', 'A', 'no'])
      expect([type, correct]).toEqual(['single', ['Yes, I am; 1']])
      expect(options.toSorted()).toEqual(['A', 'Yes, I am; 1', 'no'])
    })
    test('the place of the right one depends on the question alone, and is not always the first', () => {
      const places = Array.from({ length: 40 }, (_, i) => {
        const [, , options, correct] = questionIn(gimkit, [
          `Question ${i}`,
          'right',
          'wrong',
          'worse',
        ]) as string[][]
        return options?.indexOf(correct?.[0] ?? '')
      })
      expect(new Set(places)).toEqual(new Set([0, 1, 2]))
      expect(questionIn(gimkit, ['Q', 'r', 'w', 'v'])).toEqual(questionIn(gimkit, [' Q ', 'r', 'w', 'v']))
    })
    test('no wrong ones: to be written', () => {
      expect(questionIn(gimkit, ['Q', 'mice', '', ''])).toEqual(['Q', 'write', [], ['mice']])
    })
    test('types', () => {
      const typed = [...gimkit, 'Type']
      expect(questionIn(typed, ['Q', 'r; s', 'w', '', 'multiple'])[3]).toEqual(['r', 's'])
      expect(questionIn(typed, ['Q', 'r, s', 'w', '', 'write'])[3]).toEqual(['r, s'])
      expect(questionIn(typed, ['Q', 'FALSE', '', '', 'True/False'])).toEqual([
        'Q',
        'single',
        ['True', 'False'],
        ['False'],
      ])
      expect(problemsIn(typed, ['Q', 'r', '', '', 'single']).map(([column]) => column)).toEqual([
        'Incorrect Answer 1',
      ])
    })
    test('problems', () => {
      expect(problemsIn(gimkit, ['Q', '', 'w', 'v'])).toEqual([
        ['Correct Answer', 'The correct answer is missing. Type its text here.'],
      ])
      expect(problemsIn(gimkit, ['Q', 'Yes', 'Yes ', 'v']).map(([column]) => column)).toEqual([
        'Correct Answer',
      ])
      expect(problemsIn(gimkit, ['Q', 'Yes', '#N/A', '']).map(([column]) => column)).toEqual([
        'Incorrect Answer 1',
      ])
    })
    test('with columns of options it is the plain format', () => {
      expect(questionIn([...gimkit, 'A', 'B'], ['Q', 'B', 'w', 'v', 'one', 'two'])[3]).toEqual(['two'])
    })
  })
})
