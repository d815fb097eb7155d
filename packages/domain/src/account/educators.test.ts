import { expect, test } from 'vitest'
import { type EducatorRule, judgeEducator } from './educators.ts'

const school: EducatorRule = { kind: 'domain', domains: ['school.example', 'other.example'] }

test.each([
  [{ kind: 'open' }, 'ada@example.org', 'educator'],
  [{ kind: 'approved' }, 'ada@example.org', 'waits'],
  [{ kind: 'invited' }, 'ada@example.org', 'educators-are-invited'],
  [{ kind: 'group' }, 'ada@example.org', 'educators-by-group'],
  [school, 'ada@school.example', 'educator'],
  [school, 'Ada@SCHOOL.example', 'educator'],
  [school, 'ada@other.example', 'educator'],
  [school, 'ada@example.org', 'other-domain'],
  [school, 'ada@students.school.example', 'other-domain'],
  [school, 'ada@notschool.example', 'other-domain'],
  [school, '"ada@school.example"@example.org', 'other-domain'],
] as const)('with %j a sign-up by %s comes to %s', (rule, email, verdict) => {
  expect(judgeEducator(rule, email)).toBe(verdict)
})
