import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { traceProblems } from './specification.ts'

test('every rule of the specification names tests that exist', () => {
  const files = ['apps', 'packages', 'scripts', 'tools', 'e2e']
    .flatMap((folder) => projectFiles(`${folder}/**/*.{test.ts,test.tsx,spec.ts}`))
    .filter((path) => !path.endsWith('checks/specification.test.ts'))
  const sources = files.map((path) => readFileSync(path, 'utf8'))
  expect(traceProblems(readFileSync('docs/specification.md', 'utf8'), sources)).toEqual([])
})

const source = `
test('adds (T1)', () => {})
test.each(cases)(
  '%s and "quotes" (1) (T2)',
  () => {},
)
test.skip('sleeps (T3)', () => {})
describe('a group (T4)', () => {})
`
const sound = `# Rules

**2 rules, 2 tests, 1 departures.**

- One is one. → T1
- Two is three. **Departure:** it is two. → T1, T2
`
const check = (document: string) => traceProblems(document, [source])

test('a sound document has no problems', () => {
  expect(check(sound)).toEqual([])
})

test.each([
  ['a rule without a test', 'one. → T1', 'one.', /^No test is named: - One/],
  ['a rule that leads nowhere', 'one. → T1\n', 'one. → see elsewhere\n', /^No test is named: - One/],
  ['a rule below another', '- Two', '  - Two', /^No test is named: {3}- Two/],
  ['a test that does not exist', 'one. → T1', 'one. → T12', /^No test has the ID T12$/],
  ['a test that is skipped', 'one. → T1', 'one. → T3', /^No test has the ID T3$/],
  ['a group of tests', 'one. → T1', 'one. → T4', /^No test has the ID T4$/],
  ['an ID that no rule names', ', T2', '', /^No rule names T2$/],
  ['counts that are wrong', '**2 rules', '**3 rules', /^The counts are: \*\*2 rules, 2 tests, 1 departures/],
])('%s is a problem', (_, right, wrong, problem) => {
  expect(sound).toContain(right)
  expect(check(sound.replace(right, wrong))).toContainEqual(expect.stringMatching(problem))
})

test('two tests of one ID are a problem', () => {
  expect(traceProblems(sound, [source, source])).toContain('2 tests have the ID T1')
})

test('a test that stands for more than ten rules is a problem', () => {
  const rule = '- One is one. → T1\n'
  const isTooMuch = /^T1 stands for 11 rules, at most 10: part it by rule$/
  expect(check(sound + rule.repeat(8))).not.toContainEqual(expect.stringMatching(isTooMuch))
  expect(check(sound + rule.repeat(9))).toContainEqual(expect.stringMatching(isTooMuch))
})
