import { exchangeOver, openConnections, type Requests } from '../../http/exchange.ts'
import { type TakingCall, takingCalls } from '../../options.ts'
import type { Machine, Server } from '../../processes/child.ts'
import { cpuMsOf } from '../../processes/cost.ts'
import type { Engine } from '../../processes/engines.ts'
import { startQuizly } from '../../processes/servers.ts'
import { type Ratio, ratio, type Section } from '../../report/section.ts'
import { median } from '../../report/statistics.ts'
import type { Sizes } from '../../sizes.ts'
import { bellPhases } from '../bell/bell-calls.ts'
import { twentyQuestions } from '../quiz-content.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'
import { answersForPoints, twentyOfManyTypes, twentyWithPoints } from './weighted-questions.ts'

const kinds = ['plain', 'with points', 'of many types'] as const
type Kind = (typeof kinds)[number]
const contents = {
  plain: twentyQuestions,
  'with points': twentyWithPoints,
  'of many types': twentyOfManyTypes,
}

/** CPU ms of one call. */
type Round = Record<TakingCall, Record<Kind, number>>

/** How many requests one kind gets before it is the next one's turn. */
const partSize = 64
const goal = { must: 1.25, want: 1.1, atMost: true } as const

/** What quizzes with points, and of many types, cost beside a plain one on the same server. */
export async function measureWeighted(machine: Machine, engine: Engine, sizes: Sizes): Promise<Section> {
  const quizly = await startQuizly(machine, engine.url)
  const [educator] = await signUp(quizly.port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  const people = { educator, students: await signUp(quizly.port, 'student', sizes.comparedStudents) }
  const rounds: Round[] = []
  for (let round = 0; round < sizes.comparedWarmUps + sizes.comparedRounds; round += 1) {
    const measured = await takeEach({ quizly, engine, ...people }, round)
    if (round >= sizes.comparedWarmUps) rounds.push(measured)
  }
  await quizly.stop()
  return {
    title: `Quizzes with points beside a plain one, on ${engine.name}`,
    tables: [
      {
        caption: 'CPU ms of a call',
        head: ['call', ...kinds],
        rows: takingCalls.map((call) => [
          call,
          ...kinds.map((kind) => median(rounds.map((round) => round[call][kind]))),
        ]),
      },
    ],
    figures: [],
    ratios: takingCalls.flatMap((call) => ratiosOf(call, rounds)),
    notes: [
      `${sizes.comparedStudents} students; the kinds take turns after every ${partSize} requests.`,
      'Of many types: numbers with units, pairs and orders in place of ten of the questions.',
    ],
  }
}

const ratiosOf = (call: TakingCall, rounds: readonly Round[]): Ratio[] =>
  kinds
    .slice(1)
    .flatMap((kind) =>
      ratio(`${call}: CPU ${kind} ÷ plain`, rounds, (round) => [round[call][kind], round[call].plain], goal),
    )

type Taken = { quizly: Server; engine: Engine; educator: Account; students: Account[] }

async function takeEach({ quizly, engine, educator, students }: Taken, round: number): Promise<Round> {
  const classes = await Promise.all(
    kinds.map(async (kind, at) => {
      const quiz = await openQuiz(quizly.port, educator, `W${round}K${at}`.padEnd(8, 'x'), contents[kind])
      return bellPhases(students, quiz, kind === 'plain' ? undefined : answersForPoints)
    }),
  )
  const sockets = await openConnections(quizly.port, 64)
  const cpuMs = () => cpuMsOf([quizly.pid, ...engine.pids()])
  const found: Partial<Round> = {}
  for (const call of takingCalls) {
    const works = classes.map((each) => each[call]())
    const used = kinds.map(() => 0)
    const count = works[0]?.requests.length ?? 0
    const parts = Math.ceil(count / partSize)
    for (let turn = 0; turn < parts * kinds.length; turn += 1) {
      // Each kind comes first as often as the others.
      const part = Math.floor(turn / kinds.length)
      const kind = (turn + part) % kinds.length
      const before = cpuMs()
      await exchangeOver(sockets, partOf(works[kind] as Requests, part * partSize))
      used[kind] = (used[kind] ?? 0) + cpuMs() - before
    }
    found[call] = Object.fromEntries(
      kinds.map((kind, at) => [kind, (used[at] ?? 0) / count]),
    ) as Round[TakingCall]
  }
  sockets.forEach((socket) => socket.destroy())
  return found as Round
}

const partOf = ({ requests, onReply }: Requests, from: number): Requests => ({
  requests: requests.slice(from, from + partSize),
  onReply: (reply, index) => onReply(reply, from + index),
})
