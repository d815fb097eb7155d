import { expect, test } from 'vitest'
import { noteParts } from './notices.tsx'

const columns = ['Question', 'Opt. C', `long ${'x'.repeat(80)}`]

test('the columns that a note names are found', () => {
  expect(noteParts('Column “Opt. C” is not used.', columns)).toEqual([
    { start: 0, text: 'Column ', isQuoted: false },
    { start: 7, text: '“Opt. C”', isQuoted: true, position: 1 },
    { start: 15, text: ' is not used.', isQuoted: false },
  ])
  const cut = `“long ${'x'.repeat(55)}…”`
  expect(noteParts(`${cut}, “Question”`, columns).map(({ position }) => position)).toEqual([2, undefined, 0])
})

test('quotations of anything else stay text', () => {
  const note = 'Rows of the type “Multiple” have one correct answer each.'
  const parts = noteParts(note, columns)
  expect(parts.map(({ text }) => text).join('')).toBe(note)
  expect(parts.every(({ position }) => position === undefined)).toBe(true)
})
