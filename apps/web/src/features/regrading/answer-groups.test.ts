import type { WrittenAnswers } from '@quizly/contract'
import { expect, test } from 'vitest'
import {
  changesOf,
  decided,
  type Decisions,
  groupsOf,
  nextUndecided,
  placeOf,
  takesPoints,
  undecidedIn,
  unsaved,
} from './answer-groups.ts'

const loaded = {
  question: { _id: 'q', text: 'What?', type: 'write', options: [], correctAnswers: ['Osmosis'] },
  rule: { also: [['by osmosis']] },
  answers: [
    { text: 'osmosis', count: 9, right: 9 },
    { text: 'By Osmosis', count: 2, right: 2 },
    { text: 'osmossis', count: 4, right: 0 },
    { text: 'diffusion', count: 30, right: 0 },
    { text: 'difusion', count: 1, right: 0 },
  ],
} as unknown as WrittenAnswers
const groups = groupsOf(loaded)

test('the groups of what counts come first, whatever was given most often', () => {
  expect(groups.map((group) => group.map(({ text, standing }) => `${text}: ${standing}`))).toEqual([
    ['osmosis: key', 'osmossis: wrong'],
    ['By Osmosis: counts'],
    ['diffusion: wrong', 'difusion: wrong'],
  ])
})

test('only decisions that change what counts are sent', () => {
  let decisions: Decisions = new Map()
  expect(changesOf(groups, decisions)).toEqual({ accepted: [], refused: [] })
  for (const normal of ['osmossis', 'by osmosis']) decisions = decided(decisions, normal, 'accepted')
  expect(changesOf(groups, decisions)).toEqual({ accepted: ['osmossis'], refused: [] })
  for (const normal of ['diffusion', 'by osmosis']) decisions = decided(decisions, normal, 'refused')
  expect(changesOf(groups, decisions)).toEqual({ accepted: ['osmossis'], refused: ['By Osmosis'] })
  expect(groups.map((group) => undecidedIn(group, decisions))).toEqual([0, 0, 1])
  decisions = decided(decisions, 'osmossis', undefined)
  expect(changesOf(groups, decisions).accepted).toEqual([])
})

test('what counts only by an earlier key is refused only if scores may go down, and waits for no decision', () => {
  const earlier = groupsOf({ ...loaded, answers: [{ text: 'diffusion', count: 3, right: 2 }] })
  expect(earlier[0]?.[0]?.standing).toBe('earlier')
  const refused = decided(new Map(), 'diffusion', 'refused')
  expect(changesOf(earlier, refused)).toEqual({ accepted: [], refused: [] })
  expect(changesOf(earlier, refused, true)).toEqual({ accepted: [], refused: ['diffusion'] })
  expect([takesPoints(earlier, refused), takesPoints(earlier, new Map())]).toEqual([true, false])
  expect(changesOf(earlier, decided(new Map(), 'diffusion', 'accepted')).accepted).toEqual(['diffusion'])
  expect(undecidedIn(earlier[0] ?? [], new Map())).toBe(0)
  const forAll = groupsOf({ ...loaded, rule: { also: [], all: 'full' } })
  expect(forAll.flat().filter(({ standing }) => standing === 'earlier')).toEqual([])
})

test('once saved, only refusals that change nothing are kept', () => {
  const decisions: Decisions = new Map([
    ['osmossis', 'accepted'],
    ['by osmosis', 'refused'],
    ['diffusion', 'refused'],
  ])
  expect([...unsaved(groups, decisions)]).toEqual([['diffusion', 'refused']])
})

test('after a decision comes the next answer that waits, at the end the first', () => {
  const first = placeOf(groups, 'osmossis')
  expect(first).toEqual({ group: 0, answer: 1 })
  expect(nextUndecided(groups, new Map([['osmossis', 'refused']]), { group: 0, answer: 1 })).toEqual({
    group: 2,
    answer: 0,
  })
  expect(nextUndecided(groups, new Map([['difusion', 'refused']]), { group: 2, answer: 1 })).toEqual(first)
  const all = new Map(groups.flat().map(({ normal }) => [normal, 'refused'] as const))
  expect(nextUndecided(groups, all, { group: 0, answer: 0 })).toBeUndefined()
  expect(placeOf(groups, 'unknown')).toBeUndefined()
})
