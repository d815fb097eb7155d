import { expect, test } from 'vitest'
import { readReceipt } from './verify-receipt-screen.tsx'

const receipt = {
  format: 'quizly-receipt-1',
  quiz: { _id: 'q', title: 'Cells' },
  student: { _id: 's', name: 'Zoë' },
  submittedAt: '2026-01-05T08:00:00.000Z',
  answered: 2,
  questions: 3,
  answersHash: 'abc',
  keyId: 'key',
  signature: 'signature',
}
const text = JSON.stringify(receipt, null, 2)

test.each([text, `\uFEFF${text}`, `\n  ${text}\n\n`, JSON.stringify(receipt)])('reads %j', (pasted) => {
  expect(readReceipt(pasted)).toEqual(receipt)
})

test('keeps what was written into it, so that the server sees it', () => {
  const noted = { ...receipt, note: 'signed by me' }
  expect(readReceipt(JSON.stringify(noted))).toEqual(noted)
})

test.each([
  '',
  'null',
  '[]',
  text.slice(0, -3),
  JSON.stringify({ ...receipt, format: 'quizly-receipt-4' }),
  JSON.stringify({ ...receipt, submittedAt: 'yesterday' }),
  JSON.stringify({ ...receipt, submittedAt: '2026-13-32T25:00:00.000Z' }),
  JSON.stringify({ ...receipt, student: 'Zoë' }),
  `${text}${' '.repeat(40_000)}`,
  `${text} graded A`,
  text.replace('{', '{ "answered": 3,'),
  text.replace('{', '{ "answer\\u0065d" : 3,'),
])('%j is none', (pasted) => {
  expect(readReceipt(pasted)).toBeUndefined()
})
