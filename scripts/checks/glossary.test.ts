import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'
import { retiredWords } from './retired-words.ts'

const patterns = ['{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}', '{docs/**/,}*.md']
/** The files that must name the retired words, measured results, and migrations: these are not rewritten. */
const isExempt = (path: string) =>
  /^scripts\/checks\/(retired-words|glossary\.test)\.ts$|^docs\/glossary\.md$|^bench\/results\/|\/migrations\//.test(
    path,
  )

/** The text as lower-case words with single spaces: `handedIn` and `handed-in` become "handed in". */
const wordsOf = (text: string) =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, ' ')
    .replaceAll(/[\s*/]+/g, ' ')
    .toLowerCase()

function retiredIn(path: string, text: string): string[] {
  return retiredWords.flatMap(({ forms, instead, unless = [] }) => {
    const rest = unless.reduce((left, meant) => left.replaceAll(meant, ''), `${path}\n${text}`)
    const found = new Set(wordsOf(rest).match(forms))
    return [...found].map((word) => `${path} says “${word}”; say ${instead}`)
  })
}

test('retired words do not come back', () => {
  const paths = patterns.flatMap(projectFiles).filter((path) => !isExempt(path))
  expect(paths.length).toBeGreaterThan(500)
  expect(paths.flatMap((path) => retiredIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  ['a name', 'const startExam = 1', 'exam'],
  ['a field', 'attempt.handedIn', 'handed in'],
  ['a class', '.answer-sheet {}', 'answer sheet'],
  ['a sentence over two lines', ' * who hands\n * in', 'hands in'],
])('a retired word is found in %s', (_where, text, word) => {
  expect(retiredIn('shop.ts', text)).toEqual([expect.stringContaining(`shop.ts says “${word}”`)])
})

test('it is found in the name of a file, and not within another word or where it has to stay', () => {
  expect(retiredIn('exam-clock.ts', '')).toHaveLength(1)
  expect(retiredIn('shop.ts', 'an example of Record<string, number>; kept.isHandedIn')).toEqual([])
})
