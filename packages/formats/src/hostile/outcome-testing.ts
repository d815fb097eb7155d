import { readFile } from '../read-file.ts'
import type { HostileFile } from './hostile-files-testing.ts'

/** What becomes of a file in one line, and the CPU that it took, in ms. */
export async function outcomeOf({ bytes, as }: HostileFile): Promise<{ says: string; cpuMs: number }> {
  const file = { path: 'questions.xml', bytes: bytes() }
  const start = process.cpuUsage()
  const read = await readFile(file, as)
  const { user, system } = process.cpuUsage(start)
  const cpuMs = (user + system) / 1_000
  if ('fault' in read) return { says: `refused ${read.fault.what}`, cpuMs }
  const losses = [...read.losses, ...read.items.flatMap((item) => item.losses)].map(({ what }) => what)
  return { says: [`${read.format} ${read.items.length}`, ...new Set(losses.toSorted())].join(' '), cpuMs }
}
