import {
  createQuestions,
  createQuiz,
  deleteAccount,
  deleteAttempt,
  duplicateQuiz,
  getPicture,
  getQuestions,
  getQuiz,
  getResult,
  handOverQuiz,
  keepDraft,
  moveQuiz,
  renderTexts,
  startAttempt,
  submitAttempt,
  updateQuiz,
  uploadPicture,
  verifyCode,
} from '@quizly/contract'
import { binMs, type QuestionContent } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { samplePicture, sampleQuestions } from '../../testing/sample-questions.ts'
import { seededPassword, type SeededUser } from '../../testing/seed.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertRole } from '../quizzes/roles.repository.ts'
import { insertPicture } from './pictures.repository.ts'
import { sweep } from '../operation/sweeper.service.ts'

const [choice] = sampleQuestions
const dayMs = 24 * 3_600_000
const megabyte = 1024 * 1024
const named = (hash: string, alt = 'A cell') => `![${alt}](image:${hash})`
const asking = (hash: string): QuestionContent => ({
  ...choice,
  format: 'markdown',
  text: `What is this?\n\n${named(hash)}`,
})

describe.each(engines)('pictures on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const people = async () => {
    const { users } = await t.seed({
      users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: {} },
    })
    return users
  }
  const upload = async ({ token }: SeededUser) =>
    (await t.call(uploadPicture, { token, body: samplePicture })).body
  const quizOf = async ({ token }: SeededUser, secretCode: string, questions: QuestionContent[]) => {
    const body = { title: 'Cells', secretCode, timeLimit: 10, numQuestions: questions.length }
    const { quiz } = (await t.call(createQuiz, { token, body })).body
    const created = await t.call(createQuestions, { token, body: { quizId: quiz._id, questions } })
    return { created, secretCode, params: { quizId: quiz._id } }
  }
  const begin = async ({ token }: SeededUser, { params, secretCode }: Quiz) => {
    await t.call(verifyCode, { token, body: { secretCode } })
    return (await t.call(startAttempt, { token, params })).body
  }
  type Quiz = Awaited<ReturnType<typeof quizOf>>
  const passIn = (questions: readonly { drawn?: { pass?: string | undefined }[] | undefined }[]) =>
    questions.flatMap(({ drawn = [] }) => drawn.map(({ pass = '' }) => pass))[0] ?? ''
  const passOf = async ({ token }: SeededUser, { params }: Quiz) =>
    passIn((await t.call(getQuestions, { token, params })).body.questions)
  const look = async (pass: string, hash: string) =>
    (await t.call(getPicture, { params: { pass, hash } })).status
  /** A picture of one byte that is in no quiz. */
  const addForeign = async ({ _id: ownerId }: SeededUser) => {
    const one = { hash: 'foreign', width: 1, height: 1, bytes: Buffer.from('x'), ownerId }
    await insertPicture(t.store.db, one, t.clock.now() + dayMs)
    return one.hash
  }
  const stored = () => t.store.db.selectFrom('images').select(['hash', 'owner_id']).execute()
  const fill = (size: number) => t.store.db.updateTable('images').set({ size }).execute()

  test('a picture is stored as it will be shown, and the same one once', async () => {
    const { ada, bea } = await people()
    const first = await upload(ada)
    expect(first).toEqual({
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      width: 3,
      height: 2,
      bytes: expect.any(Number),
    })
    expect(await upload(bea)).toEqual(first)
    expect(await stored()).toEqual([{ hash: first.hash, owner_id: ada._id }])
  })

  test('students get it with the questions, never before', async () => {
    const { ada, ben } = await people()
    const { hash } = await upload(ada)
    const quiz = await quizOf(ada, 'Pictures', [asking(hash)])
    const asBen = { token: ben.token, params: quiz.params }
    await t.call(verifyCode, { token: ben.token, body: { secretCode: quiz.secretCode } })
    const before = await t.call(getQuiz, asBen)
    expect(before.raw).not.toMatch(/image|media|pass/)
    const { questions } = (await t.call(startAttempt, asBen)).body
    expect(JSON.parse(questions[0]?.drawn?.[0]?.nodes ?? '')).toEqual([
      ['p', 'What is this?'],
      ['p', ['img', { image: hash, alt: 'A cell', width: '3', height: '2' }]],
    ])
    const { status, headers, bytes } = await t.call(getPicture, { params: { pass: passIn(questions), hash } })
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=31536000, immutable',
    ])
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
    const reopened = (await t.call(getQuiz, asBen)).body
    expect(passIn('questions' in reopened ? reopened.questions : [])).toBe(passIn(questions))
    expect((await t.call(getResult, { ...asBen, query: { userId: ben._id } })).status).toBe(404)
  })

  test('without the pass, with that of another quiz or for another picture there is none', async () => {
    const { ada, bea, ben } = await people()
    const { hash } = await upload(ada)
    const quiz = await quizOf(ada, 'Pictures', [asking(hash)])
    const other = await quizOf(bea, 'Picture2', [{ ...asking(hash), text: `Again ${named(hash)}` }])
    const plain = await quizOf(bea, 'Picture3', [choice])
    const pass = passIn((await begin(ben, quiz)).questions)
    const [, , mac = ''] = pass.split('.')
    expect(await look(pass, hash)).toBe(200)
    for (const forged of [
      '',
      'x',
      mac,
      `${plain.params.quizId}.1.${mac}`,
      `${other.params.quizId}.1.${mac}`,
      `${quiz.params.quizId}.2.${mac}`,
      `${quiz.params.quizId}.1.${mac.slice(1)}`,
      `educator.20000.${mac}`,
    ]) {
      expect([forged, await look(forged, hash)]).toEqual([forged, 404])
    }
    expect(await look(pass, 'f'.repeat(64))).toBe(404)
    expect(await look(pass, await addForeign(bea))).toBe(404)
  })

  test('a preview shows who writes what is sent but not yet in a quiz, until the day after', async () => {
    const { ada } = await people()
    const { hash } = await upload(ada)
    const body = { format: 'markdown' as const, texts: [{ source: named(hash) }, { source: 'plain' }] }
    const { texts } = (await t.call(renderTexts, { token: ada.token, body })).body
    const passes = texts.map((text) => ('pass' in text ? text.pass : undefined))
    expect(passes).toEqual([expect.stringMatching(/^educator\.\d+\./), undefined])
    expect(await look(passes[0] ?? '', hash)).toBe(200)
    t.clock.advance(2 * dayMs)
    expect(await look(passes[0] ?? '', hash)).toBe(404)
  })

  test('each revision has a pass of its own, and a question that stays is no change', async () => {
    const { ada } = await people()
    const { hash } = await upload(ada)
    const quiz = await quizOf(ada, 'Pictures', [asking(hash)])
    const asAda = { token: ada.token, params: quiz.params }
    const first = await passOf(ada, quiz)
    const { questions } = (await t.call(getQuestions, asAda)).body
    const more = { questions: [...questions, choice], baseRevision: 1 }
    expect((await t.call(updateQuiz, { ...asAda, body: more })).status).toBe(200)
    const second = await passOf(ada, quiz)
    expect([second === first, await look(first, hash), await look(second, hash)]).toEqual([false, 200, 200])
    const late = await t.call(updateQuiz, { ...asAda, body: { questions: [], baseRevision: 1 } })
    expect(late.failure.theirs?.changes).toMatchObject([{ change: 'added' }])
    const rows = await t.store.db.selectFrom('quiz_revisions').select('questions').execute()
    expect(rows.map((row) => row.questions).join()).not.toContain('pass')
  })

  test('a pass ends when its picture has left the quiz, unless somebody was asked or is marked by its revision', async () => {
    const { ada, ben } = await people()
    const { hash } = await upload(ada)
    const revise = async ({ params }: Quiz, texts: string[]) => {
      const { questions, revision } = (await t.call(getQuestions, { token: ada.token, params })).body
      const body = {
        questions: questions.map(({ _id }, at) => ({ ...asking(hash), _id, text: texts[at] ?? '' })),
        baseRevision: revision,
      }
      expect((await t.call(updateQuiz, { token: ada.token, params, body })).status).toBe(200)
    }
    const without = 'What is a cell?'

    const unread = await quizOf(ada, 'Pictures', [asking(hash)])
    const first = await passOf(ada, unread)
    await revise(unread, [`And now? ${named(hash)}`])
    const second = await passOf(ada, unread)
    expect([await look(first, hash), await look(second, hash)]).toEqual([200, 200])
    await revise(unread, [without])
    expect([await look(first, hash), await look(second, hash)]).toEqual([404, 404])

    const taken = await quizOf(ada, 'Picture2', [asking(hash)])
    const { attempt, questions } = await begin(ben, taken)
    const pass = passIn(questions)
    await revise(taken, [without])
    expect(await look(pass, hash)).toBe(200)
    const answers = questions.map(({ _id }) => ({ questionId: _id, selectedOption: null }))
    const body = { quizId: taken.params.quizId, userId: ben._id, answers }
    expect((await t.call(submitAttempt, { token: ben.token, body })).status).toBe(201)
    expect(await look(pass, hash)).toBe(200)
    const gone = await t.call(deleteAttempt, {
      token: ada.token,
      params: taken.params,
      body: { attemptId: attempt._id },
    })
    expect([gone.status, await look(pass, hash)]).toEqual([204, 404])
  })

  test('a copy shows it too; it stays while a quiz needs it, and goes when the bin is emptied', async () => {
    const { ada, bea } = await people()
    const { hash } = await upload(ada)
    const quiz = await quizOf(ada, 'Pictures', [asking(hash)])
    await insertRole(t.store.db, { quizId: quiz.params.quizId, userId: bea._id, role: 'viewer' }, 0)
    const { quiz: copy } = (await t.call(duplicateQuiz, { token: bea.token, params: quiz.params, body: {} }))
      .body
    const [own, copied] = [
      await passOf(ada, quiz),
      await passOf(bea, { ...quiz, params: { quizId: copy._id } }),
    ]
    const drop = async (token: string, quizId: string) => {
      await t.call(moveQuiz, { token, params: { quizId }, body: { to: 'bin' } })
      // A session ends after thirty days as well.
      t.clock.advance(binMs + 1)
      for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep(t.store.db, t.clock.now())
    }
    await drop(ada.token, quiz.params.quizId)
    expect([await look(own, hash), await look(copied, hash)]).toEqual([404, 200])
    await t.store.db.updateTable('quizzes').set({ deleted_at: 0 }).where('id', '=', copy._id).execute()
    for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweep(t.store.db, t.clock.now())
    expect([await look(copied, hash), await stored()]).toEqual([404, []])
  })

  test('what is in no quiz goes after thirty days, unless who writes has a draft with it', async () => {
    const { ada, bea } = await people()
    const { hash } = await upload(ada)
    const quiz = await quizOf(bea, 'Pictures', [choice])
    await insertRole(t.store.db, { quizId: quiz.params.quizId, userId: ada._id, role: 'editor' }, 0)
    const draft = { text: named(hash), type: 'single' as const, options: [], correct: [], written: '' }
    const kept = await t.call(keepDraft, {
      token: ada.token,
      params: { ...quiz.params, draftId: 'draft' },
      body: { baseRevision: 1, questions: [draft] },
    })
    expect(kept.status).toBe(200)
    for (const left of [1, 1, 0]) {
      t.clock.advance(31 * dayMs)
      if (left === 0) await t.store.db.deleteFrom('drafts').execute()
      await sweep(t.store.db, t.clock.now())
      expect(await stored()).toHaveLength(left)
      // The first time it was kept for thirty days more.
    }
    const late = await quizOf(await bob(), 'Picture4', [asking(hash)])
    expect(late.created.failure.problems).toMatchObject([
      { path: 'questions.0.text', code: 'picture-missing' },
    ])
  })
  const bob = async () => (await t.seed({ users: { bob: { role: 'admin' } } })).users.bob

  test('an educator has room for 250 MB, whoever sent them, of the quizzes that are theirs', async () => {
    const { ada, bea } = await people()
    const { hash } = await upload(ada)
    const quiz = await quizOf(ada, 'Pictures', [asking(hash)])
    const fails = async (reply: Promise<{ status: number; failure: { message: string } }>) => {
      const { status, failure } = await reply
      return status < 400 ? undefined : failure.message
    }
    const full = 'Your account holds 250 MB of pictures. Delete quizzes that you no longer need.'
    await fill(250 * megabyte)
    expect((await quizOf(ada, 'Picture2', [asking(hash)])).created.status).toBe(201)
    const [own, inBea] = [await addForeign(bea), await quizOf(bea, 'Picture3', [choice])]
    const body = { questions: [asking(hash)] }
    const revise = () => fails(t.call(updateQuiz, { token: bea.token, params: inBea.params, body }))
    expect(await revise()).toBe(full)
    await insertRole(t.store.db, { quizId: quiz.params.quizId, userId: bea._id, role: 'editor' }, 0)
    const hand = () =>
      fails(t.call(handOverQuiz, { token: ada.token, params: quiz.params, body: { userId: bea._id } }))
    expect(await hand()).toContain('Your colleague’s account cannot hold another quiz')
    await t.store.db.deleteFrom('images').where('hash', '=', own).execute()
    expect([await hand(), await revise()]).toEqual([undefined, undefined])
  })

  test('with the account go its pictures that nobody uses', async () => {
    const { ada } = await people()
    await upload(ada)
    expect(
      (await t.call(deleteAccount, { token: ada.token, body: { password: seededPassword } })).status,
    ).toBe(204)
    expect(await stored()).toEqual([])
  })

  test('what is no picture is refused, and a file that is too large before it has come', async () => {
    const { ada } = await people()
    const send = (body: Buffer) => t.call(uploadPicture, { token: ada.token, body })
    const svg = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([svg.status, svg.failure.problems]).toEqual([
      422,
      [
        {
          path: 'picture',
          code: 'picture-unreadable',
          message: 'This file is not a picture that Quizly can read. Use PNG, JPEG, WebP, GIF or AVIF.',
        },
      ],
    ])
    expect((await t.call(uploadPicture, { token: ada.token })).status).toBe(422)
    const large = await send(Buffer.alloc(60 * megabyte))
    expect([large.status, large.failure.message]).toEqual([
      413,
      'This is too large: at most 10 MiB can be sent at once.',
    ])
  })
})
