import { describe, expect, test } from 'vitest'
import { blankDraft } from './question-draft.ts'
import {
  changeQuestions,
  firstDrafts,
  type QuestionChange,
  type QuestionList,
  startList,
} from './question-list.ts'

const three = startList(['q1', 'q2', 'q5'].map(blankDraft))
const apply = (list: QuestionList, ...changes: QuestionChange[]) => changes.reduce(changeQuestions, list)
const keys = ({ questions }: QuestionList) => questions.map(({ key }) => key)

test('a new list has one blank question', () => {
  expect(firstDrafts()).toEqual([blankDraft('q1')])
})

describe('adding', () => {
  test('never uses a key twice and leads to the new text', () => {
    const list = apply(three, { type: 'remove', key: 'q5' }, { type: 'add' })
    expect(keys(list)).toEqual(['q1', 'q2', 'q6'])
    expect(list.focus).toEqual({ id: 'q6-text', scroll: 'start' })
  })

  test('takes empty options away that Enter has added, and no other ones', () => {
    const options = ['a', 'b', '', '']
    const optionsAfter = (...added: string[]) =>
      apply(startList([{ ...blankDraft('q1'), options: [...options, ...added] }]), { type: 'add' })
        .questions[0]?.options
    expect(optionsAfter('', '')).toEqual(options)
    expect(optionsAfter('', 'f')).toEqual([...options, '', 'f'])
    expect(apply(three, { type: 'add' }).questions[0]?.options).toHaveLength(4)
  })
})

describe('editing', () => {
  test('leaves the other questions as they are', () => {
    const list = apply(three, { type: 'edit', key: 'q2', edit: (draft) => ({ ...draft, text: 'x' }) })
    expect(list.questions.map(({ text }) => text)).toEqual(['', 'x', ''])
    expect(list.questions[0]).toBe(three.questions[0])
  })

  test.each([
    [0, 'q1-option-0'],
    [3, 'q1-option-2'],
  ])('removing option %i leads to %s (T52)', (position, id) => {
    const list = apply(three, { type: 'remove-option', question: blankDraft('q1'), position })
    expect(list.questions[0]?.options).toHaveLength(3)
    expect(list.focus?.id).toBe(id)
  })

  test('adding an option leads to it (T51)', () => {
    const list = apply(three, { type: 'add-option', question: blankDraft('q1') })
    expect(list.questions[0]?.options).toHaveLength(5)
    expect(list.focus?.id).toBe('q1-option-4')
  })

  test('pasted options lead to the last of them', () => {
    const options = ['Oslo', 'Paris', 'Rome']
    const list = apply(three, { type: 'paste-options', key: 'q2', options, last: 2 })
    expect(list.questions[1]?.options).toEqual(options)
    expect(list.focus?.id).toBe('q2-option-2')
  })

  test('answers come back as they were', () => {
    const before = { ...blankDraft('q2'), written: 'Osmosis', type: 'write' as const, options: [] }
    expect(apply(three, { type: 'restore-answers', before }).questions[1]).toEqual(before)
  })
})

describe('duplicating', () => {
  test('puts a copy after the question, which is a new one for the server', () => {
    const stored = { ...blankDraft('q2'), _id: 'stored', text: 'Where?', correct: [1] }
    const list = apply(startList([blankDraft('q1'), stored, blankDraft('q5')]), {
      type: 'duplicate',
      key: 'q2',
    })
    expect(keys(list)).toEqual(['q1', 'q2', 'q6', 'q5'])
    expect(list.questions[2]).toEqual({ ...stored, key: 'q6', _id: undefined })
    expect(list.focus?.id).toBe('q6-text')
    expect(keys(apply(list, { type: 'add' }))).toContain('q7')
  })
})

describe('moving', () => {
  test.each([
    ['q1', 1, ['q2', 'q1', 'q5'], 'q1-down'],
    ['q5', -1, ['q1', 'q5', 'q2'], 'q5-up'],
  ] as const)('%s by %i (T49)', (key, by, order, focused) => {
    const list = apply(three, { type: 'move', key, by })
    expect(keys(list)).toEqual(order)
    expect(list.focus).toEqual({ id: focused, scroll: 'keep' })
  })

  test('ends at the ends', () => {
    expect(apply(three, { type: 'move', key: 'q1', by: -1 })).toBe(three)
    expect(apply(three, { type: 'move', key: 'q5', by: 1 })).toBe(three)
  })
})

describe('removing', () => {
  test.each([
    ['q2', 'q1'],
    ['q1', 'q2'],
  ])('%s leads to %s', (key, neighbour) => {
    expect(apply(three, { type: 'remove', key }).focus?.id).toBe(neighbour)
  })

  test('the last one leads to the button that adds one', () => {
    const empty = apply(startList(firstDrafts()), { type: 'remove', key: 'q1' })
    expect(empty.questions).toEqual([])
    expect(empty.focus?.id).toBe('add-question')
  })

  test('can be undone (T50)', () => {
    const [, second = blankDraft('none')] = three.questions
    const list = apply(three, { type: 'remove', key: 'q2' }, { type: 'put-back', question: second, index: 1 })
    expect(list.questions).toEqual(three.questions)
    expect(list.focus?.id).toBe('q2')
  })
})

test('a whole list can be replaced', () => {
  const list = apply(three, { type: 'replace', questions: firstDrafts() })
  expect(keys(list)).toEqual(['q1'])
})

describe('taking over from another quiz', () => {
  const stored = (_id: string) => ({
    _id,
    text: `Question ${_id}`,
    type: 'single' as const,
    options: ['a', 'b', 'c', 'd'],
    correctAnswers: ['b'],
  })

  test('puts the questions at the end as new ones and leads to the first', () => {
    const list = apply(three, { type: 'take-over', questions: [stored('x'), stored('y')] })
    expect(keys(list)).toEqual(['q1', 'q2', 'q5', 'q6', 'q7'])
    expect(list.questions.slice(3)).toMatchObject([
      { _id: undefined, text: 'Question x', correct: [1] },
      { _id: undefined, text: 'Question y' },
    ])
    expect(list.focus).toEqual({ id: 'q6-text', scroll: 'start' })
  })

  test('takes the place of the blank question that a new list begins with, but of nothing written', () => {
    const take: QuestionChange = { type: 'take-over', questions: [stored('x')] }
    expect(keys(apply(startList(firstDrafts()), take))).toEqual(['q2'])
    const written: QuestionChange = { type: 'edit', key: 'q1', edit: (draft) => ({ ...draft, text: 'Mine' }) }
    expect(keys(apply(startList(firstDrafts()), written, take))).toEqual(['q1', 'q2'])
  })
})
