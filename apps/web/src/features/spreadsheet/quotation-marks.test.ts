import type * as sheetSentences from './sheet-sentences.tsx'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const spreadsheet = '@quizly/words/spreadsheet.ts'
let sentences: typeof sheetSentences

beforeAll(async () => {
  vi.resetModules()
  vi.doMock(spreadsheet, () => import('@quizly/words/dist/de/spreadsheet.ts'))
  sentences = await import('./sheet-sentences.tsx')
})

// Other files of tests run in this worker too, and read English.
afterAll(() => {
  vi.doUnmock(spreadsheet)
  vi.resetModules()
})

test('what a sheet says stands in the quotation marks of the app’s language', () => {
  const onTab = (name: string) => sentences.noteText({ code: 'questions-on-tab', params: { tab: 2, name } })
  expect(onTab('“Fragen”')).toBe('Die Fragen stehen auf Tabellenblatt 2, „Fragen“.')
  expect(onTab('“Wie heißt “es” hier”')).toContain('„Wie heißt “es” hier“')
  expect(onTab('2 (“Fragen”)')).toContain('2 („Fragen“)')
  expect(onTab('Sie sagte “ja”')).toContain('Sie sagte “ja”')
})

test('what is quoted is found by these marks', () => {
  const parts = sentences.quotedParts('Die Spalte „Thema“ wird nicht verwendet, „Typ“ auch nicht.')
  expect(parts.filter(({ isQuoted }) => isQuoted).map(({ text }) => text)).toEqual(['„Thema“', '„Typ“'])
})
