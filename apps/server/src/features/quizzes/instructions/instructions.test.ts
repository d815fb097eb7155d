import {
  createQuestions,
  createQuiz,
  duplicateQuiz,
  exportQuiz,
  getPicture,
  getQuiz,
  getQuizSettings,
  quizFile,
  saveSpreadsheetQuiz,
  startAttempt,
  updateQuizSettings,
  uploadPicture,
  verifyCode,
} from '@quizly/contract'
import type { RenderedText } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../../testing/engines.ts'
import { samplePicture, sampleQuestions } from '../../../testing/sample-questions.ts'
import type { SeededUser } from '../../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createRendering } from '../../rendering/rendering.service.ts'
import { rerenderInstructions } from '../rerendering.service.ts'

const written = 'Use **no** calculator.\n\nRound $\\pi$ to 3.14.'

describe.each(engines)('what students read before they start, on $name', (engine) => {
  let t: TestApp
  let users: Record<'ada' | 'bea' | 'ben' | 'cem', SeededUser>
  const statements: string[] = []
  beforeEach(async () => {
    const log = (statement: { sql: string }) => void statements.push(statement.sql)
    const logging = { ...engine, open: () => engine.open({ onStatement: log }) }
    t = await createTestApp({ engine: logging })
    const seeded = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {}, cem: {} },
    })
    users = seeded.users
  })
  afterEach(() => t.close())

  let codes = 0
  async function make(instructions?: string) {
    const secretCode = `Read${String((codes += 1)).padStart(4, '0')}`
    const { token } = users.ada
    const details = { title: 'Circles', numQuestions: 1, timeLimit: 10, secretCode }
    const created = await t.call(createQuiz, {
      token,
      body: { ...details, ...(instructions !== undefined && { instructions }) },
    })
    if (created.status !== 201) return { created, params: { quizId: '' }, secretCode }
    const quizId = created.body.quiz._id
    await t.call(createQuestions, { token, body: { quizId, questions: sampleQuestions } })
    return { created, params: { quizId }, secretCode }
  }
  const view = ({ token }: SeededUser, params: { quizId: string }) => t.call(getQuiz, { token, params })
  const shownTo = async (user: SeededUser, params: { quizId: string }) =>
    ((await view(user, params)).body as { instructions?: RenderedText }).instructions
  const enter = ({ token }: SeededUser, secretCode: string) =>
    t.call(verifyCode, { token, body: { secretCode } })
  const settingsOf = async (params: { quizId: string }) =>
    (await t.call(getQuizSettings, { token: users.ada.token, params })).body
  const set = (params: { quizId: string }, part: object) =>
    t.call(updateQuizSettings, {
      token: users.ada.token,
      params,
      body: { resultRelease: 'at-once', code: 'open', ...part },
    })

  test('stand before the start as they are rendered, for who has entered the quiz and for nobody else (T324)', async () => {
    const { params, secretCode } = await make(written)
    expect((await view(users.ben, params)).raw).not.toContain('calculator')
    expect((await view(users.bea, params)).raw).not.toContain('calculator')
    await enter(users.ben, secretCode)
    const instructions = await shownTo(users.ben, params)
    expect(instructions?.source).toBe(written)
    expect(instructions?.nodes).toContain('"strong"')
    expect(instructions?.nodes).toContain('"math"')
    expect((await view(users.ada, params)).body).toMatchObject({ instructions: { source: written } })
    await t.call(startAttempt, { token: users.ben.token, params })
    expect((await view(users.ben, params)).raw).not.toContain('calculator')
  })

  test('are not there in a plain quiz, which costs neither a field nor a statement', async () => {
    const { params, secretCode } = await make()
    await enter(users.ben, secretCode)
    statements.length = 0
    const bodies = [
      (await view(users.ben, params)).raw,
      (await view(users.ada, params)).raw,
      JSON.stringify(await settingsOf(params)),
      JSON.stringify((await set(params, { title: 'Discs' })).body),
    ]
    await t.call(startAttempt, { token: users.ben.token, params })
    expect(bodies.join('')).not.toContain('nstructions')
    expect(statements.filter((sql) => sql.includes('quiz_instructions'))).toEqual([])
  })

  test('blank ones are none', async () => {
    const { params } = await make(' \n ')
    expect(await settingsOf(params)).not.toHaveProperty('instructions')
  })

  test('are changed, kept and taken away with the settings', async () => {
    const { params, secretCode } = await make(written)
    await enter(users.ben, secretCode)
    expect((await set(params, { title: 'Discs' })).body).toMatchObject({ instructions: written })
    expect((await set(params, { instructions: 'Write *clearly*. ' })).body).toMatchObject({
      instructions: 'Write *clearly*.',
    })
    expect((await shownTo(users.ben, params))?.nodes).toContain('"em"')
    expect((await set(params, { instructions: '' })).body).not.toHaveProperty('instructions')
    expect((await view(users.ben, params)).body).not.toHaveProperty('instructions')
  })

  test('two windows: what only one of them has changed is kept, and a page of before that knows none takes none away', async () => {
    const { params } = await make(written)
    const { quiz: _, running: __, submitted: ___, ...base } = await settingsOf(params)
    await set(params, { instructions: 'Others' })
    const renamed = await set(params, { ...base, title: 'Discs', base })
    expect(renamed.body).toMatchObject({ title: 'Discs', instructions: 'Others' })
    const mine = await set(params, { ...base, instructions: 'Mine', base })
    expect([mine.status, mine.failure.code]).toEqual([409, 'quiz-changed'])
    const { instructions: ____, ...old } = base
    const olderPage = await set(params, { ...old, title: 'Rings', base: { ...old, title: 'Discs' } })
    expect(olderPage.body).toMatchObject({ title: 'Rings', instructions: 'Others' })
  })

  test('a formula that is wrong is said at the field, and nothing is saved', async () => {
    const wrong = await make('Let $\\frac{1$ be.')
    expect([wrong.created.status, wrong.created.failure.problems?.[0]?.path]).toEqual([422, 'instructions'])
    const { params } = await make(written)
    const { status, failure } = await set(params, { title: 'Discs', instructions: '$\\nix$' })
    expect([status, failure.problems?.[0]?.path]).toEqual([422, 'instructions'])
    expect(await settingsOf(params)).toMatchObject({ title: 'Circles', instructions: written })
    const large = `$${'x+'.repeat(900)}x$ `.repeat(2)
    expect((await set(params, { instructions: large })).failure.problems).toMatchObject([
      { path: 'instructions', code: 'text-too-large' },
    ])
  })

  test('go with a copy, a file and an upload of it', async () => {
    const { params } = await make(written)
    const { token } = users.ada
    const copy = (await t.call(duplicateQuiz, { token, params })).body.quiz
    expect(await settingsOf({ quizId: copy._id })).toMatchObject({ instructions: written })
    const { raw } = await t.call(exportQuiz, { token, params, query: { format: 'json' } })
    const file = quizFile.parse(JSON.parse(raw))
    expect(file.instructions).toBe(written)
    const body = {
      title: file.title,
      timeLimit: file.timeLimit,
      questions: [],
      parsedQuestions: file.questions,
      instructions: file.instructions,
    }
    const { quizId } = (await t.call(saveSpreadsheetQuiz, { token, body })).body
    expect(await settingsOf({ quizId })).toMatchObject({ instructions: written })
  })

  test('show their pictures to who has entered the quiz, also when no question has one', async () => {
    const { token } = users.ada
    const { hash } = (await t.call(uploadPicture, { token, body: samplePicture })).body
    const { params, secretCode } = await make(`![A circle](image:${hash})`)
    await enter(users.ben, secretCode)
    const { pass = '' } = (await shownTo(users.ben, params)) ?? {}
    const picture = (of: string) => t.call(getPicture, { params: { pass: of, hash } })
    expect((await picture(pass)).status).toBe(200)
    const other = await make('None')
    await enter(users.cem, other.secretCode)
    const foreign = pass.replace(params.quizId, other.params.quizId)
    expect((await picture(foreign)).status).toBe(404)
    await set(params, { instructions: 'None' })
    expect((await picture(pass)).status).toBe(404)
    const { raw } = await t.call(exportQuiz, { token, params: other.params, query: { format: 'json' } })
    expect(quizFile.parse(JSON.parse(raw))).not.toHaveProperty('pictures')
  })

  test('are rendered again after an older version of the renderer', async () => {
    const { params } = await make(written)
    const { db } = t.store
    const stored = () =>
      db.selectFrom('quiz_instructions').select(['nodes', 'renderer']).executeTakeFirstOrThrow()
    const now = await stored()
    await db.updateTable('quiz_instructions').set({ nodes: '[]', renderer: 0 }).execute()
    const { renderInstructions, close } = createRendering(db, Buffer.alloc(32))
    await rerenderInstructions(db, renderInstructions)
    close()
    expect(await stored()).toEqual(now)
    expect(await settingsOf(params)).toMatchObject({ instructions: written })
  })
})
