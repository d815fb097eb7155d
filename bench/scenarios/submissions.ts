import type { Result } from '@quizly/contract'
import { type Exchange, exchange } from '../http/exchange.ts'
import type { Child, Place } from '../processes/child.ts'
import { memoryMb } from '../processes/cost.ts'
import { countFlushes, withSlowFlushes } from '../processes/flushes.ts'
import { startBareServer, startBareStorage, startQuizly } from '../processes/servers.ts'
import type { Section } from '../report/section.ts'
import type { Sizes } from '../sizes.ts'
import { firstSubmissions, type Submissions } from './first-submissions.ts'
import { measureExchange } from './measured-exchange.ts'
import { openQuiz, signUp } from './seeding.ts'
import {
  describeSubmissions,
  type SlowRound,
  slowFlushMs,
  type SubmissionRound,
} from './submissions-report.ts'

/** Submissions a second, each committed to the disk before its reply; round by round in turn with the bare limits. */
export async function measureSubmissions(place: Place, sizes: Sizes): Promise<Section> {
  const quizly = await startQuizly(place, `sqlite:${place.folder}/submissions.db`)
  const idleMb = memoryMb(quizly.pid)
  const prepare = await prepareSubmissions(quizly, sizes)
  const toQuizly = (work: Submissions) => ({ ...work, port: quizly.port, connections: sizes.connections })

  let work = await prepare()
  const sample = await sendAndKeepOne(toQuizly(work))
  const bareServer = await startBareServer(place, sample)
  const toBareServer = ({ requests }: Submissions) => ({
    ...repeatToBareServer(requests, sizes.bareRepeats, sample),
    port: bareServer.port,
    connections: sizes.connections,
  })
  await exchange(toBareServer(work))
  const storage = await startBareStorage(place, JSON.parse(sample.toString()) as Result)

  const rounds: SubmissionRound[] = []
  for (let round = 1; round < sizes.warmUps + sizes.rounds; round += 1) {
    work = await prepare()
    rounds.push({
      quizly: await measureExchange(quizly.pid, toQuizly(work)),
      memoryMb: memoryMb(quizly.pid),
      bare: await measureExchange(bareServer.pid, toBareServer(work)),
      storage: await storage.measure(sizes),
    })
  }
  work = await prepare()
  const flushes = await countFlushes(quizly.pid, place.folder, () => exchange(toQuizly(work)))
  const slowRounds: SlowRound[] = []
  for (let round = 0; round < sizes.slowRounds; round += 1) {
    work = await prepare()
    slowRounds.push({
      quizly: await withSlowFlushes(quizly.pid, slowFlushMs, () =>
        measureExchange(quizly.pid, toQuizly(work)),
      ),
      storage: await withSlowFlushes(storage.pid, slowFlushMs, () => storage.measure(sizes.slow)),
    })
  }
  await Promise.all([quizly.stop(), bareServer.stop(), storage.stop()])
  return describeSubmissions({
    sizes,
    rounds: rounds.slice(-sizes.rounds),
    slowRounds,
    idleMb,
    flushes: flushes && flushes / work.requests.length,
  })
}

/** Signs everybody up, and makes a round of first submissions each time that it is called, to quizzes of its own. */
async function prepareSubmissions({ port }: Child, { students: count, quizzes }: Sizes) {
  const [educator] = await signUp(port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  const students = await signUp(port, 'student', count)
  let round = 0
  return async (): Promise<Submissions> => {
    round += 1
    const codes = Array.from({ length: quizzes }, (_, index) => `R${round}Q${index}`.padEnd(8, 'x'))
    const opened = await Promise.all(codes.map((code) => openQuiz(port, educator, code)))
    return firstSubmissions(port, students, opened)
  }
}

/** One of the replies, as a pattern for the bare limits. */
async function sendAndKeepOne(work: Exchange): Promise<Buffer> {
  let kept: Buffer = Buffer.alloc(0)
  await exchange({
    ...work,
    onReply: (reply, index) => {
      work.onReply(reply, index)
      kept = Buffer.from(reply.body)
    },
  })
  return kept
}

/** The same requests several times over, each answered by the same bytes. */
function repeatToBareServer(requests: Buffer[], repeats: number, sample: Buffer): Submissions {
  return {
    requests: Array.from({ length: repeats }, () => requests).flat(),
    onReply: ({ status, body }) => {
      if (status === 201 && body.equals(sample)) return
      throw new Error(`The bare server answered ${status}: ${body.toString()}`)
    },
  }
}
