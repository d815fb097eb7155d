import { expect, test } from 'vitest'
import { openJournal } from './answer-journal.ts'

const change = (questionId: string, selectedOption: string, at: number) => ({
  questionId,
  selectedOption,
  at,
})

// This environment has no database, like some private windows.
test('without a database the journal keeps answers for as long as the page lives', async () => {
  await openJournal('attempt 1').put(change('q1', 'A', 1))
  await openJournal('attempt 1').put(change('q2', 'B', 2))
  await openJournal('attempt 2').put(change('q1', 'Z', 1))
  expect(await openJournal('attempt 1').read()).toEqual([change('q1', 'A', 1), change('q2', 'B', 2)])
})

test('exactly the changes that were acknowledged are removed', async () => {
  const journal = openJournal('attempt 3')
  await journal.put(change('q1', 'A', 1))
  await journal.put(change('q1', 'B', 2))
  await journal.put(change('q2', 'C', 3))
  await journal.remove([change('q1', 'A', 1), change('q2', 'C', 3)])
  expect(await journal.read()).toEqual([change('q1', 'B', 2)])
  await journal.close()
  expect(await journal.read(), 'what nobody has acknowledged outlives the quiz').toEqual([
    change('q1', 'B', 2),
  ])
  await journal.remove([change('q1', 'B', 2)])
  await journal.close()
  expect(await journal.read()).toEqual([])
})

test('an older change never replaces a later one', async () => {
  const journal = openJournal('attempt 4')
  await journal.put(change('q1', 'B', 2))
  await journal.put(change('q1', 'A', 1))
  expect(await journal.read()).toEqual([change('q1', 'B', 2)])
})
