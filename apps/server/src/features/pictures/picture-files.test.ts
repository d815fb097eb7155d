import {
  createQuestions,
  createQuiz,
  exportAccount,
  exportQuiz,
  getPicture,
  quizFile,
  renderTexts,
  uploadPicture,
} from '@quizly/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { samplePicture, sampleQuestions } from '../../testing/sample-questions.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const [choice] = sampleQuestions

describe.each(engines)('files with pictures, on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  async function quizWithPicture() {
    const { users } = await t.seed({ users: { ada: { role: 'admin' } } })
    const { token } = users.ada
    const { hash, bytes: size } = (await t.call(uploadPicture, { token, body: samplePicture })).body
    const text = `What is this? ![A cell](image:${hash})`
    const body = { title: 'Cells', secretCode: 'Pictures', timeLimit: 10, numQuestions: 1 }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const questions = [{ ...choice, format: 'markdown' as const, text }]
    await t.call(createQuestions, { token, body: { quizId: quiz._id, questions } })
    const render = { format: 'markdown' as const, texts: [{ source: text }] }
    const [drawn] = (await t.call(renderTexts, { token, body: render })).body.texts
    const pass = drawn && 'pass' in drawn ? (drawn.pass ?? '') : ''
    const { bytes } = await t.call(getPicture, { params: { pass, hash } })
    return { token, hash, size, bytes, text, drawn, params: { quizId: quiz._id } }
  }

  test('a quiz as JSON has its pictures, and what is sent again is stored once', async () => {
    const { token, hash, bytes, text, params } = await quizWithPicture()
    const file = await t.call(exportQuiz, { token, params, query: { format: 'json' } })
    expect(Number(file.headers['x-expected-length'])).toBe(file.bytes.length)
    const { format, questions, pictures } = quizFile.parse(JSON.parse(file.raw))
    expect([format, questions[0]?.text]).toEqual(['quizly-quiz-2', text])
    expect(pictures).toEqual([{ hash, image: bytes.toString('base64') }])
    expect(file.raw).not.toMatch(/"(?:drawn|pass)"/)
    const again = await t.call(uploadPicture, { token, body: bytes })
    expect(again.body.hash).toBe(hash)
  })

  test('a preview tells how large its pictures are', async () => {
    const { hash, size, drawn } = await quizWithPicture()
    expect(drawn).toMatchObject({ pictures: [{ hash, bytes: size }] })
  })

  test('an account has the pictures that its educator has sent', async () => {
    const { token, hash, bytes } = await quizWithPicture()
    const { pictures } = (await t.call(exportAccount, { token })).body
    expect(pictures).toEqual([{ hash, image: bytes.toString('base64') }])
  })
})
