import { expect, test } from 'vitest'
import { afterShown, createSavePace } from '../../../question-types/essay/student.tsx'
import { simulate } from './simulation-testing.ts'

/** An essay whose letters are typed one after the other; every send is acknowledged at once. */
function writer() {
  const attempt = simulate({ remainingMs: 600_000 }).start()
  const paceOf = createSavePace()
  const sentAt: number[] = []
  let text = ''
  function noteSends() {
    while (sentAt.length < attempt.sends().length) {
      attempt.save(sentAt.length)
      sentAt.push(attempt.now.monotonic - 1_000)
    }
  }
  function pass(ms: number) {
    for (let left = ms; left > 0; left -= 100) {
      attempt.pass(Math.min(100, left))
      noteSends()
    }
  }
  return {
    type(letters: number, everyMs: number) {
      for (let at = 0; at < letters; at += 1) {
        text += 'x'
        attempt.answer('q1', text, paceOf(attempt.now.monotonic))
        noteSends()
        pass(everyMs)
      }
    },
    pass,
    event(type: 'field left' | 'hidden' | 'stopped') {
      attempt.event({ type })
      noteSends()
    },
    sentAt,
    texts: () => attempt.view().sent.flat(),
    journal: () => attempt.view().journal,
  }
}

test('an essay is sent two seconds after the last letter, once', () => {
  const { type, pass, sentAt, texts } = writer()
  type(5, 300)
  pass(400)
  expect(sentAt).toEqual([])
  pass(10_000)
  expect(sentAt).toEqual([3_200])
  expect(texts()).toEqual(['xxxxx'])
})

test('whoever types without a pause has it sent every ten seconds', () => {
  const { type, pass, sentAt } = writer()
  type(70, 500)
  pass(5_000)
  expect(sentAt).toEqual([10_000, 20_000, 30_000, 36_500])
})

test.each(['field left', 'hidden', 'stopped'] as const)('it is sent at once: %s', (type) => {
  const essay = writer()
  essay.type(3, 200)
  expect(essay.sentAt).toEqual([])
  expect(essay.journal()).toEqual(['x', 'xx', 'xxx'])
  essay.event(type)
  expect(essay.sentAt).toEqual([600])
  expect(essay.texts()).toEqual(['xxx'])
})

test('a text that another device has replaced is kept, the latest three', () => {
  expect(afterShown({ kept: [] }, 'Theirs')).toEqual({ kept: [] })
  expect(afterShown({ typed: 'Mine', kept: [] }, 'Mine')).toEqual({ typed: 'Mine', kept: [] })
  expect(afterShown({ typed: 'Mine', kept: [] }, 'Theirs')).toEqual({ kept: ['Mine'] })
  expect(afterShown({ typed: 'd', kept: ['a', 'b', 'c'] }, 'Theirs')).toEqual({ kept: ['b', 'c', 'd'] })
  expect(afterShown({ typed: 'a', kept: ['a', 'b'] }, 'Theirs')).toEqual({ kept: ['b', 'a'] })
})
