import type { Attack, Outcome } from './attack.ts'
import { shareWithin, type Testimony } from './witness/witness.ts'

/** The result of one attack. */
export type Report = { name: string; cells: string[]; happened: string; wrong: string[] }
export type Measured = Outcome & Testimony & { memoryMb: number; diskMb: number }

const maxPauseMs = 50
const soonMs = 300
const leastShare = 0.95
const maxMemoryMb = 512
/** SQLite's log grows to 4,000 pages, 16.5 MB, before it is written into the file: any load fills it. What comes on top is the attack's. */
const usualDiskMb = 20
export const heads = ['attack', 'longest pause, ms (CPU)', 'memory, MB', 'saves within 0.3 s', 'disk, MB', '']

/** Compares what was measured with what must hold. */
export function judge(attack: Attack, measured: Measured): Report {
  const { longestPauseMs, maxCpuMs, saves, refusals, memoryMb, diskMb, happened, wrong = [] } = measured
  const share = shareWithin(saves, soonMs)
  const maxDiskMb = attack.maxDiskMb ?? usualDiskMb
  const broken = [
    ...(attack.isSingle && longestPauseMs > maxPauseMs ? [`a pause of more than ${maxPauseMs} ms`] : []),
    ...(share < leastShare ? [`fewer than ${leastShare * 100} % of saves within ${soonMs} ms`] : []),
    ...(refusals.length > 0
      ? [`${refusals.length} saves refused: ${[...new Set(refusals)].join(', ')}`]
      : []),
    ...(memoryMb > maxMemoryMb ? [`more than ${maxMemoryMb} MB of memory`] : []),
    ...(diskMb > maxDiskMb ? [`more than ${maxDiskMb} MB on disk`] : []),
    ...wrong,
  ]
  return {
    name: attack.name,
    cells: [
      `${longestPauseMs.toFixed(0)} (${maxCpuMs.toFixed(0)})`,
      memoryMb.toFixed(0),
      `${(share * 100).toFixed(0)} % of ${saves.length}`,
      diskMb.toFixed(1),
      broken.length === 0 ? 'holds' : '**broken**',
    ],
    happened,
    wrong: broken,
  }
}

/** An attack that broke itself; those after it go on. */
export const untried = ({ name }: Attack, error: unknown): Report => ({
  name,
  cells: [...heads.slice(2).map(() => ''), '**broken**'],
  happened: 'nothing',
  wrong: [`it could not be tried: ${String(error)}`],
})

/** One line of a table. */
export const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
