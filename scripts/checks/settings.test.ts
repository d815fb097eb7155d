import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from '../../apps/server/src/config/settings.ts'
import { projectFiles } from './project-files.ts'

/** OpenTelemetry's own documentation explains its settings. */
const isOurs = (name: string) => !name.startsWith('OTEL_')
const listedIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name = '']) => name).filter(isOurs)

function settingsRead(): string[] {
  const sources = [
    ...projectFiles('apps/server/src/**/*config.ts'),
    'apps/server/src/entry/memory-limits.mjs',
  ]
  const read = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:get\('|{ )([A-Z_]+)(?:'|: value)/g)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(read.filter(isOurs))].toSorted()
}

test('every setting is explained once, in the README or on the page about operating', () => {
  const explained = ['README.md', 'docs/operating.md'].flatMap(listedIn)
  expect(explained.toSorted()).toEqual(settingsRead())
})

test('a name that is nearly a setting is compared with all of them', () => {
  expect(settings).toEqual(settingsRead())
})

test('the README explains at most eight settings', () => {
  expect(listedIn('README.md').length).toBeLessThanOrEqual(8)
})
