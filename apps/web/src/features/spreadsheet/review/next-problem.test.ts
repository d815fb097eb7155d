import { expect, test } from 'vitest'
import { nextProblem } from './use-next-problem.ts'

const columns = ['Question', 'Type', 'Answer']
const at = (row: number, column: string) => ({ row, column, code: 'cell-error' })
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
  expect(nextProblem({ problems, warnings: [at(4, 'Type')] }, columns, after)).toEqual(next)
})

test('a problem of the whole sheet leads nowhere', () => {
  expect(nextProblem({ problems: [at(1, '')], warnings: [] }, columns, undefined)).toBeUndefined()
})

test('without problems the warnings follow, up to the last one', () => {
  const found = { problems: [], warnings: [at(4, 'Type')] }
  expect(nextProblem(found, columns, { row: 3, position: 2 })).toEqual({ row: 4, position: 1 })
  expect(nextProblem(found, columns, { row: 4, position: 1 })).toBeUndefined()
})
