import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PageWay, writeLayout } from '../layout/layout.ts'
import { inShuffledOrder } from '../layout/order.ts'
import type { SelectedOption } from '../questions/selected-option.ts'
import type { SentAnswer } from './answers.ts'
import { type Command, decide } from './decide.ts'
import { admitted, startedAt } from './decide-testing.ts'
import type { Attempt, RunningAttempt, StartedAttempt } from './states.ts'

const report = { device: 'd1' }
const questions = [0, 1, 2, 3, 4].map((i) => ({
  _id: `q${i}`,
  text: `Question ${i}`,
  type: 'write' as const,
  options: [],
  correctAnswers: [`v${i}`],
}))
const known = { questions: { seen: questions, current: questions }, outages: [] }

const does = (attempt: Attempt, command: Command, atMs: number) =>
  decide(attempt, command, known, startedAt + atMs).attempt as StartedAttempt

type Begun = { pages?: PageWay; shuffled?: boolean; seed?: string }

/** A running attempt of a quiz that is shown in this way. */
function begun({ pages, shuffled = false, seed = '' }: Begun = {}) {
  const layout = writeLayout({ pages: pages ?? 'forward-only', shuffleQuestions: shuffled })
  const attempt = { ...admitted, seed, quiz: { ...admitted.quiz, layout } }
  return does(attempt, { kind: 'start', session: 's1' }, 0) as RunningAttempt
}
const send = (sent: SentAnswer[], kind: 'save' | 'submit' = 'save'): Command => {
  return { kind, session: 's1', sent, report }
}
const give = (index: number, selectedOption: SelectedOption = `v${index}`, age = 0): SentAnswer => {
  return { questionId: `q${index}`, selectedOption, age }
}
const leave = (index: number, selectedOption: SelectedOption = `v${index}`, age = 0): SentAnswer => {
  return { ...give(index, selectedOption, age), left: true }
}
const texts = ({ savedAnswers }: StartedAttempt) =>
  Object.fromEntries(savedAnswers.map(({ questionId, selectedOption }) => [questionId, selectedOption]))

describe('where a student can go only forward', () => {
  test.each<[string, SentAnswer[], SentAnswer[], object]>([
    ['the present question can change', [give(0)], [give(0, 'new')], { q0: 'new' }],
    ['a question that was left cannot', [leave(0)], [give(0, 'new')], { q0: 'v0' }],
    ['nor can it by what claims to be older', [leave(0)], [leave(0, 'new', 900)], { q0: 'v0' }],
    ['nor where its leaving was never told', [give(0), give(1)], [give(0, 'new')], { q0: 'v0', q1: 'v1' }],
    ['what was passed over stays skipped', [give(2)], [give(1, 'new')], { q2: 'v2', q1: null }],
    ['what was left empty stays skipped', [leave(0, null)], [give(0, 'new')], { q0: null }],
    ['a later question can be answered', [leave(0)], [give(3)], { q0: 'v0', q3: 'v3' }],
    [
      'all that was answered offline is taken at once',
      [give(0)],
      [leave(0, 'new', 60), leave(1, 'b', 40), leave(2, null, 30), give(3, 'd', 5)],
      { q0: 'new', q1: 'b', q2: null, q3: 'd' },
    ],
    ['the last one that was left cannot change', [leave(4)], [give(4, 'new')], { q4: 'v4' }],
  ])('%s', (_, first, second, standing) => {
    const before = does(begun(), send(first), 10_000)
    expect(texts(does(before, send(second), 20_000))).toEqual(standing)
  })

  test('a repeated send after a lost reply changes nothing, and nothing has to be stored', () => {
    const sent = [leave(0), leave(1, null), give(2)]
    const once = does(begun(), send(sent), 10_000)
    expect(does(once, send(sent), 10_000)).toBe(once)
    const later = does(once, send(sent.map((answer) => ({ ...answer, age: 5_000 }))), 15_000)
    expect(texts(later)).toEqual(texts(once))
  })

  test('a submission follows the same rule, and its result shows what stood', () => {
    const before = does(begun(), send([leave(0), leave(1, null), give(2, 'x')]), 10_000)
    const sent = [give(0, 'new'), give(1), give(2), give(3)]
    const submitted = does(before, send(sent, 'submit'), 20_000)
    expect(submitted).toMatchObject({ state: 'submitted', score: 3 })
    expect(texts(submitted)).toEqual({ q0: 'v0', q1: null, q2: 'v2', q3: 'v3' })
  })

  test('what comes within the grace or later, after time ended it, follows it too', () => {
    const before = does(begun(), send([leave(0), give(1, 'x')]), 10_000)
    const closed = does(before, { kind: 'close' }, 60_000 + 15_001)
    const inGrace = does(
      closed,
      send([give(0, 'new', 20_000), leave(1, 'v1', 20_000), give(2, 'v2', 10_000)]),
      70_000,
    )
    expect(texts(inGrace)).toEqual({ q0: 'v0', q1: 'v1', q2: 'v2' })
    const late = does(closed, send([give(0, 'new', 60_000), leave(1, 'v1', 60_000)]), 100_000)
    expect(late).toMatchObject({
      lateAnswers: [
        { questionId: 'q1', selectedOption: 'v1' },
        { questionId: 'q0', selectedOption: 'new', reason: 'left' },
      ],
    })
  })

  test('what comes too late is kept for the educator, who can let it count', () => {
    const before = does(begun(), send([leave(0, null), give(1)]), 10_000)
    const missed = does(before, send([give(0), give(1), leave(0, null)]), 20_000)
    const kept = [{ questionId: 'q0', selectedOption: 'v0', at: 20_000, reason: 'left' }]
    expect(missed.lateAnswers).toMatchObject(kept)
    expect(texts(missed)).toEqual({ q0: null, q1: 'v1' })
    expect(missed.timeline.at(-1)).toMatchObject({ kind: 'late', at: 20_000 })
    expect(does(missed, send([give(0, 'v0', 1_000)]), 21_000), 'once').toBe(missed)
    const submitted = does(missed, send([give(2)], 'submit'), 30_000)
    expect(submitted).toMatchObject({ score: 2, lateAnswers: kept })
    expect(does(submitted, { kind: 'accept-late' }, 40_000)).toMatchObject({ score: 3 })
    const closed = does(missed, { kind: 'close' }, 60_000 + 15_001)
    expect(closed).toMatchObject({ score: 1, lateAnswers: kept })
    const terms = { id: 'g', extra: { minutes: 5 }, reopens: 'any' } as const
    const again = decide(
      closed,
      { kind: 'grant', terms },
      { ...known, grants: [] },
      startedAt + 90_000,
    ).attempt
    expect(again).toMatchObject({ state: 'in-progress', lateAnswers: kept })
    expect(texts(again as StartedAttempt)).toEqual({ q0: null, q1: 'v1' })
  })

  test('also what a submission brings too late, and nothing that stands already', () => {
    const before = does(begun(), send([leave(0), leave(1, null), give(2)]), 10_000)
    const old = [give(0, 'v0', 19_999), give(1, null, 19_999)]
    expect(does(before, send(old, 'submit'), 20_000)).toMatchObject({ lateAnswers: [] })
    expect(does(before, send([give(1)], 'submit'), 20_000)).toMatchObject({
      lateAnswers: [{ questionId: 'q1', selectedOption: 'v1', reason: 'left' }],
    })
  })

  test('leaving a question unanswered is no answer in the timeline', () => {
    const attempt = does(begun(), send([leave(0, null), leave(1)]), 10_000)
    expect(attempt.timeline).toMatchObject([{ kind: 'saved', question: 2 }])
  })
})

test('where a student can go back, every answer can change', () => {
  const before = does(begun({ pages: 'one-by-one' }), send([leave(0), give(4)]), 10_000)
  expect(texts(does(before, send([give(0, 'new')]), 20_000))).toEqual({ q0: 'new', q4: 'v4' })
})

/**
 * What a student does on one device: writes into the open question, or turns to the next one. After a step everything
 * that was not acknowledged may be sent, again if the reply was lost. Somebody curious may send to any question.
 */
const steps = fc.array(
  fc.record({
    isTurn: fc.boolean(),
    reply: fc.constantFrom('not sent', 'lost', 'heard'),
    forgery: fc.option(fc.record({ place: fc.nat(4), age: fc.nat(100_000) }), { nil: undefined }),
  }),
  { maxLength: 30 },
)

test('whatever is lost and repeated on the way, all that arrived stands, and what was left never changes', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), fc.string(), (done, shuffled, seed) => {
      let attempt: StartedAttempt = begun({ shuffled, seed })
      const ids = inShuffledOrder(questions, attempt, ({ _id }) => _id).map(({ _id }) => _id)
      const given = new Map<string, SelectedOption>()
      const waiting = new Map<string, { answer: SentAnswer; madeAt: number }>()
      const waitingAt = (now: number) =>
        [...waiting.values()].map(({ answer, madeAt }) => ({ ...answer, age: now - madeAt, order: madeAt }))
      let index = 0
      let arrivedUpTo = 0
      for (const [i, { isTurn, reply, forgery }] of done.entries()) {
        const now = (i + 1) * 1_000
        const questionId = ids[index]
        if (questionId !== undefined) {
          const selectedOption = isTurn ? (given.get(questionId) ?? null) : `step ${i}`
          given.set(questionId, selectedOption)
          const answer = { questionId, selectedOption, ...(isTurn && { left: true as const }) }
          waiting.set(questionId, { answer, madeAt: now })
          if (isTurn) index += 1
        }
        if (reply !== 'not sent') {
          attempt = does(attempt, send(waitingAt(now)), now)
          expect(texts(attempt)).toEqual(Object.fromEntries(given))
          arrivedUpTo = index
        }
        if (reply === 'heard') waiting.clear()
        if (forgery && forgery.place < arrivedUpTo) {
          const before = texts(attempt)
          attempt = does(
            attempt,
            send([{ ...give(0, 'forged', forgery.age), questionId: ids[forgery.place] ?? '' }]),
            now,
          )
          expect(texts(attempt)).toEqual(before)
        }
      }
      const submitted = does(attempt, send(waitingAt(50_000), 'submit'), 50_000)
      expect(texts(submitted)).toEqual(Object.fromEntries(given))
    }),
  )
})
