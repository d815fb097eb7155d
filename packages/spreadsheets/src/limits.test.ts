import { afterEach, expect, test, vi } from 'vitest'
import { parseSheet } from './parse-sheet.ts'
import { plain, problemsIn, verdict } from './samples-testing.ts'

const valid = ['Why?', 'Single', 'a', 'b', 'c', 'd', 'A']
/** Longer than anything that is read: the longest text with white space around it. */
const longest = 12_000
const endless = [
  ['ligatures', '\uFB01'.repeat(1_000_000)],
  ['white space', ` x${' '.repeat(1_000_000)}`],
  ['separators', 'a,'.repeat(500_000)],
] as const

afterEach(() => vi.restoreAllMocks())

test.each(endless)(
  'a cell of endless %s is measured, and neither normalised, split nor compared',
  (_, text) => {
    const lengths: number[] = []
    for (const method of ['normalize', 'toLowerCase', 'split', 'replace', 'matchAll'] as const) {
      const original: (...args: never[]) => unknown = String.prototype[method]
      vi.spyOn(String.prototype, method).mockImplementation(function (this: string, ...args: never[]) {
        lengths.push(this.length)
        return original.apply(this, args) as never
      })
    }
    for (const [column, heading] of plain.entries()) {
      const problems = problemsIn(plain, valid.with(column, text))
      const has = text.length.toLocaleString('en')
      expect(problems).toEqual([
        [heading, `This text has ${has} characters, and 10,000 are the most. Make it shorter.`],
      ])
    }
    const other = verdict([...plain, 'Notes', text], [...valid, text, 'x'])
    expect(other.questions).toHaveLength(1)
    vi.restoreAllMocks()
    expect(Math.max(...lengths)).toBeLessThanOrEqual(longest)
  },
)

test('no row is read after so many problems', () => {
  const rows = Array.from({ length: 1_000 }, (_, at) => ({ row: at + 2, values: valid.with(6, 'E') }))
  const unreadable = new Proxy(valid, {
    get(values, key) {
      if (key === 'map') throw new Error('This row is read')
      return Reflect.get(values, key) as unknown
    },
  })
  // One problem says that there are too many questions.
  const table = { columns: plain, rows: rows.with(99, { row: 101, values: unreadable }), headerRow: 1 }
  expect(parseSheet(table, 100).problems).toHaveLength(100)
  expect(() => parseSheet(table, 101)).toThrow('This row is read')
})
