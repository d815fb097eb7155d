import { exchange } from '../../http/exchange.ts'
import type { Child, Place, Server } from '../../processes/child.ts'
import { childrenOf, cpuMsOf, forgetPeak, memoryMb, peakMb } from '../../processes/cost.ts'
import type { Engine } from '../../processes/engines.ts'
import { startBareServer, startQuizly } from '../../processes/servers.ts'
import type { Section } from '../../report/section.ts'
import { percentile } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { type BellPhase, bellPhases } from './bell-calls.ts'
import { bareName, type BellRound, describeBell, type PhaseMeasured } from './bell-report.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'

/**
 * The bell: this many logged-in students do the same thing at the same moment, each on a connection of their
 * own. Then the bare server answers as many submissions.
 */
export async function measureBell(
  place: Place,
  engine: Engine,
  sizes: Sizes,
  start: () => Promise<Server> = () => startQuizly(place, engine.url),
): Promise<Section> {
  const quizly = await start()
  const pids = [quizly.pid, ...childrenOf(quizly.pid)]
  const idleMb = together(pids.map(memoryMb))
  const [educator] = await signUp(quizly.port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  const students = await signUp(quizly.port, 'student', Math.max(...sizes.bells))
  const signedInMb = together(pids.map(memoryMb))
  const bare = await startBareServer(place, Buffer.from('{}'))
  const rounds: BellRound[] = []
  for (let round = 0; round <= sizes.bellRounds; round += 1) {
    for (const count of sizes.bells) {
      const quiz = await openQuiz(quizly.port, educator, `B${engine.name[0]}${round}N${count}`.padEnd(8, 'x'))
      pids.forEach(forgetPeak)
      const phases = await ring({ port: quizly.port, pids }, engine, students.slice(0, count), quiz, bare)
      // The first round lets the compiler settle and does not count.
      if (round > 0) rounds.push({ count, phases, peakMb: together(pids.map(peakMb)) })
    }
  }
  await Promise.all([quizly.stop(), bare.stop()])
  return describeBell(engine, rounds, { idleMb, signedInMb, students: students.length })
}

/** The memory of several processes, if all of it is known. */
const together = (megabytes: readonly (number | undefined)[]) =>
  megabytes.reduce((sum, mb) => (sum === undefined || mb === undefined ? undefined : sum + mb), 0)

async function ring(
  quizly: { port: number; pids: readonly number[] },
  engine: Engine,
  students: readonly Account[],
  quiz: Parameters<typeof bellPhases>[1],
  bare: Child,
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
    if (make !== page && make !== submit) continue
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
