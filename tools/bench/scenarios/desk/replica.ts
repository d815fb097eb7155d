import { setTimeout as wait } from 'node:timers/promises'
import { getAnalysis, listStudentResults } from '@quizly/contract'
import { type Pair, startPair } from '../../../failover/pair.ts'
import { asSuperuser } from '../../../../apps/server/src/testing/postgres/databases.ts'
import { urlOf } from '../../../../apps/server/src/testing/postgres/long-lived-server.ts'
import { callOnce } from '../../http/call-all.ts'
import { exchange, exchangeOver, openConnections, type Requests } from '../../http/exchange.ts'
import type { Machine, Server } from '../../processes/child.ts'
import { childrenOf, cpuMsOf } from '../../processes/cost.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { part } from '../against/side.ts'
import { bellPhases } from '../bell/bell-calls.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'

/** Where an educator's reports are read while students take a quiz. */
type Reading = 'replica' | 'primary'
type Work = { calls: number; primaryMs: number; standbyMs: number }
/** A class whose calls had no report after them, and in turns had one. */
type Round = { reading: Reading; without: Work; with: Work }

/** How many answers are saved before each report: as if two educators asked in each second of a large bell. */
const partSize = 500
const restMs = 300

type Fixture = {
  pair: Pair
  reporter: Account
  reported: string
  educator: Account
  students: Account[]
  connections: number
  /** It reads from the replica; the other one has none. */
  reading: Server
  plain: Server
}

/**
 * What reports cost the primary between the calls of students who take a quiz. These are sent in small parts, in turns with a
 * report after them and without one: in one round from the replica, in the next from the primary.
 */
export async function measureReplica(machine: Machine, sizes: Sizes): Promise<Section[]> {
  const pair = await startPair({ isSynchronous: false })
  try {
    const fixture = await prepare(machine, pair, sizes)
    const rounds: Round[] = []
    for (let round = 0; round < sizes.comparedWarmUps + sizes.replicaRounds; round += 1) {
      for (const reading of ['replica', 'primary'] as const) {
        const measured = await saveAnswers(fixture, reading, round)
        if (round >= sizes.comparedWarmUps) rounds.push(measured)
      }
    }
    await Promise.all([fixture.reading.stop(), fixture.plain.stop()])
    return [describe(rounds, sizes)]
  } finally {
    await pair.remove()
  }
}

async function prepare(machine: Machine, pair: Pair, sizes: Sizes): Promise<Fixture> {
  const [primary, standby] = pair.hosts
  await asSuperuser(primary, 'create database quizly template template0')
  const url = urlOf(primary, 'quizly')
  const first = await startQuizly(machine, url)
  const [educator, reporter] = await signUp(first.port, 'admin', 2)
  if (!educator || !reporter) throw new Error('An educator is missing')
  const students = await signUp(first.port, 'student', sizes.comparedStudents)
  const quiz = await openQuiz(first.port, reporter, 'Reported')
  const { enter, start, submit } = bellPhases(students, quiz)
  for (const phase of [enter, start, submit])
    await exchange({ ...phase(), port: first.port, connections: sizes.connections })
  // Who has just changed something reads from the primary; a new process does not remember.
  await first.stop()
  const environment = { ...machine.environment, DATABASE_READ_URL: urlOf(standby, 'quizly') }
  const reading = await startQuizly({ ...machine, environment }, url)
  const plain = await startQuizly(machine, url)
  return {
    pair,
    reporter,
    reported: quiz.quizId,
    educator,
    students,
    connections: sizes.connections,
    reading,
    plain,
  }
}

/** A class saves its answers to a new quiz one by one, with a report after every other part of these calls. */
async function saveAnswers(fixture: Fixture, reading: Reading, round: number): Promise<Round> {
  const { educator, students, connections } = fixture
  const { port } = reading === 'replica' ? fixture.reading : fixture.plain
  const quiz = await openQuiz(port, educator, `${reading[0]}${round}`.padEnd(8, 'x'))
  const { enter, start, save } = bellPhases(students, quiz)
  for (const phase of [enter, start]) await exchange({ ...phase(), port, connections })
  const nothing: Work = { calls: 0, primaryMs: 0, standbyMs: 0 }
  const found: Round = { reading, without: { ...nothing }, with: { ...nothing } }
  const calls = save()
  let turn = round
  for (let from = 0; from < calls.requests.length; from += partSize) {
    const isReported = turn % 2 === 1
    turn += 1
    const work = part(calls, from, from + partSize)
    const measured = await sendPart(fixture, port, work, isReported)
    const sum = isReported ? found.with : found.without
    sum.calls += work.requests.length
    sum.primaryMs += measured.primaryMs
    sum.standbyMs += measured.standbyMs
  }
  return found
}

async function sendPart(fixture: Fixture, port: number, work: Requests, isReported: boolean) {
  const [primary, standby] = fixture.pair.hosts
  const before = [cpuOf(fixture.pair, primary), cpuOf(fixture.pair, standby)] as const
  const sockets = await openConnections(port, fixture.connections)
  try {
    await exchangeOver(sockets, work)
    // At the same moment a report would make the batches of students' calls larger, and so cheaper. Each part takes as long as
    // the others, because an idle primary has some work in each second too.
    await Promise.all([wait(restMs), isReported && report(fixture, port)])
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  const primaryMs = cpuOf(fixture.pair, primary) - before[0]
  return { primaryMs, standbyMs: cpuOf(fixture.pair, standby) - before[1] }
}

async function report({ reporter, reported, students }: Fixture, port: number): Promise<void> {
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
  const of = (requested: Reading) => rounds.filter(({ reading }) => reading === requested)
  const ofCall = (name: string, reading: Reading, sent: 'with' | 'without', what: keyof Work = 'primaryMs') =>
    figure(
      name,
      'ms',
      of(reading).map((round) => round[sent][what] / round[sent].calls),
    )
  const perCall = ({ primaryMs, calls }: Work) => primaryMs / calls
  const beside = (round: Round): [number, number] => [perCall(round.with), perCall(round.without)]
  const goal = { must: 1.03, want: 1.01, atMost: true } as const
  return {
    title: 'Reports on a replica, on PostgreSQL',
    figures: [
      ...ofCall('CPU of the primary for a saved answer', 'replica', 'without'),
      ...ofCall('… with reports on the replica', 'replica', 'with'),
      ...ofCall('… with reports on the primary', 'primary', 'with'),
      ...ofCall('CPU of the replica meanwhile, without reports', 'replica', 'without', 'standbyMs'),
      ...ofCall('… with them', 'replica', 'with', 'standbyMs'),
      ...figure(
        'with reports on the primary ÷ without',
        '',
        of('primary').map((round) => perCall(round.with) / perCall(round.without)),
      ),
    ],
    ratios: ratio('CPU of the primary with reports on the replica ÷ without', of('replica'), beside, goal),
    notes: [
      `In each of ${rounds.length} rounds ${comparedStudents} students save the answers to 20 questions one by one; after every other ${partSize} of these calls an educator asks for the analysis and the list of ${comparedStudents} results.`,
      'All on one pair of PostgreSQL servers, by one Quizly that knows the replica and one that does not.',
    ],
  }
}
