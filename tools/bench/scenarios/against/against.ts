import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Requests } from '../../http/exchange.ts'
import { type CallName, callNames, type EngineName } from '../../options.ts'
import type { Machine } from '../../processes/child.ts'
import {
  type Engine,
  openSqliteEngine,
  startPooledEngine,
  startPostgresEngine,
} from '../../processes/engines.ts'
import type { Revision } from '../../processes/revision.ts'
import type { Pair } from '../../report/compared.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { type CallCost, type ComparedRound, describeAgainst, describePooler } from './against-report.ts'
import { createSide, part, type Process, type Side, type Taking } from './side.ts'

/** What this code is compared with, on which engines, and by which calls. */
export type Comparison = { revision: Revision; engines: readonly EngineName[]; calls: readonly CallName[] }

/** Without these the other calls cannot be made, so they are always made. */
const always: readonly CallName[] = ['enter', 'start', 'submit']

/** How many requests one side gets before it is the other's turn. */
const partSize = 64

/**
 * This code and another commit's, each with a server and a database of its own. Both get the same calls in
 * turns, so that what disturbs the machine disturbs both.
 */
export async function measureAgainst(
  machine: Machine,
  compared: Comparison,
  sizes: Sizes,
): Promise<Section[]> {
  const sections: Section[] = []
  for (const engine of compared.engines) sections.push(...(await compareOn(engine, machine, compared, sizes)))
  return sections
}

async function compareOn(
  name: EngineName,
  machine: Machine,
  { revision, calls }: Comparison,
  sizes: Sizes,
): Promise<Section[]> {
  const engines = {
    own: await openEngine(name, machine, 'own'),
    other: await openEngine(name, machine, 'other'),
  }
  const found = await compareEngines(machine, engines, { revision, calls, sizes })
  return found ? [describeAgainst({ ...found, revision, calls, sizes })] : []
}

/** Reads how much more a call costs through a pooler than over connections of our own. */
export async function measurePooler(machine: Machine, sizes: Sizes): Promise<Section[]> {
  const engines = { own: await startPooledEngine(machine), other: await startPostgresEngine(machine) }
  const found = await compareEngines(machine, engines, { calls: callNames, sizes })
  return found ? [describePooler({ ...found, about: engines.own?.about ?? '', calls: callNames, sizes })] : []
}

type Compared = { revision?: Revision; calls: readonly CallName[]; sizes: Sizes }

/** Undefined if there is no such engine here. */
async function compareEngines(
  machine: Machine,
  engines: Pair<Engine | undefined>,
  { revision, calls, sizes }: Compared,
) {
  if (!engines.own || !engines.other) {
    await engines.own?.stop()
    await engines.other?.stop()
    return undefined
  }
  const own = createSide(machine, { engine: engines.own, sizes })
  const other = createSide(machine, { engine: engines.other, sizes, ...(revision && { revision }) })
  const made = callNames.filter((call) => always.includes(call) || calls.includes(call))
  const rounds: ComparedRound[] = []
  const processes: Pair<Process>[] = []
  for (let start = 0; start < sizes.comparedStarts; start += 1) {
    for (const side of start % 2 === 0 ? [own, other] : [other, own]) await side.start()
    for (let round = 0; round < sizes.comparedWarmUps + sizes.comparedRounds; round += 1) {
      const measured = await compareOnce({ own, other }, made, `S${start}R${round}`)
      if (round >= sizes.comparedWarmUps) rounds.push(measured)
    }
    processes.push({ own: await own.stop(), other: await other.stop() })
  }
  await engines.own.stop()
  await engines.other.stop()
  return { engine: engines.own.name, rounds, processes }
}

/** Each side has a file or a PostgreSQL server of its own, whose cost is its own. */
async function openEngine(name: EngineName, machine: Machine, side: string): Promise<Engine | undefined> {
  if (name === 'postgres') return startPostgresEngine(machine)
  const folder = join(machine.folder, side)
  mkdirSync(folder)
  return openSqliteEngine({ ...machine, folder })
}

/** A class of each side takes the same quizzes, call by call. */
async function compareOnce({ own, other }: Pair<Side>, calls: readonly CallName[], code: string) {
  const takings = { own: await own.openQuizzes(code), other: await other.openQuizzes(code) }
  await takings.own.connect()
  await takings.other.connect()
  const round: ComparedRound = new Map()
  for (const call of calls) round.set(call, await compareCall(takings, call))
  takings.own.end()
  takings.other.end()
  return round
}

/**
 * Sends the requests of a call in small parts, one to this side and one to that, because a machine is slower
 * at one moment than at the next. CPU is counted from before the first part until after the last, so that
 * work that a server puts off counts too.
 */
async function compareCall(takings: Pair<Taking>, call: CallName): Promise<Pair<CallCost>> {
  const [own, other] = [takings.own, takings.other].map((taking) => ({
    taking,
    work: taking.requestsOf(call),
    cpuBefore: taking.cpuMs(),
    seconds: 0,
  })) as [Sending, Sending]
  const count = own.work.requests.length
  for (let from = 0; from < count; from += partSize) {
    const isOwnFirst = (from / partSize) % 2 === 0
    for (const side of isOwnFirst ? [own, other] : [other, own])
      side.seconds += await side.taking.send(part(side.work, from, from + partSize))
  }
  return { own: costOf(own), other: costOf(other) }
}

type Sending = { taking: Taking; work: Requests; cpuBefore: number; seconds: number }

const costOf = ({ taking, work, cpuBefore, seconds }: Sending): CallCost => ({
  cpuMs: (taking.cpuMs() - cpuBefore) / work.requests.length,
  perSecond: work.requests.length / seconds,
})
