import { noTimeLimit } from '@quizly/domain'
import { expect, test } from 'vitest'
import { dateAndTime } from '../../lib/dates.ts'
import { describeChanges } from './describe-changes.ts'
import { toRequested } from './requested-settings.ts'

const now = Date.UTC(2026, 0, 5)
const [yesterday, tomorrow] = ['2026-01-04T10:00:00.000Z', '2026-01-06T10:00:00.000Z']
const base = { title: 'Cells', timeLimit: 15, resultRelease: 'at-once', code: 'open' } as const
const heldBack = { ...base, resultRelease: 'when-closed' } as const

test.each([
  [base, {}, 3, 2, []],
  [base, { title: ' Mitosis ' }, 3, 2, ['The title becomes “Mitosis”.']],
  [base, { title: ' ' }, 3, 2, ['The title is still missing.']],
  [base, { timeLimit: '20' }, 0, 0, ['New starters get 20 minutes.']],
  [base, { timeLimit: '1' }, 1, 0, ['New starters get 1 minute. 1 student in progress is not affected.']],
  [
    base,
    { timeLimit: '20' },
    3,
    0,
    ['New starters get 20 minutes. 3 students in progress are not affected.'],
  ],
  [base, { timeLimit: '' }, 3, 0, ['The time limit is still missing.']],
  [
    base,
    { timeLimit: String(noTimeLimit) },
    3,
    0,
    ['New starters have no time limit. 3 students in progress are not affected.'],
  ],
  [
    { ...base, timeLimit: noTimeLimit },
    { closesAt: tomorrow, everyoneStops: true },
    3,
    0,
    [`The quiz ends for everyone on ${dateAndTime(tomorrow)}.`],
  ],
  [base, { timeLimit: '1e3' }, 0, 0, ['The time limit is still missing.']],
  [base, { timeLimit: '２０' }, 0, 0, ['New starters get 20 minutes.']],
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
      'Correct answers that students have seen are hidden again until their last attempt, or until the quiz closes.',
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
  [base, { code: 'closed' }, 3, 2, ['No one else can start. 3 students in progress are not affected.']],
  [
    heldBack,
    { code: 'closed' },
    0,
    2,
    ['No one else can start.', '2 students who have submitted will see score and correct answers.'],
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
    { resultRelease: 'when-closed' },
    0,
    0,
    [
      'Students will see score and correct answers when the quiz is closed and the last student has finished.',
    ],
  ],
  [
    heldBack,
    { resultRelease: 'at-once' },
    0,
    0,
    ['Students will see score and correct answers as soon as they submit.'],
  ],
  [
    { ...base, shuffleOptions: true },
    { shuffleQuestions: true, shuffleOptions: undefined },
    3,
    0,
    ['New starters get the questions in their own order.', 'New starters get the options in your order.'],
  ],
  [
    base,
    { pages: 'one-by-one' },
    1,
    0,
    ['New starters get one question a page and can go back. 1 student in progress is not affected.'],
  ],
  [
    { ...base, pages: 'one-by-one' },
    { pages: 'forward-only' },
    0,
    0,
    ['New starters get one question a page and cannot go back.'],
  ],
  [
    { ...base, pages: 'forward-only' },
    { pages: undefined },
    0,
    0,
    ['New starters get all questions on one page.'],
  ],
  [
    base,
    { resultRelease: 'by-hand' },
    0,
    0,
    ['Students will see score and correct answers when you release them.'],
  ],
  [base, { resultRelease: 'score-only' }, 0, 2, ['2 students who have submitted will see only their score.']],
  [
    { ...base, resultRelease: 'score-only' },
    { resultRelease: 'by-hand' },
    0,
    1,
    ['1 student who has submitted will not see their score any more.'],
  ],
  [base, { joining: 'closed' }, 3, 0, ['No one else can join. Students who have joined can still start.']],
  [{ ...base, joining: 'closed' }, { joining: 'open' }, 0, 0, ['Students can join with the code.']],
  [
    base,
    { opensAt: tomorrow },
    3,
    0,
    [`Students can start from ${dateAndTime(tomorrow)} on. 3 students in progress are not affected.`],
  ],
  [{ ...base, opensAt: tomorrow }, { opensAt: '' }, 0, 0, ['Students can start straight away.']],
  [
    base,
    { closesAt: tomorrow, everyoneStops: true },
    1,
    0,
    [
      `No one can start after ${dateAndTime(tomorrow)}. 1 student in progress is not affected.`,
      'New starters stop at closing. 1 student in progress is not affected.',
    ],
  ],
  [
    { ...heldBack, closesAt: yesterday },
    { closesAt: tomorrow },
    0,
    1,
    [
      `No one can start after ${dateAndTime(tomorrow)}.`,
      '1 student who has submitted will not see score and correct answers any more.',
    ],
  ],
  [base, { opensAt: '2026-03-29T02:30' }, 0, 0, ['The opening is a time that does not exist.']],
] as const)('%j with %j, %i running and %i submitted', (from, changes, running, submitted, expected) => {
  const requested = { ...toRequested(from), ...changes }
  if ('language' in changes && changes.language === undefined) delete requested.language
  expect(describeChanges({ base: from, requested, running, submitted, now })).toEqual(expected)
})
