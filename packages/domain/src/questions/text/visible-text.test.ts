import { expect, test } from 'vitest'
import { isBlank, trimmed } from './visible-text.ts'

test.each(['', ' \t\n', '\u00A0', '\u200B', '\u2060\u00AD', '\u2800', '\u3164', '\u0000', '\u202E'])(
  '%j shows nothing',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test('what is invisible goes at the ends and stays within', () => {
  expect(trimmed('\u200B a\u200Db \u2060')).toBe('a\u200Db')
})

test('a long run of invisible characters costs no more than its length', () => {
  expect(trimmed(`${'\u200B'.repeat(100_000)}x${'\u200B'.repeat(100_000)}`)).toBe('x')
})
