import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { traceProblems } from './specification.ts'

test('every rule of the specification names tests that exist', () => {
  const readSource = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  expect(traceProblems(readFileSync('docs/specification.md', 'utf8'), readSource)).toEqual([])
})

const source = `
test('adds', () => {})
test.each(cases)(
  '%s and "quotes" (1)',
  () => {},
)
test.skip('sleeps', () => {})
describe('a group', () => {})
`
const sound = `# Rules

**2 rules, 2 tests, 1 departures.**

- One is one. → [sum] \`adds\`
- Two is three. **Departure:** it is two. → [sum] \`adds\`, \`%s and "quotes" (1)\`

[sum]: ../src/sum.test.ts
`
const check = (document: string) =>
  traceProblems(document, (path) => (path === 'src/sum.test.ts' ? source : undefined))

test('a sound document has no problems', () => {
  expect(check(sound)).toEqual([])
})

test.each([
  ['a rule without a test', '- One is one. → [sum] `adds`', '- One is one.', /^No test is named: - One/],
  ['a rule that leads nowhere', '→ [sum] `adds`\n', '→ see elsewhere\n', /^No test is named: - One/],
  ['a rule below another', '- Two', '  - Two', /^No test is named: {3}- Two/],
  ['a test that does not exist', '`adds`\n', '`subtracts`\n', /^src\/sum\.test\.ts has no test `subtracts`$/],
  ['a part of a title', '`adds`\n', '`add`\n', /has no test `add`$/],
  ['a test that is skipped', '`adds`\n', '`sleeps`\n', /has no test `sleeps`$/],
  ['a group of tests', '`adds`\n', '`a group`\n', /has no test `a group`$/],
  ['a name that stands for nothing', '→ [sum] `adds`,', '→ [sums] `adds`,', /^No file is named \[sums\]/],
  ['a file that does not exist', 'sum.test.ts', 'gone.test.ts', /^There is no file src\/gone\.test\.ts$/],
  ['a name that nothing uses', '[sum]: ', '[other]: ../x.ts\n[sum]: ', /^Nothing uses \[other\]$/],
  ['counts that are wrong', '**2 rules', '**3 rules', /^The counts are: \*\*2 rules, 2 tests, 1 departures/],
])('%s is a problem', (_, right, wrong, problem) => {
  expect(sound).toContain(right)
  expect(check(sound.replace(right, wrong))).toContainEqual(expect.stringMatching(problem))
})

test('a test that stands for more than ten rules is a problem', () => {
  const rule = '- One is one. → [sum] `adds`\n'
  const isTooMuch = /^\[sum\] `adds` stands for 11 rules, at most 10: part it by rule$/
  expect(check(sound + rule.repeat(8))).not.toContainEqual(expect.stringMatching(isTooMuch))
  expect(check(sound + rule.repeat(9))).toContainEqual(expect.stringMatching(isTooMuch))
})
