import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionTypes } from '../question-types/question-type.ts'
import type { QuestionContent } from '../question/question.ts'
import { questionsFromRows } from '../spreadsheet/rows.ts'
import { tableFromCells } from '../spreadsheet/table.ts'
import { lawfulQuestions } from './questions-testing.ts'
import { quizCells, quizHeadings } from './quiz-cells.ts'

/** What the reader of uploads makes of exported questions. */
function readBack(questions: readonly QuestionContent[]) {
  const cells = questions.map((question) =>
    quizCells(question).map((cell) => (typeof cell === 'string' ? cell : '')),
  )
  const table = tableFromCells([[...quizHeadings(questions)], ...cells])
  return table && questionsFromRows(table)
}

test('an exported quiz is read as the same questions, whatever they say', () => {
  const met = new Set<string>()
  let fixed = 0
  fc.assert(
    fc.property(lawfulQuestions, (questions) => {
      for (const { type } of questions) met.add(type)
      fixed += questions.filter(({ fixedOptions }) => fixedOptions).length
      const read = readBack(questions)
      expect(read?.problems).toEqual([])
      expect(read?.questions.map(({ row: _, ...question }) => question)).toEqual(questions)
    }),
    { numRuns: 500 },
  )
  expect(met).toEqual(new Set(questionTypes))
  expect(fixed).toBeGreaterThan(0)
})

test('a text that is only a number of another option, an error or a dash is meant', () => {
  const options = ['2', '1', '#REF!', 'N/A']
  const question = { text: 'Which?', type: 'multiple', options, correctAnswers: ['2', 'N/A'] } as const
  const asked = { ...question, options: [...options], correctAnswers: [...question.correctAnswers] }
  expect(quizCells(asked).at(-2)).toBe('1, 4')
  expect(readBack([asked])?.questions).toEqual([{ row: 2, ...asked }])
})

test('a quiz has the column of options that keep their place only if one does', () => {
  const plain: QuestionContent = { text: '?', type: 'single', options: ['b', 'All'], correctAnswers: ['All'] }
  expect(quizHeadings([plain])).toHaveLength(9)
  expect(quizHeadings([plain, { ...plain, fixedOptions: [] }])).toHaveLength(9)
  const headings = quizHeadings([plain, { ...plain, fixedOptions: [1] }])
  expect(headings.slice(0, 9)).toEqual(quizHeadings([plain]))
  expect(headings.slice(9)).toEqual(['Keeps Its Place (numbers of options)'])
})
