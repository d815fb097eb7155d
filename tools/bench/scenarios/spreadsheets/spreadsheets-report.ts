import type { PageTask } from '../../browser/page-tasks.ts'
import { figure, ratio, type Section } from '../../report/section.ts'

export type SheetRound = { rows: number; shownMs: number; tasks: PageTask[]; bareMs: number }

/** People notice a page that does not react for longer than this. */
const feltMs = 50

export function describeSheets(rows: number, rounds: readonly SheetRound[]): Section {
  const each = (name: string, read: (round: SheetRound) => number) => figure(name, 'ms', rounds.map(read))
  return {
    title: `A spreadsheet of ${rows.toLocaleString('en')} rows, from the file to its table`,
    figures: [
      ...each('file chosen → table', ({ shownMs }) => shownMs),
      ...each('… the page’s longest task, CPU', longestCpuMs),
      ...each('… the page’s longest task', ({ tasks }) => Math.max(...tasks.map(({ wallMs }) => wallMs))),
      ...each('… page blocked: what tasks took beyond 50 ms', blockedMs),
      ...each('bare parser', ({ bareMs }) => bareMs),
    ],
    ratios: [
      ...ratio('file chosen → table ÷ bare parser', rounds, ({ shownMs, bareMs }) => [shownMs, bareMs], {
        must: 3,
        want: 1.5,
        atMost: true,
      }),
      ...ratio('longest task, CPU ÷ 50 ms', rounds, (round) => [longestCpuMs(round), feltMs], {
        must: 1,
        want: 0.3,
        atMost: true,
      }),
    ],
    notes: [
      `${rounds.length} rounds, each in a fresh context of a real Chromium, then the parser on the same bytes in a fresh thread of Node.`,
      'Tasks are counted until every row is judged and 450 of them are drawn; the trace that counts them costs a little.',
      'Browser, server and parser share the cores.',
    ],
  }
}

const longestCpuMs = ({ tasks }: SheetRound) => Math.max(...tasks.map(({ cpuMs }) => cpuMs))

function blockedMs({ tasks }: SheetRound): number {
  return tasks.reduce((sum, { wallMs }) => sum + Math.max(0, wallMs - feltMs), 0)
}
