// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { CallError, ForeignReplyError, NetworkError } from '../failures.ts'
import './all-addresses.ts'
import { call } from './call.ts'

const page = '<!doctype html><title>Log in to this network</title>'
const save = () => call('saveAnswers', { params: { attemptId: 'a' }, body: { changes: [] } })
const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve({ status, text: () => Promise.resolve(body) }))

test.each([
  [401, '{"error":"Proxy login required"}'],
  [403, page],
  [404, '{"message":"No such page"}'],
  // These codes are ours, but we never send them with these statuses.
  [409, '{"code":"conflict","message":"No"}'],
  [422, '{"code":"already-attempted","message":"No"}'],
  [413, ''],
  [503, 'Busy'],
  [200, '{}'],
  [200, page],
  [200, '{"success":false,"savedAt":"","remainingMs":1}'],
])(
  'a reply that only something else than Quizly sends is neither success nor refusal: %i %s',
  async (status, body) => {
    answer(status, body)
    const failed = save()
    await expect(failed).rejects.toBeInstanceOf(ForeignReplyError)
    await expect(failed).rejects.toMatchObject({ status })
  },
)

const session = { token: 't', user: { _id: 'u', name: 'Ben', email: 'ben@example.org', role: 'student' } }
const receipt = {
  format: 'quizly-receipt-1',
  quiz: { _id: 'q', title: 'Cells' },
  student: { _id: 'u', name: 'Ben' },
  submittedAt: '2026-01-05T08:00:00.000Z',
  answered: 2,
  questions: 3,
  answersHash: 'hash',
  keyId: 'key',
  signature: 'signature',
}
const login = () => call('login', { body: { email: 'ben@example.org', password: 'p', remember: false } })
const signup = () =>
  call('signup', {
    body: { name: 'Ben', email: 'ben@example.org', password: 'p', role: 'student', remember: false },
  })
const code = () => call('verifyCode', { body: { secretCode: 'c' } })

/** The reply without each of its fields, at any depth. */
function* lacking(reply: object): Generator<object> {
  for (const [field, value] of Object.entries(reply)) {
    yield { ...reply, [field]: undefined }
    if (typeof value === 'object') for (const less of lacking(value)) yield { ...reply, [field]: less }
  }
}

test.each<[string, object, () => Promise<unknown>]>([
  ['a log-in', session, login],
  [
    'a log-in of a server that says id',
    { ...session, user: { ...session.user, _id: undefined, id: 'u' } },
    login,
  ],
  ['a sign-up', session, signup],
  ['a code', { valid: true, quizId: 'q' }, code],
  ['a receipt', receipt, () => call('getReceipt', { params: { quizId: 'q' }, query: {} })],
])('a reply to %s is ours only if it has every field that is read', async (_what, reply, ask) => {
  answer(200, JSON.stringify(reply))
  await expect(ask()).resolves.toEqual(JSON.parse(JSON.stringify(reply)))
  for (const less of lacking(JSON.parse(JSON.stringify(reply)) as object)) {
    answer(200, JSON.stringify(less))
    await expect(ask()).rejects.toBeInstanceOf(ForeignReplyError)
  }
})

test('a refusal has the server’s code and words', async () => {
  answer(409, '{"code":"already-attempted","message":"You have already attempted this quiz."}')
  const failed = save()
  await expect(failed).rejects.toBeInstanceOf(CallError)
  await expect(failed).rejects.toMatchObject({ status: 409, code: 'already-attempted' })
})

test('without a reply the network has failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(save()).rejects.toBeInstanceOf(NetworkError)
})

test('a body of 5 MiB is waited for as long as a line of 1 Mbit/s takes, and not forever', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const bytes = 5 * 1024 ** 2
  const changes = [{ questionId: 'q', selectedOption: 'x'.repeat(bytes), age: 0, order: 0 }]
  const ended = vi.fn<() => void>()
  call('saveAnswers', { params: { attemptId: 'a' }, body: { changes } }).catch(ended)
  await vi.advanceTimersByTimeAsync((bytes * 8) / 1_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(ended).toHaveBeenCalledOnce()
})
