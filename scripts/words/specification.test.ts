import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messagesOf } from './catalogues.ts'

/** Texts in the quotation marks of docs/specification.md that are no entries, and why. */
const notEntries: Record<string, string> = {
  undefined: 'what no sentence may end with',
  null: 'what no sentence may end with',
  'Test Your Knowledge, Track Your Progress': 'two entries, because the heading is in two lines',
  'Failed to submit quiz: ': 'the beginning of two entries',
  'Submission failed': 'the end of an entry',
  'It is sent again by itself.': 'the end of an entry',
}

/** What a line of the document quotes before it names its tests. */
const quoted = /(?<=^|[\s(])'(?!s )(.+?)'(?=$|[\s,.;:)])/g

const specified = new Set(
  readFileSync('docs/specification.md', 'utf8')
    .split('\n')
    .flatMap((line) => [...(line.split(' → ')[0] ?? '').matchAll(quoted)].map(([, text = '']) => text)),
)

/** Each form of an entry, with anything where it has a parameter. What is hardly more than parameters says nothing. */
const entries = messagesOf().flatMap(({ forms }) =>
  Object.values(forms).flatMap((text) => {
    const parts = text.replaceAll(/<\/?\w+>/g, '').split(/\{[\w.()]+\}/)
    if (parts.length > 1 && parts.join('').length < 10) return []
    return new RegExp(
      `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`,
    )
  }),
)
const isEntry = (text: string) => entries.some((entry) => entry.test(text))

test('what the specification says in quotation marks is an entry of the English words', () => {
  const missing = [...specified].filter((text) => !(text in notEntries) && !isEntry(text))
  expect(missing).toEqual([])
})

test('what is no entry is still quoted, and no entry by now', () => {
  expect(specified.size).toBeGreaterThan(80)
  expect(Object.keys(notEntries).filter((text) => !specified.has(text) || isEntry(text))).toEqual([])
})
