/** A rule of the specification as docs/specification.md states it, with the tests that show it. */
type Rule = { text: string; isDeparture: boolean; tests: { name: string; title: string }[] }

/** A rule is one line: "- What holds → [name] `title of a test`, `another`, [other] `title`". */
const ruleLine = /^- (.+?) → (\[.+)$/
const testList = /^\[[^\]]+\] `[^`]+`(, (\[[^\]]+\] )?`[^`]+`)*$/
/** The file that a name stands for: "[name]: ../path/from/docs.test.ts". */
const nameLine = /^\[([^\]]+)\]: \.\.\/(\S+)$/
/** If a test shows more rules than this, its failure does not say which of them is broken. */
const mostRules = 10
const countsLine = /^\*\*.*\*\*$/

/**
 * What is wrong with a document of rules: lines that name no test, unknown names and files, tests that a file
 * does not have, and wrong counts at the top. `readSource` returns a file's text by its path from the
 * project's root.
 */
export function traceProblems(document: string, readSource: (path: string) => string | undefined): string[] {
  const lines = document.split('\n')
  const paths = new Map(lines.flatMap(readName))
  const items = lines.filter((line) => /^\s*[-*+] /.test(line))
  const used = new Set<string>()
  const problems = items.flatMap((line) => {
    const rule = readRule(line)
    if (!rule) return [`No test is named: ${line}`]
    return rule.tests.flatMap(({ name, title }) => {
      used.add(name)
      const path = paths.get(name)
      if (path === undefined) return [`No file is named [${name}]: ${line}`]
      const source = readSource(path)
      if (source === undefined) return [`There is no file ${path}`]
      return hasTest(source, title) ? [] : [`${path} has no test \`${title}\``]
    })
  })
  for (const name of paths.keys()) if (!used.has(name)) problems.push(`Nothing uses [${name}]`)
  const rules = items.flatMap((line) => readRule(line) ?? [])
  for (const [test, count] of countShown(rules)) {
    if (count > mostRules)
      problems.push(`${test} stands for ${count} rules, at most ${mostRules}: part it by rule`)
  }
  const counts = countRules(rules)
  if (lines.find((line) => countsLine.test(line)) !== counts) problems.push(`The counts are: ${counts}`)
  return problems
}

function readName(line: string): [name: string, path: string][] {
  const [, name, path] = nameLine.exec(line) ?? []
  return name === undefined || path === undefined ? [] : [[name, path]]
}

function readRule(line: string): Rule | undefined {
  const [, text = '', tail = ''] = ruleLine.exec(line) ?? []
  if (!testList.test(tail)) return undefined
  let name = ''
  const tests = [...tail.matchAll(/\[([^\]]+)\]|`([^`]+)`/g)].flatMap(([, nextName, title]) => {
    name = nextName ?? name
    return title === undefined ? [] : [{ name, title }]
  })
  return { text, isDeparture: text.includes('**Departure:**'), tests }
}

/** Whether a test has exactly this title in the source. A skipped test does not count. */
function hasTest(source: string, title: string): boolean {
  const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(\\b(?:test|rule)|\\))\\(\\s*(['"\`])${literal}\\2`).test(source)
}

/** How many rules each test stands for. */
function countShown(rules: readonly Rule[]): Map<string, number> {
  const shown = rules.flatMap(({ tests }) => [
    ...new Set(tests.map(({ name, title }) => `[${name}] \`${title}\``)),
  ])
  return new Map([...Map.groupBy(shown, (test) => test)].map(([test, times]) => [test, times.length]))
}

function countRules(rules: readonly Rule[]): string {
  const tests = new Set(rules.flatMap((rule) => rule.tests.map(({ name, title }) => `${name} ${title}`)))
  const departures = rules.filter(({ isDeparture }) => isDeparture)
  return `**${rules.length} rules, ${tests.size} tests, ${departures.length} departures.**`
}
