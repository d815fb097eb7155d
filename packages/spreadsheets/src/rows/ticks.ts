import { truthOf } from './labels.ts'

const ticks = new Set(['x', '✓', '✔', '☑', '☒', '🗸', '✅', '*', '1', '+'])
const blanks = new Set(['', '0', '-', '–', '☐', '✗', '✘', '❌'])

/** Whether a cell ticks something; undefined if it is neither a tick nor its absence. */
export function tickOf(cell: string): boolean | undefined {
  const tick = cell.toLowerCase()
  if (ticks.has(tick)) return true
  return blanks.has(tick) ? false : truthOf(tick)
}
