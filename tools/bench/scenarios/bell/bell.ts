import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { exchange } from '../../http/exchange.ts'
import type { Child, Machine, Server } from '../../processes/child.ts'
import { childrenOf, cpuMsOf, forgetPeak, memoryMb, ownPeakMb, peakMb } from '../../processes/cost.ts'
import { type Engine, openSqliteEngine } from '../../processes/engines.ts'
import type { Revision } from '../../processes/revision.ts'
import { startBareServer, startQuizly } from '../../processes/servers.ts'
import type { Pair } from '../../report/compared.ts'
import type { Section } from '../../report/section.ts'
import { percentile } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { type BellPhase, bellPhases } from './bell-calls.ts'
import {
  bareName,
  type BellRound,
  describeBell,
  describeComparedBells,
  type PhaseMeasured,
} from './bell-report.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'

/**
 * The bell: this many logged-in students do the same thing at the same moment, each on a connection of their
 * own. Then the bare server answers as many submissions.
 */
export async function measureBell(
  machine: Machine,
  engine: Engine,
  sizes: Sizes,
  start: () => Promise<Server> = () => startQuizly(machine, engine.url),
): Promise<Section> {
  const school = createSchool(engine, sizes, start)
  const memory = await school.open()
  const bare = await startBareServer(machine, Buffer.from('{}'))
  const rounds: BellRound[] = []
  for (let round = 0; round <= sizes.bellRounds; round += 1) {
    for (const count of sizes.bells) {
      const measured = await school.ring(count, `B${engine.name[0]}${round}N${count}`, bare)
      // The first round lets the compiler settle and does not count.
      if (round > 0) rounds.push(measured)
    }
  }
  await Promise.all([school.close(), bare.stop()])
  return describeBell(engine, rounds, { ...memory, students: Math.max(...sizes.bells) })
}

/** The greatest bell on a data file, of this code and of another commit's in turns. */
export async function compareBell(machine: Machine, revision: Revision, sizes: Sizes): Promise<Section[]> {
  const schoolOf = (name: string, root?: URL) => {
    const folder = join(machine.folder, name)
    mkdirSync(folder)
    const engine = openSqliteEngine({ ...machine, folder })
    return createSchool(engine, sizes, () => startQuizly(machine, engine.url, root))
  }
  const own = schoolOf('own')
  const other = schoolOf('other', revision.root)
  const count = Math.max(...sizes.bells)
  const rounds: Pair<BellRound>[] = []
  for (let start = 0; start < sizes.comparedStarts; start += 1) {
    await own.open()
    await other.open()
    for (let round = 0; round <= sizes.bellRounds; round += 1) {
      const code = `S${start}R${round}`
      const isOwnFirst = (start + round) % 2 === 0
      const first = await (isOwnFirst ? own : other).ring(count, code)
      const second = await (isOwnFirst ? other : own).ring(count, code)
      if (round > 0) rounds.push(isOwnFirst ? { own: first, other: second } : { own: second, other: first })
    }
    await Promise.all([own.close(), other.close()])
  }
  return [describeComparedBells(count, revision, rounds)]
}

/** A server whose people stay when it is started again. */
function createSchool(engine: Engine, sizes: Sizes, start: () => Promise<Server>) {
  let quizly: Server
  let pids: readonly number[] = []
  let people: { educator: Account; students: Account[] } | undefined
  return {
    open: async () => {
      quizly = await start()
      pids = [quizly.pid, ...childrenOf(quizly.pid)]
      const idleMb = together(pids.map(memoryMb))
      people ??= await signUpPeople(quizly.port, Math.max(...sizes.bells))
      return { idleMb, signedInMb: together(pids.map(memoryMb)) }
    },
    ring: async (count: number, code: string, bare?: Child): Promise<BellRound> => {
      if (!people) throw new Error('Nobody is signed in')
      const { educator, students } = people
      const quiz = await openQuiz(quizly.port, educator, code.padEnd(8, 'x'))
      pids.forEach(forgetPeak)
      const phases = await ring({ port: quizly.port, pids }, engine, students.slice(0, count), quiz, bare)
      return { count, phases, peakMb: together(pids.map(peakMb)), ownPeakMb: together(pids.map(ownPeakMb)) }
    },
    close: async () => quizly.stop(),
  }
}

async function signUpPeople(port: number, count: number) {
  const [educator] = await signUp(port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  return { educator, students: await signUp(port, 'student', count) }
}

/** The memory of several processes, if all of it is known. */
const together = (megabytes: readonly (number | undefined)[]) =>
  megabytes.reduce((sum, mb) => (sum === undefined || mb === undefined ? undefined : sum + mb), 0)

async function ring(
  quizly: { port: number; pids: readonly number[] },
  engine: Engine,
  students: readonly Account[],
  quiz: Parameters<typeof bellPhases>[1],
  bare: Child | undefined,
): Promise<PhaseMeasured[]> {
  const { enter, start, page, save, submit, result } = bellPhases(students, quiz)
  const measured: PhaseMeasured[] = []
  for (const make of [enter, start, page, save, submit, result]) {
    const phase = make()
    let reply = ''
    const { onReply } = phase
    phase.onReply = (received, index) => {
      onReply(received, index)
      if (index === 0) reply = received.body.toString()
    }
    const measure = (what: BellPhase, port: number, server: readonly number[], database?: Engine) =>
      measurePhase(what, students.length, { port, server, database: () => database?.pids() ?? [] })
    measured.push(await measure(phase, quizly.port, quizly.pids, engine))
    if (!bare || (make !== page && make !== submit)) continue
    await bare.ask({ reply })
    const same = { ...phase, name: bareName(phase.name), onReply: () => {} }
    measured.push(await measure(same, bare.port, [bare.pid]))
  }
  return measured
}

async function measurePhase(
  { name, requests, onReply }: BellPhase,
  connections: number,
  { port, server, database }: { port: number; server: readonly number[]; database: () => number[] },
): Promise<PhaseMeasured> {
  const before = [cpuMsOf(server), cpuMsOf(database())] as const
  const { seconds, latenciesMs } = await exchange({ port, connections, requests, onReply })
  const count = requests.length
  latenciesMs.sort()
  return {
    name,
    perSecond: count / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p95Ms: percentile(latenciesMs, 95),
    p99Ms: percentile(latenciesMs, 99),
    serverCpuMs: (cpuMsOf(server) - before[0]) / count,
    databaseCpuMs: (cpuMsOf(database()) - before[1]) / count,
  }
}
