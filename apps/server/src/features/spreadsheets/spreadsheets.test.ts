import {
  getQuestions,
  getQuiz,
  getSpreadsheetSecretCode,
  listQuizzes,
  saveSpreadsheetQuiz,
  verifyCode,
} from '@quizly/contract'
import { generateSecretCode } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Random } from '../../random.ts'
import { anyEngine } from '../../testing/engines.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createRendering } from '../rendering/rendering.service.ts'
import { readSheetBody } from './body.service.ts'
import { addSpreadsheetQuiz } from './spreadsheets.service.ts'

const people = { ada: { role: 'admin' }, sam: { role: 'student' } } as const
const rows = [
  {
    Question: ' What is the capital of France? ',
    Type: 'Single',
    'Option A': 'London',
    'Option B': 'Paris',
    'Option C': 'Rome',
    'Option D': '',
    'Correct Answer': 'B',
  },
  { Question: 'Which are prime?', 'Option A': 2, 'Option B': 4, 'Option C': 7, 'Correct Answer': 'A, C' },
  { Question: 'Is water wet?', Type: 'True/False', 'Correct Answer': true },
  { Question: 'What makes leaves green?', Type: 'Write', 'Correct Answer': 'Chlorophyll', Topic: 'Plants' },
]
const sheet = { title: ' Mixed ', timeLimit: 15, questions: rows }
const badRows = [rows[0], { ...rows[0], 'Correct Answer': 'E' }, { ...rows[0], Question: ' ' }]

describe.each(anyEngine)('a quiz from a spreadsheet on $name', (engine) => {
  let t: TestApp
  let token: string
  beforeEach(async () => {
    t = await createTestApp({ engine })
    token = (await t.seed({ users: people })).users.ada.token
  })
  afterEach(() => t.close())
  const save = (body: unknown) => t.call(saveSpreadsheetQuiz, { token, body })
  const quizzes = async () => (await t.call(listQuizzes, { token })).body.quizzes

  const questionsOf = async (quizId: string) =>
    (await t.call(getQuestions, { token, params: { quizId } })).body.questions

  test('is saved with the questions that the page has read, whatever its rows would be read as', async () => {
    const questions = [{ Word: 'dog?', Answer: 'masculine', German: '4,320' }]
    expect((await save({ ...sheet, questions: [{ Word: 'dog?' }] })).status).toBe(422)
    const read = { text: 'dog?', type: 'write', options: [], correctAnswers: ['4,320'] }
    const parsedQuestions = [{ row: 2, ...read, marking: { also: [['4320']] } }]
    const { status, body } = await save({ ...sheet, questions, parsedQuestions })
    expect(status).toBe(201)
    const _id = expect.any(String)
    expect(await questionsOf(body.quizId)).toEqual([{ _id, ...read, marking: { also: [['4320']] } }])
  })

  const choice = { text: 'Why?', type: 'single', options: ['a', 'b'], correctAnswers: ['a'] }
  test.each([
    ['no questions', [], 'Add at least one question.'],
    ['a blank question', [choice, { ...choice, text: ' ' }], 'Question 2 cannot be empty.'],
    ['a key that is no option', [{ ...choice, correctAnswers: ['c'] }], 'Question 1'],
    [
      'another key that is no option',
      [{ ...choice, marking: { also: [['c']] } }],
      'Question 1 counts answers',
    ],
    ['an empty key', [{ ...choice, marking: { also: [[]] } }], 'Question 1 counts answers'],
    ['no list of questions', 'rows', 'Questions are a list'],
  ])('with %s in place of what was read nothing is saved', async (_, parsedQuestions, message) => {
    const { status, failure } = await save({ ...sheet, parsedQuestions })
    expect([status, failure.code, failure.success]).toEqual([422, 'invalid-input', false])
    expect(failure.message).toContain(message)
    expect(await quizzes()).toEqual([])
  })

  test('what is wrong with a question that the page has read is told with its row and field', async () => {
    const parsedQuestions = [
      { row: 2, ...choice },
      { row: 5, ...choice, text: ' ' },
    ]
    const { failure } = await save({ ...sheet, parsedQuestions })
    expect(failure.problems).toEqual([
      expect.objectContaining({ path: 'questions.1.text', row: 5, column: 'text' }),
    ])
  })

  test('is saved with its questions and a code that opens it (T218)', async () => {
    const { status, body } = await save(sheet)
    expect([status, body]).toEqual([201, { success: true, quizId: expect.any(String) }])
    const params = { quizId: body.quizId }
    const quiz = (await t.call(getQuiz, { token, params })).body
    const own = { role: 'owner', state: 'draft' }
    expect(quiz.quiz).toEqual({ _id: body.quizId, title: 'Mixed', timeLimit: 15, numQuestions: 4, ...own })
    const _id = expect.any(String)
    expect(quiz.questions).toEqual([
      {
        _id,
        text: 'What is the capital of France?',
        type: 'single',
        options: ['London', 'Paris', 'Rome'],
        correctAnswers: ['Paris'],
      },
      {
        _id,
        text: 'Which are prime?',
        type: 'multiple',
        options: ['2', '4', '7'],
        correctAnswers: ['2', '7'],
      },
      { _id, text: 'Is water wet?', type: 'single', options: ['True', 'False'], correctAnswers: ['True'] },
      {
        _id,
        text: 'What makes leaves green?',
        type: 'write',
        options: [],
        correctAnswers: ['Chlorophyll'],
      },
    ])

    const { secretCode } = (await t.call(getSpreadsheetSecretCode, { token, params })).body
    const { sam } = (await t.seed({ users: { sam: { email: 'sam2@example.org' } } })).users
    const entered = await t.call(verifyCode, { token: sam.token, body: { secretCode } })
    expect(entered.body).toMatchObject({ valid: true, quizId: body.quizId })
  })

  test('is in the language that is named', async () => {
    const { body } = await save({ ...sheet, language: 'de' })
    const { quiz } = (await t.call(getQuiz, { token, params: { quizId: body.quizId } })).body
    expect(quiz.language).toBe('de')
    const { status, failure } = await save({ ...sheet, language: 'German, as spoken here' })
    expect([status, failure.problems?.map(({ path }) => path)]).toEqual([422, ['language']])
  })

  test('with bad cells names each of them and saves nothing (T74)', async () => {
    const { status, failure } = await save({ ...sheet, questions: badRows })
    expect(status).toBe(422)
    expect(failure).toMatchObject({ success: false, code: 'invalid-input' })
    expect(failure.message).toMatch(/^Row 3, Correct Answer: “E”/)
    expect(failure.problems).toEqual([
      {
        row: 3,
        column: 'Correct Answer',
        message: failure.message,
        path: 'questions.1.Correct Answer',
        code: 'key-not-an-option',
        params: { key: '“E”', count: 3, labels: ['A–C', '1–3'] },
      },
      expect.objectContaining({ row: 4, column: 'Question', path: 'questions.2.Question' }),
    ])
    expect(await quizzes()).toEqual([])
  })

  test.each([
    ['no rows', [], 'sheet-lacks-columns'],
    ['rows without known headings', [{ Name: 'Ada', Age: '36' }], 'sheet-lacks-columns'],
    ['blank rows', [{ Question: ' ', 'Correct Answer': '' }], 'sheet-empty'],
  ])('with %s is refused as a whole', async (_, questions, code) => {
    const { status, failure } = await save({ ...sheet, questions })
    expect([status, failure.success]).toEqual([422, false])
    expect(failure.problems).toEqual([expect.objectContaining({ path: 'questions', column: '', code })])
    expect(await quizzes()).toEqual([])
  })

  test.each([
    ['title', '   ', 'Please enter a quiz title.'],
    ['title', '\u200B\u2060', 'Please enter a quiz title.'],
    ['title', undefined, 'Please enter a quiz title.'],
    ['timeLimit', undefined, 'Please set a time limit for the quiz.'],
    ['timeLimit', '15', 'Please set a time limit for the quiz.'],
    ['timeLimit', 0, 'Time limit must be at least 1 minute'],
    ['timeLimit', 1.5, 'Time limit must be a whole number of minutes'],
    ['timeLimit', 1441, 'Time limit can be at most 1,440 minutes (24 hours)'],
    ['questions', 'rows', 'Questions are a list of rows'],
  ])('with %s %j is refused (T177)', async (path, value, message) => {
    const { status, failure } = await save({ ...sheet, [path]: value })
    expect(status).toBe(422)
    expect(failure).toMatchObject({ message, problems: [{ path, message }] })
  })

  test('with a cell that holds no text names its row', async () => {
    const { failure } = await save({ ...sheet, questions: [rows[0], { Question: ['a'] }, 'text'] })
    expect(failure.problems).toMatchObject([{ path: 'questions.1' }, { path: 'questions.2' }])
  })

  test('takes hostile headings as plain data', async () => {
    const hostile = JSON.parse('{"__proto__": "x", "constructor": "y", "toString": "z"}') as object
    const questions = rows.map((row) =>
      Object.fromEntries([...Object.entries(hostile), ...Object.entries(row)]),
    )
    expect((await save({ ...sheet, questions })).status).toBe(201)

    const sent = rows.map(({ Question, ...row }) =>
      Object.fromEntries([['__proto__', Question], ...Object.entries(row)]),
    )
    const { failure } = await save({ ...sheet, questions: sent })
    expect(failure.message).toMatch(/^No column is headed “Question”/)
    expect(Object.prototype.toString.call({})).toBe('[object Object]')
  })

  test('may be larger than other calls, up to 6 MiB', async () => {
    const Topic = 'x'.repeat(30_000)
    const withTopics = (length: number) => [...rows, ...Array.from({ length }, () => ({ ...rows[3], Topic }))]
    expect((await save({ ...sheet, questions: withTopics(140) })).status).toBe(201)
    const { status, failure } = await save({ ...sheet, questions: withTopics(220) })
    expect([status, failure.message]).toEqual([413, 'This is too large: at most 6 MiB can be sent at once.'])
  })

  test('is for admins', async () => {
    const { sam } = (await t.seed({ users: { sam: { email: 'sam2@example.org' } } })).users
    expect((await t.call(saveSpreadsheetQuiz, { token: sam.token, body: sheet })).failure.code).toBe(
      'wrong-role',
    )
    expect((await t.call(saveSpreadsheetQuiz, { body: sheet })).status).toBe(401)
  })

  test('sent again with its own code, because the reply was lost, is saved once', async () => {
    const sent = { ...sheet, secretCode: 'Ab3dEf9h' }
    const [first, twin] = await Promise.all([save(sent), save(sent)])
    expect([first.status, twin.status, (await save(sent)).raw]).toEqual([201, 201, first.raw])
    expect(twin.raw).toBe(first.raw)
    const input = { token, params: { quizId: first.body.quizId } }
    expect((await t.call(getSpreadsheetSecretCode, input)).body.secretCode).toBe('Ab3dEf9h')
    expect(await quizzes()).toHaveLength(1)

    for (const other of [{ title: 'Other' }, { timeLimit: 16 }, { questions: rows.slice(1) }]) {
      expect((await save({ ...sent, ...other })).failure.code).toBe('code-taken')
    }
    const { bea } = (await t.seed({ users: { bea: { role: 'admin' } } })).users
    const byOther = await t.call(saveSpreadsheetQuiz, { token: bea.token, body: sent })
    expect(byOther.failure.code).toBe('code-taken')
    expect(await quizzes()).toHaveLength(1)
  })

  test('gets another code while the one drawn is taken (T172)', async () => {
    const { users, quizzes: seeded } = await t.seed({
      users: { eve: { role: 'admin' } },
      quizzes: { first: { owner: 'eve', secretCode: 'AAAAAAAA' } },
    })
    const draws = [0, 0, 1]
    const random: Random = { bytes: (count) => new Uint8Array(count).fill(draws.shift() ?? 0) }
    const read = readSheetBody(saveSpreadsheetQuiz, Buffer.from(JSON.stringify(sheet)))
    const making = { newId: t.newId, random, ...createRendering(t.store.db, Buffer.alloc(32)) }
    const add = () => addSpreadsheetQuiz(t.store.db, making, users.eve._id, read, t.clock.now())
    const { quizId } = await add()
    const input = { token: users.eve.token, params: { quizId } }
    expect((await t.call(getSpreadsheetSecretCode, input)).body.secretCode).toBe('BBBBBBBB')
    expect((await t.call(getQuestions, input)).body.questions).toHaveLength(rows.length)
    expect(seeded.first.secretCode).toBe(generateSecretCode((count) => new Uint8Array(count)))

    await expect(add()).rejects.toThrow('Every secret code that was drawn is taken')
    const mine = (await t.call(listQuizzes, { token: users.eve.token })).body.quizzes
    expect(mine).toHaveLength(2)
  })
})
