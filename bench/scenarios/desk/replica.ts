import { getAnalysis, listStudentResults } from '@quizly/contract'
import { type Pair, startPair } from '../../../apps/server/src/testing/failover/pair.ts'
import { asSuperuser } from '../../../apps/server/src/testing/postgres/databases.ts'
import { urlOf } from '../../../apps/server/src/testing/postgres/long-lived-server.ts'
import { callOnce } from '../../http/call-all.ts'
import { exchange, exchangeOver, openConnections, type Requests } from '../../http/exchange.ts'
import type { Place, Server } from '../../processes/child.ts'
import { childrenOf, cpuMsOf } from '../../processes/cost.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { part } from '../against/side.ts'
import { bellPhases } from '../bell/bell-calls.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'

/** Where an educator's reports are read while students take a quiz. */
const places = ['nowhere', 'replica', 'primary'] as const
type Reading = (typeof places)[number]
type Work = { calls: number; primaryMs: number; standbyMs: number }
type Round = Record<Reading, Work>

/** How many requests of students are sent before each report. */
const partSize = 64

type World = {
  pair: Pair
  reporter: Account
  reported: string
  educator: Account
  students: Account[]
  /** It reads from the replica; the other one has none. */
  reading: Server
  plain: Server
}

/**
 * What reports cost the primary between the calls of students who take a quiz. The same calls of students are sent in small parts, in turns
 * without a report after them, with one from the replica, and with one from the primary.
 */
export async function measureReplica(place: Place, sizes: Sizes): Promise<Section[]> {
  const pair = await startPair({ isSynchronous: false })
  try {
    const world = await prepare(place, pair, sizes)
    const rounds: Round[] = []
    for (let round = 0; round < sizes.comparedWarmUps + sizes.replicaRounds; round += 1) {
      const measured = await takeQuiz(world, round)
      if (round >= sizes.comparedWarmUps) rounds.push(measured)
    }
    await Promise.all([world.reading.stop(), world.plain.stop()])
    return [describe(rounds, sizes)]
  } finally {
    await pair.remove()
  }
}

async function prepare(place: Place, pair: Pair, sizes: Sizes): Promise<World> {
  const [primary, standby] = pair.hosts
  await asSuperuser(primary, 'create database quizly template template0')
  const url = urlOf(primary, 'quizly')
  const first = await startQuizly(place, url)
  const [educator, reporter] = await signUp(first.port, 'admin', 2)
  if (!educator || !reporter) throw new Error('An educator is missing')
  const students = await signUp(first.port, 'student', sizes.comparedStudents)
  const quiz = await openQuiz(first.port, reporter, 'Reported')
  const { enter, start, submit } = bellPhases(students, quiz)
  for (const phase of [enter, start, submit])
    await exchange({ ...phase(), port: first.port, connections: sizes.connections })
  // Who has just changed something reads from the primary; a new process does not remember.
  await first.stop()
  const environment = { ...place.environment, DATABASE_READ_URL: urlOf(standby, 'quizly') }
  const reading = await startQuizly({ ...place, environment }, url)
  const plain = await startQuizly(place, url)
  return { pair, reporter, reported: quiz.quizId, educator, students, reading, plain }
}

/** A class takes a new quiz. Each part of its calls has another place for reports than the part before. */
async function takeQuiz(world: World, round: number): Promise<Round> {
  const { educator, students, reading, plain } = world
  const quiz = await openQuiz(plain.port, educator, `R${round}`.padEnd(8, 'x'))
  const { enter, start, page, save, submit, result } = bellPhases(students, quiz)
  const found = Object.fromEntries(places.map((name) => [name, { calls: 0, primaryMs: 0, standbyMs: 0 }]))
  let turn = round
  for (const phase of [enter, start, page, save, submit, result]) {
    const calls = phase()
    for (let from = 0; from < calls.requests.length; from += partSize) {
      const name = places[turn % places.length] ?? 'nowhere'
      turn += 1
      const work = part(calls, from, from + partSize)
      const measured = await sendWithReport(world, name === 'primary' ? plain : reading, work, name)
      const sum = found[name]
      if (!sum) continue
      sum.calls += work.requests.length
      sum.primaryMs += measured.primaryMs
      sum.standbyMs += measured.standbyMs
    }
  }
  return found as Round
}

async function sendWithReport(world: World, { port }: Server, work: Requests, reports: Reading) {
  const [primary, standby] = world.pair.hosts
  const before = [cpuOf(world.pair, primary), cpuOf(world.pair, standby)] as const
  const sockets = await openConnections(port, Math.min(partSize, work.requests.length))
  try {
    await exchangeOver(sockets, work)
    // At the same moment it would make the batches of students' calls larger, and so cheaper.
    if (reports !== 'nowhere') await report(world, port)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  const primaryMs = cpuOf(world.pair, primary) - before[0]
  return { primaryMs, standbyMs: cpuOf(world.pair, standby) - before[1] }
}

async function report({ reporter, reported, students }: World, port: number): Promise<void> {
  const input = { token: reporter.token, params: { quizId: reported } }
  const { analysis } = await callOnce(port, getAnalysis, input)
  if (analysis.attempts !== students.length) throw new Error(`${analysis.attempts} results were analysed`)
  await callOnce(port, listStudentResults, input)
}

function cpuOf(pair: Pair, host: string): number {
  const main = pair.pidOf(host) ?? 0
  return cpuMsOf([main, ...childrenOf(main)])
}

function describe(rounds: readonly Round[], { comparedStudents }: Sizes): Section {
  const ofCall = (name: string, read: (round: Round) => Work, what: 'primaryMs' | 'standbyMs') =>
    figure(
      name,
      'ms',
      rounds.map((round) => read(round)[what] / read(round).calls),
    )
  const beside = (name: Reading) => (round: Round) =>
    [round[name].primaryMs / round[name].calls, round.nowhere.primaryMs / round.nowhere.calls] as [
      number,
      number,
    ]
  return {
    title: 'Reports on a replica, on PostgreSQL',
    figures: [
      ...ofCall('CPU of the primary for a student’s call', ({ nowhere }) => nowhere, 'primaryMs'),
      ...ofCall('… reports on the replica', ({ replica }) => replica, 'primaryMs'),
      ...ofCall('… reports on the primary', ({ primary }) => primary, 'primaryMs'),
      ...ofCall('CPU of the replica without reports', ({ nowhere }) => nowhere, 'standbyMs'),
      ...ofCall('… with them', ({ replica }) => replica, 'standbyMs'),
    ],
    ratios: [
      ...ratio('CPU of the primary, reports on the replica ÷ none', rounds, beside('replica'), {
        must: 1.03,
        want: 1.01,
        atMost: true,
      }),
    ],
    notes: [
      `In each of ${rounds.length} rounds ${comparedStudents} students take a quiz of 20 questions and save each answer; after every ${partSize} of their calls an educator asks for the analysis and the list of ${comparedStudents} results.`,
      'Parts without reports, with reports on the replica and with reports on the primary take turns; all on one pair of PostgreSQL servers.',
    ],
  }
}
