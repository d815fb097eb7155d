import { expect, test } from 'vitest'
import { giveExtraTime } from './features/live.ts'
import { updateQuizSettings } from './features/settings.ts'
import { isMoment } from './shared-fields.ts'

test.each([
  ['2027-02-28T10:00:00Z', true],
  ['2028-02-29T10:00:00+02:00', true],
  ['2027-12-31T23:59:59.999Z', true],
  ['2027-02-30T10:00:00Z', false],
  ['2027-02-29T10:00:00Z', false],
  ['2027-04-31T10:00:00Z', false],
  ['2027-00-10T10:00:00Z', false],
  ['2027-13-10T10:00:00Z', false],
  ['2027-02-10T25:00:00Z', false],
  ['tomorrow', false],
])('%s is a moment: %s', (text, isOne) => {
  expect(isMoment(text)).toBe(isOne)
})

test('a day that does not exist is refused wherever a moment is sent', () => {
  const none = '2027-02-30T10:00:00Z'
  const settings = { resultRelease: 'at-once', code: 'open', closesAt: none }
  const grant = { _id: 'a', reach: 'cut-off', minutes: 5, from: none, until: '2027-03-03T10:00:00Z' }
  for (const [call, body] of [
    [updateQuizSettings, settings],
    [giveExtraTime, grant],
  ] as const) {
    const { error } = call.body.safeParse(body)
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'A moment is written as 2026-03-14T10:42:00Z',
    ])
  }
})
