import { limits } from '@quizly/domain'
import { expect, test } from 'vitest'
import { maxBytes } from '../../../lib/device/request-answers.ts'
import { choice } from '../page-testing.ts'
import { packSubmission, partBeforeSubmission } from './submission.ts'

const long = (i: number) => choice(`q${i}`, '漢'.repeat(limits.writtenAnswerLength), i)
const sizeOf = (answers: unknown) => new TextEncoder().encode(JSON.stringify(answers)).length

test('what the server has goes along as the oldest, and what waits as it is', () => {
  const [waits, saved] = [choice('q1', 'A', 5), choice('q2', 'B', 9)]
  expect(packSubmission([waits], [waits, saved], [])).toEqual([waits, { ...saved, at: 0 }])
})

test('nothing has to be saved before a submission that holds all that waits', () => {
  expect(partBeforeSubmission([])).toEqual([])
  expect(partBeforeSubmission([long(1), long(2)])).toEqual([])
})

test('what does not fit is saved before, part by part, until the rest fits', () => {
  let waiting = Array.from({ length: 20 }, (_, i) => long(i))
  let parts = 0
  for (let part = partBeforeSubmission(waiting); part.length > 0; part = partBeforeSubmission(waiting)) {
    expect(sizeOf(part)).toBeLessThan(maxBytes.save)
    waiting = waiting.filter((answer) => !part.includes(answer))
    parts += 1
  }
  expect(parts).toBeGreaterThan(1)
  expect(packSubmission(waiting, waiting, [])).toEqual(waiting)
})

test('where there is no room, what the server has is left out first', () => {
  const [waiting, saved] = [[1, 2, 3, 4, 5].map(long), [6, 7, 8].map(long)]
  expect(packSubmission(waiting, [...saved, ...waiting], []).slice(0, 5)).toEqual(waiting)
})

test('what was written is trimmed, and a skipped question is there (T222)', () => {
  const written = choice('q2', '  osmosis \n', 5)
  const questions = ['q1', 'q2', 'q3'].map((_id) => ({ _id }))
  expect(packSubmission([written], [written], questions)).toEqual([
    { ...written, selectedOption: 'osmosis' },
    { questionId: 'q1', selectedOption: null, at: 0 },
    { questionId: 'q3', selectedOption: null, at: 0 },
  ])
})
