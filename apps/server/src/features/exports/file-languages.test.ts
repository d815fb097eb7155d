import { read, utils } from '@e965/xlsx'
import { exportQuiz, exportResults, getQuestions, saveSpreadsheetQuiz } from '@quizly/contract'
import { languages, languageTags } from '@quizly/words'
import { questionsFile, resultsFile } from '@quizly/words/all-languages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../../testing/engines.ts'
import { rightAnswers } from '../../testing/sample-questions.ts'
import { submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Requested = { language?: string; acceptLanguage?: string }

describe.each(anyEngine)('files in the language of whoever downloads, on $name,', (engine) => {
  let t: TestApp
  let seeded: { token: string; quizId: string }
  beforeAll(async () => {
    t = await createTestApp({ engine })
    const { users, quizzes } = await t.seed({
      users: { ada: { role: 'admin' }, zoe: { name: '=Zoe' } },
      quizzes: { biology: { owner: 'ada' } },
    })
    const { biology } = quizzes
    const [city] = rightAnswers(biology.questions)
    await submitAnswers(t, users.zoe, biology, [city!])
    seeded = { token: users.ada.token, quizId: biology._id }
  })
  afterAll(() => t.close())

  async function take(
    call: typeof exportResults | typeof exportQuiz,
    query: Record<string, string>,
    headers?: Record<string, string>,
  ) {
    const { token, quizId } = seeded
    const { status, bytes } = await t.call(call, {
      token,
      params: { quizId },
      query,
      ...(headers && { headers }),
    })
    expect(status).toBe(200)
    return bytes
  }
  const rowsOf = (bytes: Buffer, sheet: string) =>
    utils.sheet_to_json<unknown[]>(read(bytes, { cellDates: true, UTC: true }).Sheets[sheet] ?? {}, {
      header: 1,
      UTC: true,
    })

  describe.each(languageTags)('%s', (language) => {
    const { headings, submittedBy, verdict, verdicts, sheets, questions: ofQuestions } = resultsFile[language]
    const inZone = (zone: string) =>
      Object.values(headings).map((heading) => (typeof heading === 'string' ? heading : heading(zone)))

    test('results as CSV and as a workbook have its words, and numbers and moments as they are (T34)', async () => {
      const csv = (await take(exportResults, { format: 'csv', questions: 'points', language })).toString()
      const [head = '', row = ''] = csv.split('\r\n')
      const sign = language === 'en' ? ',' : ';'
      expect(head.split(sign)).toEqual([
        ...inZone('UTC').map((heading, index) => (index === 0 ? `\uFEFF${heading}` : heading)),
        ...[
          'What is the capital of France?',
          'Which of these are prime?',
          'What makes leaves green?',
        ].flatMap((text, i) => [`${i + 1}. ${text}`, verdict(i + 1)]),
      ])
      const now = new Date(t.clock.now())
      const moment = now.toISOString()
      const { correct, skipped } = verdicts
      const cells = ["'=Zoe", 'zoe@example.org', '1', '3', moment, moment, submittedBy.student]
      expect(row.split(sign)).toEqual([...cells, '1', correct, '0', skipped, '0', skipped])
      const separator = language === 'en' ? 'semicolon' : 'comma'
      const other = (await take(exportResults, { format: 'csv', language, separator })).toString()
      expect(other.split('\r\n')[1]).toBe(cells.join(language === 'en' ? ';' : ','))
      const book = await take(exportResults, { format: 'xlsx', questions: 'points', language })
      const rows = rowsOf(book, sheets.results)
      expect(`\uFEFF${rows[0]?.join(sign)}`).toBe(head)
      expect(rows[1]?.slice(0, 8)).toEqual([
        '=Zoe',
        'zoe@example.org',
        1,
        3,
        now,
        now,
        submittedBy.student,
        1,
      ])
    })

    test('a workbook of all sheets has its words, and none too long a name', async () => {
      const timeZone = 'Asia/Kolkata'
      const book = await take(exportResults, { format: 'xlsx', sheet: 'all', language, timeZone })
      expect(read(book).SheetNames).toEqual(Object.values(sheets))
      for (const name of Object.values(sheets)) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/)
      const [head] = rowsOf(book, sheets.results)
      for (const heading of inZone(timeZone)) expect(head).toContain(heading)
      expect(rowsOf(book, sheets.questions)[0]).toEqual(Object.values(ofQuestions))
    })

    test('both workbooks go its way', async () => {
      const isRight = languages[language].direction === 'rtl'
      for (const call of [exportResults, exportQuiz]) {
        const { Workbook: book } = read(await take(call, { format: 'xlsx', language }))
        expect(book?.Views?.map(({ RTL = false }) => RTL)).toEqual([isRight])
      }
    })

    test('a quiz’s workbook is the same quiz after it was uploaded', async () => {
      const { token, quizId } = seeded
      const rows = read(await take(exportQuiz, { format: 'xlsx', language })).Sheets[
        questionsFile[language].sheetName
      ]
      const questions = utils.sheet_to_json(rows ?? {}, { raw: false, defval: '' })
      const saved = await t.call(saveSpreadsheetQuiz, {
        token,
        body: { title: 'Again', timeLimit: 5, questions },
      })
      expect(saved.status).toBe(201)
      const keyOf = async (id: string) =>
        (await t.call(getQuestions, { token, params: { quizId: id } })).body.questions.map(
          ({ _id, ...question }) => question,
        )
      expect(await keyOf(saved.body.quizId)).toEqual(await keyOf(quizId))
    })
  })

  test('JSON is the same in every language', async () => {
    const files: Buffer[] = []
    for (const language of languageTags) files.push(await take(exportQuiz, { format: 'json', language }))
    expect(new Set(files.map(String)).size).toBe(1)
  })

  test('an unknown language, none, and what a browser accepts give English', async () => {
    for (const { language, acceptLanguage } of [
      {},
      { acceptLanguage: 'de' },
      { language: 'tlh' },
      { language: '' },
      { language: 'DE'.repeat(200) },
      { language: '__proto__' },
    ] satisfies Requested[] as Requested[]) {
      const query = { format: 'csv', ...(language !== undefined && { language }) }
      const headers = acceptLanguage === undefined ? undefined : { 'accept-language': acceptLanguage }
      expect((await take(exportResults, query, headers)).toString()).toMatch(/^\uFEFFName,Email,Score,/)
    }
  })
})
