import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

const mostFiles = 5

const sides = [{ text: 'On the server (`apps/server/src`):', folder: 'apps/server/src' }]

/** A file that is passed to the one before it, and what passes it in. */
const passedIn = new Map([
  ['packages/commit-groups/src/commit-groups.ts', 'packages/commit-groups/src/group-commit.ts'],
])

/** The files of a numbered list in the README. */
function walkOf(readme: string, { text, folder }: (typeof sides)[number]): string[] {
  const [, after = ''] = readme.split(`${text}\n\n`)
  const [list = ''] = after.split('\n\n')
  return [...list.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) =>
    path.startsWith('packages/') ? path : join(folder, path),
  )
}

function isImportedBy(path: string, file: string): boolean {
  const imports = readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)
  return [...imports].some(([, specifier = '']) => join(dirname(file), specifier) === path)
}

test.each(sides)('README leads through a submission: $text', (side) => {
  const files = walkOf(readFileSync('README.md', 'utf8'), side)
  expect(files.length).toBeGreaterThan(2)
  expect(files.length).toBeLessThanOrEqual(mostFiles)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const gaps = files.flatMap((file, index) => {
    const before = passedIn.get(file) ?? files[index - 1]
    return before === undefined || isImportedBy(file, before) ? [] : [`${before} does not import ${file}`]
  })
  expect(gaps).toEqual([])
})
