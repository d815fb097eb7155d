import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Excused = { path: string; title?: string; isOnlyPseudo?: true; why: string }

/** Journeys, or one test of a file, that say nothing in another language. All others must pass in `xx` and in `ar`. */
const excused: Excused[] = [
  { path: 'journeys/languages', why: 'They choose languages themselves, from a device that speaks English.' },
  { path: 'journeys/page-weight.spec.ts', why: 'It counts the bytes of the build for users.' },
  {
    path: 'journeys/screens/formulas-heard.spec.ts',
    why: 'It compares what a screen reader gets, which no translation of what is looked for reaches.',
  },
  {
    path: 'journeys/network/two-versions.spec.ts',
    title: 'a file that stays gone is told in German',
    why: 'Its device speaks German.',
  },
  {
    path: 'journeys/network/broken-browsers.spec.ts',
    title: 'on a page that is being translated a quiz is taken to its result',
    isOnlyPseudo: true,
    why: 'It takes sentences apart as a translating browser does, and so their brackets.',
  },
  {
    path: 'journeys/pictures/pictures.spec.ts',
    title: 'a quiz with pictures downloaded as JSON is uploaded again by somebody else',
    isOnlyPseudo: true,
    why: 'Files are read into sheets of the six languages only.',
  },
  {
    path: 'journeys/spreadsheet/quiz-file.spec.ts',
    title: 'is uploaded again with all of its key (T33)',
    isOnlyPseudo: true,
    why: 'Files are written in the six languages only.',
  },
  {
    path: 'journeys/spreadsheet/spreadsheet-upload.spec.ts',
    title: 'the template can be downloaded and uploaded as it is',
    isOnlyPseudo: true,
    why: 'Files are written in the six languages only.',
  },
]

/** For Playwright: which files are left out, and which titles. A journey that is not there cannot be excused. */
export function excusedIn(language: string): { testIgnore: string[]; grepInvert?: RegExp } {
  for (const { path, title = '' } of excused) {
    const file = fileURLToPath(new URL(`../${path}`, import.meta.url))
    const isThere = existsSync(file) && (title === '' || readFileSync(file, 'utf8').includes(title))
    if (!isThere) throw new Error(`${path} ${title} is excused, but is not there.`)
  }
  if (language === '' || language === 'en') return { testIgnore: [] }
  const isPseudo = /^x[xr]$/.test(language)
  const titles = excused.flatMap(({ title, isOnlyPseudo }) =>
    title === undefined || (isOnlyPseudo && !isPseudo) ? [] : [title],
  )
  return {
    testIgnore: excused
      .filter(({ title }) => title === undefined)
      .map(({ path }) => (path.endsWith('.ts') ? `**/${path}` : `**/${path}/**`)),
    grepInvert: new RegExp(titles.join('|')),
  }
}
