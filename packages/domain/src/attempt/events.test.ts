import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AttemptEvent,
  isTimelineFull,
  addToTimeline,
  maxEvents,
  type Timeline,
  reportedEvents,
} from './events.ts'

const saved = (question: number, at: number, device = 'a'): AttemptEvent => ({
  kind: 'saved',
  at,
  until: at,
  question,
  device,
})

describe('a timeline', () => {
  test('keeps what happened in its order', () => {
    const events: AttemptEvent[] = [
      saved(1, 1_000),
      { kind: 'offline', at: 9_000, from: 2_000, to: 8_500, device: 'a' },
      { kind: 'resumed', at: 9_000, device: 'b' },
      saved(500, 9_000, ''),
      { kind: 'submitted', at: 9_500, device: '' },
      { kind: 'late', at: 99_000, device: 'b' },
      { kind: 'accepted', at: 99_500, device: '' },
      { kind: 'refused', at: 99_600, device: '' },
      { kind: 'granted', at: 99_700, minutes: 5, device: '' },
      { kind: 'reopened', at: 99_800, minutes: 10, device: '' },
    ]
    expect(addToTimeline([], events)).toEqual(events)
  })

  test.each([
    ['within a minute are one', [saved(1, 0), saved(1, 60_000)], [{ ...saved(1, 0), until: 60_000 }]],
    ['over a minute are two', [saved(1, 0), saved(1, 60_001)], [saved(1, 0), saved(1, 60_001)]],
    ['of two questions are two', [saved(1, 0), saved(2, 1)], [saved(1, 0), saved(2, 1)]],
    ['from two devices are two', [saved(1, 0, 'a'), saved(1, 1, 'b')], [saved(1, 0, 'a'), saved(1, 1, 'b')]],
    [
      'with something between them are two',
      [saved(1, 0), saved(2, 1), saved(1, 2)],
      [saved(1, 0), saved(2, 1), saved(1, 2)],
    ],
  ])('saves %s', (_, events, expected) => {
    expect(addToTimeline([], events)).toEqual(expected)
  })

  const device = fc.constantFrom('', 'a', 'Zz9')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('saved' as const), question: fc.integer({ min: 1, max: 3 }), device }),
    fc.record({ kind: fc.constantFrom('resumed' as const, 'late' as const), device }),
  )
  /** Events at moments that only go forward. */
  const history = fc.array(fc.tuple(fc.nat(50_000), step), { maxLength: 60 }).map((steps) => {
    let at = 0
    return steps.map(([pause, event]): AttemptEvent => {
      at += pause
      return event.kind === 'saved' ? { ...event, at, until: at } : { ...event, at }
    })
  })

  test('tells of every event, and joins none that lie more than a minute apart', () => {
    fc.assert(
      fc.property(history, (events) => {
        const kept = [...addToTimeline([], events)]
        for (const event of events) {
          const stands = kept.some(
            (entry) =>
              entry.kind === event.kind &&
              entry.device === event.device &&
              (entry.kind !== 'saved' || event.kind !== 'saved'
                ? entry.at === event.at
                : entry.question === event.question && entry.at <= event.at && event.at <= entry.until),
          )
          expect(stands).toBe(true)
        }
        for (const entry of kept) {
          if (entry.kind === 'saved') expect(entry.until - entry.at).toBeLessThanOrEqual(60_000)
        }
      }),
    )
  })
  test('is the same whether events come one by one or together', () => {
    fc.assert(
      fc.property(history, (events) => {
        const oneByOne = events.reduce<Timeline>((timeline, event) => addToTimeline(timeline, [event]), [])
        expect(addToTimeline([], events)).toEqual(oneByOne)
      }),
    )
  })
  test('only grows at its end, but for the last save, which may last longer', () => {
    fc.assert(
      fc.property(history, history, (before, after) => {
        const timeline = [...addToTimeline([], before)]
        const longer = [...addToTimeline(timeline, after)]
        const all = timeline.slice(0, -1)
        expect(longer.slice(0, all.length)).toEqual(all)
      }),
    )
  })

  test('is bounded, and a full one still takes the submission', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => saved((i % 2) + 1, i))
    const timeline = [...addToTimeline([], many)]
    expect(isTimelineFull(timeline)).toBe(true)
    expect(timeline).toHaveLength(maxEvents)
    expect(timeline[0]).toEqual(saved(1, 0))
    const end: AttemptEvent = { kind: 'submitted', at: 9_999, device: 'a' }
    expect(addToTimeline(timeline, [end]).at(-1)).toEqual(end)
    expect(isTimelineFull(addToTimeline([], many.slice(0, 100)))).toBe(false)
  })
})

test.each([
  ['nothing told is nothing', {}, []],
  ['a resumption happened now', { resumed: true, device: 'a' }, [{ kind: 'resumed', at: 900, device: 'a' }]],
  [
    'a time without connection is kept as it was told',
    { offline: { from: 100.4, to: 800 } },
    [{ kind: 'offline', at: 900, from: 100, to: 800, device: '' }],
  ],
  [
    'a time beyond the attempt is cut to it',
    { offline: { from: -5, to: 99_999 } },
    [{ kind: 'offline', at: 900, from: 0, to: 900, device: '' }],
  ],
  ['a time in the future is none', { offline: { from: 901, to: 950 } }, []],
  ['a time that ends before it begins is none', { offline: { from: 500, to: 400 } }, []],
])('%s', (_, report, expected) => {
  expect(reportedEvents(report, 900)).toEqual(expected)
})
