import { expect, test } from 'vitest'
import { resultsCsv } from './results-csv.ts'

const result = {
  _id: 'r',
  userId: 'u',
  name: 'Ben',
  email: 'ben@school.example',
  score: 3,
  totalQuestions: 4,
  submittedAt: '2026-03-14T10:42:00.000Z',
  submittedBy: 'student',
} as const

const lineFor = (name: string) => resultsCsv([{ ...result, name }]).split('\r\n')[1]

test('a row for each result under a heading, readable as UTF-8', () => {
  expect(resultsCsv([result])).toBe(
    '\uFEFFName,Email,Score,Out of,Submitted (UTC),Submitted by\r\n' +
      'Ben,ben@school.example,3,4,2026-03-14T10:42:00.000Z,student\r\n',
  )
})

test('separators of any program and quotes within a name are kept', () => {
  expect(lineFor('Reyes, "Dan"')).toMatch(/^"Reyes, ""Dan""",/)
  expect(lineFor('Reyes; Dan')).toMatch(/^"Reyes; Dan",/)
  expect(lineFor('Reyes\tDan')).toMatch(/^"Reyes\tDan",/)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '"=1"', "'=1", '＝1', '\u200B＠SUM(A1)'])(
  '%j does not run as a formula',
  (name) => {
    expect(lineFor(name)).toMatch(/^"?'/)
  },
)

test.each([
  ['x;=1', `"x;'=1"`],
  ['x; "-1"', `"x;' ""-1"""`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['x;;+1', `"x;;'+1"`],
])('%j does not either where another separator splits it', (name, cell) => {
  expect(lineFor(name)).toBe(`${cell},ben@school.example,3,4,2026-03-14T10:42:00.000Z,student`)
})

test('a sign in the middle of a name stays as it is', () => {
  expect(lineFor('Anna-Lena')).toMatch(/^Anna-Lena,/)
})
