import { createHash, createPublicKey, verify } from 'node:crypto'
import {
  compareReceipt,
  getReceipt,
  getReceiptKey,
  type Receipt,
  regradeQuestion,
  verifyReceipt,
} from '@quizly/contract'
import { canonicalAnswers, receiptStatement } from '@quizly/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { createSeededRandom } from '../../testing/seeded-random.ts'
import { begin, submitAnswers } from '../../testing/taking.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openSigningKey } from './signing-key.service.ts'

const scene = {
  users: { ada: { role: 'admin' }, bea: { role: 'admin' }, ben: { name: 'Ben' }, cem: {} },
  quizzes: { biology: { owner: 'ada' } },
} as const

describe.each(engines)('receipts on $name', (engine) => {
  let t: TestApp
  beforeEach(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.close())

  const setUp = async () => {
    const { users, quizzes } = await t.seed(scene)
    const [first] = quizzes.biology.questions
    const answers = [{ questionId: first?._id ?? '', selectedOption: 'Paris' }]
    t.clock.advance(1_234)
    const result = await submitAnswers(t, users.ben, quizzes.biology, answers)
    const { body: receipt } = await read(users.ben.token, quizzes.biology._id)
    return { ...users, quiz: quizzes.biology, result, receipt }
  }
  const read = (token: string, quizId: string) => t.call(getReceipt, { token, params: { quizId } })
  const judge = async (receipt: Receipt) => (await t.call(verifyReceipt, { body: { receipt } })).body.verdict
  const compare = (token: string, receipt: Receipt) => t.call(compareReceipt, { token, body: { receipt } })

  test('say who submitted what, and when; they are valid', async () => {
    const { ben, quiz, result, receipt } = await setUp()
    const hash = createHash('sha256').update(canonicalAnswers(result._id, result.answers))
    expect(receipt).toEqual({
      format: 'quizly-receipt-1',
      quiz: { _id: quiz._id, title: 'biology' },
      student: { _id: ben._id, name: 'Ben' },
      submittedAt: '2026-01-05T08:00:01.234Z',
      answered: 1,
      questions: 3,
      answersHash: hash.digest('base64url'),
      keyId: expect.any(String),
      signature: expect.any(String),
    })
    expect(await judge(receipt)).toBe('valid')
    expect(await judge(Object.fromEntries(Object.entries(receipt).toReversed()) as Receipt)).toBe('valid')
    expect((await read(ben.token, quiz._id)).body).toEqual(receipt)
  })

  test('are issued again when the result is marked again, with the reason; the first one stays valid', async () => {
    const { ada, ben, quiz, receipt } = await setUp()
    t.clock.advance(60_000)
    const body = {
      questionId: quiz.questions[1]?._id ?? '',
      baseRevision: 1,
      mode: 'full-marks' as const,
      mayLower: false,
      reason: 'It could be misread',
    }
    await t.call(regradeQuestion, { token: ada.token, params: { quizId: quiz._id }, body })
    const { body: again } = await read(ben.token, quiz._id)
    const { signature: _, format: __, ...facts } = receipt
    const notice = { at: '2026-01-05T08:01:01.234Z', number: 2, reason: 'It could be misread' }
    expect(again).toMatchObject({ ...facts, format: 'quizly-receipt-2', markedAgain: [notice] })
    expect([await judge(again), await judge(receipt)]).toEqual(['valid', 'valid'])
    expect((await compare(ben.token, again)).body).toEqual({ matches: true })
    expect((await compare(ben.token, receipt)).body).toEqual({ matches: true })
    const { markedAgain: ___, ...without } = again
    const altered: Receipt[] = [
      without,
      { ...again, format: 'quizly-receipt-1' },
      { ...again, markedAgain: [] },
      { ...again, markedAgain: [{ ...notice, reason: 'Nothing' }] },
      { ...again, markedAgain: [{ ...notice, isUndone: true }] },
      { ...receipt, markedAgain: [notice] },
    ]
    for (const each of altered) expect(await judge(each)).toBe('altered')
  })

  test('can be verified by anyone who has the public key', async () => {
    const { receipt } = await setUp()
    const { body } = await t.call(getReceiptKey)
    expect(body).toMatchObject({ keyId: receipt.keyId, algorithm: 'Ed25519' })
    const statement = Buffer.from(receiptStatement(receipt))
    const signature = Buffer.from(receipt.signature, 'base64url')
    expect(verify(null, statement, createPublicKey(body.publicKey), signature)).toBe(true)
  })

  test.each<[string, (receipt: Receipt) => Receipt]>([
    ['the name', (receipt) => ({ ...receipt, student: { ...receipt.student, name: 'Cem' } })],
    ['the time', (receipt) => ({ ...receipt, submittedAt: '2026-01-05T07:59:59.999Z' })],
    ['how many are answered', (receipt) => ({ ...receipt, answered: 3 })],
    ['the answers', (receipt) => ({ ...receipt, answersHash: 'x'.repeat(43) })],
    ['the signature', (receipt) => ({ ...receipt, signature: '' })],
    ['what follows the signature', (receipt) => ({ ...receipt, signature: `${receipt.signature}=` })],
    ['white space in the signature', (receipt) => ({ ...receipt, signature: ` ${receipt.signature}` })],
    ['what is not signed', (receipt) => ({ ...receipt, grade: 'A' })],
    ['what is not signed, of the quiz', (receipt) => ({ ...receipt, quiz: { ...receipt.quiz, code: 'x' } })],
    [
      'what is not signed, of the student',
      (receipt) => ({ ...receipt, student: { ...receipt.student, email: 'x' } }),
    ],
  ])('are no longer valid when somebody changes %s', async (_, change) => {
    const { ada, receipt } = await setUp()
    const altered = change(receipt)
    expect(await judge(altered)).toBe('altered')
    expect((await compare(ada.token, altered)).body).toEqual({ matches: false })
  })

  test('of another server cannot be judged here', async () => {
    const { receipt } = await setUp()
    const other = await createTestApp({ engine })
    const { body } = await other.call(verifyReceipt, { body: { receipt } })
    expect(body.verdict).toBe('other-server')
    await other.close()
  })

  test('are compared with what is stored, for their student and the owner of the quiz alone', async () => {
    const { ada, bea, ben, cem, receipt } = await setUp()
    for (const { token } of [ada, ben]) {
      expect((await compare(token, receipt)).body).toEqual({ matches: true })
    }
    await t.store.db.updateTable('attempts').set({ answers: '[]' }).execute()
    for (const { token } of [ada, ben]) {
      expect((await compare(token, receipt)).body).toEqual({ matches: false })
    }
    expect(await judge(receipt)).toBe('valid')
    const missing = await compare(bea.token, { ...receipt, quiz: { ...receipt.quiz, _id: 'missing' } })
    for (const { token } of [bea, cem]) {
      const { status, failure } = await compare(token, receipt)
      expect(status).toBe(404)
      expect(token === bea.token ? failure : missing.failure).toEqual(missing.failure)
    }
  })

  test('tell anyone else nothing about people', async () => {
    const { receipt } = await setUp()
    const invented = { ...receipt, student: { _id: 'nobody', name: 'Nobody' } }
    const replies = await Promise.all(
      [invented, { ...receipt, answered: 2 }].map((forged) =>
        t.call(verifyReceipt, { body: { receipt: forged } }),
      ),
    )
    expect(new Set(replies.map(({ raw }) => raw)).size).toBe(1)
  })

  test('are there once the quiz is submitted, and for its student alone', async () => {
    const { users, quizzes } = await t.seed(scene)
    const { ada, ben, cem } = users
    await begin(t, ben, quizzes.biology)
    expect((await read(ben.token, quizzes.biology._id)).status).toBe(404)
    t.clock.advance(2 * 3_600_000)
    expect((await read(ben.token, quizzes.biology._id)).body).toMatchObject({ answered: 0 })
    expect((await read(cem.token, quizzes.biology._id)).status).toBe(404)
    expect((await read(ada.token, quizzes.biology._id)).status).toBe(403)
  })

  test('that are none are refused with a sentence', async () => {
    const { failure, status } = await t.call(verifyReceipt, { body: { receipt: { format: 'bill' } } })
    expect([status, failure.message]).toEqual([422, 'This is not a receipt of Quizly.'])
  })

  test('are signed with one key, however many servers start on a store at once', async () => {
    const { keyId, publicKey } = (await t.call(getReceiptKey)).body
    await t.store.db.deleteFrom('signing_keys').execute()
    const starts = ['one', 'two', 'three'].map((name) =>
      openSigningKey(t.store.db, createSeededRandom(name), t.clock.now()),
    )
    const keys = await Promise.all(starts)
    expect(new Set(keys.map((key) => key.keyId)).size).toBe(1)
    expect(keys[0]?.publicKey).not.toBe(publicKey)
    expect(keys[0]?.keyId).not.toBe(keyId)
    const again = await openSigningKey(t.store.db, createSeededRandom('four'), t.clock.now())
    expect(again.publicKey).toBe(keys[0]?.publicKey)
  })
})
