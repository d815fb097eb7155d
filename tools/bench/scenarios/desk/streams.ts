import { hash } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { getClock, giveExtraTime } from '@quizly/contract'
import Database from 'better-sqlite3'
import { callOnce } from '../../http/call-all.ts'
import { openStreams } from '../../http/open-streams.ts'
import { type Machine, startChild } from '../../processes/child.ts'
import { collectable, collectedMb } from './collected-memory.ts'
import { cpuMsOf, memoryMb } from '../../processes/cost.ts'
import { startQuizly } from '../../processes/servers.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { fillStore } from '../growth/filled-store.ts'
import { signUp } from '../seeding.ts'

/** How long the streams are left in peace, and how long memory is given to settle, in ms. */
const silentMs = 10_000
const settleMs = 2_000
const quizId = 'own-1'

/** What all streams together may take, in MB. */
const maxMb = 40

type Round = {
  heldMb: number | undefined
  bareMb: number | undefined
  grownMb: number | undefined
  silentCpu: number
  callMs: number
  arrivedMs: number
}

/** What silent streams take beside the same number on a bare server, and how fast a grant reaches all of them. */
export async function measureStreams(machine: Machine, { streams, streamRounds }: Sizes): Promise<Section> {
  const rounds: Round[] = []
  for (let round = 0; round < streamRounds; round += 1) {
    rounds.push(await measureRound({ ...machine, environment: collectable }, streams, round))
  }
  return describe(streams, rounds)
}

async function measureRound(machine: Machine, streams: number, round: number): Promise<Round> {
  const file = `${machine.folder}/streams-${round}.db`
  const first = await startQuizly(machine, `sqlite:${file}`)
  const [educator] = await signUp(first.port, 'admin', 1)
  await first.stop()
  if (!educator) throw new Error('There is no educator')
  fillStore(
    file,
    {
      results: 0,
      quizzes: 1,
      ownQuizzes: [{ quizId: 'filled', results: streams, studentId: '' }],
    },
    { ownerId: educator.user._id },
  )
  const tokens = startAll(file, streams)
  const quizly = await startQuizly(machine, `sqlite:${file}`)
  const bare = await startChild(machine, new URL('../../processes/bare-streams.ts', import.meta.url), {
    name: 'bare-streams',
  })
  const requested = tokens.map((token, at) => ({
    path: getClock.path.replace(':attemptId', `running-${at + 1}`),
    token,
  }))
  const logOf = (name: string) => `${machine.folder}/${name}.log`
  const grownBefore = memoryMb(quizly.pid)
  const before = await collectedMb(quizly, logOf('quizly'))
  const bareBefore = await collectedMb(bare, logOf('bare-streams'))
  const open = openStreams(quizly.port, requested)
  await open.heard(1)
  const bareOpen = openStreams(bare.port, requested)
  await bareOpen.heard(1)
  await rest(settleMs)
  const grownAfter = memoryMb(quizly.pid)
  const after = await collectedMb(quizly, logOf('quizly'))
  const bareAfter = await collectedMb(bare, logOf('bare-streams'))
  const cpuBefore = cpuMsOf([quizly.pid])
  await rest(silentMs)
  const silentCpu = cpuMsOf([quizly.pid]) - cpuBefore
  const began = performance.now()
  const arrived = open.heard(2).then(() => performance.now() - began)
  const { given } = await callOnce(quizly.port, giveExtraTime, {
    token: educator.token,
    params: { quizId },
    body: { _id: `round ${round}`, reach: 'running', minutes: 5 },
  })
  const callMs = performance.now() - began
  if (given !== streams) throw new Error(`${given} of ${streams} got time`)
  const arrivedMs = await arrived
  open.close()
  bareOpen.close()
  await Promise.all([quizly.stop(), bare.stop()])
  return {
    heldMb: grown(before, after),
    bareMb: grown(bareBefore, bareAfter),
    grownMb: grown(grownBefore, grownAfter),
    silentCpu,
    callMs,
    arrivedMs,
  }
}

const grown = (before: number | undefined, after: number | undefined) =>
  before === undefined || after === undefined ? undefined : after - before

/** Lets so many students start, each logged in, and returns their tokens. */
function startAll(file: string, count: number): string[] {
  const database = new Database(file)
  const now = Date.now()
  const tokens = Array.from({ length: count }, (_, at) => `token-${at + 1}`)
  const addSession = database.prepare(
    "insert into sessions (token_hash, user_id, created_at, expires_at, device) values (?, ?, ?, ?, '')",
  )
  const addAttempt = database.prepare(`
    insert into attempts
      (id, quiz_id, student_id, state, revision, admitted_at, started_at, base_duration_ms, deadline, saved_answers, late_answers)
    values (?, ?, ?, 'in-progress', 1, ?, ?, 1800000, ?, '[]', '[]')`)
  database.transaction(() => {
    for (const [at, token] of tokens.entries()) {
      const student = `filled-${at + 1}`
      addSession.run(hash('sha256', token), student, now, now + 3_600_000)
      addAttempt.run(`running-${at + 1}`, quizId, student, now, now, now + 1_800_000)
    }
  })()
  database.close()
  return tokens
}

function describe(streams: number, rounds: readonly Round[]): Section {
  const count = streams.toLocaleString('en')
  const of = (name: string, unit: string, pick: (round: Round) => number | undefined) =>
    figure(name, unit, rounds.map(pick))
  return {
    title: `${count} pages of students that listen, on SQLite`,
    figures: [
      ...of(`memory that ${count} silent streams hold`, 'MB', ({ heldMb }) => heldMb),
      ...of('the same on a bare server', 'MB', ({ bareMb }) => bareMb),
      ...of('with the garbage of their coming', 'MB', ({ grownMb }) => grownMb),
      ...of(`CPU in ${silentMs / 1000} silent seconds`, 'ms', ({ silentCpu }) => silentCpu),
      ...of(`a call that gives time to ${count}`, 'ms', ({ callMs }) => callMs),
      ...of('from the call until the last page knows', 'ms', ({ arrivedMs }) => arrivedMs),
    ],
    ratios: [
      ...ratio(`memory ÷ ${maxMb} MB`, rounds, ({ heldMb }) => [heldMb, maxMb], {
        must: 1,
        want: 0.75,
        atMost: true,
      }),
      ...ratio('memory ÷ a bare server’s', rounds, ({ heldMb, bareMb }) => [heldMb, bareMb], {
        must: 1.1,
        want: 0.75,
        atMost: true,
      }),
      ...ratio('until the last page knows ÷ 2 s', rounds, ({ arrivedMs }) => [arrivedMs, 2_000], {
        must: 1,
        want: 0.75,
        atMost: true,
      }),
    ],
    notes: [
      'Memory is that of a fresh server beside the same server with the streams, each after a garbage collection. Without one a silent server keeps the garbage of the calls that opened them, and takes other calls’ room from it.',
      'Bare is Node’s own server that begins a reply to each request and leaves it open.',
      'The calling side opens its connections on the same machine; its memory is not counted.',
    ],
  }
}
