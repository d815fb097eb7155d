import type { Observed } from '../../browser/slow-phone.ts'
import type { Revision } from '../../processes/revision.ts'
import { comparedHead, comparedRow, type Pair } from '../../report/compared.ts'
import { figure, type Goal, ratio, type Section } from '../../report/section.ts'
import { firstFrameSince, type MeasuredPage } from './measured-pages.ts'

type Read = (visit: Observed) => number | undefined

const pressedMs: Read = ({ pressed }) => pressed?.atMs
const pressGoal: Goal = { must: 0.7, want: 0.6, atMost: true }

const seen: [name: string, unit: string, read: Read][] = [
  ['first content painted', 'ms', ({ firstPaintMs }) => firstPaintMs],
  ['largest content painted', 'ms', ({ largestPaintMs }) => largestPaintMs],
  ['layout shift', '', ({ shift }) => shift],
]
const presses: typeof seen = [
  ['first press answered', 'ms', pressedMs],
  ['… lost before', 'times', ({ pressed }) => pressed?.lost],
]

const about = [
  'In a real Chromium whose network (150 ms, 1.6 Mbit/s) and processor (4 times slower) are made slow, on an empty device; a visit before does not count. Chromium delays each reply by 150 ms and leaves out the round trips of a connection, so that times are shorter than those that Lighthouse calculates.',
  'A press is answered when what was typed or chosen stays there: it is looked for before each frame, pressed again if it is gone, and must be there after the app has answered.',
]

export function describePress({ title, press }: MeasuredPage, rounds: readonly Observed[]): Section {
  return {
    title: `${title}, seen on a slow phone`,
    figures: [...seen, ...(press ? presses : [])].flatMap(([name, unit, read]) =>
      figure(name, unit, rounds.map(read)),
    ),
    ratios: [],
    notes: [`${rounds.length} visits.`, ...about],
  }
}

export function describeComparedPress(
  { title, press, largestGoal }: MeasuredPage,
  { commit }: Revision,
  rounds: readonly Pair<Observed>[],
): Section {
  const against = (name: string, read: Read, goal: Goal) =>
    ratio(`${name} ÷ that of ${commit}`, rounds, ({ own, other }) => [read(own), read(other)], goal)
  return {
    title: `${title}, seen on a slow phone: this code ÷ ${commit}`,
    tables: [
      {
        caption: 'Medians of visits',
        head: comparedHead(commit),
        rows: [...seen, ...(press ? presses : [])].map(([name, unit, read]) =>
          comparedRow(unit ? `${name}, ${unit}` : name, rounds, (visit) => read(visit) ?? Number.NaN),
        ),
      },
    ],
    figures: [],
    ratios:
      commit === firstFrameSince
        ? [
            ...against('largest content painted', ({ largestPaintMs }) => largestPaintMs, largestGoal),
            ...(press?.(0).kind === 'type' ? against('first press answered', pressedMs, pressGoal) : []),
          ]
        : [],
    notes: [`${rounds.length} visits to each, in turns.`, ...about],
  }
}
