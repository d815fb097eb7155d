import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Fields that are public: those of the API, and what Zod documents for libraries. */
const allowed = new Set(['_id', '_zod', '_default'])
const methods = 'push|read|write|end|emit|on|once|destroy|query|prepare|send'

/** What a text uses of Node or a library that its documentation does not offer. */
function privateIn(path: string, text: string): string[] {
  const fields = [...text.matchAll(/[\w\])]\??\.(_[a-z]\w*)/gi)].flatMap(([, field = '']) => field)
  const overrides = [...text.matchAll(new RegExp(`^\\s*[\\w.]+\\.(?:${methods}) = .*$`, 'gm'))]
    .map(String)
    .filter((found) => !/^\s*(this|network)\./.test(found))
  const prototypes = [...text.matchAll(/\.prototype\.\w+ = .*$/gm)].map(String)
  return [...fields.filter((field) => !allowed.has(field)), ...overrides, ...prototypes].map(
    (found) => `${path}: ${found.trim()}`,
  )
}

test('Node and libraries are used by what they document', () => {
  const places = [
    'apps/server/src/**/*.ts',
    'apps/web/**/*.{ts,tsx}',
    'packages/*/src/**/*.ts',
    'tools/**/*.ts',
  ]
  const paths = places.flatMap(projectFiles)
  expect(paths.length).toBeGreaterThan(300)
  expect(paths.flatMap((path) => privateIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  ['a private field', 'socket._handle = null'],
  ['one that may be missing', 'bare?._handle'],
  ['a method in another’s place', '  request.push = (part) => false'],
  ['one of all objects of a class', 'Database.prototype.prepare = slow'],
])('%s is found', (_what, text) => {
  expect(privateIn('a.ts', text)).not.toEqual([])
})
