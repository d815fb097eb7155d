import type { AttemptForOwner } from '@quizly/contract'
import { expect, test } from 'vitest'
import { describeChanges, describeDone, describeScores } from './regrading-api.ts'

test.each([
  [[0, 0, 0, 0], 'No submissions yet. This will apply to everyone who submits.'],
  [[9, 0, 0, 0], 'No scores change.'],
  [[30, 3, 0, 0], 'Of 30 results, 3 go up and none goes down.'],
  [[1, 0, 1, 0], 'Of 1 result, none goes up and 1 goes down.'],
  [
    [3_000, 1_200, 1, 2],
    'Of 3,000 results, 1,200 go up and 1 goes down. 2 scores keep their share of the points.',
  ],
])('%j is described before it is saved', ([results = 0, up = 0, down = 0, same = 0], text) =>
  expect(describeScores({ results, up, down, same })).toBe(text),
)

test.each([
  [[9, 0, 0], 'No score went up or down.'],
  [[9, 1, 0], '1 score went up, none went down.'],
  [[9, 2, 3], '2 scores went up, 3 went down.'],
])('%j is described after it is saved', ([results = 0, up = 0, down = 0], text) =>
  expect(describeDone({ results, up, down, same: 0 })).toBe(text),
)

type Seen = Parameters<typeof describeChanges>[0]
type Verdict = AttemptForOwner['result']['verdicts'][number]['verdict']

const result = (verdicts: Verdict[], answers: string[]) =>
  ({
    verdicts: verdicts.map((verdict, i) => ({ questionId: `q${i + 1}`, verdict })),
    answers: answers.map((selectedOption, i) => ({ questionId: `q${i + 1}`, selectedOption })),
  }) as Seen['result']
const mark = (_id: string, questionId: string, verdict: 'correct' | 'incorrect' | null) => ({
  _id,
  questionId,
  verdict,
  reason: '',
  by: 'Mia',
  at: '',
  counts: true,
})
const before: Seen = { result: result(['incorrect', 'correct'], ['a', 'b']) }
const numberOf = (id: string) => Number(id.slice(1))

test.each<[string, Seen, string[]]>([
  ['nothing', before, []],
  [
    'a mark by hand',
    { result: result(['correct', 'correct'], ['a', 'b']), marksByHand: [mark('m', 'q1', 'correct')] },
    ['Mia counted question 1 as correct.'],
  ],
  [
    'a mark that was given and taken back',
    { ...before, marksByHand: [mark('m', 'q2', 'incorrect'), mark('n', 'q2', null)] },
    ['Mia counted question 2 as incorrect.', 'Mia took back the mark of question 2.'],
  ],
  ['another key', { result: result(['incorrect', 'left-out'], ['a', 'b']) }, ['Question 2 is left out now.']],
  [
    'a late answer',
    { result: result(['incorrect', 'incorrect'], ['a', 'c']) },
    ['The answer to question 2 is another one now.', 'Question 2 is incorrect now.'],
  ],
])('of %s it says %j', (_, after, sentences) =>
  expect(describeChanges(before, after, numberOf)).toEqual(sentences),
)
