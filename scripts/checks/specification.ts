/** A rule of the specification as docs/specification.md states it, with the IDs of the tests that show it. */
type Rule = { isDeparture: boolean; tests: string[] }

/** A rule is one line: "- What holds → T1, T2". */
const ruleLine = /^- (.+?) → (T\d+(?:, T\d+)*)$/
/** If a test shows more rules than this, its failure does not say which of them is broken. */
const maxRules = 10
const countsLine = /^\*\*.*\*\*$/
/** A test's title that ends with its ID: `test('adds (T1)'`. A skipped test does not count. */
const identified = /(?:\b(?:test|rule)|\))\(\s*(['"`])(?:(?!\1).)*\((T\d+)\)\1/g

/**
 * What is wrong with a document of rules: lines that name no test, IDs that no test or more than one has, IDs that no rule names,
 * and wrong counts at the top. `sources` are the texts of all test files.
 */
export function traceProblems(document: string, sources: readonly string[]): string[] {
  const lines = document.split('\n')
  const items = lines.filter((line) => /^\s*[-*+] /.test(line))
  const rules = items.flatMap((line) => readRule(line) ?? [])
  const problems = items.filter((line) => !readRule(line)).map((line) => `No test is named: ${line}`)
  const tests = Map.groupBy(
    sources.flatMap((source) => [...source.matchAll(identified)].map(([, , id = '']) => id)),
    (id) => id,
  )
  const named = Map.groupBy(
    rules.flatMap((rule) => [...new Set(rule.tests)]),
    (id) => id,
  )
  for (const [id, { length }] of named) {
    if (!tests.has(id)) problems.push(`No test has the ID ${id}`)
    if (length > maxRules)
      problems.push(`${id} stands for ${length} rules, at most ${maxRules}: part it by rule`)
  }
  for (const [id, { length }] of tests) {
    if (length > 1) problems.push(`${length} tests have the ID ${id}`)
    if (!named.has(id)) problems.push(`No rule names ${id}`)
  }
  const departures = rules.filter(({ isDeparture }) => isDeparture)
  const counts = `**${rules.length} rules, ${named.size} tests, ${departures.length} departures.**`
  if (lines.find((line) => countsLine.test(line)) !== counts) problems.push(`The counts are: ${counts}`)
  return problems
}

function readRule(line: string): Rule | undefined {
  const [, text = '', tests] = ruleLine.exec(line) ?? []
  return tests === undefined
    ? undefined
    : { isDeparture: text.includes('**Departure:**'), tests: tests.split(', ') }
}
