import { expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'
import { toWanted } from './wanted-settings.ts'

const base = { title: 'Cells', timeLimit: 15, correctAnswers: 'at-once', code: 'open' } as const
const heldBack = { ...base, correctAnswers: 'when-closed' } as const

test.each([
  [base, {}, 3, 2, []],
  [base, { title: ' Mitosis ' }, 3, 2, ['The title becomes “Mitosis”.']],
  [base, { timeLimit: '20' }, 0, 0, ['Whoever starts from now on has 20 minutes.']],
  [
    base,
    { timeLimit: '1' },
    1,
    0,
    ['Whoever starts from now on has 1 minute. 1 student is running: nothing changes for them.'],
  ],
  [
    base,
    { timeLimit: '20' },
    3,
    0,
    ['Whoever starts from now on has 20 minutes. 3 students are running: nothing changes for them.'],
  ],
  [base, { timeLimit: '' }, 3, 0, ['The time limit is still missing.']],
  [base, { language: 'fr' }, 0, 0, ['Screen readers will read the questions in French.']],
  [
    { ...base, language: 'fr' },
    { language: undefined },
    0,
    0,
    ['Screen readers will read the questions in English.'],
  ],
  [
    base,
    { code: 'closed' },
    3,
    2,
    ['Nobody can start any more. 3 students are running: nothing changes for them.'],
  ],
  [
    heldBack,
    { code: 'closed' },
    0,
    2,
    ['Nobody can start any more.', '2 students who have submitted will see score and correct answers.'],
  ],
  [
    { ...heldBack, code: 'closed' },
    { code: 'open' },
    0,
    1,
    [
      'The code lets students in, and they can start.',
      '1 student who has submitted will not see score and correct answers any more.',
    ],
  ],
  [
    base,
    { correctAnswers: 'when-closed' },
    0,
    0,
    ['Students will see score and correct answers once the quiz is closed.'],
  ],
  [
    heldBack,
    { correctAnswers: 'at-once' },
    0,
    0,
    ['Students will see score and correct answers as soon as they submit.'],
  ],
  [
    { ...base, shuffleOptions: true },
    { shuffleQuestions: true, shuffleOptions: undefined },
    3,
    0,
    [
      'Whoever starts from now on has the questions in an order of their own.',
      'Whoever starts from now on has the options in your order.',
    ],
  ],
] as const)('%j with %j, %i running and %i submitted', (from, changes, running, submitted, expected) => {
  const wanted = { ...toWanted(from), ...changes }
  if ('language' in changes && changes.language === undefined) delete wanted.language
  expect(describeChanges({ base: from, wanted, running, submitted })).toEqual(expected)
})
