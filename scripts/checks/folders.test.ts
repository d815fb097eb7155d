import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

const limit = 15

/**
 * Whether a file counts. Tests do not, because they stand beside what they test; nor do migrations, because
 * released ones are kept for ever; nor words, whose folders are as large as the screens that are loaded together.
 */
const isSource = (path: string) =>
  /\.(ts|tsx|mjs)$/.test(path) &&
  !/\.(test|spec)\.tsx?$/.test(path) &&
  !/\/\d{4}-[^/]+$|^packages\/words\//.test(path)

/** One sentence for each folder that holds more source files than a reader can see across. */
function tooLargeFolders(paths: readonly string[]): string[] {
  const byFolder = Map.groupBy(paths.filter(isSource), (path) => path.slice(0, path.lastIndexOf('/')))
  return [...byFolder]
    .filter(([, files]) => files.length > limit)
    .map(
      ([folder, files]) =>
        `${folder} holds ${files.length} source files, at most ${limit} are allowed: part it by what its files are about.`,
    )
}

test(`no folder holds more than ${limit} source files`, () => {
  const paths = projectFiles('{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs}')
  expect(paths.length).toBeGreaterThan(limit)
  expect(tooLargeFolders(paths)).toEqual([])
})

test('a folder that is too large is named, with how many files it holds', () => {
  const sources = Array.from({ length: 16 }, (_, index) => `shop/part-${index}.ts`)
  const others = ['shop/part-1.test.ts', 'shop/shop.css', 'shop/0001-first.ts', 'shop/inner/part.ts']
  expect(tooLargeFolders([...sources, ...others])).toEqual([
    'shop holds 16 source files, at most 15 are allowed: part it by what its files are about.',
  ])
  expect(tooLargeFolders([...sources.slice(1), ...others])).toEqual([])
})
