import { describe, expect, test } from 'vitest'
import type { SelectedOption } from '../questions/selected-option.ts'
import { type LateReason, lateReason, newLateAnswers, undecidedAnswers } from './late-answers.ts'

const seconds = (from: number, to: number) => ({ from: from * 1_000, to: to * 1_000 })

/** A quiz of one minute, whose answers arrive 95 s after the start. */
test.each<[string, number, ReturnType<typeof seconds>[], ReturnType<typeof seconds>[], LateReason]>([
  ['when the server was away from then on', 55, [seconds(50, 90)], [], 'server-away'],
  ['when the server went away afterwards', 40, [seconds(50, 90)], [], 'server-away'],
  ['when the server was away, whatever else', 55, [seconds(50, 90)], [seconds(30, 70)], 'server-away'],
  ['when the server was back before', 55, [seconds(10, 54)], [], 'late'],
  ['when the server went away after the end', 55, [seconds(60, 90)], [], 'late'],
  ['when the server went away after it came', 55, [seconds(96, 99)], [], 'late'],
  ['when the device was offline', 55, [], [seconds(50, 90)], 'offline'],
  ['when the device was offline a little later', 55, [], [seconds(58, 59)], 'offline'],
  ['when the device was back before', 55, [], [seconds(10, 50)], 'late'],
  ['when the device was offline after the end', 55, [], [seconds(61, 90)], 'late'],
  ['when nothing is known', 55, [], [], 'late'],
  ['when it was given after the end', 61, [seconds(50, 90)], [seconds(50, 90)], 'late'],
])('%s, an answer given at second %i came late: %j %j %s', (_, at, outages, offline, reason) => {
  const moments = { at: at * 1_000, endsAt: 60_000, arrivedAt: 95_000 }
  expect(lateReason(moments, { outages, offline })).toBe(reason)
})

describe('of answers that came too late', () => {
  const answer = (selectedOption: SelectedOption, at: number, questionId = 'q1') => ({
    questionId,
    selectedOption,
    at,
  })
  const attempt = {
    answers: [
      { questionId: 'q1', selectedOption: 'Rome' },
      { questionId: 'q2', selectedOption: null },
    ],
    savedAnswers: [answer(' Rome', 10)],
    lateAnswers: [{ ...answer('Berlin', 40), decision: 'refused' as const }],
  }

  test.each([
    ['one that was given later is kept', answer('Paris', 20), true],
    ['one to a question without an answer is kept', answer('7', 5, 'q2'), true],
    ['one that was given earlier is not', answer('Paris', 9), false],
    ['one that counts already is not', answer('Rome', 20), false],
    ['one to an unknown question is not', answer('x', 20, 'q3'), false],
    ['one that is kept already is not, whatever was decided', answer('Berlin', 41), false],
    ['an empty one is not', answer('', 20, 'q2'), false],
  ])('%s', (_, given, isKept) => {
    expect(newLateAnswers(attempt, [given])).toEqual(isKept ? [given] : [])
  })

  test('those that are decided wait no more', () => {
    const waiting = answer('7', 5, 'q2')
    expect(undecidedAnswers([...attempt.lateAnswers, waiting])).toEqual([waiting])
  })
})
