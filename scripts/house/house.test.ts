import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longFunctions } from './functions.ts'
import { circles, importsOf } from './imports.ts'
import { repeatedPairs } from './repeats.ts'
import { commentShare, readSource, readSources } from './sources.ts'
import { walk, walks } from './walks.ts'

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
  ['bench/main.ts', 'tools'],
  ['apps/web/src/app/app.tsx', 'product'],
])('%s is one of the %s', (path, kind) => {
  expect(readSource(path, '').kind).toBe(kind)
})

test('imports of types and re-exports count, packages do not', () => {
  const text = "import type { A } from '../b/a.ts'\nexport * from './c.ts'\nimport 'react'"
  expect(importsOf([readSource('x/y/z.ts', text)])).toEqual([
    { from: 'x/y/z.ts', to: 'x/b/a.ts' },
    { from: 'x/y/z.ts', to: 'x/y/c.ts' },
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

test('a walk takes the shortest way of imports, from any file that was read before', () => {
  const edges = ['ab', 'bc', 'ad', 'de', 'ec', 'bf'].map((pair) => ({
    from: pair.charAt(0),
    to: pair.charAt(1),
  }))
  expect(walk(['a', 'c'], edges)).toEqual(['a', 'b', 'c'])
  expect(walk(['a', 'c', 'e'], edges)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(() => walk(['c', 'a'], edges)).toThrow('Nothing read before leads to a')
})

test('a submission is followed in at most five files a side, and the README names them', () => {
  const imports = importsOf(readSources())
  const sides = [
    ['a submission in the browser', 'apps/web/src'],
    ['a submission on the server', 'apps/server/src'],
  ] as const
  const [, ...lists] = readFileSync('README.md', 'utf8').split(/In the browser \(|On the server \(/)
  for (const [index, [name, root]] of sides.entries()) {
    const files = walk(walks[name] ?? [], imports)
    const named = [...(lists[index] ?? '').matchAll(/^\d\. `((?:features|lib)\/[^`]+)`/gm)]
    expect(named.map(([, path]) => `${root}/${path}`)).toEqual(files)
    expect(files.length).toBeLessThanOrEqual(5)
  }
})

test('every walk can be walked', () => {
  const imports = importsOf(readSources())
  for (const steps of Object.values(walks))
    expect(walk(steps, imports)).toEqual(expect.arrayContaining([...steps]))
})
