import type * as sheetSentences from './sheet-sentences.tsx'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const cellFindings = '@quizly/words/spreadsheet/cell-findings.ts'
let sentences: typeof sheetSentences

beforeAll(async () => {
  vi.resetModules()
  vi.doMock(cellFindings, async () => {
    const { words } = await import('../../../../../packages/words/src/de/spreadsheet/cell-findings.ts')
    return words
  })
  sentences = await import('./sheet-sentences.tsx')
})

// Other files of tests run in this worker too, and read English.
afterAll(() => {
  vi.doUnmock(cellFindings)
  vi.resetModules()
})

test('what a sheet says stands in the quotation marks of the app’s language', () => {
  const onTab = (name: string) => sentences.noteText({ code: 'questions-on-tab', params: { tab: 2, name } })
  expect(onTab('“Fragen”')).toBe('The questions are on tab 2, „Fragen“.')
  expect(onTab('“Wie heißt “es” hier”')).toContain('„Wie heißt “es” hier“')
  expect(onTab('2 (“Fragen”)')).toContain('2 („Fragen“)')
  expect(onTab('Sie sagte “ja”')).toContain('Sie sagte “ja”')
})

test('what is quoted is found by these marks', () => {
  const parts = sentences.quotedParts('Die Spalte „Thema“ wird nicht verwendet, „Typ“ auch nicht.')
  expect(parts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text)).toEqual(['„Thema“', '„Typ“'])
})
