import { startCommand } from '../../../distributions/running.ts'
import { cpuMsOf, privateMb } from '../../processes/cost.ts'
import { figure, ratio, type Section, type Table } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { prepareDistributions, type Distribution, type Distributions } from './prepared-distributions.ts'

type Start = { readyMs: number; cpuMs: number; privateMb: number | undefined }

/** Each way of running Quizly from the command to the first ready reply, in turns, on data that are there. */
export async function measureDistributions(
  folder: string,
  { starts }: Pick<Sizes, 'starts'>,
): Promise<Section[]> {
  const prepared = await prepareDistributions(folder)
  const found = new Map<string, Start[]>([...prepared.distributions.keys()].map((name) => [name, []]))
  // The first start of each writes what later ones find, and does not count.
  for (let round = 0; round <= starts; round += 1) {
    for (const [name, distribution] of prepared.distributions) {
      const start = await startOnce(distribution)
      if (round > 0) found.get(name)?.push(start)
    }
  }
  return [describe(prepared, found)]
}

async function startOnce({ command, cwd, env }: Distribution): Promise<Start> {
  const quizly = await startCommand(command, { cwd, env })
  const cpuMs = cpuMsOf([quizly.pid])
  const start = { readyMs: quizly.readyMs, cpuMs, privateMb: privateMb(quizly.pid) }
  await quizly.end()
  return start
}

function describe(
  { distributions, layer, note }: Distributions,
  found: ReadonlyMap<string, Start[]>,
): Section {
  const sizes: Table = {
    caption: 'Packed, in MB',
    head: ['', 'MB', 'at most'],
    rows: [...distributions].flatMap(([name, { packedMb, most }]) =>
      packedMb === undefined ? [] : [[name, packedMb, most.packedMb ?? '–']],
    ),
  }
  if (layer?.zstd !== undefined) sizes.rows.push(['image, by zstd', layer.zstd, 70])
  return {
    title: 'Ways of running it',
    tables: [sizes],
    figures: [...found].flatMap(([name, starts]) =>
      figure(
        `${name}: to the first ready reply`,
        'ms',
        starts.map(({ readyMs }) => readyMs),
      ),
    ),
    ratios: [...found].flatMap(([name, starts]) => {
      const { cpuMs, privateMb: mb } = distributions.get(name)?.most ?? { cpuMs: 0, privateMb: 0 }
      const goal = { must: 1, want: 0.95, atMost: true } as const
      return [
        ...ratio(`${name}: CPU of a start ÷ ${cpuMs} ms`, starts, (start) => [start.cpuMs, cpuMs], goal),
        ...ratio(`${name}: own memory then ÷ ${mb} MB`, starts, (start) => [start.privateMb, mb], goal),
      ]
    }),
    notes: ['Each in a folder of its own that has data; the disk’s cache is as it is.', note],
  }
}
