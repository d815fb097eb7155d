import type { Question, SelectedOption, UncheckedQuestion } from '@quizly/domain'
import { expect, test } from 'vitest'
import { type Practised, practise, type PracticeEvent, startRound } from './practice-rounds.ts'

const question = (_id: string, fields: Partial<UncheckedQuestion> = {}): Practised => ({
  quiz: { title: 'Capitals' },
  question: {
    _id,
    text: _id,
    type: 'single',
    options: ['Paris', 'Rome', 'Bonn'],
    correctAnswers: ['Paris'],
    ...fields,
  } as Question,
})
const three = [question('one'), question('two'), question('three')]
const after = (questions: readonly Practised[], ...events: PracticeEvent[]) =>
  events.reduce(practise, startRound(questions))
const check = (selected: SelectedOption): PracticeEvent => ({ type: 'checked', selected })
const next: PracticeEvent = { type: 'next' }

test('a round ends after its last question, and the wrong ones make another', () => {
  const over = after(three, check('Paris'), next, check('Rome'), next, check(null), next)
  expect(over.isOver).toBe(true)
  expect([...over.verdicts.values()]).toEqual(['correct', 'incorrect', 'skipped'])
  const again = practise(over, { type: 'new round', only: 'wrong' })
  expect(again.questions).toEqual(three.slice(1))
  expect([again.index, again.isOver, again.verdicts.size]).toEqual([0, false, 0])
  expect(practise(over, { type: 'new round' }).questions).toEqual(three)
})

test('a question can be tried again as often as wanted; its last verdict stays', () => {
  const tried = after(three, check('Rome'), { type: 'again' }, check('Paris'))
  expect(tried.checked).toEqual({ selected: 'Paris', verdict: 'correct' })
  expect(tried.verdicts.size).toBe(1)
  expect(tried.tries).toBe(1)
  expect(practise(tried, check('Rome'))).toBe(tried)
})

test.each<[string, Partial<Question>, SelectedOption, string]>([
  ['what counts as well', { marking: { also: [['Rome']] } }, 'Rome', 'correct'],
  ['full marks for all are none in practice', { marking: { all: 'full' } }, 'Rome', 'incorrect'],
  [
    'a rule gives a part',
    { type: 'multiple', rule: 'each-decision', correctAnswers: ['Paris', 'Bonn'] },
    ['Paris'],
    'partly',
  ],
  [
    'an essay waits for its writer',
    { type: 'essay', options: [], correctAnswers: [], essay: {} },
    'So.',
    'waiting',
  ],
])('%s', (_, fields, selected, verdict) => {
  expect(after([question('one', fields)], check(selected)).checked?.verdict).toBe(verdict)
})

test('who has written an essay marks it', () => {
  const essay = question('one', { type: 'essay', options: [], correctAnswers: [], essay: {} })
  const marked = after([essay], check('So.'), { type: 'marked by oneself', verdict: 'partly' }, next)
  expect([...marked.verdicts.values()]).toEqual(['partly'])
})
