import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { folderCycles } from '../../tools/metrics/costs.ts'
import { circles, importsOf } from '../../tools/metrics/imports.ts'
import { readSources } from '../../tools/metrics/sources.ts'
import { projectFiles } from './project-files.ts'

const sources = readSources()

test('no files and no folders import each other in a circle, not even by types or import()', () => {
  expect(circles(importsOf(sources))).toEqual([])
  expect(folderCycles(importsOf(sources.filter(({ kind }) => kind === 'product')))).toEqual([])
})

test('the files that docs/architecture.md names exist', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const roots = [
    '',
    'apps/web/src/',
    'apps/web/src/features/',
    'apps/web/src/features/taking/',
    'apps/server/src/features/attempts/',
    'packages/domain/src/',
    'packages/spreadsheets/src/',
  ]
  const named = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path)
  const besides = named.map((path) =>
    [...roots, ...named.map((other) => `${dirname(other)}/`)].map((root) => root + path),
  )
  expect(named.filter((_, index) => !besides[index]?.some((path) => existsSync(path)))).toEqual([])
  expect(named.length).toBeGreaterThan(25)
})

test('what docs/architecture.md names stands in the sources', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const inText = [...page.matchAll(/`(\w*[a-z]\w*)`/g)].map(([, name = '']) => name)
  const inDiagrams = [...page.matchAll(/```mermaid[^]*?```/g)].flatMap(
    ([diagram]) => diagram.match(/\b(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z][a-z])\w*/g) ?? [],
  )
  const words = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  expect([...inText, ...inDiagrams].filter((name) => !words.has(name))).toEqual([])
  expect(inDiagrams.length).toBeGreaterThan(20)
})

test('the folders that docs/architecture.md shows exist', () => {
  const [, map = ''] = /```text\n([^]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  const folders = map
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ', 1)[0] ?? '')
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
  expect(folders.length).toBeGreaterThan(8)
})

test('files and folders that the documents name exist', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...projectFiles('docs/**/*.md')]
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:apps|docs|e2e|packages|scripts|tools)\/[\w./-]+)`/g)].map(
      ([, path = '']) => ({ page, path }),
    ),
  )
  const isExample = (path: string) => /NNNN|TAG|\/dist\b/.test(path)
  expect(named.filter(({ path }) => !isExample(path) && !existsSync(path))).toEqual([])
  expect(named.length).toBeGreaterThan(100)
})

test('tests that the documents name exist', () => {
  const tests = projectFiles('**/*.{test,spec}.{ts,tsx}').map((path) => `/${path}`)
  const pages = ['README.md', 'CONTRIBUTING.md', ...projectFiles('docs/**/*.md')]
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\.(?:test|spec))(?:\.tsx?)?`/g)].map(
      ([, name = '']) => ({
        page,
        name,
      }),
    ),
  )
  const isThere = (name: string) => tests.some((path) => path.includes(`/${name}.ts`))
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
  expect(named.length).toBeGreaterThan(50)
})

test('commands that the documents name exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const pages = ['README.md', 'CONTRIBUTING.md', ...projectFiles('docs/**/*.md')]
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`npm run ([a-z:-]+)/g)].map(([, name = '']) => ({ page, name })),
  )
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
  expect(named.length).toBeGreaterThan(30)
})

test('every decision stands in the index once', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const listed = [...index.matchAll(/^- \[\d+\]\((.+?)\)/gm)].map(([, page = '']) => page)
  const pages = readdirSync('docs/decisions').filter((name) => name !== 'README.md')
  expect(listed.sort()).toEqual(pages.sort())
})
