import type { SavedAnswer } from '@quizly/domain'
import { expect, test } from 'vitest'
import { choice } from './answer-saver-testing.ts'
import { createSaveQueue } from './save-queue.ts'

function queueOf(...changes: SavedAnswer[]) {
  const queue = createSaveQueue()
  changes.forEach(queue.add)
  return queue
}
const textsOf = (changes: readonly SavedAnswer[]) => changes.map(({ selectedOption }) => selectedOption)

test('only the latest change of a question waits', () => {
  const queue = queueOf(choice('q1', 'A', 1), choice('q2', 'B', 2), choice('q1', 'C', 3))
  expect(textsOf(queue.nextBatch())).toEqual(['C', 'B'])
})

test('an acknowledged change does not take a later one to the same question along', () => {
  const first = choice('q1', 'A', 1)
  const queue = queueOf(first, choice('q1', 'B', 2))
  queue.forget([first])
  expect(textsOf(queue.nextBatch())).toEqual(['B'])
  queue.forget(queue.nextBatch())
  expect(queue.isWaiting()).toBe(false)
})

test('suspects wait for all others, and then go one by one', () => {
  const [first, second] = [choice('q1', 'A', 1), choice('q2', 'B', 2)]
  const queue = queueOf(first, second, choice('q3', 'C', 3))
  queue.suspect([first, second])
  const batches = Array.from({ length: 3 }, () => {
    const batch = queue.nextBatch()
    queue.forget(batch)
    return textsOf(batch)
  })
  expect(batches).toEqual([['C'], ['A'], ['B']])
})

test('a suspect that was changed is a new answer', () => {
  const queue = queueOf(choice('q1', 'A', 1), choice('q2', 'B', 2))
  queue.suspect(queue.nextBatch())
  queue.add(choice('q2', 'C', 3))
  expect(textsOf(queue.nextBatch())).toEqual(['C'])
})

test('a refused answer does not wait any more, until it is changed', () => {
  const refused = choice('q1', 'A', 1)
  const queue = queueOf(refused)
  queue.refuse([refused])
  expect([queue.isWaiting(), queue.hasRefused()]).toEqual([false, true])
  queue.add(choice('q1', 'B', 2))
  expect([queue.isWaiting(), queue.hasRefused()]).toEqual([true, false])
})

test('an answer that was changed while its old text was refused still waits', () => {
  const refused = choice('q1', 'A', 1)
  const queue = queueOf(refused, choice('q1', 'B', 2))
  queue.refuse([refused])
  expect([queue.isWaiting(), queue.hasRefused()]).toEqual([true, false])
})

test('the last batch has the latest first, and each change once', () => {
  const queue = queueOf(choice('q1', 'A', 1), choice('q2', 'B', 3), choice('q3', 'C', 2))
  expect(textsOf(queue.lastBatch())).toEqual(['B', 'C', 'A'])
  queue.add(choice('q1', 'D', 4))
  expect(textsOf(queue.lastBatch())).toEqual(['D'])
  expect(queue.nextBatch(), 'the usual sends go on').toHaveLength(3)
})

test('where questions were left, no answer is sent before an earlier one: the server would not take that one any more', () => {
  const long = 'x'.repeat(20_000)
  const left = (place: number, text: string) => ({ ...choice(`q${place}`, text, place), left: true as const })
  const queue = queueOf(
    ...[1, 2, 3, 4].map((place) => left(place, long)),
    left(5, 'short'),
    choice('q6', 'A', 6),
  )
  const placesOf = (changes: readonly SavedAnswer[]) => changes.map(({ questionId }) => questionId)
  expect(placesOf(queue.lastBatch())).toEqual(['q1', 'q2'])
  expect(placesOf(queue.nextBatch())).toEqual(['q1', 'q2', 'q3'])
  queue.forget(queue.nextBatch())
  expect(placesOf(queue.nextBatch())).toEqual(['q4', 'q5', 'q6'])
})
