import { getHealth } from '@quizly/contract'
import { exchange } from '../../http/exchange.ts'
import { callOnce } from '../../http/call-all.ts'
import type { Server, Machine } from '../../processes/child.ts'
import { cpuMsOf, memoryMb } from '../../processes/cost.ts'
import type { Engine } from '../../processes/engines.ts'
import { startQuizly } from '../../processes/servers.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { type Account, openQuiz, signUp } from '../seeding.ts'
import { firstSubmissions, type Submissions } from '../submissions/first-submissions.ts'
import { type ColdBell, describeStarts, type Start } from './starts-report.ts'

/**
 * From the start of the process to the first reply. Then the first bell of a day: what submissions cost right
 * after the start, and what they cost when many have been made.
 */
export async function measureStarts(machine: Machine, engine: Engine, sizes: Sizes): Promise<Section> {
  const starts: { empty: Start[]; filled: Start[] } = { empty: [], filled: [] }
  for (let round = 0; round < sizes.starts; round += 1) {
    await engine.empty()
    const { quizly, start } = await startOnce(machine, engine)
    starts.empty.push(start)
    await quizly.stop()
  }
  let { quizly } = await startOnce(machine, engine)
  const submissionsOf = await prepareClass(quizly, sizes)
  const bells: ColdBell[] = []
  for (let round = 0; round < sizes.starts; round += 1) {
    const first = await submissionsOf(quizly, `C${round}`)
    await quizly.stop()
    const again = await startOnce(machine, engine)
    quizly = again.quizly
    starts.filled.push(again.start)
    const firstMs = await costOfOne(quizly, engine, first)
    for (let lesson = 0; lesson < sizes.coldLessons; lesson += 1)
      await costOfOne(quizly, engine, await submissionsOf(quizly, `C${round}L${lesson}`))
    const laterMs = await costOfOne(quizly, engine, await submissionsOf(quizly, `C${round}W`))
    bells.push({ firstMs, laterMs })
  }
  await quizly.stop()
  return describeStarts(engine.name, { starts, bells, sizes })
}

async function startOnce(machine: Machine, engine: Engine): Promise<{ quizly: Server; start: Start }> {
  const startedAt = performance.now()
  const quizly = await startQuizly(machine, engine.url)
  await callOnce(quizly.port, getHealth, {})
  const ms = performance.now() - startedAt
  return { quizly, start: { ms, cpuMs: cpuMsOf([quizly.pid]), memoryMb: memoryMb(quizly.pid) } }
}

/** Signs everybody up. The returned function starts a new quiz for all and returns their submissions. */
async function prepareClass({ port }: Server, { coldStudents }: Sizes) {
  const [educator] = await signUp(port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  const students: Account[] = await signUp(port, 'student', coldStudents)
  return async (quizly: Server, code: string): Promise<Submissions> => {
    const quiz = await openQuiz(quizly.port, educator, code.padEnd(8, 'x'))
    return firstSubmissions(quizly.port, students, [quiz])
  }
}

/** CPU ms of one of these submissions, in server and database. */
async function costOfOne({ port, pid }: Server, engine: Engine, work: Submissions): Promise<number> {
  const before = cpuMsOf([pid, ...engine.pids()])
  await exchange({ ...work, port, connections: work.requests.length })
  return (cpuMsOf([pid, ...engine.pids()]) - before) / work.requests.length
}
