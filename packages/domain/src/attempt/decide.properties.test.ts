import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultGraceMs } from '../time/end.ts'
import { type Command, decide, type Decision } from './decide.ts'
import { admitted, given, outcomeOf, questions, startedAt } from './decide-testing.ts'
import { markAnswers } from '../marking/marking.ts'
import type { Attempt, StartedAttempt } from './states.ts'

const durationMs = 60_000
const lastMoment = durationMs + defaultGraceMs

/** What a student answers on a device; moments are in ms since the start. */
type Change = { device: number; question: number; madeAt: number; value: string | null }
type Step =
  | { kind: 'save' | 'submit'; device: number; sentAt: number; at: number; changes: Change[] }
  | { kind: 'open'; device: number; at: number }
  | { kind: 'close' | 'accept-late' | 'refuse-late'; at: number }

const device = fc.nat(2)
const moment = fc.oneof(
  fc.nat(lastMoment + 20_000),
  fc.constantFrom(0, 58_999, 59_000, durationMs, lastMoment, lastMoment + 1),
)
const someChanges = fc.uniqueArray(
  fc.record({ device, question: fc.nat(2), madeAt: moment, isSkip: fc.boolean() }),
  { maxLength: 12, selector: ({ madeAt, ...by }) => `${by.device} ${by.question} ${madeAt}` },
)

/** Devices send what they know in any order and repeatedly. A send is delayed by `delay` ms at most. */
function someSteps({ delay, byEducator }: { delay: number; byEducator: boolean }): fc.Arbitrary<Step[]> {
  const sends = fc.record({
    kind: fc.constantFrom('save', 'save', 'submit'),
    device,
    sentAt: moment,
    delay: fc.nat(delay),
    which: fc.nat(2 ** 12 - 1),
  })
  const opens = fc.record({ kind: fc.constant('open'), device, at: moment })
  // A server whose clock is ahead of the others may close an attempt early.
  const closes = fc.record({ kind: fc.constant('close'), at: moment, aheadMs: fc.nat(20_000) })
  const decisions = fc.record({ kind: fc.constantFrom('accept-late', 'refuse-late'), at: moment })
  const others = byEducator ? fc.oneof(opens, closes, decisions) : fc.oneof(opens, closes)
  return fc
    .tuple(someChanges, fc.array(sends, { maxLength: 12 }), fc.array(others, { maxLength: 6 }))
    .map(([made, sent, rest]) => {
      const changes = made.map(({ isSkip, ...change }, i) => ({ ...change, value: isSkip ? null : `v${i}` }))
      const known = sent.map(({ delay: heldUp, which, ...send }) => ({
        ...send,
        at: send.sentAt + heldUp,
        changes: changes.filter(
          (change, i) =>
            (which >> i) % 2 === 1 && change.device === send.device && change.madeAt <= send.sentAt,
        ),
      }))
      const all = [...known, ...rest].toSorted((one, other) => one.at - other.at)
      return all.map(
        ({ ...step }) => ('aheadMs' in step ? { ...step, at: step.at + step.aheadMs } : step) as Step,
      )
    })
}

function commandOf(step: Step): Command {
  if (step.kind === 'open') return { kind: 'open', session: `s${step.device}` }
  if (step.kind !== 'save' && step.kind !== 'submit') return { kind: step.kind }
  const sent = step.changes.map(({ question, madeAt, value }) => ({
    questionId: `q${question}`,
    selectedOption: value,
    age: step.sentAt - madeAt,
    order: 5_000 + madeAt,
  }))
  return { kind: step.kind, session: `s${step.device}`, sent, report: { device: `d${step.device}` } }
}

/** Everything that happens to an attempt, from its start until long after its end. */
function play(steps: readonly Step[]): {
  outcomes: { step: Step; outcome: Decision }[]
  last: StartedAttempt
} {
  let attempt: Attempt = outcomeOf(admitted, { kind: 'start', session: 's0' }, 0).attempt
  const end: Step = { kind: 'close', at: 1_000_000 }
  const outcomes = [...steps, end].map((step) => {
    const outcome = decide(attempt, commandOf(step), given, startedAt + step.at)
    attempt = outcome.attempt
    return { step, outcome }
  })
  return { outcomes, last: attempt as StartedAttempt }
}

/** The answers that must count if every age is true: for each question the latest of those in time. */
function modelOf(steps: readonly Step[]): (string | null)[] {
  const devices = new Set([0])
  const counted: Change[] = []
  let end: { by: 'student' | 'time'; at: number } | undefined
  for (const step of steps) {
    const isInTime = step.at <= lastMoment
    if (!end && !isInTime) end = { by: 'time', at: durationMs }
    if (step.kind === 'open' && !end) devices.add(step.device)
    if (step.kind !== 'save' && step.kind !== 'submit') continue
    const isFirst = !end || (step.kind === 'submit' && end.by === 'time' && isInTime)
    if (isFirst) {
      counted.push(...step.changes)
      devices.add(step.device)
      if (step.kind === 'submit') end = { by: 'student', at: step.at }
    } else if (end && isInTime && (end.by === 'time' || end.at >= durationMs - 1_000)) {
      if (end.by === 'time' || step.at <= end.at || devices.size > 1) counted.push(...step.changes)
    }
  }
  return questions.map((_, question) => {
    const ofQuestion = counted.filter((change) => change.question === question)
    const text = ({ value }: Change) => (value === null ? '' : JSON.stringify(value))
    const latest = ofQuestion.toSorted((a, b) => a.madeAt - b.madeAt || (text(a) < text(b) ? -1 : 1)).at(-1)
    return latest?.value ?? null
  })
}

const valuesOf = ({ answers }: { answers: readonly { selectedOption: unknown }[] }) =>
  answers.map(({ selectedOption }) => selectedOption)

/** After the end a device gives its answer again, and then an answer from another device arrives that was given before. */
const gives = (by: number, at: number, value: string | null): Step => {
  const changes = [{ device: by, question: 2, madeAt: at, value }]
  return { kind: 'save', device: by, sentAt: at, at, changes }
}
const givenAgain: Step[] = [
  gives(2, 0, null),
  { kind: 'close', at: 92_000 },
  gives(2, 75_000, null),
  gives(1, 74_000, 'v4'),
]

test('counts of what several devices send, again and in any order, what a naive model counts', () => {
  fc.assert(
    fc.property(someSteps({ delay: 0, byEducator: false }), (steps) => {
      const { last } = play(steps)
      expect(last.state === 'submitted' && valuesOf(last)).toEqual(modelOf(steps))
    }),
    { numRuns: 3_000, examples: [[givenAgain]] },
  )
})

test('ends once, gives nobody more time, and marks what counts', () => {
  fc.assert(
    fc.property(someSteps({ delay: 30_000, byEducator: true }), (steps) => {
      const { outcomes, last } = play(steps)
      const attempts = outcomes.map(({ outcome }) => outcome.attempt as StartedAttempt)
      expect(new Set(attempts.map(({ deadline }) => deadline))).toEqual(new Set([startedAt + durationMs]))
      const ends = outcomes.flatMap(({ outcome }) =>
        outcome.events.filter(({ kind }) => kind === 'submitted'),
      )
      expect(ends).toHaveLength(1)
      const handed = [...last.timeline].filter(({ kind }) => kind === 'submitted')
      expect(handed.length).toBeLessThanOrEqual(1)
      const firstEnd = attempts.findIndex(({ state }) => state === 'submitted')
      expect(attempts.slice(firstEnd).every(({ state }) => state === 'submitted')).toBe(true)
      if (last.state !== 'submitted') throw new Error('It has not ended')
      expect(last).toMatchObject(markAnswers(questions, last.answers))
      for (const { step, outcome } of outcomes) {
        const isChanged = outcome.events.some(({ kind }) => kind === 'score-changed')
        if (isChanged) expect(step.kind).toBe('accept-late')
      }
      const isAccepted = steps.some(({ kind }) => kind === 'accept-late')
      const inTime = steps.flatMap((step) =>
        'changes' in step && step.at <= lastMoment ? step.changes.map(({ value }) => value) : [],
      )
      if (!isAccepted) expect([null, ...inTime]).toEqual(expect.arrayContaining(valuesOf(last)))
    }),
    { numRuns: 3_000 },
  )
})

test('loses no answer that it has acknowledged, however long a send is held up: it stands, or a later one', () => {
  fc.assert(
    fc.property(someSteps({ delay: 30_000, byEducator: true }), (steps) => {
      const { outcomes, last } = play(steps)
      type Arrived = Change & { dated: number }
      const arrived: Arrived[] = []
      const acknowledged: Arrived[] = []
      for (const { step, outcome } of outcomes) {
        if (!('changes' in step)) continue
        const dated = step.changes.map((change) => ({
          ...change,
          dated: change.madeAt + step.at - step.sentAt,
        }))
        arrived.push(...dated)
        if (!outcome.refusal) acknowledged.push(...dated)
      }
      for (const answer of acknowledged) {
        const standing = last.savedAnswers.find(({ questionId }) => questionId === `q${answer.question}`)
        // Every answer that stands has replaced only earlier ones.
        const later = new Set([answer])
        for (const one of later) {
          for (const other of arrived) {
            const isSame = other.question === one.question && other.value === one.value
            const isOfDevice = other.device === one.device && other.madeAt > one.madeAt
            if (isSame || (other.question === one.question && (isOfDevice || other.dated >= one.dated))) {
              later.add(other)
            }
          }
        }
        expect([...later].map(({ value }) => value)).toContainEqual(standing?.selectedOption)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('takes saves that arrive at the same moment in any order', () => {
  const saves = someSteps({ delay: 0, byEducator: false }).map((steps) =>
    steps.flatMap((step) => {
      if (step.kind !== 'save') return []
      const changes = step.changes.filter(({ madeAt }) => madeAt <= durationMs)
      return [{ ...step, changes, sentAt: durationMs, at: durationMs }]
    }),
  )
  const twoOrders = saves.chain((steps) => {
    const all = { minLength: steps.length, maxLength: steps.length }
    return fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, all))
  })
  fc.assert(
    fc.property(twoOrders, ([steps, others]) => {
      const [one, other] = [play(steps).last, play(others).last]
      expect(one.state === 'submitted' && one.answers).toEqual(other.state === 'submitted' && other.answers)
    }),
    { numRuns: 1_000 },
  )
})
