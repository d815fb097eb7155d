import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'

export type Start = { ms: number; cpuMs: number; memoryMb: number | undefined }
/** CPU ms of a submission right after a start, and after many others. */
export type ColdBell = { firstMs: number; laterMs: number }

type Findings = {
  starts: { empty: readonly Start[]; filled: readonly Start[] }
  bells: readonly ColdBell[]
  sizes: Sizes
}

const atMostOne = { must: 1, want: 1, atMost: true } as const

export function describeStarts(engine: string, { starts, bells, sizes }: Findings): Section {
  const { empty, filled } = starts
  const each = (
    name: string,
    unit: string,
    all: readonly Start[],
    read: (start: Start) => number | undefined,
  ) => figure(name, unit, all.map(read))
  const ofBells = (name: string, unit: string, read: (bell: ColdBell) => number) =>
    figure(name, unit, bells.map(read))
  const { coldStudents, coldLessons } = sizes
  return {
    title: `Starting on ${engine}`,
    figures: [
      ...each('without data: to the first reply', 'ms', empty, ({ ms }) => ms),
      ...each('… CPU of Quizly', 'ms', empty, ({ cpuMs }) => cpuMs),
      ...each('with data: to the first reply', 'ms', filled, ({ ms }) => ms),
      ...each('… CPU of Quizly', 'ms', filled, ({ cpuMs }) => cpuMs),
      ...each('memory after the first reply (PSS)', 'MB', filled, (start) => start.memoryMb),
      ...ofBells(`CPU of each of the first ${coldStudents} submissions`, 'ms', ({ firstMs }) => firstMs),
      ...ofBells('… of later ones', 'ms', ({ laterMs }) => laterMs),
      ...ofBells('… the first ÷ later ones', '', ({ firstMs, laterMs }) => firstMs / laterMs),
    ],
    ratios: [
      ...ratio('CPU of a start with data ÷ 400 ms', filled, ({ cpuMs }) => [cpuMs, 400], atMostOne),
      ...ratio('memory after the first reply ÷ 100 MB', filled, (start) => [start.memoryMb, 100], atMostOne),
    ],
    notes: [
      'The process is started by Node with everything installed and built; the disk’s cache is as it is.',
      `The first submissions come right after a start with data, all at once, to a quiz that was started before. Then ${coldLessons} quizzes of ${coldStudents} students each are taken before the later ones. Their CPU is that of Quizly and the database.`,
    ],
  }
}
