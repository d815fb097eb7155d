import { expect, test } from 'vitest'
import { filesNaming, smallSingleUse } from './costs.ts'
import { longFunctions } from './functions.ts'
import { circles, importsOf } from './imports.ts'
import { repeatedPairs } from './repeats.ts'
import { commentShare, readSource } from './sources.ts'

test('a line counts as a comment if nothing else stands on it', () => {
  const text = ['/**', ' * A rule.', ' */', 'const a = "// no" // why', '', '// Alone', 'f(/* in */ a)'].join(
    '\n',
  )
  const source = readSource('packages/domain/src/a.ts', text)
  expect(source).toMatchObject({ kind: 'product', lines: 6, commentLines: 4 })
  expect(commentShare([source])).toBeCloseTo(4 / 6)
})

test.each([
  ['packages/domain/src/a.test.ts', 'tests'],
  ['apps/server/src/testing/seed.ts', 'tests'],
  ['e2e/api.ts', 'tests'],
  ['tools/bench/main.ts', 'tools'],
  ['apps/web/src/app/app.tsx', 'product'],
])('%s is one of the %s', (path, kind) => {
  expect(readSource(path, '').kind).toBe(kind)
})

test('imports of types, re-exports and import() count, packages do not', () => {
  const text = [
    "import type { A } from '../b/a.ts'",
    "export * from './c.ts'",
    "import 'react'",
    "const load = async () => (await import('./d.ts')).d",
    "type E = import('./e.ts').E",
    "const packaged = () => import('react')",
  ].join('\n')
  expect(importsOf([readSource('x/y/z.ts', text)])).toEqual([
    { from: 'x/y/z.ts', to: 'x/b/a.ts' },
    { from: 'x/y/z.ts', to: 'x/y/c.ts' },
    { from: 'x/y/z.ts', to: 'x/y/d.ts' },
    { from: 'x/y/z.ts', to: 'x/y/e.ts' },
  ])
})

test('a circle is found through several files, and a line of them is none', () => {
  const edges = (...pairs: string[]) => pairs.map((pair) => ({ from: pair.charAt(0), to: pair.charAt(1) }))
  expect(circles(edges('ab', 'bc', 'ca', 'cd', 'de'))).toEqual([['a', 'b', 'c']])
  expect(circles(edges('ab', 'ac', 'bd', 'cd'))).toEqual([])
})

test('a function with more lines than allowed is named with its place', () => {
  const text = `\nexport function long() {\n${'  f()\n'.repeat(5)}}\nconst short = () => {\n  f()\n}`
  expect(longFunctions([readSource('a.ts', text)], 6)).toEqual([{ path: 'a.ts', line: 2, lines: 7 }])
})

test('two files that share six lines are a pair', () => {
  const shared = Array.from({ length: 6 }, (_, index) => `call(${index})`).join('\n')
  const files = [
    readSource('a.ts', `one()\n${shared}`),
    readSource('b.ts', `${shared}\ntwo()`),
    readSource('c.ts', 'call(1)'),
  ]
  expect(repeatedPairs(files)).toEqual(['a.ts ~ b.ts'])
})

test('a file of shared code that names a type is counted, its own files and words are not', () => {
  const naming = (path: string) => readSource(path, "const type = 'essay'")
  const files = [
    naming('apps/web/src/features/quiz-page/a.ts'),
    naming('packages/domain/src/questions/essay/a.ts'),
    naming('apps/web/src/components/essay-text.tsx'),
    naming('packages/words/src/en/desk.ts'),
    naming('apps/web/src/features/quiz-page/a.test.ts'),
    readSource('apps/web/src/lib/b.ts', 'const assay = 1'),
  ]
  expect(filesNaming('essay', files)).toEqual(['apps/web/src/features/quiz-page/a.ts'])
})

test('a small file is single-use if its only importer stands beside it', () => {
  const files = ['apps/a/x.ts', 'apps/a/y.ts', 'apps/b/z.ts'].map((path) => readSource(path, 'f()'))
  const once = { from: 'apps/a/x.ts', to: 'apps/a/y.ts' }
  expect(smallSingleUse(files, [once])).toEqual(['apps/a/y.ts'])
  expect(smallSingleUse(files, [once, { from: 'apps/b/z.ts', to: 'apps/a/y.ts' }])).toEqual([])
  expect(smallSingleUse(files, [{ from: 'apps/b/z.ts', to: 'apps/a/y.ts' }])).toEqual([])
})
