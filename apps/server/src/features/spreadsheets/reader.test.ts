import { saveSpreadsheetQuiz } from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const row = { Question: 'Why?', 'Option A': 'a', 'Option B': 'b', 'Correct Answer': 'A' }
const sheetOf = (questions: readonly object[]) => ({ title: 'Cells', timeLimit: 15, questions })
const withNotes = (rows: number) => sheetOf(Array.from({ length: rows }, () => ({ ...row, Notes: note })))
const note = 'x'.repeat(30_000)

describe('a large sheet', () => {
  let t: TestApp
  let token: string
  beforeEach(async () => {
    t = await createTestApp({ engine: engines[0]! })
    token = (await t.seed({ users: { ada: { role: 'admin' } } })).users.ada.token
  })
  afterEach(() => t.close())
  const save = (body: unknown) => t.call(saveSpreadsheetQuiz, { token, body })

  test.each<[string, object, number]>([
    ['with a long note', withNotes(170), 201],
    ['with a heading of its own for each cell', sheetOf(withHeadings(9_000, 30)), 422],
    ['that is nothing but brackets', sheetOf(Array.from({ length: 700_000 }, () => ({}))), 413],
    ['wrong in every row', sheetOf(Array.from({ length: 10_000 }, () => ({ ...row, Question: '' }))), 422],
  ])('%s is never parsed where calls are answered', async (_, sheet, status) => {
    const parse = vi.spyOn(JSON, 'parse')
    const reply = await save(sheet)
    const longest = Math.max(0, ...parse.mock.calls.map(([text]) => text.length))
    parse.mockRestore()
    expect([reply.status, longest < 64 * 1024]).toEqual([status, true])
    expect(reply.failure.problems?.length ?? 0).toBeLessThanOrEqual(100)
  })

  test('is refused as it would be if it were small', async () => {
    const [small, large] = await Promise.all(
      ['', note].map((Notes) => save(sheetOf([{ ...row, 'Correct Answer': 'E', Notes }]))),
    )
    expect(large!.status).toBe(422)
    expect(large!.raw).toBe(small!.raw)
  })

  test('that makes more than an edited quiz can hold is refused', async () => {
    const long = { ...row, Question: 'x'.repeat(9_900) }
    const { status, failure } = await save(sheetOf(Array.from({ length: 110 }, () => long)))
    expect([status, failure.message]).toEqual([
      422,
      'The questions of this sheet are too long for one quiz. Split it into several files.',
    ])
  })

  test('waits for those before it, and is put off when too many wait', async () => {
    const replies = await Promise.all(Array.from({ length: 7 }, () => save(withNotes(1))))
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 201), 503, 503])
    expect((await save(withNotes(1))).status).toBe(201)
  })
})

function withHeadings(rows: number, columns: number) {
  return Array.from({ length: rows }, (_, at) =>
    Object.fromEntries(Array.from({ length: columns }, (__, column) => [`${at}-${column}`, 1])),
  )
}
