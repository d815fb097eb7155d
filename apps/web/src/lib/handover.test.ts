import { expect, test } from 'vitest'
import { isOwnPath } from './handover.ts'

test.each([
  '/',
  '/verify-captcha?code=AB12',
  '/quiz/1/result',
  '/invitation#token',
  '/my-quizzes/1?tab=a//b',
])('a log-in leads back to %s', (path) => {
  expect(isOwnPath(path)).toBe(true)
  expect(new URL(path, 'https://quizly.example').origin).toBe('https://quizly.example')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  'verify-captcha',
  '',
  undefined,
  null,
  7,
  { toString: () => '/' },
])('and never to %j', (from) => {
  expect(isOwnPath(from)).toBe(false)
})
