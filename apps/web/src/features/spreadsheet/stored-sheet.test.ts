// @vitest-environment happy-dom
import type { UploadedSheet } from '@quizly/spreadsheets'
import { beforeEach, expect, test } from 'vitest'
import { closeSession, openSession } from '../../lib/calls/session.ts'
import { discardLocalDrafts } from '../../lib/device/discard-local-drafts.ts'
import { openSheet } from './stored-sheet.ts'

const sheet: UploadedSheet = {
  fileName: 'quiz.xlsx',
  sheetName: 'Sheet 1',
  table: { columns: ['Question'], rows: [{ row: 4, values: ['Why?'] }], headerRow: 3 },
}
function logIn(_id: string) {
  const user = { _id, name: _id, email: `${_id}@example.org`, role: 'admin' as const }
  openSession({ user, token: 'token' })
}

beforeEach(() => {
  localStorage.clear()
  logIn('ada')
})

test('the rows lie under the specification’s key, and all else about the sheet is found again too', () => {
  expect(openSheet().keep(sheet)).toBe(true)
  expect(localStorage.getItem('quizData')).toBe('[{"Question":"Why?"}]')
  expect(openSheet().load()).toEqual(sheet)
})

test('a sheet belongs to its uploader, also when it is kept just after the session has ended', () => {
  const place = openSheet()
  closeSession()
  place.keep(sheet)
  expect([openSheet().load(), openSheet().isThere()]).toEqual([undefined, false])
  logIn('bob')
  expect([openSheet().load(), openSheet().isThere()]).toEqual([undefined, false])
  logIn('ada')
  expect([openSheet().load(), openSheet().isThere()]).toEqual([sheet, true])
})

test('rows alone are a sheet, and nobody’s', () => {
  localStorage.setItem('quizData', '[{"Question":"Why?"}]')
  expect(openSheet().load()?.table.columns).toEqual(['Question'])
})

test('a sheet that cannot be read is there but not loaded, until it is discarded', () => {
  localStorage.setItem('quizData', '[]')
  expect([openSheet().load(), openSheet().isThere()]).toEqual([undefined, true])
  openSheet().keep(sheet)
  openSheet().discard()
  expect(openSheet().isThere()).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('at a log-in a sheet stays for its uploader and for nobody else', () => {
  openSheet().keep(sheet)
  discardLocalDrafts('ada')
  expect(openSheet().load()).toEqual(sheet)
  discardLocalDrafts('bob')
  expect(localStorage).toHaveLength(0)
})
