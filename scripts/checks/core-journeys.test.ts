import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { coreJourneys } from '../../e2e/core-journeys.ts'

type Suite = { title: string; specs?: { title: string }[]; suites?: Suite[] }

/** The titles of all journeys, each with those of its groups. */
function journeys(): string[] {
  const listed = execFileSync('playwright', ['test', '--list', '--project=journeys', '--reporter=json'], {
    cwd: 'e2e',
    encoding: 'utf8',
    env: { ...process.env, TIER: 'all' },
    maxBuffer: 2 ** 26,
  })
  const titlesOf = ({ title, specs = [], suites = [] }: Suite): string[] =>
    [...specs.map((spec) => spec.title), ...suites.flatMap(titlesOf)].map((below) => `${title} ${below}`)
  return (JSON.parse(listed) as { suites: Suite[] }).suites.flatMap(titlesOf)
}

test('each core journey is one that exists', () => {
  const titles = journeys()
  const found = Object.values(coreJourneys)
    .flat()
    .map((begins) => [begins, titles.filter((title) => title.includes(begins)).length])
  expect(found.filter(([, count]) => count !== 1)).toEqual([])
})
