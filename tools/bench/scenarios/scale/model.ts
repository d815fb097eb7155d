/** What one call costs: ms of CPU in Quizly and in PostgreSQL, bytes that come and go with headers, bytes of PostgreSQL's log. */
export type CallCost = {
  quizlyMs: number
  databaseMs: number
  bytesIn: number
  bytesOut: number
  walBytes: number
}
export type CallName = 'log in' | 'enter' | 'start' | 'page' | 'save' | 'submit' | 'result'

/**
 * Measured. CPU: means of the bells of 500 and 2,000 on one core (bench/results, PostgreSQL), without opening connections.
 * Bytes: a quiz of 20 questions with four options each, headers included; the log without full-page images.
 */
export const costs: Record<CallName, CallCost> = {
  'log in': { quizlyMs: 20, databaseMs: 0.2, bytesIn: 700, bytesOut: 900, walBytes: 900 },
  enter: { quizlyMs: 0.166, databaseMs: 0.066, bytesIn: 630, bytesOut: 520, walBytes: 819 },
  start: { quizlyMs: 0.151, databaseMs: 0.061, bytesIn: 600, bytesOut: 5_300, walBytes: 818 },
  page: { quizlyMs: 0.114, databaseMs: 0.022, bytesIn: 600, bytesOut: 5_400, walBytes: 1 },
  save: { quizlyMs: 0.181, databaseMs: 0.058, bytesIn: 700, bytesOut: 520, walBytes: 640 },
  submit: { quizlyMs: 0.318, databaseMs: 0.11, bytesIn: 2_500, bytesOut: 4_000, walBytes: 2_386 },
  result: { quizlyMs: 0.244, databaseMs: 0.031, bytesIn: 600, bytesOut: 4_700, walBytes: 6 },
}
/** Of the program that plays the students, for a call, where it runs on the same cores. */
const playingMs = 0.07
/** To open a connection, once for each student. */
export const connectionMs = 0.09

/** How many seconds a bell takes in which this many call once at the same moment, on cores that all share. */
export function bellSeconds(
  call: CallName,
  students: number,
  { cores, isPlayedThere }: { cores: number; isPlayedThere: boolean },
) {
  const { quizlyMs, databaseMs } = costs[call]
  return (students * (quizlyMs + databaseMs + (isPlayedThere ? playingMs : 0))) / cores / 1_000
}

/** What is assumed and not measured. Money is a round figure of 2026 for a rented machine; put in your own. */
export type Assumed = {
  /** Whoever submits is answered within this time. */
  withinSeconds: number
  /** Of a core, how much is planned for; the rest is for what comes at the wrong moment. */
  usedPart: number
  coresOfNode: number
  /** The most that one PostgreSQL uses well. */
  coresOfPrimary: number
  connectionsOfCore: number
  nodeCoreMonth: number
  /** With its standby. */
  primaryCoreMonth: number
}
export const assumed: Assumed = {
  withinSeconds: 2,
  usedPart: 0.6,
  coresOfNode: 8,
  coresOfPrimary: 32,
  connectionsOfCore: 8,
  nodeCoreMonth: 20,
  primaryCoreMonth: 80,
}

export type Plan = {
  students: number
  nodes: number
  primaries: number
  primaryCores: number
  connections: number
  megabytesIn: number
  megabytesOut: number
  walMegabytes: number
  costMonth: number
}

/** What a bell needs in which so many submit at the same moment. One node more than needed may be lost. */
export function planFor(students: number, of: Assumed = assumed): Plan {
  const { quizlyMs, databaseMs, bytesIn, bytesOut, walBytes } = costs.submit
  const coresFor = (ms: number) => (students * ms) / 1_000 / of.withinSeconds / of.usedPart
  const perSecond = (bytes: number) => (students * bytes) / of.withinSeconds / 1e6
  const working = Math.max(1, Math.ceil(coresFor(quizlyMs + connectionMs) / of.coresOfNode))
  const nodes = students <= 2_000 ? 1 : working + 1
  const primaryCores = Math.max(1, Math.ceil(coresFor(databaseMs)))
  return {
    students,
    nodes,
    primaries: Math.ceil(primaryCores / of.coresOfPrimary),
    primaryCores,
    connections: nodes * of.coresOfNode * of.connectionsOfCore,
    megabytesIn: perSecond(bytesIn),
    megabytesOut: perSecond(bytesOut),
    walMegabytes: perSecond(walBytes),
    costMonth: nodes * of.coresOfNode * of.nodeCoreMonth + primaryCores * of.primaryCoreMonth,
  }
}
