import type { Result } from '@quizly/contract'
import { exchange } from '../http/exchange.ts'
import type { Reply } from '../http/reply.ts'
import type { Child, Place } from '../processes/child.ts'
import { memoryMb } from '../processes/cost.ts'
import { countFlushes } from '../processes/flushes.ts'
import { startBareServer, startBareStorage, startQuizly } from '../processes/servers.ts'
import type { Section } from '../report/section.ts'
import type { Sizes } from '../sizes.ts'
import { firstSubmissions, type Submissions } from './first-submissions.ts'
import { measureExchange } from './measured-exchange.ts'
import { openQuiz, signUp } from './seeding.ts'
import { describeSubmissions, type SubmissionRound } from './submissions-report.ts'

/** Submissions a second, each committed to the disk before its reply; round by round in turn with the bare limits. */
export async function measureSubmissions(place: Place, sizes: Sizes): Promise<Section> {
  const quizly = await startQuizly(place)
  const idleMb = memoryMb(quizly.pid)
  const prepare = await prepareSubmissions(quizly, sizes)
  const send = ({ port }: Child, work: Submissions) => ({ port, connections: sizes.connections, ...work })

  const warmUp = await prepare(0)
  const sample = await sendAndKeepOne(send(quizly, warmUp))
  const bareServer = await startBareServer(place, sample)
  await exchange(send(bareServer, bareWork(warmUp, sample, sizes.bareRepeats)))
  const storage = await startBareStorage(place, JSON.parse(sample.toString()) as Result, sizes)
  await storage.measure()

  const rounds: SubmissionRound[] = []
  for (let round = 1; round <= sizes.rounds; round += 1) {
    const work = await prepare(round)
    rounds.push({
      quizly: await measureExchange(quizly.pid, send(quizly, work)),
      memoryMb: memoryMb(quizly.pid),
      bare: await measureExchange(
        bareServer.pid,
        send(bareServer, bareWork(work, sample, sizes.bareRepeats)),
      ),
      storage: await storage.measure(),
    })
  }
  const traced = await prepare(sizes.rounds + 1)
  const flushes = await countFlushes(quizly.pid, place.folder, () => exchange(send(quizly, traced)))
  await Promise.all([quizly.stop(), bareServer.stop(), storage.stop()])
  return describeSubmissions({ sizes, rounds, idleMb, flushes: flushes && flushes / traced.requests.length })
}

/** Signs everybody up and gives what makes the submissions of a round, with quizzes of its own. */
async function prepareSubmissions({ port }: Child, { students: count, quizzes }: Sizes) {
  const [educator] = await signUp(port, 'admin', 1)
  if (!educator) throw new Error('There is no educator')
  const students = await signUp(port, 'student', count)
  return async (round: number): Promise<Submissions> => {
    const codes = Array.from({ length: quizzes }, (_, index) => `R${round}Q${index}`.padEnd(8, 'x'))
    const opened = await Promise.all(codes.map((code) => openQuiz(port, educator, code)))
    return firstSubmissions(port, students, opened)
  }
}

async function sendAndKeepOne(work: Parameters<typeof exchange>[0]): Promise<Buffer> {
  let kept = Buffer.alloc(0)
  const onReply = (reply: Reply, index: number) => {
    work.onReply(reply, index)
    kept = Buffer.from(reply.body)
  }
  await exchange({ ...work, onReply })
  return kept
}

/** The same requests to the bare server, several times over. */
function bareWork({ requests }: Submissions, sample: Buffer, repeats: number): Submissions {
  return {
    requests: Array.from({ length: repeats }, () => requests).flat(),
    onReply: ({ status, body }) => {
      if (status === 201 && body.equals(sample)) return
      throw new Error(`The bare server answered ${status}: ${body.toString()}`)
    },
  }
}
