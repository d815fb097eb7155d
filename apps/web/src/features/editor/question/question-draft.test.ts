import type { Question } from '@quizly/domain'
import { describe, expect, test } from 'vitest'
import {
  allKinds,
  blankDraft,
  changeDraftType,
  contentOf,
  draftOf,
  hasAnswers,
  isComplete,
  isSameQuestions,
  kindOf,
  restoreAnswers,
  revisedContentOf,
} from './question-draft.ts'
import { sumOfPoints } from './points-draft.ts'
import {
  addOption,
  fixOption,
  markOption,
  removeOption,
  writeOption,
} from '../../../question-types/choice/option-drafts.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'

const single: QuestionDraft = {
  key: 'q1',
  text: 'Where?',
  type: 'single',
  options: ['Nucleus', 'Ribosome', 'Mitochondrion', 'Vacuole'],
  correct: [2],
  written: '',
}
const multiple: QuestionDraft = { ...single, type: 'multiple', correct: [0, 2] }
const written: QuestionDraft = { ...single, type: 'write', options: [], correct: [], written: 'Osmosis' }

describe('a draft', () => {
  test.each([
    ['single', single, ['Mitochondrion']],
    ['multiple', multiple, ['Nucleus', 'Mitochondrion']],
    ['write', written, ['Osmosis']],
  ])('of type %s names its correct answers by their texts', (_, draft, correctAnswers) => {
    expect(contentOf(draft).correctAnswers).toEqual(correctAnswers)
  })

  test('keeps options in their places as the others are removed, and none when its type changes', () => {
    const fixed = fixOption(fixOption(fixOption(single, 3, true), 1, true), 2, true)
    expect(contentOf(fixed).fixedOptions).toEqual([1, 2, 3])
    expect(contentOf(removeOption(fixed, 1)).fixedOptions).toEqual([1, 2])
    expect(contentOf(fixOption(fixed, 2, false)).fixedOptions).toEqual([1, 3])
    expect(contentOf(changeDraftType(fixed, 'multiple'))).not.toHaveProperty('fixedOptions')
    expect(restoreAnswers(changeDraftType(fixed, 'write'), fixed)).toEqual(fixed)
    const stored = { _id: 'a', ...contentOf(fixed) }
    expect(revisedContentOf(draftOf(stored, 'q1'))).toEqual(stored)
    expect(isSameQuestions([fixed], [single])).toBe(false)
  })

  test.each([
    ['de', ','],
    ['pt-BR', ','],
    ['en', '.'],
    ['ar', '.'],
    ['ja', '.'],
    [undefined, '.'],
  ])('that becomes numeric in a quiz in %s has decimals with %s', (language, decimal) => {
    expect(contentOf(changeDraftType(single, 'numeric', language)).number).toEqual({ decimal })
    expect(contentOf(changeDraftType(single, 'write', language))).not.toHaveProperty('number')
  })

  test('comes from a stored question and goes back to it unchanged (T77)', () => {
    for (const draft of [single, multiple, written]) {
      const question: Question = { _id: 'stored', ...contentOf(draft) }
      expect(revisedContentOf(draftOf(question, 'q9'))).toEqual(question)
    }
  })

  test('finds the correct option in spite of case and outer spaces', () => {
    const question: Question = { _id: 'x', ...contentOf(single), correctAnswers: [' mitochondrion'] }
    expect(draftOf(question, 'q1').correct).toEqual([2])
  })

  test('of a new question is sent without an ID', () => {
    expect(revisedContentOf(single)).not.toHaveProperty('_id')
  })

  test('is complete as soon as it could be saved', () => {
    expect(isComplete(blankDraft('q1'))).toBe(false)
    expect([single, multiple, written].every(isComplete)).toBe(true)
    expect(isComplete({ ...single, correct: [] })).toBe(false)
  })
})

describe('changing the type', () => {
  test('keeps the text and starts the answers afresh', () => {
    expect(changeDraftType(single, 'multiple')).toEqual({
      ...blankDraft('q1'),
      text: 'Where?',
      type: 'multiple',
    })
    expect(changeDraftType(single, 'write')).toMatchObject({ options: [], correct: [], written: '' })
  })

  test('can be undone without losing what was typed into the text since (T141)', () => {
    const since = { ...changeDraftType(single, 'write'), text: 'Where exactly?' }
    expect(restoreAnswers(since, single)).toEqual({ ...single, text: 'Where exactly?' })
  })

  test.each([
    ['a blank question', blankDraft('q1'), false],
    ['only spaces', writeOption(blankDraft('q1'), 0, '  '), false],
    ['an option', writeOption(blankDraft('q1'), 3, 'x'), true],
    ['a mark', markOption(blankDraft('q1'), 0, true), true],
    ['a written answer', written, true],
  ])('loses something of %s: %s', (_, draft, loses) => {
    expect(hasAnswers(draft)).toBe(loses)
  })
})

describe('true or false', () => {
  const kind = (id: string) => {
    const found = allKinds.find((each) => each.kind.id === id)
    if (!found) throw new Error(id)
    return found
  }
  const statement = changeDraftType(single, 'single', 'de', kind('true-false').kind)

  test('is a single choice with two options in the language of the quiz, which keep their places (T320)', () => {
    expect(contentOf(markOption(statement, 1, true))).toEqual({
      text: 'Where?',
      type: 'single',
      options: ['Wahr', 'Falsch'],
      correctAnswers: ['Falsch'],
      fixedOptions: [0, 1],
    })
  })

  test('is known again when it is read, and is not untouched once the right one is chosen', () => {
    const read = draftOf({ _id: 'a', ...contentOf(markOption(statement, 0, true)) }, 'q1')
    expect(kindOf(read).id).toBe('true-false')
    expect(kindOf(single).id).toBe('single')
    expect(hasAnswers(statement)).toBe(false)
    expect(hasAnswers(markOption(statement, 0, true))).toBe(true)
  })

  test('becomes a single choice of four empty options', () => {
    const plain = changeDraftType(statement, 'single', 'de', kind('single').kind)
    expect(plain).toEqual({ ...blankDraft('q1'), text: 'Where?' })
  })
})

describe('points', () => {
  const item = (points: string) => ({ _id: `i${points}`, text: 'Item', points })
  const essay: QuestionDraft = {
    ...written,
    type: 'essay',
    written: '',
    essay: { rubric: [item('2'), item('1,5'), item('−1')] },
  }

  test.each<[what: string, draft: QuestionDraft, points: number | undefined]>([
    ['none typed', single, undefined],
    ['half ones', { ...single, points: '2,5' }, 2.5],
    ['the items of a rubric that give some', essay, 3.5],
    ['other ones than those of the rubric', { ...essay, points: '5' }, 5],
    ['one beside a rubric', { ...essay, points: '1' }, undefined],
    ['a rubric that gives none', { ...essay, essay: { rubric: [item('−1')] } }, undefined],
    ['an item without a number yet', { ...essay, essay: { rubric: [item('2'), item('x')] } }, 2],
  ])('with %s', (_, draft, points) => {
    expect(contentOf(draft).points).toBe(points)
  })

  test('of a stored essay follow its rubric only where they are its sum', () => {
    const stored = (points: number | undefined) => ({ _id: 'a', ...contentOf(essay), points }) as Question
    expect(draftOf(stored(3.5), 'q1').points).toBeUndefined()
    expect(draftOf(stored(4), 'q1').points).toBe('4')
    expect(draftOf(stored(undefined), 'q1').points).toBe('1')
    for (const points of [3.5, 4, undefined]) {
      expect(contentOf(draftOf(stored(points), 'q1')).points).toBe(points)
    }
  })

  test('add up without what is no number yet', () => {
    const thirds = ['0.1', '0,2', 'x', ''].map((points) => ({ ...single, points }))
    expect(sumOfPoints([...thirds, essay])).toBe(4.8)
  })
})

describe('marking an option', () => {
  test('moves the only mark of a single choice (T46)', () => {
    expect(markOption(single, 0, true).correct).toEqual([0])
  })

  test('adds and takes marks of a multiple choice, in the order of the options (T47)', () => {
    expect(markOption(multiple, 1, true).correct).toEqual([0, 1, 2])
    expect(markOption(multiple, 0, false).correct).toEqual([2])
  })
})

describe('options', () => {
  test('keep their marks when another one goes', () => {
    expect(removeOption(multiple, 1)).toMatchObject({
      options: ['Nucleus', 'Mitochondrion', 'Vacuole'],
      correct: [0, 1],
    })
    expect(removeOption(multiple, 2).correct).toEqual([0])
  })

  test('can be added', () => {
    expect(addOption(single).options).toHaveLength(5)
  })
})

describe('two lists', () => {
  test('are the same whatever their keys are', () => {
    expect(isSameQuestions([single], [{ ...single, key: 'q7' }])).toBe(true)
  })

  test.each<[string, QuestionDraft[]]>([
    ['another text', [{ ...single, text: 'Which?' }, multiple]],
    ['another order', [multiple, single]],
    ['one more', [single, multiple, written]],
    ['another stored question', [{ ...single, _id: 'x' }, multiple]],
  ])('differ by %s', (_, other) => {
    expect(isSameQuestions([single, multiple], other)).toBe(false)
  })
})

test('a text with gaps has lines as another type, and its gaps again when that is undone', () => {
  const gaps: Question = {
    _id: 'g',
    text: 'In {{1}} and {{2}}',
    type: 'gap',
    options: [],
    correctAnswers: ['a', 'b'],
    gaps: [{ accepted: ['c'] }],
  }
  const before = draftOf(gaps, 'q1')
  const changed = changeDraftType(before, 'write')
  expect(changed.text).toBe('In ____ and ____')
  expect(changed.gaps).toBeUndefined()
  expect(restoreAnswers(changed, before)).toEqual(before)
  expect(restoreAnswers({ ...changed, text: 'Other' }, before).text).toBe('Other')
})
