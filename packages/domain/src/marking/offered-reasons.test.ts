import { expect, test } from 'vitest'
import { disconnectedReason, type OfferedReason, offeredReasons, readReason } from './offered-reasons.ts'

test.each(Object.entries(offeredReasons) as [OfferedReason, string][])(
  '%s is known again by its text',
  (code, text) => {
    expect(readReason(text)).toEqual({ code })
  },
)

test('the times of a lost connection are known again', () => {
  expect(readReason(disconnectedReason('09:58', '10:03'))).toEqual({
    code: 'cut-off',
    from: '09:58',
    until: '10:03',
  })
})

test('what an earlier version stored is known again', () => {
  expect(readReason('Checked by hand')).toEqual({ code: 'by-hand' })
})

test.each(['', 'Laptop died', 'checked by hand', 'Checked by hand.', 'Cut off 9–10', 'toString'])(
  '“%s” was typed',
  (text) => {
    expect(readReason(text)).toBeUndefined()
  },
)
