import { assumed, type CallName, connectionMs, costs } from './model.ts'

export type NationalQuiz = {
  students: number
  schools: number
  startsWithinSeconds: number
  /** Log-ins: in the minutes before, or in the same minute as the starts. */
  logInWithinSeconds: number
  minutes: number
  secondsBetweenSaves: number
}
export type Fleet = {
  nodes: number
  coresOfNode: number
  primaries: number
  coresOfPrimary: number
  /** MAX_CONNECTIONS of a node. */
  connectionsOfNode: number
  /** What all proxies together pass on, and what one primary writes to its log, in MB/s. */
  proxyMegabytes: number
  walMegabytes: number
  /** A node is lost a third of the way through the starts, a primary two thirds of the way, for so many seconds. */
  primaryAwaySeconds: number
}

export const nationalQuiz: NationalQuiz = {
  students: 1_000_000,
  schools: 5_000,
  startsWithinSeconds: 60,
  logInWithinSeconds: 60,
  minutes: 60,
  secondsBetweenSaves: 30,
}
export const fleet: Fleet = {
  nodes: 8,
  coresOfNode: assumed.coresOfNode,
  primaries: 1,
  coresOfPrimary: assumed.coresOfPrimary,
  connectionsOfNode: 5_000,
  proxyMegabytes: 1_250,
  walMegabytes: 200,
  primaryAwaySeconds: 20,
}

/** `load`: the most that is wanted in a second ÷ what there is. `waitSeconds`: the longest that somebody waits for it. */
export type Strain = { what: string; firstSecond: number | undefined; load: number; waitSeconds: number }

const connectionsOfStudent = 2

/** Second by second: what each resource is asked for, and what waits for it. The most loaded comes first. */
export function simulateQuiz(quiz: NationalQuiz, of: Fleet): Strain[] {
  const logIns = queue('CPU of nodes for log-ins')
  const nodeCpu = queue('CPU of nodes for all other calls')
  const primaryCpu = queue('CPU of primaries')
  const wal = queue('log of primaries')
  const proxies = queue('proxies')
  const connections = queue('connections of nodes')
  const { students, startsWithinSeconds: starts } = quiz
  const nodeLostAt = Math.floor(starts / 3)
  const primaryLostAt = Math.floor((2 * starts) / 3)
  const end = quiz.minutes * 60 + starts
  for (let second = 0; second < end; second += 1) {
    const calls = callsIn(second, quiz)
    const sum = (read: (call: CallName) => number) =>
      [...calls].reduce((total, [call, count]) => total + count * read(call), 0)
    const nodes = of.nodes - (second >= nodeLostAt ? 1 : 0)
    const isAway = second >= primaryLostAt && second < primaryLostAt + of.primaryAwaySeconds
    const primaries = of.primaries - (isAway ? 1 : 0)
    const opened = (calls.get('log in') ?? 0) * connectionMs
    const logInMs = (calls.get('log in') ?? 0) * costs['log in'].quizlyMs
    const cores = nodes * of.coresOfNode
    logIns.ask(second, logInMs / 1_000, cores)
    nodeCpu.ask(second, (sum((call) => costs[call].quizlyMs) - logInMs + opened) / 1_000, cores)
    primaryCpu.ask(second, sum((call) => costs[call].databaseMs) / 1_000, primaries * of.coresOfPrimary)
    wal.ask(second, sum((call) => costs[call].walBytes) / 1e6, primaries * of.walMegabytes)
    proxies.ask(second, sum((call) => costs[call].bytesIn + costs[call].bytesOut) / 1e6, of.proxyMegabytes)
    const present = students * Math.min(1, (second + 1) / quiz.logInWithinSeconds)
    connections.hold(second, present * connectionsOfStudent, nodes * of.connectionsOfNode)
  }
  return [logIns, nodeCpu, primaryCpu, wal, proxies, connections]
    .map(({ strain }) => strain())
    .toSorted((a, b) => b.load - a.load)
}

/** Everybody logs in, enters, starts, saves again and again, and submits as the time that began with the start ends. */
function callsIn(second: number, quiz: NationalQuiz): Map<CallName, number> {
  const { students, startsWithinSeconds: starts } = quiz
  const isIn = (from: number, length: number) => second >= from && second < from + length
  const calls = new Map<CallName, number>()
  if (isIn(0, quiz.logInWithinSeconds)) calls.set('log in', students / quiz.logInWithinSeconds)
  if (isIn(0, starts))
    for (const call of ['enter', 'start', 'page'] as const) calls.set(call, students / starts)
  const working = students * Math.min(1, second / starts)
  if (second < quiz.minutes * 60) calls.set('save', working / quiz.secondsBetweenSaves)
  if (isIn(quiz.minutes * 60, starts))
    for (const call of ['submit', 'result'] as const) calls.set(call, students / starts)
  return calls
}

/** Work that is asked for and done at a certain pace; what is too much waits. */
function queue(what: string) {
  let [waiting, load, waitSeconds] = [0, 0, 0]
  let firstSecond: number | undefined
  const note = (second: number, requested: number, capacity: number) => {
    const now = capacity === 0 ? Infinity : requested / capacity
    if (now > 1) firstSecond ??= second
    if (Number.isFinite(now)) load = Math.max(load, now)
  }
  return {
    ask: (second: number, requested: number, capacity: number) => {
      note(second, requested, capacity)
      waiting = Math.max(0, waiting + requested - capacity)
      if (capacity > 0) waitSeconds = Math.max(waitSeconds, waiting / capacity)
    },
    /** Something that is kept, not done. */
    hold: note,
    strain: (): Strain => ({ what, firstSecond, load, waitSeconds }),
  }
}
