import { readFileSync } from 'node:fs'
import { allCalls } from '@quizly/contract'
import { describe, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { dryRunMetrics } from './dry-run-metrics.ts'

type Panel = { type: string; title: string; targets?: { expr: string }[] }

const read = (file: string) => readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8')
const { panels } = JSON.parse(read('monitoring/grafana-dashboard.json')) as { panels: Panel[] }
const drawn = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const))

/** The second column of the table of alerts. */
const alerts = read('operating.md')
  .split('\n')
  .flatMap((line) => {
    const [, name = '', expression] = /^\| ([^|]+?) +\| `([^`]+)` +\|/.exec(line) ?? []
    return expression === undefined || !/[<>=]=? ?[\d.]/.test(expression) ? [] : [[name, expression] as const]
  })

/** The metrics in an expression: what is left without texts, labels, ranges, functions and keywords. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring) *\([^)]*\)/g, ' ')
  return [...bare.matchAll(/\b[a-z_][\w:]*\b(?! *\()/gi)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'unless', 'by'].includes(name))
}

async function registered(): Promise<Set<string>> {
  const metrics = createMetrics(0)
  metrics.observe({
    countRunningAttempts: async () => 0,
    replicaBehindMs: () => 0,
    pool: () => ({ total: 0, idle: 0, waiting: 0 }),
  })
  const seconds = { to: '1.0.0', copySeconds: 1, migrateSeconds: 1, checkSeconds: 1 }
  const text = (await metrics.write()) + dryRunMetrics(seconds, [], 0)
  metrics.close()
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  )
  return new Set(names)
}

test('the metrics of an expression are found', () => {
  const expression =
    'topk(3, sum by (le, route) (rate(a_total{x=~"b_c|{d"}[5m])) / on (x) e:f) > time() - g and up == 0'
  expect(metricsIn(expression)).toEqual(['a_total', 'e:f', 'g', 'up'])
})

describe('the dashboard', () => {
  test.each(drawn)('draws "%s" from metrics that there are: %s', async (_title, expression) => {
    const names = metricsIn(expression)
    expect(names.length).toBeGreaterThan(0)
    expect([...(await registered())]).toEqual(expect.arrayContaining(names))
  })

  test('has a place for each metric of our own', async () => {
    const shown = new Set(drawn.flatMap(([, expression]) => metricsIn(expression)).map(withoutPart))
    const own = [...(await registered())].filter((name) => name.startsWith('quizly_')).map(withoutPart)
    expect([...new Set(own)].filter((name) => !shown.has(name))).toEqual([])
  })

  test('asks for routes that there are', () => {
    const routes = new Set(Object.values(allCalls).map(({ path }) => path))
    const requested = [...drawn, ...alerts].flatMap(([, expression]) =>
      [...expression.matchAll(/route=~?"([^"]+)"/g)].flatMap(([, value = '']) => value.split('|')),
    )
    expect(requested.length).toBeGreaterThan(0)
    expect(requested.filter((route) => !routes.has(route))).toEqual([])
  })
})

test('there are alerts in docs/operating.md', () => {
  expect(alerts.length).toBeGreaterThan(5)
})

test.each(alerts)('the alert "%s" looks at metrics that there are: %s', async (_name, expression) => {
  const names = metricsIn(expression).filter((name) => name !== 'up')
  expect([...(await registered())]).toEqual(expect.arrayContaining(names))
})

const withoutPart = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
