import type { QuizCounts } from '@quizly/contract'
import { expect, test } from 'vitest'
import { type NextAct, nextActOf } from './quiz-actions.tsx'

type Quiz = Parameters<typeof nextActOf>[0]

const open: Quiz = { state: 'open', role: 'owner' }
const planned = { at: '2026-03-14T10:00:00Z', parts: ['score' as const] }
const none: QuizCounts = { running: 0, submitted: 0, toMark: 0, toRelease: 0 }

const cases: [name: string, Partial<Quiz>, Partial<QuizCounts>, NextAct | undefined][] = [
  ['a draft', { state: 'draft' }, {}, 'finalize'],
  ['the draft of a colleague, for a viewer', { state: 'draft', role: 'viewer' }, {}, undefined],
  ['open, nobody has come', {}, {}, 'share'],
  ['open later', { state: 'closed', whyClosed: 'not-open-yet' }, {}, 'share'],
  ['running, and essays wait', {}, { running: 1, submitted: 5, toMark: 3 }, 'live'],
  ['essays wait, and others are marked', {}, { submitted: 5, toMark: 3, toRelease: 2 }, 'mark'],
  ['essays wait, for a viewer', { role: 'viewer' }, { submitted: 5, toMark: 3 }, 'export'],
  ['marks are ready', {}, { submitted: 5, toRelease: 5 }, 'release'],
  ['marks are ready, for a marker', { role: 'marker' }, { submitted: 5, toRelease: 5 }, 'export'],
  ['results wait', { waitsToBeGivenOut: true }, { submitted: 1 }, 'release'],
  ['results would wait, and there is none', { waitsToBeGivenOut: true }, {}, 'share'],
  ['a release is planned', { waitsToBeGivenOut: true, plannedRelease: planned }, { submitted: 1 }, 'export'],
  ['results are seen', {}, { submitted: 1 }, 'export'],
  ['closed with results', { state: 'closed', whyClosed: 'closed' }, { submitted: 1 }, 'export'],
  ['closed without', { state: 'closed', whyClosed: 'over' }, {}, 'open'],
  ['closed without, for a marker', { state: 'closed', whyClosed: 'over', role: 'marker' }, {}, undefined],
  ['archived', { state: 'archived' }, { submitted: 1 }, 'export'],
  ['archived without results', { state: 'archived' }, {}, undefined],
]

test.each(cases)('what comes next: %s', (_, quiz, counts, next) => {
  expect(nextActOf({ ...open, ...quiz }, { ...none, ...counts })).toBe(next)
})

test('without counts nothing is said but of a draft', () => {
  expect(nextActOf(open, undefined)).toBeUndefined()
  expect(nextActOf({ ...open, state: 'draft' }, undefined)).toBe('finalize')
})
