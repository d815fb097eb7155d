import { expect, test } from 'vitest'
import { withFix } from '../fixes.ts'
import { parseSheet } from '../parse-sheet.ts'
import { plain, saidFix } from '../samples-testing.ts'

const heading = 'Points and Marking (Quizly: for another import)'
const columns = [...plain, heading]
const details = { points: 2, explanation: 'It is so.', optionNotes: ['', 'No.', ''] }
const written = JSON.stringify(details)
const sheet = (...values: string[]) => ({ columns, rows: [{ row: 2, values }], headerRow: 1 })

test.each([
  ['an option more', ['Q', 'single', 'a', 'b', 'c', 'd', 'A']],
  ['an option less', ['Q', 'single', 'a', 'b', '', '', 'A']],
  ['no options any more', ['Q', 'write', '', '', '', '', 'a']],
  ['a type without notes', ['Q', 'Put in Order', 'a', 'b', 'c', '', '']],
])('notes of a row with %s are left out by one click, and nothing else is', (_, cells) => {
  const table = sheet(...cells, written)
  const { questions, problems } = parseSheet(table)
  expect(questions).toEqual([])
  expect(problems).toMatchObject([{ row: 2, column: heading, code: 'row-notes-apart' }])
  const [fix] = problems[0]?.fixes ?? []
  if (!fix) throw new Error('There is no fix')
  expect(saidFix(fix)).toBe('Leave out the feedback')
  const fixed = parseSheet(withFix(table, 2, fix))
  expect(fixed.problems).toEqual([])
  expect(fixed.questions).toMatchObject([{ points: 2, explanation: 'It is so.' }])
  expect(fixed.questions[0]).not.toHaveProperty('optionNotes')
})

test('notes stay with as many options as before, and a cell that had only notes is empty without them', () => {
  const [question] = parseSheet(sheet('Q', 'single', 'a', 'B', 'c', '', 'A', written)).questions
  expect(question).toMatchObject(details)
  const only = sheet('Q', 'single', 'a', 'b', '', '', 'A', JSON.stringify({ optionNotes: ['No.'] }))
  const [fix] = parseSheet(only).problems[0]?.fixes ?? []
  expect(fix?.cells).toEqual([{ column: columns.indexOf(heading), text: '' }])
})
