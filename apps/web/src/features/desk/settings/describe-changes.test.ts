import { expect, test } from 'vitest'
import { dateAndTime } from '../../../lib/dates.ts'
import { describeChanges } from './describe-changes.ts'
import { toWanted } from './wanted-settings.ts'

const now = Date.UTC(2026, 0, 5)
const [yesterday, tomorrow] = ['2026-01-04T10:00:00.000Z', '2026-01-06T10:00:00.000Z']
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
  [
    base,
    { attempts: 3, attemptCounts: 'best' },
    0,
    0,
    ['Students can take the quiz 3 times.', 'The best attempt of each student counts.'],
  ],
  [
    { ...base, attempts: 3, attemptCounts: 'best' },
    { attempts: 'unlimited', attemptCounts: 'last' },
    0,
    0,
    ['Students can take the quiz as often as they like.', 'The last attempt of each student counts.'],
  ],
  [
    { ...base, attempts: 3, attemptCounts: 'best' },
    { attempts: 1, attemptCounts: 'best' },
    0,
    0,
    ['Students can take the quiz once.'],
  ],
  [
    { ...base, attempts: 2, attemptCounts: 'best' },
    { attempts: 'unlimited', attemptCounts: 'best' },
    0,
    1,
    [
      'Students can take the quiz as often as they like.',
      'Correct answers that students have seen are hidden again until they have no attempt left or the quiz is closed.',
    ],
  ],
  [
    { ...base, attempts: 3, attemptCounts: 'best' },
    { attempts: 2, attemptCounts: 'best' },
    0,
    1,
    ['Students can take the quiz 2 times.'],
  ],
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
      'The quiz is open: students can start.',
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
  [
    base,
    { pages: 'one-by-one' },
    1,
    0,
    [
      'Whoever starts from now on has one question a page and can go back. 1 student is running: nothing changes for them.',
    ],
  ],
  [
    { ...base, pages: 'one-by-one' },
    { pages: 'forward-only' },
    0,
    0,
    ['Whoever starts from now on has one question a page and cannot go back.'],
  ],
  [
    { ...base, pages: 'forward-only' },
    { pages: undefined },
    0,
    0,
    ['Whoever starts from now on has all questions on one page.'],
  ],
  [
    base,
    { correctAnswers: 'by-hand' },
    0,
    0,
    ['Students will see score and correct answers once you give them out.'],
  ],
  [
    base,
    { correctAnswers: 'score-only' },
    0,
    2,
    ['2 students who have submitted will see only their score.'],
  ],
  [
    { ...base, correctAnswers: 'score-only' },
    { correctAnswers: 'by-hand' },
    0,
    1,
    ['1 student who has submitted will not see their score any more.'],
  ],
  [base, { joining: 'closed' }, 3, 0, ['The code lets nobody in any more. Whoever is in can still start.']],
  [{ ...base, joining: 'closed' }, { joining: 'open' }, 0, 0, ['The code lets students in again.']],
  [
    base,
    { opensAt: tomorrow },
    3,
    0,
    [`Nobody can start before ${dateAndTime(tomorrow)}. 3 students are running: nothing changes for them.`],
  ],
  [{ ...base, opensAt: tomorrow }, { opensAt: '' }, 0, 0, ['Nobody has to wait for an opening any more.']],
  [
    base,
    { closesAt: tomorrow, everyoneStops: true },
    1,
    0,
    [
      `Nobody can start from ${dateAndTime(tomorrow)} on. 1 student is running: nothing changes for them.`,
      'Whoever starts from now on stops at closing. 1 student is running: nothing changes for them.',
    ],
  ],
  [
    { ...heldBack, closesAt: yesterday },
    { closesAt: tomorrow },
    0,
    1,
    [
      `Nobody can start from ${dateAndTime(tomorrow)} on.`,
      '1 student who has submitted will not see score and correct answers any more.',
    ],
  ],
  [base, { opensAt: '2026-03-29T02:30' }, 0, 0, ['The opening is a time that does not exist.']],
] as const)('%j with %j, %i running and %i submitted', (from, changes, running, submitted, expected) => {
  const wanted = { ...toWanted(from), ...changes }
  if ('language' in changes && changes.language === undefined) delete wanted.language
  expect(describeChanges({ base: from, wanted, running, submitted, now })).toEqual(expected)
})
