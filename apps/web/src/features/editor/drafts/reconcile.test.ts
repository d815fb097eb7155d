import type { StoredDraft } from '@quizly/contract'
import { describe, expect, test } from 'vitest'
import { blankDraft } from '../question/question-draft.ts'
import { differences, readQuestions, toContent } from './draft-content.ts'
import { type Known, type Mine, reconcile } from './reconcile.ts'

const questions = (text: string) => [{ ...blankDraft('q1'), text }]
const mine: Mine = { questions: questions('At home'), baseRevision: 1 }
const onServer = (_id: string, text: string): StoredDraft => ({
  _id,
  savedAt: '2026-05-03T10:00:00.000Z',
  ...toContent(questions(text), 1),
})
const known = (more: Partial<Known> = {}): Known => ({
  id: 'last',
  next: 'next',
  isSent: false,
  isDiscarded: false,
  ...more,
})
const theirs = onServer('theirs', 'At school')
const taken = {
  draft: { questions: readQuestions(theirs) ?? [], baseRevision: 1 },
  isFromElsewhere: true,
  id: 'theirs',
  isSent: true,
}

describe('the draft that goes on', () => {
  test.each<[string, Parameters<typeof reconcile>, ReturnType<typeof reconcile>]>([
    ['nothing anywhere', [undefined, undefined, null, 1], { id: null, isSent: false }],
    ['only here', [mine, undefined, null, 1], { draft: mine, id: null, isSent: false }],
    [
      'here, while the server cannot be asked',
      [mine, known(), undefined, 1],
      { draft: mine, id: 'last', isSent: false, isUnheard: true },
    ],
    ['only there', [undefined, undefined, theirs, 1], taken],
    ['there, and here what it was before', [mine, known({ isSent: true }), theirs, 1], taken],
    [
      'here, newer than what was sent',
      [mine, known(), onServer('last', 'At'), 1],
      { draft: mine, id: 'last', isSent: false, isUnheard: true },
    ],
    [
      'here, after a lost reply',
      [mine, known(), onServer('next', 'At'), 1],
      { draft: mine, id: 'next', isSent: false, isUnheard: true },
    ],
    [
      'the same in both places',
      [mine, known(), onServer('theirs', 'At home'), 1],
      { draft: mine, id: 'theirs', isSent: true },
    ],
    [
      'both, changed in both: the writer chooses',
      [mine, known(), theirs, 1],
      { draft: mine, id: 'last', isSent: false, isUnheard: true, conflict: theirs },
    ],
    ['saved on another device', [mine, known({ isSent: true }), null, 2], { id: null, isSent: false }],
    [
      'saved on another device, but gone on here',
      [mine, known(), null, 2],
      { draft: mine, id: null, isSent: false, isUnheard: true },
    ],
    [
      'lost by the server',
      [mine, known({ isSent: true }), null, 1],
      { draft: mine, id: null, isSent: false },
    ],
    [
      'discarded here without a network',
      [undefined, known({ isDiscarded: true }), onServer('last', 'At home'), 1],
      { id: 'last', isSent: false },
    ],
    [
      'sent from here, and not kept here',
      [undefined, known({ isSent: true }), onServer('last', 'At school'), 1],
      { ...taken, id: 'last' },
    ],
    [
      'there, but not to be opened',
      [
        undefined,
        undefined,
        {
          ...theirs,
          questions: [{ text: '', type: 'single', options: [], correct: [3], written: '' }],
        },
        1,
      ],
      { id: 'theirs', isSent: false },
    ],
  ])('%s', (_, input, expected) => {
    expect(reconcile(...input)).toEqual(expected)
  })
})

test('differences are told place by place', () => {
  const here = toContent([...questions('One'), ...questions('Two'), ...questions('Three')], 1).questions
  const there = toContent([...questions('One'), ...questions('2')], 1).questions
  expect(differences(here, there)).toMatchObject([
    { position: 2, change: 'changed', question: { text: '2' } },
    { position: 3, change: 'missing', question: { text: 'Three' } },
  ])
  expect(differences(there, here)).toMatchObject([
    { position: 2, change: 'changed', question: { text: 'Two' } },
    { position: 3, change: 'added', question: { text: 'Three' } },
  ])
})

test('a draft travels with every field of its questions', () => {
  const [draft] = questions('One')
  const whole = { ...draft!, _id: 'stored', fixed: [1] }
  const { key: _, ...sent } = whole
  expect(toContent([whole], 3)).toEqual({ baseRevision: 3, questions: [sent] })
})
