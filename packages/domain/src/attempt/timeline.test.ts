import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AttemptEvent, addToTimeline } from './events.ts'
import { answersWithTimes, timelineOf } from './timeline.ts'

const attempt = { admittedAt: 500, startedAt: 1_000, submittedAt: 9_000, submittedBy: 'student' as const }
const timeline = (...events: AttemptEvent[]) => addToTimeline([], events)

describe('a timeline', () => {
  test('of an attempt in which nothing was saved has its beginning and its end', () => {
    expect(timelineOf({ ...attempt, timeline: [] })).toEqual([
      { kind: 'verified', at: 500 },
      { kind: 'started', at: 1_000 },
      { kind: 'submitted', at: 9_000 },
    ])
    expect(timelineOf({ ...attempt, submittedBy: 'time', timeline: [] }).at(-1)).toEqual({
      kind: 'closed',
      at: 9_000,
    })
  })

  test('of an attempt that has not ended goes as far as that has', () => {
    const running = { ...attempt, submittedAt: null, submittedBy: null }
    const saved = timeline({ kind: 'saved', at: 5, until: 5, question: 1, device: '' })
    expect(timelineOf({ ...running, timeline: saved }).map(({ kind }) => kind)).toEqual([
      'verified',
      'started',
      'saved',
    ])
    expect(timelineOf({ ...running, startedAt: null, timeline: [] })).toEqual([{ kind: 'verified', at: 500 }])
  })

  test('numbers devices as they appear and puts a time without connection where it began', () => {
    const events = timelineOf({
      ...attempt,
      timeline: timeline(
        { kind: 'saved', at: 100, until: 200, question: 2, device: 'zz' },
        { kind: 'saved', at: 3_000, until: 3_000, question: 1, device: 'aa' },
        { kind: 'offline', at: 4_000, from: 1_500, to: 3_900, device: 'zz' },
        { kind: 'saved', at: 4_000, until: 4_000, question: 3, device: '' },
        { kind: 'submitted', at: 8_000, device: 'aa' },
      ),
    })
    expect(events).toEqual([
      { kind: 'verified', at: 500 },
      { kind: 'started', at: 1_000 },
      { kind: 'saved', at: 1_100, until: 1_200, question: 2, device: 1 },
      { kind: 'offline', at: 2_500, until: 4_900, device: 1 },
      { kind: 'saved', at: 4_000, question: 1, device: 2 },
      { kind: 'saved', at: 5_000, question: 3 },
      { kind: 'submitted', at: 9_000, device: 2 },
    ])
  })

  test('tells of what arrived within the grace after the end, in its order', () => {
    const events = timelineOf({
      ...attempt,
      timeline: timeline(
        { kind: 'submitted', at: 8_000, device: 'a' },
        { kind: 'saved', at: 8_300, until: 8_300, question: 1, device: 'b' },
      ),
    })
    expect(events.slice(-2)).toEqual([
      { kind: 'submitted', at: 9_000, device: 1 },
      { kind: 'saved', at: 9_300, question: 1, device: 2 },
    ])
  })

  test('ends with what came too late', () => {
    const late = timeline({ kind: 'late', at: 20_000, device: 'a' })
    expect(timelineOf({ ...attempt, submittedBy: 'time', timeline: late }).slice(-2)).toEqual([
      { kind: 'closed', at: 9_000 },
      { kind: 'late', at: 21_000, device: 1 },
    ])
  })

  test('is in order and leaves out no device', () => {
    const moments = fc.array(
      fc.record({
        at: fc.nat(8_000),
        question: fc.integer({ min: 1, max: 9 }),
        device: fc.constantFrom('a', 'b', 'c'),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(moments, (saves) => {
        const ordered = saves.toSorted((one, other) => one.at - other.at)
        const events = timelineOf({
          ...attempt,
          timeline: timeline(...ordered.map((save) => ({ ...save, kind: 'saved' as const, until: save.at }))),
        })
        const times = events.map(({ at }) => at)
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        const devices = new Set(events.flatMap(({ device }) => device ?? []))
        expect([...devices].toSorted()).toEqual([...devices].map((_, i) => i + 1))
        expect(devices.size).toBe(new Set(saves.map(({ device }) => device)).size)
      }),
    )
  })
})

describe('since when the server has had an answer', () => {
  const submittedAt = 9_000
  const saved = (selectedOption: string | string[] | null, savedAt = 4_000) => ({
    questionId: 'q1',
    selectedOption,
    at: 0,
    savedAt,
  })
  test.each([
    ['that of its save', 'Paris', [saved('Paris')], 4_000],
    ['that of its save, white space aside', 'Paris', [saved(' Paris ')], 4_000],
    ['that of its save, for several options', ['2', '7'], [saved(['2', '7'])], 4_000],
    ['that of the submission which changed it', 'Rome', [saved('Paris')], 9_000],
    ['that of the submission which brought it', 'Rome', [], 9_000],
    ['none when it was skipped', null, [saved(null)], undefined],
    [
      'none when no moment was kept',
      'Paris',
      [{ questionId: 'q1', selectedOption: 'Paris', at: 0 }],
      undefined,
    ],
  ])('is %s', (_, selectedOption, savedAnswers, expected) => {
    const answers = [{ questionId: 'q1', selectedOption }]
    const [answer] = answersWithTimes({ answers, savedAnswers, submittedAt })
    expect(answer).toEqual({ ...answers[0], ...(expected !== undefined && { savedAt: expected }) })
  })
})
