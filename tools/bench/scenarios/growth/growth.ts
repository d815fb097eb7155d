import { type Call, getQuiz, getResult, listQuizzes, listResults, listStudentResults } from '@quizly/contract'
import { exchange } from '../../http/exchange.ts'
import { type CallInput, encodeCall } from '../../http/request.ts'
import type { Server, Machine } from '../../processes/child.ts'
import { cpuMsOf, memoryMb } from '../../processes/cost.ts'
import { startQuizly } from '../../processes/servers.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { bellPhases, type BellPhase } from '../bell/bell-calls.ts'
import { fillStore } from './filled-store.ts'
import { describeGrowth, type GrowthRound, type OwnCost } from './growth-report.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'

const actors = 50

/**
 * What calls cost in a store with few results and in one with very many, and what it costs to show a quiz
 * with many results or an educator's many quizzes.
 */
export async function measureGrowth(machine: Machine, sizes: Sizes): Promise<Section> {
  const file = `${machine.folder}/growth.db`
  const start = () => startQuizly(machine, `sqlite:${file}`)
  let quizly = await start()
  const [keeper, ...educators] = await signUp(quizly.port, 'admin', 3)
  const allStudents = await signUp(quizly.port, 'student', 2 * actors)
  const stages: { results: number; rounds: GrowthRound[]; memoryMb: number | undefined }[] = []
  for (const [stage, filling] of [sizes.few, sizes.many].entries()) {
    // A new educator for each stage, so that their own quizzes make no difference.
    const educator = educators[stage]
    const students = allStudents.slice(stage * actors, (stage + 1) * actors)
    if (!keeper || !educator) throw new Error('There is no educator')
    await quizly.stop()
    fillStore(file, filling, { ownerId: keeper.user._id })
    quizly = await start()
    const rounds: GrowthRound[] = []
    for (let round = 1; round <= sizes.warmUps + sizes.growthRounds; round += 1) {
      const code = `G${stage}R${round}`.padEnd(8, 'x')
      const measured = await measureCalls(quizly, { educator, students, code })
      if (round > sizes.warmUps) rounds.push(measured)
    }
    stages.push({ results: filling.results, rounds, memoryMb: memoryMb(quizly.pid) })
  }
  const own = keeper ? await measureOwn(quizly, keeper, sizes) : []
  await quizly.stop()
  return describeGrowth(stages, own)
}

type Calls = { educator: Account; students: Account[]; code: string }

/** CPU ms of one call of each kind, where nobody has much of their own. */
async function measureCalls(quizly: Server, { educator, students, code }: Calls): Promise<GrowthRound> {
  const quiz = await openQuiz(quizly.port, educator, code)
  const { enter, start, page, save, submit, result } = bellPhases(students, quiz)
  const costs: GrowthRound = {}
  for (const make of [enter, start, page, save, submit, result]) {
    const phase = make()
    costs[phase.name] = await cpuOf(quizly, phase)
  }
  const mine = students.map(({ token, user }) => ({ token, params: { userId: user._id } }))
  costs['one’s own results'] = await cpuOf(quizly, repeated(listResults, mine))
  const educators = students.map(() => ({ token: educator.token }))
  costs['an educator’s quizzes'] = await cpuOf(quizly, repeated(listQuizzes, educators))
  const ofQuiz = educators.map((input) => ({ ...input, params: { quizId: quiz.quizId } }))
  costs[`results of a quiz with ${actors}`] = await cpuOf(quizly, repeated(listStudentResults, ofQuiz))
  return costs
}

/** What it costs to show somebody who has much of their own. */
async function measureOwn(quizly: Server, keeper: Account, { many }: Sizes): Promise<OwnCost[]> {
  const { token } = keeper
  const costs: OwnCost[] = []
  const add = async <const C extends Call>(name: string, call: C, input: CallInput<C>) => {
    const phase = repeated(
      call,
      Array.from({ length: 5 }, () => input),
    )
    let bytes = 0
    const cpuMs = await cpuOf(quizly, {
      ...phase,
      onReply: (reply, index) => {
        phase.onReply(reply, index)
        bytes = reply.body.length
      },
    })
    costs.push({ name, cpuMs, replyKb: bytes / 1000 })
  }
  for (const { quizId, results, studentId } of many.ownQuizzes) {
    const params = { quizId }
    const size = results.toLocaleString('en')
    await add(`quiz with ${size} results: all of them`, listStudentResults, { token, params })
    await add(`quiz with ${size} results: one`, getResult, { token, params, query: { userId: studentId } })
    await add(`quiz with ${size} results: its questions`, getQuiz, { token, params })
  }
  await add(`the desk of ${many.quizzes.toLocaleString('en')} quizzes`, listQuizzes, { token })
  return costs
}

function repeated<const C extends Call>(call: C, inputs: readonly CallInput<C>[]): BellPhase {
  return {
    name: call.path,
    requests: inputs.map((input) => encodeCall(call, input)),
    onReply: ({ status, body }) => {
      if (status !== 200) throw new Error(`${call.path} was answered ${status}: ${body.toString()}`)
    },
  }
}

async function cpuOf({ port, pid }: Server, { requests, onReply }: BellPhase): Promise<number> {
  const before = cpuMsOf([pid])
  await exchange({ port, connections: Math.min(16, requests.length), requests, onReply })
  return (cpuMsOf([pid]) - before) / requests.length
}
