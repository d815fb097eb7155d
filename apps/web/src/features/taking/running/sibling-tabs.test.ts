import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSeenAnswers } from '../saving/seen-answers.ts'
import { createSiblingTabs } from './sibling-tabs.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function openTab(attemptId: string) {
  const answers = createSeenAnswers([{ _id: 'q1' }, { _id: 'q2' }], [])
  const taken: string[] = []
  const siblings = createSiblingTabs(attemptId, answers, ({ questionId }) => taken.push(questionId))
  return { answers, siblings, taken, close: siblings.start() }
}

test('a tab alone has no company', async () => {
  const { siblings, close } = openTab('alone')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(siblings.hasCompany()).toBe(false)
  close()
})

test('two tabs know of each other and of all answers, and one that is gone is missed', async () => {
  const first = openTab('shared')
  first.answers.write('q1', 'A', 1)
  const second = openTab('shared')
  await vi.waitFor(() => expect(first.siblings.hasCompany()).toBe(true))
  await vi.waitFor(() => expect(second.siblings.hasCompany()).toBe(true))
  expect(second.answers.get('q1')).toBe('A')
  second.siblings.tell(second.answers.write('q2', 'B', 2))
  await vi.waitFor(() => expect(first.answers.get('q2')).toBe('B'))
  expect([second.taken, first.taken], 'what no server has is sent by both').toEqual([['q1'], ['q2']])

  second.close()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(first.siblings.hasCompany()).toBe(false)
  first.close()
})
