import { expect, test } from 'vitest'
import { nextProblem } from './next-problem.ts'

const columns = ['Question', 'Type', 'Answer']
const at = (row: number, column: string) => ({ row, column, message: 'Wrong' })
const problems = [at(1, ''), at(7, 'Answer'), at(3, 'Answer'), at(3, 'Question')]

test.each([
  [undefined, { row: 3, position: 0 }],
  [
    { row: 3, position: 0 },
    { row: 3, position: 2 },
  ],
  [
    { row: 3, position: 2 },
    { row: 7, position: 2 },
  ],
  [
    { row: 5, position: 1 },
    { row: 7, position: 2 },
  ],
  [
    { row: 7, position: 2 },
    { row: 3, position: 0 },
  ],
])('after %j comes %j', (after, next) => {
  expect(nextProblem(problems, columns, after)).toEqual(next)
})

test('a problem of the whole sheet leads nowhere', () => {
  expect(nextProblem([at(1, '')], columns, undefined)).toBeUndefined()
})
