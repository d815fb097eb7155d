// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { CallError, ForeignReplyError, NetworkError } from '../failures.ts'
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
