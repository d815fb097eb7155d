import { startCommand } from '../../../distributions/running.ts'
import { type Machine, programsBefore, type Server } from '../../processes/child.ts'
import { openSqliteEngine } from '../../processes/engines.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { measureBell } from '../bell/bell.ts'
import { prepareDistributions, type Distribution } from './prepared-distributions.ts'

/** The greatest bell on each way of running Quizly, with its data file. */
export async function measureBellsOfDistributions(machine: Machine, sizes: Sizes): Promise<Section[]> {
  const { distributions, note } = await prepareDistributions(machine.folder)
  const sections: Section[] = []
  for (const [name, distribution] of distributions) {
    const engine = openSqliteEngine(machine)
    const bells = sizes.bells.slice(-1)
    const section = await measureBell(machine, engine, { ...sizes, bells }, () =>
      start(machine, distribution),
    )
    sections.push({ ...section, title: `${section.title}: ${name}`, notes: [...section.notes, note] })
  }
  return sections
}

/** Without rate limits, as every bell; that is allowed on loopback only. */
async function start(machine: Machine, { command, cwd, env }: Distribution): Promise<Server> {
  const limits = { HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'info' }
  const { pid, port, end } = await startCommand([...programsBefore(machine), ...command], {
    cwd,
    env: { ...env, ...limits },
  })
  return { pid, port, stop: async () => void (await end()) }
}
