import { hasShape, refusalReads } from '@quizly/contract'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../../../lib/device/device-store-testing.ts'
import { openedAttempt, stubPage, success } from '../page-testing.ts'
import { runAttempt } from './run-attempt.ts'
import { saveStateOf } from './saving.ts'

const now = Date.parse('2026-01-05T08:00:00.000Z')
const savedAt = '2026-01-05T08:00:01.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now })
})

type Reply = { status: number; content: unknown }
const ours = () => success({ savedAt, remainingMs: 50_000, others: [] })

/** An attempt on a page on which an answer is given while `odd` answers all calls; then the next one, while Quizly does. */
async function saveAfter(
  odd: (path: string) => Reply,
  { isAsked: isRequested = false, isOver = false } = {},
) {
  let isOdd = true
  const page = stubPage(({ path }) => (isOdd ? odd(path) : ours()))
  const attempt = runAttempt(openedAttempt(), memoryStore().store)
  const stop = attempt.start({ closeDialogs() {}, showFailure() {}, clearFailures() {}, leave() {} })
  attempt.answer('q1', 'A')
  if (isRequested) attempt.dispatch({ type: 'refresh requested' })
  if (isOver) attempt.dispatch({ type: 'submit' })
  await vi.advanceTimersByTimeAsync(5_000)
  isOdd = false
  if (attempt.state().isFinished) {
    stop()
    return undefined
  }
  if (isOver) attempt.dispatch({ type: 'take back' })
  attempt.answer('q2', 'B')
  await vi.advanceTimersByTimeAsync(30_000)
  const sent = page.calls.flatMap(({ path, body }) => (path.endsWith('/answers') ? [body['changes']] : []))
  const save = saveStateOf(attempt.state())
  stop()
  return { save, sent: JSON.stringify(sent) }
}

const answer = { questionId: 'q1', selectedOption: 'Z' }
const whole = { savedAt, remainingMs: 40_000, others: [] }
const attempt = { _id: 'a', state: 'in-progress', durationMs: 600_000, remainingMs: 40_000, answers: [] }
const known = {
  ...whole,
  quiz: { _id: 'quiz', title: '' },
  questions: [],
  attempt,
  answers: [answer],
  code: 'already-attempted',
  result: { answers: [answer] },
  problems: [{ path: 'answers.0.selectedOption', code: 'other-form' }],
}

test.each<[string, number, object]>([
  ['without the field that is read last', 200, { savedAt, remainingMs: 40_000 }],
  ['with no list where one is read', 200, { ...whole, others: 7 }],
  ['with nothing in its list', 200, { ...whole, others: [null] }],
  ['with an answer that is none', 200, { ...whole, others: [{ ...answer, selectedOption: { a: 1 } }] }],
  ['with no number as the time left', 200, { ...whole, remainingMs: 'soon' }],
  ['with no moment', 200, { ...whole, savedAt: 'never' }],
  ['that says it is over, with a result that is none', 409, { code: 'already-attempted', result: 7 }],
  ['that names problems which are none', 422, { code: 'invalid-input', problems: { length: 3 } }],
])('a reply %s counts as none, and is tried again', async (_, status, content) => {
  const after = await saveAfter(() => ({ status, content }))
  expect(after?.save).toBe(status === 422 ? 'refused' : 'saved')
  expect(after?.sent).toContain('"B"')
})

test('whatever JSON answers any call, the next answer is saved', async () => {
  const odd = fc.jsonValue()
  const field = fc.constantFrom(...Object.keys(known), 'state', 'durationMs', 'others', 'message')
  /** What is right but for one place, at any depth. */
  const changed = fc
    .tuple(field, odd, fc.boolean())
    .map(([name, value, isInside]) =>
      isInside
        ? { ...known, attempt: { ...attempt, [name]: value }, result: { [name]: value } }
        : { ...known, [name]: value },
    )
  const content = fc.oneof(odd, changed, fc.dictionary(field, odd))
  const status = fc.constantFrom(200, 201, 204, 400, 401, 403, 409, 413, 422, 429, 500, 503)
  // What says in all its fields that the attempt is over is believed.
  const isOver = (reply: Reply) =>
    reply.status === 409 && Object(reply.content).code === known.code && hasShape(reply.content, refusalReads)
  const reply = fc.record({ status, content }).filter((each) => !isOver(each))
  const replies = fc.array(reply, { minLength: 1, maxLength: 6 })
  const when = fc.record({ isRequested: fc.boolean(), isOver: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(replies, when, async (given, events) => {
      let at = 0
      const after = await saveAfter(() => given[at++ % given.length] as Reply, events)
      // What has all the fields of a submission is one.
      if (!after) return
      expect(after.sent).toContain('"B"')
      expect(['saved', 'refused']).toContain(after.save)
    }),
    { numRuns: 300 },
  )
})
