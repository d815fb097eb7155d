import type { LighthouseReport } from '../../browser/lighthouse.ts'
import type { Revision } from '../../processes/revision.ts'
import { comparedHead, comparedRow, type Pair } from '../../report/compared.ts'
import { figure, type Goal, ratio, type Section } from '../../report/section.ts'
import { firstFrameSince, type MeasuredPage } from './measured-pages.ts'

type Visited = ReturnType<typeof readVisit>

/** The maximum weight of a page on a device that has none of it yet. */
const maxBytes = 123_000
const maxRequests = 7

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The figures of one visit: ms, bytes over the network, scores out of 100. */
export function readVisit({ categories: scores, audits, lighthouseVersion }: LighthouseReport) {
  const value = (audit: string) => audits[audit]?.numericValue
  const score = (category: string) => {
    const found = scores[category]?.score ?? undefined
    return found === undefined ? undefined : Math.round(100 * found)
  }
  return {
    lighthouseVersion,
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: audits['network-requests']?.details?.items?.length,
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])),
    failed: Object.keys(audits).filter((audit) => audits[audit]?.score === 0),
  }
}

export function describePage(title: string, rounds: readonly Visited[]): Section {
  const each = (name: string, unit: string, read: (round: Visited) => number | undefined) =>
    figure(name, unit, rounds.map(read))
  const against = (name: string, read: (round: Visited) => number | undefined, whole: number, goal: Goal) =>
    ratio(name, rounds, (round) => [read(round), whole], goal)
  return {
    title: `${title}, on a slow phone and network`,
    figures: [
      ...each('first content painted', 'ms', ({ firstPaintMs }) => firstPaintMs),
      ...each('largest content painted', 'ms', ({ largestPaintMs }) => largestPaintMs),
      ...each('page blocked', 'ms', ({ blockedMs }) => blockedMs),
      ...each('layout shift', '', ({ shift }) => shift),
      ...each('weight', 'bytes', ({ bytes }) => bytes),
      ...each('requests', '', ({ requests }) => requests),
      ...categories.flatMap((name) => each(name, 'of 100', ({ scores }) => scores[name])),
    ],
    ratios: [
      ...against('largest content painted ÷ 1.6 s', (round) => round.largestPaintMs, 1_600, {
        must: 1,
        want: 0.95,
        atMost: true,
      }),
      ...against('page blocked ÷ 15 ms', (round) => round.blockedMs, 15, {
        must: 1,
        want: 0.5,
        atMost: true,
      }),
      ...against('layout shift', (round) => round.shift, 1, { must: 0, want: 0, atMost: true }),
      ...against('weight ÷ 123 kB', (round) => round.bytes, maxBytes, { must: 1, want: 1, atMost: true }),
      ...against('requests ÷ 7', (round) => round.requests, maxRequests, { must: 1, want: 1, atMost: true }),
      ...categories.flatMap((name) =>
        against(`${name} ÷ 100`, ({ scores }) => scores[name], 100, {
          must: name === 'performance' ? 0.95 : 1,
          want: 1,
        }),
      ),
    ],
    notes: [
      `${rounds.length} visits of Lighthouse ${rounds[0]?.lighthouseVersion} in a fresh browser each, as its phone: a processor 4 times slower, 150 ms to the server and back, 1.6 Mbit/s.`,
      `Audits that any visit failed: ${[...new Set(rounds.flatMap(({ failed }) => failed))].join(', ') || 'none'}.`,
    ],
  }
}

/** A change costs no more of the first frame than this. */
const firstFrameGoal = { must: 1.03, want: 1, atMost: true } as const

export function describeComparedPage(
  { title, largestGoal }: MeasuredPage,
  { commit }: Revision,
  rounds: readonly Pair<Visited>[],
): Section {
  const row = (name: string, read: (visit: Visited) => number | undefined) =>
    comparedRow(name, rounds, (visit) => read(visit) ?? Number.NaN)
  const against = (name: string, read: (visit: Visited) => number | undefined, goal: Goal) =>
    ratio(`${name} ÷ that of ${commit}`, rounds, ({ own, other }) => [read(own), read(other)], goal)
  return {
    title: `${title}: this code ÷ ${commit}, on a slow phone and network`,
    tables: [
      {
        caption: 'Medians of visits',
        head: comparedHead(commit),
        rows: [
          row('first content painted, ms', ({ firstPaintMs }) => firstPaintMs),
          row('largest content painted, ms', ({ largestPaintMs }) => largestPaintMs),
          row('page blocked, ms', ({ blockedMs }) => blockedMs),
          row('layout shift', ({ shift }) => shift),
          row('weight, bytes', ({ bytes }) => bytes),
          row('requests', ({ requests }) => requests),
          ...categories.map((name) => row(`${name}, of 100`, ({ scores }) => scores[name])),
        ],
      },
    ],
    figures: [],
    ratios: [
      ...against('first content painted', ({ firstPaintMs }) => firstPaintMs, firstFrameGoal),
      ...(commit === firstFrameSince
        ? against('largest content painted', ({ largestPaintMs }) => largestPaintMs, largestGoal)
        : []),
    ],
    notes: [`${rounds.length} visits of Lighthouse to each, in turns, in a fresh browser each.`],
  }
}
