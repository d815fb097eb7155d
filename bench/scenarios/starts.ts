import { rmSync } from 'node:fs'
import { getHealth } from '@quizly/contract'
import { callOnce } from '../http/call-all.ts'
import type { Place } from '../processes/child.ts'
import { cpuMsOf, memoryMb } from '../processes/cost.ts'
import { startQuizly } from '../processes/servers.ts'
import { figure, type Section } from '../report/section.ts'
import type { Sizes } from '../sizes.ts'

type Start = { ms: number; cpuMs: number; memoryMb: number | undefined }

/** From the start of the process to the first reply, without and with a data file. */
export async function measureStarts(place: Place, { starts }: Sizes): Promise<Section> {
  const cold: Start[] = []
  const warm: Start[] = []
  for (let round = 0; round < starts; round += 1) {
    const file = `${place.folder}/starts.db`
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    cold.push(await startOnce(place, file))
    warm.push(await startOnce(place, file))
  }
  const each = (name: string, unit: string, all: Start[], read: (start: Start) => number | undefined) =>
    figure(name, unit, all.map(read))
  return {
    title: 'Starting',
    figures: [
      ...each('without a data file: to the first reply', 'ms', cold, ({ ms }) => ms),
      ...each('… CPU', 'ms', cold, ({ cpuMs }) => cpuMs),
      ...each('with a data file: to the first reply', 'ms', warm, ({ ms }) => ms),
      ...each('… CPU', 'ms', warm, ({ cpuMs }) => cpuMs),
      ...each('memory after the first reply (PSS)', 'MB', warm, (start) => start.memoryMb),
    ],
    ratios: [],
    notes: [
      'The process is started by Node with everything installed and built; the disk’s cache is as it is.',
    ],
  }
}

async function startOnce(place: Place, file: string): Promise<Start> {
  const startedAt = performance.now()
  const quizly = await startQuizly(place, `sqlite:${file}`)
  await callOnce(quizly.port, getHealth, {})
  const ms = performance.now() - startedAt
  const start = { ms, cpuMs: cpuMsOf([quizly.pid]), memoryMb: memoryMb(quizly.pid) }
  await quizly.stop()
  return start
}
